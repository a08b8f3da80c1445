# Names of cards. The functions CARD, CARDS and RANKS put them together (docs/translators.md).

## Ranks. $case is nom, acc or gen; .gender is what the suit agrees with.

rank-2 = { $case ->
     [acc] двойку
     [gen] двойки
    *[nom] двойка
}
    .gender = f
rank-3 = { $case ->
     [acc] тройку
     [gen] тройки
    *[nom] тройка
}
    .gender = f
rank-4 = { $case ->
     [acc] четвёрку
     [gen] четвёрки
    *[nom] четвёрка
}
    .gender = f
rank-5 = { $case ->
     [acc] пятёрку
     [gen] пятёрки
    *[nom] пятёрка
}
    .gender = f
rank-6 = { $case ->
     [acc] шестёрку
     [gen] шестёрки
    *[nom] шестёрка
}
    .gender = f
rank-7 = { $case ->
     [acc] семёрку
     [gen] семёрки
    *[nom] семёрка
}
    .gender = f
rank-8 = { $case ->
     [acc] восьмёрку
     [gen] восьмёрки
    *[nom] восьмёрка
}
    .gender = f
rank-9 = { $case ->
     [acc] девятку
     [gen] девятки
    *[nom] девятка
}
    .gender = f
rank-10 = { $case ->
     [acc] десятку
     [gen] десятки
    *[nom] десятка
}
    .gender = f
rank-J = { $case ->
     [acc] валета
     [gen] валета
    *[nom] валет
}
    .gender = m
rank-Q = { $case ->
     [acc] даму
     [gen] дамы
    *[nom] дама
}
    .gender = f
rank-K = { $case ->
     [acc] короля
     [gen] короля
    *[nom] король
}
    .gender = m
rank-A = { $case ->
     [acc] туза
     [gen] туза
    *[nom] туз
}
    .gender = m

## Suits.

suit-h = червей
suit-d = бубен
suit-c = треф
suit-s = пик

## Several cards of one rank. $n is their number, from two on.

count-f = { $n ->
     [2] { $case ->
         [gen] двух
        *[nom] две
    }
     [3] { $case ->
         [gen] трёх
        *[nom] три
    }
     [4] { $case ->
         [gen] четырёх
        *[nom] четыре
    }
    *[other] { $n }
}
# Дамы одушевлены: «двух дам».
count-q = { $n ->
     [2] { $case ->
         [acc] двух
         [gen] двух
        *[nom] две
    }
     [3] { $case ->
         [acc] трёх
         [gen] трёх
        *[nom] три
    }
     [4] { $case ->
         [acc] четырёх
         [gen] четырёх
        *[nom] четыре
    }
    *[other] { $n }
}
count-m = { $n ->
     [2] { $case ->
         [acc] двух
         [gen] двух
        *[nom] два
    }
     [3] { $case ->
         [acc] трёх
         [gen] трёх
        *[nom] три
    }
     [4] { $case ->
         [acc] четырёх
         [gen] четырёх
        *[nom] четыре
    }
    *[other] { $n }
}
ranks-2 = { count-f } { $n ->
     [few] { $case ->
         [gen] двоек
        *[nom] двойки
    }
    *[many] двоек
}
ranks-3 = { count-f } { $n ->
     [few] { $case ->
         [gen] троек
        *[nom] тройки
    }
    *[many] троек
}
ranks-4 = { count-f } { $n ->
     [few] { $case ->
         [gen] четвёрок
        *[nom] четвёрки
    }
    *[many] четвёрок
}
ranks-5 = { count-f } { $n ->
     [few] { $case ->
         [gen] пятёрок
        *[nom] пятёрки
    }
    *[many] пятёрок
}
ranks-6 = { count-f } { $n ->
     [few] { $case ->
         [gen] шестёрок
        *[nom] шестёрки
    }
    *[many] шестёрок
}
ranks-7 = { count-f } { $n ->
     [few] { $case ->
         [gen] семёрок
        *[nom] семёрки
    }
    *[many] семёрок
}
ranks-8 = { count-f } { $n ->
     [few] { $case ->
         [gen] восьмёрок
        *[nom] восьмёрки
    }
    *[many] восьмёрок
}
ranks-9 = { count-f } { $n ->
     [few] { $case ->
         [gen] девяток
        *[nom] девятки
    }
    *[many] девяток
}
ranks-10 = { count-f } { $n ->
     [few] { $case ->
         [gen] десяток
        *[nom] десятки
    }
    *[many] десяток
}
ranks-J = { count-m } { $n ->
     [few] { $case ->
         [acc] валетов
         [gen] валетов
        *[nom] валета
    }
    *[many] валетов
}
ranks-Q = { count-q } { $n ->
     [few] { $case ->
         [acc] дам
         [gen] дам
        *[nom] дамы
    }
    *[many] дам
}
ranks-K = { count-m } { $n ->
     [few] { $case ->
         [acc] королей
         [gen] королей
        *[nom] короля
    }
    *[many] королей
}
ranks-A = { count-m } { $n ->
     [few] { $case ->
         [acc] тузов
         [gen] тузов
        *[nom] туза
    }
    *[many] тузов
}

## Whole cards, and cards in a row.

# $rank и $suit — имена из списков выше.
card-name = { $rank } { $suit }

# Семёрка червей там, где она Шантал: одна и среди других карт.
card-santal = { $card }, Шантал
card-santal-listed = { $card } Шантал

# Карта, которая лежит рубашкой вверх.
rank-hidden = { $case ->
     [acc] закрытую карту
     [gen] закрытой карты
    *[nom] закрытая карта
}
ranks-hidden = { count-f } { $n ->
     [few] { $case ->
         [gen] закрытых карт
        *[nom] закрытые карты
    }
    *[many] закрытых карт
}

# Соединение: всё, кроме двух последних, затем последнее.
list-more = { $head }, { $next }
list-end = { $head } и { $last }
