import type { StoryEvent } from '../story.types.ts'

export const politicsEvents: readonly StoryEvent[] = [
  {
    theme: 'il bilancio',
    subjects: ['council', 'meeting', 'square'],
    slots: {
      yes: '14-18',
      no: '9-13',
      hours: '5-11',
      cost: '300-900*1000',
      measure:
        'la tassa di soggiorno|l’aumento della mensa|il taglio delle rette del nido|il fondo per le frazioni|la nuova tariffa dei parcheggi',
    },
    titles: [
      'Bilancio, passa {measure}: {w:yes} voti a favore, {w:no} contrari',
      'Il bilancio passa all’alba: {measure} spacca la maggioranza',
      'Bilancio, {w:hours} ore di scontro: alla fine il consiglio approva {measure}',
      'Il consiglio vota fino all’alba: {measure} passa per poco',
      '{measure} divide {town}: la minoranza annuncia battaglia',
      'Conti del Comune, {w:yes} sì e {w:no} no: così cambia {town}',
      '«Scelta obbligata»: la giunta difende {measure}',
      '{town}, sì al bilancio: ecco che cosa cambia per le famiglie',
      'Opposizione fuori dall’aula, poi il voto: {measure} passa',
      'Una seduta di {w:hours} ore per {measure}: {town} spaccata',
    ],
    standfirsts: [
      'Dopo {w:hours} ore di seduta il consiglio {di:town} dice sì: {measure} vale {cost} euro. La minoranza: «Un conto salato per le famiglie».',
      'Via libera con {w:yes} sì e {w:no} no. Tra le novità {measure}, {cost} euro l’anno. {the.budget}: «Scelta obbligata».',
    ],
    steps: [
      'Sono servite {w:hours} ore e {20-90} emendamenti: {nightwhen} il consiglio comunale {di:town} ha approvato il bilancio con {w:yes} voti a favore e {w:no} contrari. Passa {measure}, che [vale|muove] {cost} euro l’anno.',
      '{the.budget} [ha difeso il testo|ha preso la parola {w3-6} volte]: «[Senza queste entrate avremmo chiuso {w2-4} servizi|Le famiglie sotto i {12-20*1000} euro di Isee non pagheranno|La spesa per l’energia è salita {del:14-38} per cento]».',
      '{the.opposition} [parla di|ha sventolato in aula] «[un conto salato|una toppa|un libro dei sogni]» e [annuncia|promette] un ricorso [al Tar|alla Corte dei conti]. Decisivo il voto {di:h4}, [che nella maggioranza aveva chiesto {w2-5} correzioni|uscito dall’aula per {w9-20} minuti].',
    ],
    quotes: [
      [
        '[Un bilancio|Un conto] si giudica tra {w2-3} anni, non in {w:hours} ore: {a:town} i servizi resteranno aperti.',
        '{the.budget}',
      ],
      ['[Hanno scelto|La giunta ha scelto] di chiedere {cost} euro a chi {a:hamlet} ha già dato.', '{the.opposition}'],
    ],
  },
  {
    theme: 'la crisi di maggioranza',
    subjects: ['council', 'square', 'meeting'],
    slots: { lost: '2-4' },
    titles: [
      '{town}, strappo in maggioranza: lasciano {w:lost} consiglieri',
      '«Non mi riconosco più»: {p1} lascia la giunta {di:town}',
      '{town}, il vertice finisce male: {p1} sbatte la porta e se ne va',
      'Addio al gruppo e porte sbattute: {town}, maggioranza più sottile',
      '{p1} passa al misto con {w:lost} consiglieri: «Promesse tradite»',
      'Il progetto {di:street} fa cadere gli equilibri {a:town}',
      '{the.mayor} dopo lo strappo: «I numeri ci sono ancora»',
      'Consiglio {di:town}, in {w:lost} cambiano banco: si cerca l’intesa',
      'Notte di trattative {a:town}: {p1} conferma l’addio',
      '{town}, la giunta perde pezzi: ora ogni voto conta',
    ],
    standfirsts: [
      'Dopo {w3-8} ore di vertice {p1} e altri {w:lost} consiglieri passano al gruppo misto. {the.mayor}: «Andiamo avanti, i numeri ci sono».',
      'Al centro dello scontro il progetto {di:street} da {300-900*1000} euro. {the.mayor} perde {w:lost} voti ma esclude le dimissioni.',
    ],
    steps: [
      'La lettera è di {12-30} righe e [porta|reca] la firma {di:p1}, {p1.age} anni: «[Non mi riconosco più in questo progetto|Ho aspettato {w4-14} mesi una risposta]». Con {p1.last} escono dalla maggioranza {di:town} altri {w:lost} consiglieri.',
      'Lo scontro [covava da {w4-14} mesi|è esploso {n-2}] sul progetto {di:street}, {300-900*1000} euro [per un parcheggio da {80-240} posti|e {w2-5} pareri discordi]. {the.majority} [minimizza|getta acqua sul fuoco]: «[Le porte restano aperte|In {w3-4} anni di governo succede|Contano i {w9-17} che restano]».',
      '{the.mayor} [esclude|non pensa a] dimissioni: «[Mi hanno eletto {2-9*1000} cittadini e a loro rispondo|Domani la giunta si riunisce come sempre|Il programma per {hamlet} va avanti]». {the.opposition} chiede di [tornare al voto|riferire in aula entro {d+5~12}].',
    ],
    quotes: [
      [
        'Ho scelto la coerenza: {in:street} ci passo ogni giorno e [so cosa pensa la gente|ci metto la faccia].',
        '{p1}, consigliere uscente',
      ],
      [
        '[La politica|Amministrare] è fatta di pazienza: {a:town} mancano {w8-20} mesi e {w5-12} opere da finire.',
        '{the.mayor}',
      ],
    ],
  },
  {
    theme: 'la fusione dei comuni',
    subjects: ['council', 'hill-village', 'meeting'],
    slots: { yes: '52-68', turnout: '34-61' },
    titles: [
      'Fusione {di:town} e {other}, vince il sì: {yes} per cento',
      'Referendum sulla fusione, {town} dice sì: affluenza {al:turnout} per cento',
      '{town} e {other} verso un Comune solo: «Meno spese, più servizi»',
      'Due campanili e un solo municipio: {town} e {other} hanno deciso',
      'Il sì vince {a:town} con {yes} voti su cento, il nome è da trovare',
      '{other} e {town} si sposano: ora la parola passa alla Regione',
      'Fusione, urne semivuote ma sì netto: {yes} per cento {a:town}',
      '«Non perderemo la nostra storia»: {town} dopo il voto sulla fusione',
      'Un solo sindaco per due paesi: {town} e {other} alla prova',
      'Schede contate {a:town}: il comune unico nasce con {il:yes} per cento',
    ],
    standfirsts: [
      'Al referendum il sì si ferma {al:yes} per cento, affluenza {al:turnout}. In ballo {200-900*1000} euro l’anno di contributi per dieci anni.',
      'I cittadini {di:town} e {other} hanno scelto: {yes} per cento di sì. Resta il nodo del nome, tre le ipotesi sul tavolo.',
    ],
    steps: [
      'I sì hanno raggiunto {il:yes} per cento, l’affluenza {il:turnout}: {town} e {other} [hanno scelto la fusione|potranno diventare un Comune solo]. Lo spoglio è finito alle {hour2} {n-1}, con {w9-20} schede contestate.',
      'Lo Stato e la Regione [verseranno|garantiscono] {200-900*1000} euro l’anno per dieci anni; [si risparmia su|spariscono] {w2-4} [segretari e revisori|uffici doppi]. «[Apriremo lo sportello {a:hamlet} per {w4-6} giorni a settimana|Nessun campanile si abbassa]», [promette|dice] {the.mayor}.',
      'Il comitato del no, guidato da {p1}, {p1.age} anni, [non si arrende|parla di «occasione persa»]: {a:hamlet} i contrari hanno toccato {il:51-72} per cento. [Resta|Rimane] il nodo del nome: {w3-5} le proposte, da scegliere entro {d+30~60}.',
    ],
    quotes: [
      [
        'Un Comune [si scioglie|si unisce] in un pomeriggio, una comunità no: {a:hamlet} vigileremo.',
        '{p1}, comitato del no',
      ],
      ['[Tra dieci anni|Un giorno] chi ha {w8-15} anni oggi {a:town} ci dirà se avevamo ragione.', '{the.mayor}'],
    ],
  },
  {
    theme: 'il piano urbanistico',
    subjects: ['construction', 'council', 'logistics'],
    slots: { area: '18-120*1000', remarks: '90-480' },
    titles: [
      '{town}, stop al cemento {a:hamlet}: salvi {area} metri quadrati',
      'Logistica {a:hamlet}, il Comune frena: «Prima i residenti»',
      'Piano urbanistico {di:town}, {remarks} osservazioni: si vota entro {nextmonth}',
      'Meno capannoni, più campi: {town} ridisegna il suo futuro',
      'I costruttori contro il piano {di:town}: {remarks} osservazioni',
      'Tornano agricoli {area} metri quadrati {a:hamlet}: «Scelta di civiltà»',
      '{a:hamlet} niente logistica: il piano {di:town} cambia rotta',
      'Dove si potrà costruire {a:town}: le carte del nuovo piano',
      'Il verde {di:hamlet} resta verde: il piano arriva in consiglio',
      'Piano {di:town}, la battaglia dei terreni: in ballo {area} metri quadrati',
    ],
    standfirsts: [
      'Il nuovo piano cancella un’area edificabile di {area} metri quadrati {a:hamlet}. Arrivate {remarks} osservazioni, i costruttori protestano.',
      'Meno capannoni e più verde: {the.mayor} presenta il piano. {remarks} le osservazioni, {area} metri quadrati tornano agricoli.',
    ],
    steps: [
      'Un’area di {area} metri quadrati {a:hamlet} [tornerà agricola|non sarà più edificabile]: è la [novità|scelta] più discussa del piano urbanistico {di:town}, [presentato {n-1} in una sala piena|{remarks} osservazioni e {w3-6} anni di lavoro].',
      '[I costruttori|Le imprese edili] [protestano|non ci stanno]: «[Avevamo già investito {200-900*1000} euro in progetti|Si perdono {60-240} posti di lavoro|Le regole cambiano a partita iniziata]», [dice|attacca] {p1}. Soddisfatto il comitato {di:hamlet}, che [contava {200-900} iscritti|aveva raccolto {600-990} firme].',
      '{the.architect}, che guida l’ufficio di piano, [spiega|riassume]: «[Negli ultimi {w10-20} anni {a:town} si sono consumati {30-120} ettari|Le case vuote sono {180-740}, partiamo da quelle|Ogni albero tagliato ne varrà {w3-6}]».',
    ],
    quotes: [
      [
        '{a:hamlet} [vogliamo sentire le rane|chiediamo silenzio], non i camion [alle {w4-5} del mattino|ogni {w3-9} minuti].',
        '{f5}, comitato {di:hamlet}',
      ],
      [
        '[Bloccare tutto|Fermare i cantieri] non è un piano: {a:town} servono case per {120-480} giovani coppie.',
        '{the.opposition}',
      ],
    ],
  },
  {
    theme: 'la campagna elettorale',
    subjects: ['meeting', 'square', 'council'],
    slots: { lists: '3-7' },
    titles: [
      '{p1} si candida {a:town}: «Ripartiamo {da:hamlet}»',
      '{town}, {w:lists} liste in corsa: ecco chi sfida {mayor.title}',
      '«La sanità prima di tutto»: {p1} apre la campagna {in:square}',
      'Manifesti e mercati: {a:town} la corsa al municipio è cominciata',
      '{p1} scende in campo con una civica: «Ho bussato a ogni porta»',
      'Elezioni {a:town}, {w:lists} candidati e un confronto {in:square}',
      'La sfida {di:p1} parte {da:hamlet}: medico, strade e scuola',
      'Chi vuole governare {town}: {w:lists} liste e molte promesse',
      '{p1} {in:square}: «Questa comunità merita di più»',
      'Comizi e aperitivi: {town} verso il voto con {w:lists} liste',
    ],
    standfirsts: [
      '{p1}, {p1.age} anni, scende in campo con una lista civica: {w12-16} nomi, metà donne, e {w5-9} punti, dal medico {a:hamlet} alle strade.',
      '{a:town} saranno {w:lists} le liste. {p1} lancia la sfida {in:square}: «Ho bussato a {300-900} porte, la gente chiede ascolto».',
    ],
    steps: [
      '{in:square} c’erano {120-480} sedie, [tutte occupate|e gente in piedi]: {p1}, {p1.age} anni, ha [annunciato|presentato] la candidatura {a:town} con una lista civica di {w12-16} nomi, [{w6-8} donne|l’età media è di {38-52} anni].',
      'Il programma ha {w5-12} punti: [un medico {a:hamlet} per {w3-5} giorni a settimana|{300-900*1000} euro per le strade|asilo gratuito dal secondo figlio], [la ciclabile fino {a:other}|uno sportello {in:street}|il recupero {di:square}]. «[Ho bussato a {300-900} porte|{a:hamlet} non prometto la luna|Da {w8-20} anni ascolto gli stessi problemi]».',
      '[In corsa|Ai nastri di partenza] ci sono {w:lists} liste, con {40-90} candidati in tutto. {the.opposition} [sceglierà|deciderà] {d+4~14} se [fare un passo indietro|apparentarsi]; le urne [aprono|si aprono] alle {w7-8}, in {w9-20} sezioni.',
    ],
    quotes: [
      [
        '[Non sono|Non mi sento] un volto nuovo: sono una faccia che {a:hamlet} tutti [conoscono|incontrano al bar].',
        '{p1}, candidat{p1/o/a}',
      ],
      ['Il nostro lavoro {a:town} parla per noi: {w8-20} cantieri finiti e {w2-6} scuole sistemate.', '{the.mayor}'],
    ],
  },
]
