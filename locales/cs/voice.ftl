# Hlas a braillský řádek: co neumějí, hlas pro každý jazyk, posouvání řádku.

does-everywhere-braille-back = Braillský řádek zpět
does-everywhere-braille-forward = Braillský řádek dál
braille-part = Část { $n } z { $count }.
braille-end = To je konec textu.
braille-start = To je začátek textu.
braille-none = Program o žádném braillském řádku neví.
braille-terminal = V terminálu obstarává braille odečítač obrazovky.
braille-off = Braillský výstup je vypnutý. Zapíná se v nastavení v oddílu Hlas.
braille-lost = Braillský řádek přestal odpovídat.

voice-lacks-language = Teď mluví { $voice } a neumí { $language }, takže slova budou znít špatně. Vlastní hlas programu { $language } umí; volí se v nastavení v oddílu Hlas.
# Za slovem „neumí“.
in-language-en = anglicky
in-language-cs = česky
in-language-ru = rusky
in-language-sr = srbsky
in-language-other = jazyk { $tag }
state-lacks-language = neumí { $language }
state-speaks = teď mluví { $voice }
state-unheard = na hlas, který teď mluví, nemá vliv
knob-unheard = { $label }: { $value }. Teď mluví { $voice } a na ten to nemá vliv.

voice-of-en = Hlas pro angličtinu
voice-of-cs = Hlas pro češtinu
voice-of-ru = Hlas pro ruštinu
voice-of-sr = Hlas pro srbštinu
voice-of-other = Hlas pro jazyk { $tag }
voice-of-about = { $key } otevře jeho rychlost, výšku, variantu a hlasitost
voice-sample = Takhle zní čeština: srdcová dáma, 17.

opt-duck = Zvuky ustupují hlasu
opt-duck-about = Zda se zvuky ztlumí, když mluví vlastní hlas
opt-braille-cells = Délka braillského řádku
opt-braille-cells-about = Kolik znaků má váš řádek; delší text se dělí mezi slovy
value-cells = znaků: { $n }

doctor-can-shared = mluvit i za jiné programy
doctor-languages = Jeho hlasy umějí { LIST($languages) }.
doctor-languages-none = Jeho hlasy neumějí žádný jazyk této hry.
