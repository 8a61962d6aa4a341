import { defineEvent, valleys } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const farmingEvents: readonly StoryEvent[] = [
  defineEvent(
    'il prezzo del latte',
    ['cow', 'farm-machine'],
    { cents: '2-7', stalls: '140-620' },
    [
      'Latte, firmato l’accordo: {w:cents} centesimi in più alla stalla',
      'Latte, {stalls} stalle col fiato sospeso: strappati {w:cents} centesimi',
      '«Era ora»: {w:cents} centesimi in più al litro per {stalls} allevatori',
    ],
    [
      'L’intesa vale per {stalls} stalle e {w6-12} mesi: {w:cents} centesimi al litro in più. Gli allevatori {di:town}: «Copre a malapena i mangimi».',
      'Dopo {w4-14} settimane di trattativa il prezzo sale di {w:cents} centesimi. Ne beneficiano {stalls} aziende della provincia.',
    ],
    [
      '{w:cents} centesimi al litro: tanto [vale|aggiunge] l’accordo [firmato|chiuso] {n-1} tra produttori e caseifici, che riguarda {stalls} stalle e durerà {w6-12} mesi. {a:town} si mungono {12-90*10} quintali al giorno.',
      'Nella stalla {di:h1}, {60-320} capi {a:hamlet}, [la sveglia è alle {w3-5}|i robot lavorano giorno e notte]: «[I mangimi sono saliti {del:10-30} per cento|Con {w:cents} centesimi pago la corrente|Mio figlio vuole continuare e io non so cosa dirgli]».',
    ],
    [
      [
        '[Le vacche|Gli animali] non fanno ferie: {a:hamlet} un centesimo al litro vale {200-900} euro al mese.',
        '{h1}, allevatore',
      ],
      ['È [un primo passo|una boccata d’aria]: tra {w3-9} mesi {a:town} ci rivedremo.', '{the.coldiretti}'],
    ],
  ),
  defineEvent(
    'la campagna del pomodoro',
    ['farm-machine', 'countryside', 'grain'],
    { tons: '180-420*1000', price: '110-160' },
    [
      'Pomodoro, si chiude a {tons} tonnellate: «Annata sul filo»',
      'Pomodoro, prezzo a {price} euro: i produttori {di:town} ci provano',
      'Campi rossi {a:hamlet}: raccolta al via, attese {tons} tonnellate',
    ],
    [
      'Prezzo a {price} euro la tonnellata, raccolto da {tons} tonnellate: {a:town} le macchine lavorano giorno e notte per {20-45} giorni.',
      'Acqua contata e listino a {price} euro: la campagna del pomodoro {within} vale {40-90} milioni e {w2-4} mesi di lavoro.',
    ],
    [
      'Le macchine [lavorano|girano] anche di notte {a:hamlet}: la campagna del pomodoro punta a {tons} tonnellate, pagate {price} euro l’una [secondo l’accordo di {lastmonth}|con premi per la qualità].',
      '{h1}, che ne coltiva {18-90} ettari tra {hamlet} e {other}, [stringe una bacca e sorride|guarda il cielo]: «[Il grado zuccherino è buono, sopra {il:47-52/10}|L’irrigazione mi è costata {9-40*1000} euro|Basta una grandinata di {w4-9} minuti]». Davanti alle fabbriche {60-190} camion al giorno.',
    ],
    [
      [
        'Una goccia d’acqua {a:hamlet} oggi vale [oro|più del gasolio]: l’abbiamo data {w3-6} ore per notte.',
        '{h1}, agricoltore',
      ],
    ],
    [7, 8, 9, 10],
  ),
  defineEvent(
    'la vendemmia',
    ['vineyard', 'wine'],
    { less: '5-28', euros: '48-92' },
    [
      'Vendemmia {a:hamlet}, {less} per cento di uva in meno ma qualità alta',
      '«Grappoli sani e cantine pronte»: vendemmia al via sui colli {di:town}',
      'Gutturnio e Malvasia, annata da ricordare: uva a {euros} euro',
    ],
    [
      'Raccolta anticipata di {w4-14} giorni {a:hamlet}: volumi giù {del:less} per cento, prezzi a {euros} euro al quintale.',
      'Tra i filari {di:town} si prevede un calo {del:less} per cento. {the.winemaker}: «Ma la Malvasia sarà profumatissima».',
    ],
    [
      'Le prime cassette di [Malvasia|Ortrugo|Barbera] sono partite {da:hamlet} {g-2~12}, con {w4-14} giorni di anticipo: l’uva è {il:less} per cento in meno, [sana|dolce] e pagata {euros} euro al quintale.',
      '{the.winemaker}, {w6-20} ettari [a {height} metri|sopra {hamlet}], [assaggia un acino|mostra il rifrattometro]: «[Notti fresche e giorni caldi, {w10-14} gradi di differenza|I caprioli ne hanno mangiata un filare su {w8-20}|Faremo {20-90*1000} bottiglie]». In vigna [lavorano|raccolgono] {w8-20} persone.',
    ],
    [
      [
        'Ho visto {30-50} vendemmie {a:hamlet}: questa [profuma|promette] come quella del {1997-2015}.',
        '{h4}, vignaiolo',
      ],
    ],
    [8, 9, 10],
    valleys,
  ),
  defineEvent(
    'la semina',
    ['countryside', 'farm-machine', 'grain', 'barley'],
    { cut: '6-24', area: '12-60*100' },
    [
      'Grano, {area} ettari {within}: semine in calo {del:cut} per cento',
      'Meno mais, più soia: {a:town} cambiano i campi',
      '«Con questi prezzi non si semina»: i conti degli agricoltori {di:town}',
    ],
    [
      'I costi frenano le semine: superfici giù {del:cut} per cento, {area} ettari {within}. {the.coldiretti}: «Così si abbandona la terra».',
      'Concimi cari e acqua incerta: {a:town} il mais cede {il:cut} per cento a favore di soia e orzo. Ecco i conti di un’azienda tipo.',
    ],
    [
      'I conti non tornano e i campi cambiano colore: {within} le semine coprono {area} ettari, {il:cut} per cento in meno, con {a:hamlet} [la soia al posto del mais|più orzo e meno grano].',
      '{h1}, {60-240} ettari {a:hamlet}, ha [calcolatrice e quaderno|le bollette in fila sul tavolo]: «[Per un ettaro spendo {900-990} euro prima ancora di raccogliere|Il concime è salito {del:18-60} per cento in {w2-4} anni|Proverò {w4-12} ettari di girasole]».',
    ],
    [
      [
        'Seminare {a:hamlet} è [una scommessa|come giocare]: punti {12-60*1000} euro e aspetti {w7-9} mesi.',
        '{h1}, agricoltore',
      ],
    ],
  ),
  defineEvent(
    'la fiera agricola',
    ['farm-machine', 'cow', 'market'],
    { stands: '80-320', people2: '4-38*1000' },
    [
      'Trattori, mucche e formaggi: {a:town} la fiera da {people2} visitatori',
      'Fiera agricola {di:town}, {stands} espositori e la regina ha {w3-6} anni',
      '{town}, in {people2} alla fiera: vince la mucca {di:h1}',
    ],
    [
      'Due giorni e {stands} espositori {in:square}: la regina è una frisona {di:hamlet}, allevata {da:h1}. In vetrina anche i robot.',
      '{people2} visitatori, {stands} stand e la mostra bovina: la fiera {di:town} compie {30-160} anni e guarda alla tecnologia.',
    ],
    [
      '[Il sole ha aiutato|Il cielo ha tenuto] e {a:town} sono arrivati in {people2}: la fiera agricola, {stands} espositori tra {square} e {street}, ha incoronato una frisona di {w3-6} anni, [allevata {a:hamlet} {da:h1}|{32-48} litri di latte al giorno].',
      'Tra [trattori da {120-380} cavalli|droni] e banchi di formaggi si è parlato di giovani: {p2}, {20-34} anni, ha [aperto una stalla da {30-120} capi {a:hamlet}|presentato un robot per le vigne]: «[Mio nonno non ci crede|La fatica è meno, i pensieri di più|Ho venduto {w5-20} macchine in un giorno]».',
    ],
    [['[La coccarda|Il premio] va {a:hamlet}: la lavo e la pettino ogni mattina da {w3-6} anni.', '{h1}, allevatore']],
  ),
]
