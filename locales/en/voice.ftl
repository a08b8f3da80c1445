# The voice and the braille display: what they can't do, the voice of each language, scrolling.

does-everywhere-braille-back = Braille line back
does-everywhere-braille-forward = Braille line forward
braille-part = Part { $n } of { $count }.
braille-end = That is the end of the line.
braille-start = That is the beginning of the line.
braille-none = No braille display is known to the program.
braille-terminal = In the terminal, braille comes from the terminal's own screen reader.
braille-off = Braille is off. It is turned on in the options, under “Voice”.
braille-lost = The braille display no longer answers.

voice-lacks-language = The voice that speaks now doesn't know { $language }, so words will sound wrong: { $voice }. The program's own voice does; it is chosen in the options, under “Voice”.
# After “doesn't know”: how one says that somebody speaks a language.
in-language-en = English
in-language-cs = Czech
in-language-ru = Russian
in-language-sr = Serbian
in-language-other = the language { $tag }
state-lacks-language = doesn't speak { $language }
state-speaks = now { $voice }
state-unheard = no effect on the voice that speaks now
knob-unheard = { $label }: { $value }. It has no effect on the voice that speaks now: { $voice }.

voice-of-en = Voice for English
voice-of-cs = Voice for Czech
voice-of-ru = Voice for Russian
voice-of-sr = Voice for Serbian
voice-of-other = Voice for the language { $tag }
voice-of-about = { $key } opens its rate, pitch, variant and volume
voice-sample = This is how English sounds: the queen of hearts, 17.

opt-duck = Sounds give way to the voice
opt-duck-about = Whether sounds are lowered while the program's own voice speaks
opt-braille-cells = Length of the braille line
opt-braille-cells-about = How many cells your display has; a longer text is cut between words
value-cells = { $n } cells

doctor-can-shared = speak for other programs too
doctor-languages = Its voices speak { LIST($languages) }.
doctor-languages-none = Its voices speak none of the game's languages.
