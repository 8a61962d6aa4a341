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
      'Una mail e {jobs} famiglie nel panico: sciopero {a:hamlet}',
      'Cancelli chiusi {in:street}: {jobs} lavoratori incrociano le braccia',
      '{hamlet}, il presidio continua: «Vogliamo un tavolo, subito»',
      '{the.mayor} ai cancelli: «Nessuno resterà solo»',
      'Esuberi {a:hamlet}, la notte dei falò davanti alla fabbrica',
      '{jobs} posti in bilico {a:hamlet}: la Provincia convoca l’azienda',
      'La tuta, la bandiera e il mutuo: voci dal presidio {di:street}',
      '{town}, fabbrica ferma per {w:hours} ore: in ballo {jobs} posti',
      '«Vent’anni e una mail»: la rabbia dei lavoratori {di:hamlet}',
      'Cassa integrazione o licenziamenti: ore decisive {a:hamlet}',
      'I sindacati alzano la voce: {w:hours} ore di stop {a:hamlet}',
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
      'Stretta di mano all’alba: {workers} dipendenti avranno il premio',
      'Il venerdì a casa: {a:hamlet} la settimana corta diventa realtà',
      'Premio di {bonus} euro e orari flessibili: il sì dei lavoratori',
      '{workers} lavoratori dicono sì: più soldi e più tempo {a:hamlet}',
      'Trattativa fiume, poi l’intesa: {bonus} euro in più {a:hamlet}',
      'Asilo, permessi e un premio: che cosa prevede l’accordo {di:hamlet}',
      '«Chi sta bene lavora meglio»: l’azienda {di:hamlet} accorcia la settimana',
      'Busta paga più ricca {a:town}: firmato l’integrativo',
      'Accordo fatto {a:hamlet}: in assemblea passa con larga maggioranza',
      '{bonus} euro a testa: la fabbrica {di:hamlet} premia i dipendenti',
      'Più famiglia, meno straordinari: la svolta {di:hamlet}',
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
      'Curriculum alla mano {in:square}: {posts} posti e una lunga coda',
      'Mancano saldatori e infermieri: {firms} aziende si presentano {a:town}',
      'Dieci minuti per convincere: colloqui {in:square} per {posts} posti',
      'I giovani {di:town} in coda per un lavoro: «Vorrei restare qui»',
      'Offerte tante, candidati pochi: {posts} posti aspettano {a:town}',
      '{firms} imprese e una piazza: {town} mette insieme chi cerca e chi offre',
      '«Mi hanno chiesto cosa so fare»: i colloqui {in:square}',
      'Il lavoro c’è, mancano le mani: {posts} offerte {a:town}',
      'In fila dalle {openhour} per un colloquio: la giornata {di:square}',
      'Tecnici cercansi: {firms} aziende {di:town} aprono le porte',
      'Scuola e imprese si incontrano {a:town}: sul tavolo {posts} posti',
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
