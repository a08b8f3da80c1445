# Голос и брайлевский дисплей: чего они не умеют, голос каждого языка, прокрутка строки.

does-everywhere-braille-back = Брайлевская строка назад
does-everywhere-braille-forward = Брайлевская строка вперёд
braille-part = Часть { $n } из { $count }.
braille-end = Это конец текста.
braille-start = Это начало текста.
braille-none = Брайлевский дисплей не найден.
braille-terminal = В терминале брайль выводит скринридер самого терминала.
braille-off = Брайль выключен. Он включается в настройках, в разделе «Голос».
braille-lost = Брайлевский дисплей больше не отвечает.

voice-lacks-language = Этот голос не говорит { $language }, так что слова прозвучат неверно: { $voice }. Голос программы говорит { $language }; он выбирается в настройках, в разделе «Голос».
# После слов «не говорит» и «говорят».
in-language-en = по-английски
in-language-cs = по-чешски
in-language-ru = по-русски
in-language-sr = по-сербски
in-language-other = на языке { $tag }
state-lacks-language = не говорит { $language }
state-speaks = сейчас говорит { $voice }
state-unheard = не влияет на голос, который сейчас говорит
knob-unheard = { $label }: { $value }. На голос, который сейчас говорит, это не влияет: { $voice }.

voice-of-en = Голос для английского
voice-of-cs = Голос для чешского
voice-of-ru = Голос для русского
voice-of-sr = Голос для сербского
voice-of-other = Голос для языка { $tag }
voice-of-about = { $key } открывает его скорость, высоту, вариант и громкость
voice-sample = Так звучит русский: дама червей, 17.

opt-duck = Звуки уступают голосу
opt-duck-about = Приглушать ли звуки, пока говорит голос программы
opt-braille-cells = Длина брайлевской строки
opt-braille-cells-about = Сколько знаков на вашем дисплее; длинный текст делится между словами
value-cells = { $n ->
     [one] { $n } знак
     [few] { $n } знака
    *[many] { $n } знаков
}

doctor-can-shared = говорить и за другие программы
doctor-languages = Голоса там говорят { LIST($languages) }.
doctor-languages-none = Ни на одном языке игры голоса там не говорят.
