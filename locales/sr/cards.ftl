# Names of cards. The functions CARD, CARDS and RANKS put them together (docs/translators.md).

## Ranks. $case is nom, acc or gen; .gender is what the suit agrees with.

rank-2 = { $case ->
     [acc] двојку
     [gen] двојке
    *[nom] двојка
}
    .gender = f
rank-3 = { $case ->
     [acc] тројку
     [gen] тројке
    *[nom] тројка
}
    .gender = f
rank-4 = { $case ->
     [acc] четворку
     [gen] четворке
    *[nom] четворка
}
    .gender = f
rank-5 = { $case ->
     [acc] петицу
     [gen] петице
    *[nom] петица
}
    .gender = f
rank-6 = { $case ->
     [acc] шестицу
     [gen] шестице
    *[nom] шестица
}
    .gender = f
rank-7 = { $case ->
     [acc] седмицу
     [gen] седмице
    *[nom] седмица
}
    .gender = f
rank-8 = { $case ->
     [acc] осмицу
     [gen] осмице
    *[nom] осмица
}
    .gender = f
rank-9 = { $case ->
     [acc] деветку
     [gen] деветке
    *[nom] деветка
}
    .gender = f
rank-10 = { $case ->
     [acc] десетку
     [gen] десетке
    *[nom] десетка
}
    .gender = f
rank-J = { $case ->
     [acc] жандара
     [gen] жандара
    *[nom] жандар
}
    .gender = m
rank-Q = { $case ->
     [acc] даму
     [gen] даме
    *[nom] дама
}
    .gender = f
rank-K = { $case ->
     [acc] краља
     [gen] краља
    *[nom] краљ
}
    .gender = m
rank-A = { $case ->
     [acc] кеца
     [gen] кеца
    *[nom] кец
}
    .gender = m

## Suits.

suit-h = херц
suit-d = каро
suit-c = треф
suit-s = пик

## Several cards of one rank. $n is their number, from two on.

count-f = { $n ->
     [2] две
     [3] три
     [4] четири
    *[other] { $n }
}
count-m = { $n ->
     [2] два
     [3] три
     [4] четири
    *[other] { $n }
}
ranks-2 = { count-f } { $n ->
     [few] двојке
    *[other] двојки
}
ranks-3 = { count-f } { $n ->
     [few] тројке
    *[other] тројки
}
ranks-4 = { count-f } { $n ->
     [few] четворке
    *[other] четворки
}
ranks-5 = { count-f } { $n ->
     [few] петице
    *[other] петица
}
ranks-6 = { count-f } { $n ->
     [few] шестице
    *[other] шестица
}
ranks-7 = { count-f } { $n ->
     [few] седмице
    *[other] седмица
}
ranks-8 = { count-f } { $n ->
     [few] осмице
    *[other] осмица
}
ranks-9 = { count-f } { $n ->
     [few] деветке
    *[other] деветки
}
ranks-10 = { count-f } { $n ->
     [few] десетке
    *[other] десетки
}
ranks-J = { count-m } жандара
ranks-Q = { count-f } { $n ->
     [few] даме
    *[other] дама
}
ranks-K = { count-m } { $n ->
     [few] краља
    *[other] краљева
}
ranks-A = { count-m } { $n ->
     [few] кеца
    *[other] кечева
}

## Whole cards, and cards in a row.

# $rank и $suit су имена одозго.
card-name = { $rank } { $suit }

# Седмица херц тамо где је Шантал: сама и међу другим картама.
card-santal = { $card }, Шантал
card-santal-listed = { $card } Шантал

# Карта која лежи лицем надоле.
rank-hidden = { $case ->
     [acc] скривену карту
     [gen] скривене карте
    *[nom] скривена карта
}
ranks-hidden = { count-f } { $n ->
     [few] скривене карте
    *[other] скривених карата
}

# Спајање: све осим последње две, па последња.
list-more = { $head }, { $next }
list-end = { $head } и { $last }
