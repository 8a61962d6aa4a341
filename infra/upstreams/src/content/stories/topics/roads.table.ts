import type { StoryEvent } from '../story.types.ts'

export const roadsEvents: readonly StoryEvent[] = [
  {
    theme: 'il cantiere del ponte',
    subjects: ['bridge', 'construction', 'traffic'],
    slots: { days: '20-120', cost: '180-950*1000' },
    titles: [
      'Ponte {a:hamlet}, chiusura di {days} giorni: ecco le deviazioni',
      'Ponte {su:water}, via ai lavori: {days} giorni a senso unico alternato',
      '«Ci isolano»: {a:hamlet} monta la protesta per il ponte chiuso {days} giorni',
    ],
    standfirsts: [
      'Il cantiere parte {d+4~14} e costa {cost} euro: traffico deviato {su:road}. I pendolari: «Mezz’ora in più ogni mattina».',
      'Giunti e parapetti da rifare: lavori per {cost} euro e {days} giorni di disagi tra {hamlet} e {other}. Bus gratis per gli studenti.',
    ],
    steps: [
      'Il ponte {a:hamlet} [chiuderà|resterà chiuso] al traffico da {d+4~14} per {days} giorni: sono da rifare [i giunti|i parapetti|due pile], con una spesa di {cost} euro. Ogni giorno lo attraversano {4-18*1000} veicoli.',
      'Le auto [saranno deviate|passeranno] {su:road} [fino {a:other}|attraverso {hamlet2}], con {w5-20} chilometri in più; [i camion oltre le {w7-20} tonnellate|i mezzi pesanti] dovranno [uscire prima|fare il giro {da:other2}]. Le ambulanze avranno [un varco riservato|una base] {a:hamlet}.',
      '{p1}, che [fa la spola|viaggia] ogni giorno tra {hamlet} e {other}, [ha già fatto i conti|non la prende bene]: «[Sono {20-45} minuti in più e {60-140} euro di benzina al mese|Mi alzerò alle {w5-6}|I negozi {di:street} perderanno {il:20-50} per cento]».',
      '{the.engineer} [assicura|spiega] che «[si lavorerà anche di notte per {w12-20} giorni|i sensori hanno letto {w2-9} millimetri di movimento|ogni giorno di ritardo costerà {2-9*1000} euro all’impresa]».',
    ],
    quotes: [
      ['[Meglio|Preferisco] {days} giorni di pazienza {a:hamlet} che un ponte chiuso per sempre.', '{the.province}'],
      ['Ci passo [dal {1982-2004}|da {w18-20} anni] e {a:hamlet} un’altra strada non c’è.', '{p1}, pendolare'],
    ],
  },
  {
    theme: 'la nuova viabilità',
    subjects: ['street', 'traffic', 'square'],
    slots: { places: '14-90', cost: '60-480*1000' },
    titles: [
      '{street} diventa a senso unico: spariscono {places} posti auto',
      'Rivoluzione {in:street}: senso unico, ciclabile e {places} posti in meno',
      '{town}, {street} cambia volto: più alberi e {places} posti auto in meno',
    ],
    standfirsts: [
      'Da {d+6~20} {street} si percorre solo verso {square}: nuova ciclabile e {places} posti auto in meno. Commercianti divisi.',
      'Il piano costa {cost} euro e prevede {w8-20} alberi e una ciclabile. {the.mobility}: «Si prova per {w3-9} mesi».',
    ],
    steps: [
      'Da {d+6~20} {street} [si potrà percorrere solo verso {square}|sarà a senso unico]: [nasce|al posto della sosta arriva] una pista ciclabile di {300-900} metri, con {w8-20} nuovi alberi e {places} posti auto in meno. Il costo è di {cost} euro.',
      '{the.mobility} [difende|spiega] la scelta: «[In {w3-9} mesi di rilievi abbiamo contato {3-9*1000} auto al giorno, metà di solo passaggio|La velocità media era di {52-68} chilometri orari|{in:street} nel {lastyear} ci sono stati {w4-16} incidenti]. [Se {in:street} non funziona si cambia|Tra {w3-9} mesi faremo i conti]».',
      'I commercianti {di:street} [sono divisi|non la pensano tutti allo stesso modo]: {p1}, {p1.age} anni, [teme di perdere {il:10-30} per cento degli incassi|ha appeso un cartello di protesta], mentre {p2} [ha già ordinato {w4-9} tavolini|pensa ai clienti a piedi]: «[{a:other} con la pedonale hanno riaperto {w3-8} negozi|Meno rumore, più gente]».',
    ],
    quotes: [
      ['[Una via|Una strada] senza auto non è una via morta: chiedete a chi {in:street} ci abita.', '{f5}, residente'],
      ['Ho {w2-4} fornitori al giorno: {in:street} dove scaricano, [sul tetto|in cielo]?', '{p1}, commerciante'],
    ],
  },
  {
    theme: 'il ritardo dei treni',
    subjects: ['rail', 'meeting'],
    slots: { minutes: '20-140', trains: '3-14' },
    titles: [
      'Treni, mattinata nera: {trains} corse cancellate tra Piacenza e Milano',
      'Pendolari in trappola: ritardi fino a {minutes} minuti per un guasto',
      '«Ogni giorno una lotteria»: i pendolari contano {trains} treni soppressi',
    ],
    standfirsts: [
      'Un guasto alla linea {a:hamlet} ha fermato la circolazione: {trains} treni soppressi, ritardi fino a {minutes} minuti e banchine piene.',
      'Per i pendolari {ofzone} ritardi fino a {minutes} minuti. Il comitato: «In un mese {40-120} corse fuori orario, vogliamo i rimborsi».',
    ],
    steps: [
      '[Un guasto a uno scambio|Un cavo tranciato|Un problema al segnalamento] {a:hamlet} ha [mandato in tilt|fermato] {n-1} mattina la linea per Milano: {trains} treni cancellati, ritardi fino a {minutes} minuti, {600-900} persone [sulle banchine|in attesa] [già alle {w6-7}|fino alle {w9-11}].',
      'Tra loro {p1}, {p1.age} anni, [che lavora a Lodi|infermier{p1/e/a} a Milano|student{p1/e/essa} al Politecnico]: «[Nel solo mese di {lastmonth} ho perso {w9-20} ore|L’abbonamento costa {82-118} euro|Ci hanno messi su un autobus da {50-54} posti in {120-190}]».',
      'Il comitato dei pendolari, {1-3*1000} iscritti, [ha registrato|conta] {40-120} corse in ritardo di oltre {w5-15} minuti {a:lastmonth}. La società ferroviaria [si scusa|parla di «lavori necessari»] e [promette|annuncia] {w2-4} treni nuovi [entro il {nextyear}|da {nextmonth}].',
    ],
    quotes: [
      ['[Il capo|Mio figlio] non mi crede più: {w3-4} ritardi in una settimana, sempre {a:hamlet}.', '{p1}, pendolare'],
      [
        'Chiediamo [solo puntualità|il bonus del {20-30} per cento]: {da:town} a Milano sono {70-75} chilometri, non un viaggio nel deserto.',
        '{h5}, comitato pendolari',
      ],
    ],
  },
  {
    theme: 'il piano degli asfalti',
    subjects: ['construction', 'street', 'motorway'],
    slots: { km: '9-64', cost: '300-980*1000', streets: '12-48' },
    titles: [
      'Asfalti, si parte: {km} chilometri e {streets} strade da rifare',
      '{town}, piano da {cost} euro contro le buche: {streets} vie nell’elenco',
      'Buche, la mappa dei cantieri: si comincia {da:street}, poi tocca {a:hamlet}',
    ],
    standfirsts: [
      'Il Comune stanzia {cost} euro per {km} chilometri di strade. I primi operai {in:street} da {d+4~15}, si lavora di notte.',
      'Nell’elenco ci sono {streets} strade tra {hamlet} e {hamlet2}. Lo scorso inverno le richieste di risarcimento per buche sono state {40-190}.',
    ],
    steps: [
      'Si comincia {d+4~15} {da:street} e si finirà [prima dell’inverno|{a:nextmonth}|in {w3-7} mesi]: il piano degli asfalti {di:town} vale {cost} euro e riguarda {streets} strade, {km} chilometri in tutto, [fra cui|compresa] {street2}.',
      '[La scelta|L’ordine dei lavori] [non è casuale|segue una mappa]: {the.works} [spiega|racconta] che un furgone con {w3-8} sensori ha percorso {120-480} chilometri e [assegnato un voto da uno a dieci|fotografato {900-990} punti critici]. {street} [ha preso {w2-4}|era tra le {w3-9} peggiori].',
      'Lo scorso inverno [le richieste di danni|i reclami per buche] [sono state|hanno toccato quota] {40-190}, per {30-140*1000} euro [di risarcimenti|in parte pagati]. {p1}, {p1.age} anni, [in una buca {di:hamlet} ha lasciato {w2-3} pneumatici|ne ha segnalate {w5-19}]: «[Ci credo quando vedo il rullo|Finalmente|Speriamo che duri più di {w2-4} inverni]».',
    ],
    quotes: [
      [
        'Non [promettiamo miracoli|faremo tutto]: {km} chilometri {a:town} sono {il:8-20} per cento della rete.',
        '{the.works}',
      ],
      ['{in:street} faccio lo slalom [dal {2014-2020}|da {w4-9} anni]: mi è rimasta la schiena.', '{h5}, artigiano'],
    ],
  },
]
