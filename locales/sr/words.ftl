# Counted nouns, for the functions NOUN, CHIPS, POINTS and CARDCOUNT (docs/translators.md). $n is the number,
# $case is nom or acc. The words of the banker's call stand at the end.

noun-chip = { $n ->
     [one] { $n } жетон
     [few] { $n } жетона
    *[other] { $n } жетона
}
noun-point = { $n ->
     [one] { $n } поен
     [few] { $n } поена
    *[other] { $n } поена
}
noun-card = { $n ->
     [one] { $n } { $case ->
         [acc] карту
        *[nom] карта
    }
     [few] { $n } карте
    *[other] { $n } карата
}
noun-stake = { $n ->
     [one] { $n } улог
     [few] { $n } улога
    *[other] { $n } улога
}
noun-round = { $n ->
     [one] { $n } { $case ->
         [acc] рунду
        *[nom] рунда
    }
     [few] { $n } рунде
    *[other] { $n } рунди
}
noun-circle = { $n ->
     [one] { $n } круг
     [few] { $n } круга
    *[other] { $n } кругова
}
noun-player = { $n ->
     [one] { $n } играч
     [few] { $n } играча
    *[other] { $n } играча
}
noun-hand = { $n ->
     [one] { $n } { $case ->
         [acc] руку
        *[nom] рука
    }
     [few] { $n } руке
    *[other] { $n } руку
}
noun-pack = { $n ->
     [one] { $n } шпил
     [few] { $n } шпила
    *[other] { $n } шпилова
}
noun-picture = { $n ->
     [one] { $n } { $case ->
         [acc] слику
        *[nom] слика
    }
     [few] { $n } слике
    *[other] { $n } слика
}
noun-box = { $n ->
     [one] { $n } бокс
     [few] { $n } бокса
    *[other] { $n } боксова
}
noun-seat = { $n ->
     [one] { $n } место
     [few] { $n } места
    *[other] { $n } места
}
noun-second = { $n ->
     [one] { $n } { $case ->
         [acc] секунду
        *[nom] секунда
    }
     [few] { $n } секунде
    *[other] { $n } секунди
}

# Банкар стаје: $n је његов збир плус један, од 3 до 21. Користи је THRESHOLD.
threshold-word = { $n ->
     [3] Три
     [4] Четири
     [5] Пет
     [6] Шест
     [7] Седам
     [8] Осам
     [9] Девет
     [10] Десет
     [11] Једанаест
     [12] Дванаест
     [13] Тринаест
     [14] Четрнаест
     [15] Петнаест
     [16] Шеснаест
     [17] Седамнаест
     [18] Осамнаест
     [19] Деветнаест
     [20] Двадесет
     [21] Двадесет један
    *[other] { $n }
}
threshold-takes = { THRESHOLD($n) } { $n ->
     [3] добијају
     [4] добијају
    *[other] добија
}!
