import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const workEvents: readonly StoryEvent[] = [
  defineEvent(
    'la vertenza',
    ['factory', 'meeting', 'logistics'],
    { jobs: '24-190', hours: '4-16' },
    [
      '{town}, {jobs} posti a rischio: sciopero di {w:hours} ore e presidio',
      '«Avvisati con una mail»: {jobs} lavoratori {di:hamlet} in sciopero',
      '{hamlet}, {jobs} esuberi: il presidio davanti ai cancelli: «Non molliamo»',
    ],
    [
      'L’azienda annuncia {jobs} esuberi {a:hamlet}. I sindacati fermano la produzione per {w:hours} ore e chiedono un tavolo in Provincia.',
      'Presidio {in:street} con {jobs} famiglie col fiato sospeso. {the.mayor}: «Nessuno resterà solo». Incontro {d+2~7}.',
    ],
    [
      'Le bandiere sono ai cancelli {di:street} dalle {w4-6} del mattino: {jobs} lavoratori {a:hamlet} [rischiano il posto|hanno saputo degli esuberi {n-2}] e hanno incrociato le braccia per {w:hours} ore. L’adesione [sfiora|supera] {il:82-97} per cento.',
      '{p1}, {34-59} anni, {w9-20} di anzianità, [ha un mutuo e {w2-3} figli|è qui con la tuta]: «[Ce l’hanno scritto con una mail di {w3-8} righe|Abbiamo fatto {60-160} ore di straordinario e ora non serviamo più|Chi mi assume alla mia età?]». {the.unions} chiede [il ritiro dei licenziamenti|{w12-18} mesi di cassa integrazione].',
    ],
    [
      [
        'Ho dato {w12-20} anni {a:hamlet}: [meritavo|mi aspettavo] almeno che me lo dicessero guardandomi in faccia.',
        '{p1}, operai{p1/o/a}',
      ],
      ['Al tavolo porteremo {w2-4} proposte: {jobs} famiglie non sono un costo.', '{the.unions}'],
    ],
  ),
  defineEvent(
    'l’accordo sindacale',
    ['factory', 'meeting'],
    { bonus: '800-980', workers: '140-960' },
    [
      'Firmato l’accordo: {bonus} euro di premio a {workers} lavoratori',
      'Settimana corta {a:hamlet}, l’intesa c’è: {workers} dipendenti provano',
      '{town}, contratto integrativo: {bonus} euro in busta e più permessi',
    ],
    [
      'Intesa dopo {w9-20} ore di trattativa: {workers} lavoratori avranno {bonus} euro e {w2-5} giorni in più per la famiglia.',
      'Sì {del:78-96} per cento all’accordo {di:hamlet}: premio di {bonus} euro, asilo e orari flessibili per {workers} dipendenti.',
    ],
    [
      'La firma è arrivata nella notte, dopo {w9-20} ore [attorno a un tavolo|e {w3-7} pause caffè]: {workers} dipendenti {di:hamlet} avranno un premio di {bonus} euro, {w2-5} giorni di permesso in più e [la settimana corta per {w4-9} mesi di prova|orari flessibili].',
      'In assemblea {il:78-96} per cento ha detto sì. {p1}, {29-57} anni, [delegat{p1/o/a}|addett{p1/o/a} al montaggio]: «[Il venerdì pomeriggio andrò a prendere i bambini|Non è la luna, ma {bonus} euro fanno comodo|Ci siamo parlati chiaro]». {the.manager}: «[Chi sta bene lavora meglio|In {w2-4} anni l’assenteismo è sceso {del:14-40} per cento]».',
    ],
    [
      [
        '[Abbiamo trattato|Si è discusso] a lungo, ma {a:hamlet} nessuno ha mai alzato la voce: {w9-20} ore ben spese.',
        '{the.unions}',
      ],
      ['Con {bonus} euro {a:town} non diventi ricco, [ma ti senti visto|però respiri].', '{p1}'],
    ],
  ),
  defineEvent(
    'la fiera del lavoro',
    ['meeting', 'classroom', 'factory'],
    { posts: '120-640', firms: '18-84' },
    [
      'Lavoro, {posts} posti in cerca di candidati {a:town}',
      'Fiera del lavoro, {firms} aziende e {posts} offerte: fila {da:square}',
      'Cercasi {posts} persone: {firms} imprese incontrano i giovani {a:town}',
    ],
    [
      'In un solo giorno {firms} aziende hanno raccolto curriculum {a:town}: {posts} le offerte, dai saldatori agli infermieri.',
      'Colloqui di {w8-20} minuti e {posts} posti disponibili: {a:town} in coda {600-990} persone, metà sotto i trent’anni.',
    ],
    [
      '{in:square} la coda è cominciata alle {openhour}: {firms} aziende con {posts} posti da riempire hanno incontrato {600-990} candidati, [in colloqui di {w8-20} minuti|metà sotto i trent’anni].',
      '{p1}, {21-29} anni, è [uscit{p1/o/a} con {w2-5} appuntamenti|arrivat{p1/o/a} {da:other}]: «[Vorrei restare {a:town}|Mi hanno chiesto cosa so fare, non i voti]». {the.chamber}: «[Su {posts} posti ne copriremo {w5-7} su dieci|La distanza tra scuola e impresa è di {w3-9} anni]».',
    ],
    [
      [
        'Ho portato {w12-20} copie del curriculum {in:square} e [sono finite subito|ne ho riportate a casa due].',
        '{p1}',
      ],
      [
        'Un bravo tecnico {a:town} [lo aspettiamo|si cerca] per {w4-9} mesi: {posts} posti sono un grido d’aiuto.',
        '{h4}, imprenditore',
      ],
    ],
  ),
]
