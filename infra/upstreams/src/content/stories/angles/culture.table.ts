import { defineAngle, type Angle } from '../angle.ts'

/** What is told of an art or of a heritage. */
export const cultureAngles: readonly Angle[] = [
  defineAngle(
    'il cartellone',
    { dates: '8-19' },
    [
      '{w:dates} serate per {theme}: il cartellone {di:town}',
      '{theme} torna {a:town}: {w:dates} appuntamenti fino a primavera',
    ],
    'Gli appuntamenti sono {w:dates}, i biglietti da cinque euro: {a:town} la stagione che celebra {theme} comincia {d+4~15} e chiude con una festa.',
    [
      'Il manifesto è giallo, perché si veda dalla corriera: {a:town} {theme} avrà {w:dates} serate, la prima {d+4~15} {a:theatre}. {the.culture}: «[Abbiamo chiesto nomi meno noti e più coraggio|I biglietti da {5-8} euro sono la scelta più importante]». Abbonamenti già a quota {120-480}.',
    ],
    ['Vengo {da:other} con {w3-5} amiche: [si fa cena prima|il posto è sempre quello].', '{f1}, abbonata'],
  ),
  defineAngle(
    'il premio',
    { rivals: '90-480' },
    [
      'Su {rivals} opere vince {p1}: il premio {di:town} per {theme}',
      'Il premio {di:town} a {p1}, {p1.age} anni: in gara erano {rivals}',
    ],
    'La giuria ha letto, visto e ascoltato {rivals} opere: il premio {di:town} dedicato {a:theme} va {a:p1}, {p1.age} anni, all’esordio.',
    [
      'Quando hanno fatto il suo nome stava cercando le chiavi dell’auto: {p1}, {p1.age} anni, ha vinto il premio {di:town}, che dal {1986-2009} onora {theme}. In gara {rivals} opere, {w3-5} finaliste. La giuria parla di «[una voce che non alza la voce|un lavoro paziente e allegro]». In palio {1200-4000} euro: «[Riparo il tetto|Pago l’affitto e offro da bere]».',
    ],
    ['Ho cominciato {a:hamlet} di nascosto: [adesso lo sanno tutti|mia madre lo scopre dal giornale].', '{p1}'],
  ),
  defineAngle(
    'la riapertura della sala',
    { months: '9-40', seats: '90-380' },
    [
      'Riapre la sala {di:hamlet}: {seats} posti per {theme}',
      'Luci accese dopo {months} mesi: {hamlet} ritrova la sua sala',
    ],
    'Poltrone nuove, stesso sipario: dopo {months} mesi di lavori la sala {di:hamlet} riapre con una serata per {theme}. Posti esauriti in un giorno.',
    [
      'Il sipario è quello vecchio, rammendato in {w3-6} punti: dopo {months} mesi di cantiere la sala {di:hamlet} riapre con {seats} posti e una serata per {theme}. Costo {180-780*1000} euro, [un terzo raccolto porta a porta|metà della Regione]. {the.mayor} ha tagliato il nastro [con le forbici della sarta|insieme ai bambini].',
    ],
    ['Qui ho baciato mio marito nel {1961-1974}: {a:hamlet} la fila è ancora la stessa.', '{f1}, {74-86} anni'],
  ),
  defineAngle(
    'l’ospite atteso',
    { seats: '240-900' },
    ['{p1} {a:town}: «{theme} non è roba da esperti»', 'Posti esauriti per {p1}: {seats} persone {a:theatre}'],
    'In {seats} per ascoltare {p1}: una serata {a:town} {su:theme}, tra aneddoti, risate e una domanda che ha zittito la sala.',
    [
      'Ha chiesto solo un bicchiere d’acqua e una sedia: {p1} ha parlato {su:theme} per due ore davanti a {seats} persone. «[Non è roba da esperti|Chi dice di aver capito mente], [basta lasciarsi annoiare il tempo giusto|e io sono il primo della lista]». Alla fine {40-160} copie firmate e una foto con il custode {di:street}.',
    ],
    ['Ho fatto una domanda sola, se vale la pena: {a:hamlet} ci penso ancora.', '{f1}, in terza fila'],
  ),
  defineAngle(
    'la scoperta dello studioso',
    { year: '1420-1790' },
    ['Una firma del {year}: la scoperta che riscrive {theme}', '{the.historian}: «Così {theme} cambia data»'],
    'Era in un registro di conti, fra sacchi di grano e candele: una nota del {year} obbliga gli studiosi a rivedere quello che si sapeva {su:theme}.',
    [
      'Cercava il prezzo delle candele e ha trovato una firma: {the.historian} ha letto in un registro {di:hamlet} una nota del {year} che [anticipa di {20-70} anni|rimette in discussione] quello che si sapeva {su:theme}. «[Ho chiuso il faldone e ho aspettato un giorno|L’ho riletta {w6-15} volte]». La pubblicherà {a:nextmonth}.',
    ],
    ['Gli archivi {di:town} parlano piano: [bisogna tornare|serve pazienza].', '{the.historian}'],
  ),
  defineAngle(
    'il pubblico che cresce',
    { share: '8-34', seats: '9-64*1000' },
    [
      'Sale piene {a:town}: {theme} guadagna {il:share} per cento',
      '{seats} presenze in un anno: {theme} conquista i giovani',
    ],
    'Le presenze in un anno sono {seats}, {il:share} per cento in più: {theme} {a:town} piace soprattutto a chi ha meno di trent’anni.',
    [
      'Il numero che sorprende è in fondo alla tabella: un biglietto su {w3-4} è di chi non ha trent’anni. {a:town} {theme} conta {seats} presenze, {il:share} per cento in più. {the.culture}: «[Abbiamo abbassato i prezzi e spostato gli orari|I ragazzi non leggono i manifesti, si passano la voce]». Mancano [parcheggi|posti a sedere].',
    ],
    ['Ci vado con gli amici perché {a:town} [non si paga quasi niente|poi si resta a parlare].', '{p2}, {18-26} anni'],
  ),
  defineAngle(
    'il tesoro all’asta',
    { price: '4-90*1000' },
    [
      'All’asta per {price} euro, il Comune lo riporta {a:town}',
      'Torna a casa dopo {60-140} anni: {town} compra all’asta',
    ],
    'Era in una casa di Parigi: un pezzo che racconta {theme} torna {a:town}, comprato all’asta per {price} euro dopo una gara al telefono.',
    [
      'La mano alzata era al telefono, da una stanza {di:street}: dopo {w5-12} rilanci {town} si è aggiudicata per {price} euro un pezzo che racconta {theme}, uscito dalla provincia [con un matrimonio|durante la guerra]. {the.culture}: «[Avevamo un tetto e l’abbiamo superato di {200-900} euro|Ho trattenuto il respiro]». Si vedrà {a:museum} {a:nextmonth}.',
    ],
    ['L’ho visto in una fotografia di mio nonno, {a:hamlet}: [era lui|non ci credevo].', '{the.curator}'],
  ),
  defineAngle(
    'la polemica sul manifesto',
    { comments: '240-1900' },
    ['Il manifesto divide {town}: {comments} commenti in un giorno', '«Brutto», «geniale»: {theme} fa litigare {town}'],
    'Un manifesto e {comments} commenti: il modo di raccontare {theme} divide {town}. {the.culture}: «Almeno ne parlano tutti».',
    [
      'Qualcuno ha disegnato i baffi, qualcun altro li ha cancellati: il manifesto che annuncia gli appuntamenti dedicati {a:theme} ha diviso {town}, {comments} commenti in un giorno. L’autore, {p1}, {27-39} anni, [ride|allarga le braccia]: «[Volevo che ci si fermasse|Mia nonna lo trova orrendo e ha ragione]». Il Comune [non lo toglierà|ne stampa altre {200-600} copie].',
    ],
    ['A me piace: {a:hamlet} non si discuteva così [dalla rotonda|da anni].', '{f1}'],
  ),
]
