# Counted nouns, for the functions NOUN, CHIPS, POINTS and CARDCOUNT (docs/translators.md). $n is the number,
# $case is nom or acc. The words of the banker's call stand at the end.

noun-chip = { $n ->
     [one] { $n } { $case ->
         [acc] фишку
        *[nom] фишка
    }
     [few] { $n } фишки
    *[many] { $n } фишек
}
noun-point = { $n ->
     [one] { $n } очко
     [few] { $n } очка
    *[many] { $n } очков
}
noun-card = { $n ->
     [one] { $n } { $case ->
         [acc] карту
        *[nom] карта
    }
     [few] { $n } карты
    *[many] { $n } карт
}
noun-stake = { $n ->
     [one] { $n } { $case ->
         [acc] ставку
        *[nom] ставка
    }
     [few] { $n } ставки
    *[many] { $n } ставок
}
noun-round = { $n ->
     [one] { $n } раунд
     [few] { $n } раунда
    *[many] { $n } раундов
}
noun-circle = { $n ->
     [one] { $n } круг
     [few] { $n } круга
    *[many] { $n } кругов
}
noun-player = { $n ->
     [one] { $n } игрок
     [few] { $n } игрока
    *[many] { $n } игроков
}
noun-hand = { $n ->
     [one] { $n } { $case ->
         [acc] руку
        *[nom] рука
    }
     [few] { $n } руки
    *[many] { $n } рук
}
noun-pack = { $n ->
     [one] { $n } { $case ->
         [acc] колоду
        *[nom] колода
    }
     [few] { $n } колоды
    *[many] { $n } колод
}
noun-picture = { $n ->
     [one] { $n } { $case ->
         [acc] картинку
        *[nom] картинка
    }
     [few] { $n } картинки
    *[many] { $n } картинок
}
noun-box = { $n ->
     [one] { $n } бокс
     [few] { $n } бокса
    *[many] { $n } боксов
}
noun-seat = { $n ->
     [one] { $n } место
     [few] { $n } места
    *[many] { $n } мест
}
noun-second = { $n ->
     [one] { $n } { $case ->
         [acc] секунду
        *[nom] секунда
    }
     [few] { $n } секунды
    *[many] { $n } секунд
}

# Банкир остановился: $n — его очки плюс одно, от 3 до 21. По-русски называют сами очки банкира,
# поэтому слово здесь на одно меньше числа. Используется функцией THRESHOLD.
threshold-word = { $n ->
     [3] два
     [4] три
     [5] четыре
     [6] пять
     [7] шесть
     [8] семь
     [9] восемь
     [10] девять
     [11] десять
     [12] одиннадцать
     [13] двенадцать
     [14] тринадцать
     [15] четырнадцать
     [16] пятнадцать
     [17] шестнадцать
     [18] семнадцать
     [19] восемнадцать
     [20] девятнадцать
     [21] двадцать
    *[other] { $n }
}
threshold-takes = Банкир: хватит, { THRESHOLD($n) }.
