# Глас и брајев ред: шта не умеју, глас за сваки језик, померање реда.

does-everywhere-braille-back = Брајев ред назад
does-everywhere-braille-forward = Брајев ред напред
braille-part = Део { $n } од { $count }.
braille-end = То је крај текста.
braille-start = То је почетак текста.
braille-none = Брајев ред није нађен.
braille-terminal = У терминалу брајицу приказује читач екрана самог терминала.
braille-off = Брајица је искључена. Укључује се у подешавањима, у делу „Глас“.
braille-lost = Брајев ред више не одговара.

voice-lacks-language = Глас који сада говори не зна { $language }, па ће речи звучати погрешно: { $voice }. Сопствени глас програма зна { $language }; бира се у подешавањима, у делу „Глас“.
# После „не зна“.
in-language-en = енглески
in-language-cs = чешки
in-language-ru = руски
in-language-sr = српски
in-language-other = језик { $tag }
state-lacks-language = не зна { $language }
state-speaks = сада говори { $voice }
state-unheard = не утиче на глас који сада говори
knob-unheard = { $label }: { $value }. На глас који сада говори то не утиче: { $voice }.

voice-of-en = Глас за енглески
voice-of-cs = Глас за чешки
voice-of-ru = Глас за руски
voice-of-sr = Глас за српски
voice-of-other = Глас за језик { $tag }
voice-of-about = { $key } отвара његову брзину, висину, варијанту и јачину
voice-sample = Овако звучи српски: дама херц, 17.

opt-duck = Звуци се стишавају док глас говори
opt-duck-about = Да ли се звуци стишавају док говори сопствени глас
opt-braille-cells = Дужина брајевог реда
opt-braille-cells-about = Колико знакова има ваш брајев ред; дужи текст се дели између речи
value-cells = { $n ->
     [one] { $n } знак
     [few] { $n } знака
    *[other] { $n } знакова
}

doctor-can-shared = говори и за друге програме
doctor-languages = Његови гласови знају { LIST($languages) }.
doctor-languages-none = Његови гласови не знају ниједан језик ове игре.
