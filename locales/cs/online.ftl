# Hra s ostatními: domy, stoly pro více lidí, spojení.

main-with-others = Hra s ostatními
online-title = Hra s ostatními
online-near = Domy v této síti
online-near-title = Domy v této síti
online-near-looking = Hledám domy v této síti.
online-near-none = V této síti se žádný dům nenašel. Pokud tu nějaký je, dá se zadat jeho adresa.
online-near-failed = V této síti se domy hledat nedají. Zadejte prosím adresu.
online-other = Jiná adresa
online-address-title = Adresa domu
online-address-prompt = Adresa domu. Napište ji a stiskněte { $key }.
online-address-wrong = „{ $text }“ není adresa. Adresa vypadá třeba jako play.example.org nebo 192.168.1.20.
online-connecting = Připojuji se na { $address }.
online-words-ask = Tento dům je tu nový. Jeho slova jsou: { CARDS($words) }. Říká hostitel tatáž?
online-sign-title = { $house }
online-sign-new = Jsem tu poprvé
online-sign-known = Už tu mám jméno
online-name-prompt = Vaše jméno v tomto domě: { $name }. Napište jiné, nebo stiskněte { $key }.
online-name-title = Jméno
online-passphrase-title = Heslo
online-passphrase-prompt = Heslo. Nejméně osm znaků; dobře se pamatují čtyři slova. Potom stiskněte { $key }.
online-recovery = Jste uvnitř. Kdybyste heslo zapomněli, nahradí ho tato slova: { $words }. Zapište si je.
online-house-title = { $house }. Vaše jméno: { $name }
online-house-tables = Stoly
online-house-new = Nový stůl
online-house-back = Zpět ke stolu
online-house-forget = Odhlásit toto zařízení
online-house-leave = Odejít z domu
online-signed-out = Toto zařízení je odhlášeno.
online-tables-title = Stoly
online-tables-none = Zatím tu není žádný stůl. Můžete ho otevřít.
online-table-row = { $game }, hostitel { $host }
online-table-free = volná místa: { $free }
online-table-full = žádné místo není volné
online-table-word = na slovo pozvánky
online-table-title = { $game }, hostitel { $host }
online-table-sit = Přisednout
online-table-listen = Poslouchat
online-word-title = Slovo pozvánky
online-word-prompt = Slovo pozvánky. Napište ho a stiskněte { $key }.
online-came = { $name } přichází ke stolu.
online-listens = { $name } poslouchá.
online-went = { $name } odchází.
online-away = { $name } je pryč: stůl to místo přeskakuje.
online-away-mine = Jste pryč: stůl vás přeskakuje.
online-back = { $name } je zpět.
online-back-mine = Jste zpět u stolu.
online-back-missed = Jste zpět u stolu. Kola bez vás: { $count }.
online-cut = Spojení je přerušeno: { $name }. Místo zůstává obsazené.
online-returned = Spojení je obnoveno: { $name }.
online-host = Hostitelem stolu je teď { $name }.
online-host-mine = Hostitelem stolu jste teď vy.
online-stand-in = Čas vypršel, stůl odpovídá za hráče. Jméno: { $name }.
online-stand-in-mine = Čas vypršel: stůl odpovídá za vás.
online-time = Více času má { $name }: { $seconds } s.
online-time-mine = Zbývá vám { $seconds } s.
online-said = { $name }: { $text }
online-nudged = { $name } připomíná: stůl čeká na vás.
online-restart = Dům se za { $seconds } s restartuje. Stoly potom pokračují.
online-announcement = Dům oznamuje: { $text }
online-gone-closed = Stůl je zavřený.
online-gone-removed = Hostitel ukončil vaši hru u tohoto stolu. Žetony vám zůstávají.
online-elsewhere = Přihlásili jste se na jiném zařízení a sedíte teď tam.
online-seat-given = Sedáte si ke stolu.
online-wait-seat = Právě se hraje. Do konce kola posloucháte, pak dostanete místo.
online-state-cut = Spojení je přerušeno. Zkouším to znovu.
online-state-back = Spojení je obnoveno.
online-state-closed = Spojení s domem skončilo.
online-waiting = Čekám na dům.
online-fault-no-answer = Na adrese { $address } žádný dům neodpovídá. Zkontrolujte adresu a zda dům běží.
online-fault-no-house = Na adrese { $address } odpovídá něco jiného než dům.
online-fault-older-house = Dům na adrese { $address } je starší než váš program, proto se s ním navštívit nedá.
online-fault-newer-house = Dům na adrese { $address } je novější než váš program: nejdřív je třeba program aktualizovat.
online-fault-certificate-changed = Dům na adrese { $address } se prokazuje jiným certifikátem než dřív. Může jít o jiný dům, nic mu nebylo posláno. Zeptejte se hostitele.
online-fault-cut = Spojení s domem je přerušeno, zkouším to znovu. Co jste udělali, bude platit po obnovení.
online-fault-slow = Dům neodpovídá.
online-why-protocol = Dům tomuto programu nerozumí.
online-why-older-program = Váš program je starší než tento dům: než si tu zahrajete, je třeba ho aktualizovat.
online-why-newer-program = Váš program je novější než tento dům: zatím tu hrát nejde.
online-why-busy = Dům má právě hodně práce. Zkuste to za chvíli.
online-why-sign-in-first = Nejdřív se přihlaste.
online-why-wrong-passphrase = Jméno a heslo k sobě nepatří.
online-why-too-many-tries = Příliš mnoho pokusů. Zkuste to za { $seconds } s.
online-why-name-taken = Toto jméno tu už někdo má.
online-why-name-sounds-taken = Jméno někoho jiného tu zní stejně. Zvolte jiné.
online-why-name-empty = Je potřeba jméno.
online-why-name-long = Toto jméno je příliš dlouhé.
online-why-name-characters = V tomto jméně jsou znaky, které se nedají vyslovit.
online-why-name-mixed = V tomto jméně se mísí písmena dvou abeced.
online-why-passphrase-short = Heslo je příliš krátké: nejméně osm znaků.
online-why-passphrase-long = Heslo je příliš dlouhé.
online-why-no-such-table = Takový stůl už tu není.
online-why-table-full = Všechna místa u tohoto stolu mají lidé.
online-why-table-closed = Stůl se mezitím zavřel.
online-why-no-listeners = U tohoto stolu se poslouchat nedá.
online-why-wrong-word = To není slovo pozvánky k tomuto stolu.
online-why-seated-elsewhere = Sedíte u jiného stolu. Nejdřív od něj odejděte.
online-why-too-many-tables = Otevřeli jste už tolik stolů, kolik je možné.
online-why-not-at-table = U tohoto stolu nesedíte.
online-why-table-moved = Stůl mezitím pokračoval. Poslechněte si, na co se ptá teď.
online-why-not-host = To dělá jen hostitel stolu.
online-why-no-such-game = Tento dům takovou hru nemá.
online-why-bad-options = Taková pravidla stolu dům nepřijímá.
online-why-too-fast = To bylo moc rychle. Chvíli počkejte.
online-why-restarting = Dům se právě restartuje. Zkuste to za minutu.
online-why-chips-elsewhere = Vaše žetony tu nestačí na nejmenší sázku. Do deseti minut se měšec zase doplní.
online-why-store = Dům nemůže nic zapsat: nestalo se nic. Řekněte to hostiteli.
online-why-banned = Tento dům vás nevpustí.
online-why-muted = Psát tu teď nemůžete.
online-why-nothing-to-say = Tady teď není co dělat.
online-why-too-long = To je příliš dlouhé.
online-why-said-already = To už jste právě napsali.
online-why-no-such-person = Nikdo takový tu není.
online-why-blocked = S tímto člověkem to nejde.
online-why-asked-enough = O to jste v tomto kole požádali dost často.
ask-listening = U tohoto stolu jen posloucháte.
ask-listening-between = Kolo se nehraje.
online-waits-for = Stůl čeká, na řadě je { $name }.
online-waits-ready = Čeká se, až budou všichni chtít další kolo: { $names }.
online-left-seconds = Zbývá { $seconds } s.
online-seat-away = Není u stolu.
online-seat-cut = Spojení je přerušeno.
online-left = Odešli jste od stolu.
text-secret = znaků: { $count }
does-company-write = Napsat ke stolu
does-company-who = Kdo je u stolu
does-company-away = Pryč, nebo zpět
does-company-nudge = Připomenout se tomu, na koho se čeká
does-company-more-time = Více času na odpověď
online-write-title = Napsat ke stolu
online-write-prompt = Napište zprávu ke stolu a stiskněte { $key }.
online-passphrase-file = Soubor s heslem se nedá přečíst: { $path }.
online-who = U stolu: { $names }.
online-who-one = { $state ->
    [cut] { $name } – přerušené spojení
    [away] { $name } – pryč
    [listens] { $name } – poslouchá
   *[plays] { $name }
}
keys-waited = To, na co soubor s klávesami čeká, nezaznělo. Program končí.
online-why-alone = Stůl čeká, až přisedne ještě někdo.
online-phrase = { $phrase ->
    [hello] Dobrý den.
    [good-luck] Hodně štěstí!
    [well-played] Pěkně zahráno!
    [congratulations] Gratuluji!
    [bad-luck] Smůla.
    [thanks] Děkuji.
    [not-at-all] Není zač.
    [sorry] Promiňte.
    [one-moment] Okamžik, prosím.
    [ready] Můžeme pokračovat.
    [whose-turn] Kdo je na tahu?
    [your-turn] Jste na tahu.
    [again] Ještě jedno kolo?
    [last-round] Tohle je moje poslední kolo.
    [goodbye] Na shledanou.
    [yes] Ano.
   *[no] Ne.
}
online-said-phrase = { $name }: { online-phrase }
online-phrases-title = Hotové věty ke stolu
does-company-phrases = Hotové věty ke stolu
