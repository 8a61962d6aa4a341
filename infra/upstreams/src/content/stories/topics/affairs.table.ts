import type { StoryEvent } from '../story.types.ts'

export const affairsEvents: readonly StoryEvent[] = [
  {
    theme: 'il mercato',
    subjects: ['market', 'square'],
    slots: { stalls: '40-190' },
    titles: [
      'Il mercato trasloca: {stalls} banchi {da:square} {a:street}, ambulanti divisi',
      'Mercato {di:town}, {stalls} banchi cambiano posto: «Perderemo clienti»',
      '«Qui da tre generazioni»: il mercato lascia {square} per {w3-9} mesi',
      'Cantiere {in:square}, il mercato {di:town} si sposta di qualche via',
      'Ambulanti in trasferta {in:street}: {stalls} banchi e una navetta',
      '{square} senza banchi: {town} cambia le abitudini della spesa',
      'Stoffe, formaggi e fiori {in:street}: il mercato prova a ricominciare',
      '«Il giovedì non è più lo stesso»: i {stalls} ambulanti {di:town} in bilico',
      'Il Comune sconta il canone ai {stalls} banchi spostati {in:street}',
      'Trasloco con polemica: {stalls} banchi lasciano {square}',
      'La navetta dei banchi: il mercato {di:town} si raggiunge così',
      'Formaggi e stoffe cercano posto: {stalls} banchi {in:street}',
      'Quanto durerà? Il mercato via {da:square} per {w3-9} mesi',
    ],
    standfirsts: [
      'Da {d+5~20} le bancarelle lasciano {square} per i lavori: {stalls} banchi trasferiti {in:street}, navetta gratuita {da:hamlet}.',
      'Lo spostamento durerà {w3-9} mesi e riguarda {stalls} ambulanti. Il Comune taglia {del:10-30} per cento il canone, ma non tutti sono convinti.',
    ],
    steps: [
      'Da {d+5~20} il mercato {di:town} [si trasferisce|trasloca] {in:street}: [{in:square} parte il cantiere della pavimentazione|lo impone il cantiere delle fognature], e i {stalls} banchi non torneranno al loro posto prima di {w3-9} mesi.',
      '{p1}, {p1.age} anni, che [vende formaggi|ha il banco delle stoffe|vende fiori] [come il padre e il nonno|dal {1982-2009}], [è preoccupat{p1/o/a}|ha i suoi dubbi]: «[Gli anziani {di:hamlet} {in:street} non ci arrivano|Ho {w2-3} rate del furgone da pagare|Il giovedì facevo {30-60} clienti prima delle nove]».',
      '{the.shops} [promette|garantisce] [una navetta ogni {15-30} minuti|{40-120} posti auto gratuiti|uno sconto {del:10-30} per cento sul canone] e {12-40} cartelli. [Gli ambulanti|Le associazioni] [avevano chiesto|chiedevano] {square} [a metà|per {w2-3} giorni a settimana].',
    ],
    quotes: [
      [
        'Il mercato è [un’abitudine|una conversazione]: se lo sposti di {200-900} metri {da:square}, cambia accento.',
        '{p1}, ambulante',
      ],
      ['{in:street} c’è [spazio|più luce]: tra {w3-6} mesi nessuno vorrà tornare indietro.', '{the.shops}'],
    ],
  },
  {
    theme: 'la raccolta alimentare',
    subjects: ['meeting', 'food', 'church'],
    slots: { tons: '14-92', families: '180-960' },
    titles: [
      'Emporio solidale, {families} famiglie in fila: «Mai così tante»',
      'Povertà, {families} famiglie aiutate {a:town}: metà ha un lavoro',
      '«Lavoro ma non basta»: {families} famiglie chiedono aiuto per la spesa',
      'Pasta, olio e pannolini: l’emporio {di:street} aiuta {families} famiglie',
      '{tons} tonnellate di spesa in dono: la rete silenziosa {di:town}',
      'Quando lo stipendio finisce prima: {families} famiglie {a:town} chiedono aiuto',
      'In fila {in:street} ci sono anche i camerieri e le colf: «Non mi vergogno»',
      'La dispensa di tutti {a:town}: raccolte {tons} tonnellate di cibo',
      'I supermercati donano, i volontari portano: aiuti a {families} famiglie',
      '{town}, la povertà che lavora: all’emporio {families} famiglie',
      'Un carrello alla volta: l’emporio {di:street} non lascia indietro nessuno',
      'Mancano olio e tonno: l’appello dei volontari {di:town}',
      'Lavorano in due e non basta: le famiglie dell’emporio {di:town}',
    ],
    standfirsts: [
      'In un anno l’emporio {di:street} ha distribuito {tons} tonnellate di cibo a {families} famiglie. Crescono i lavoratori con stipendi bassi.',
      'Sono {families} le famiglie seguite {a:town}, {il:8-29} per cento in più. {the.volunteer}: «Servono olio, tonno e pannolini».',
    ],
    steps: [
      'Alle {openhour} {in:street} la fila arriva [al portone accanto|fino {a:square}]: l’emporio solidale {di:town} segue {families} famiglie, {il:8-29} per cento in più [in un anno|del {lastyear}], e ha consegnato {tons} tonnellate di [alimenti|generi di prima necessità].',
      '{f1}, {31-58} anni, {w2-4} figli, [fa le pulizie {a:other}|lavora {18-30} ore a settimana in un magazzino]: «[Prendo {640-940} euro e l’affitto ne costa {420-580}|La prima volta mi sono vergognata|Qui mi chiamano per nome]». Come lei [quasi|più di] metà di chi si mette in coda {in:street}.',
      'I volontari sono {30-140}, [dai liceali ai pensionati|coordinati {da:the.volunteer}], e [girano|raccolgono] ogni giorno in {w6-18} supermercati. [Servono|Mancano] soprattutto [olio e tonno|pannolini|latte e omogeneizzati]: la prossima colletta è {d+4~18} {a:hamlet}.',
    ],
    quotes: [
      [
        '[Dietro ogni|In fondo a ogni] carrello c’è una storia: {in:street} abbiamo imparato ad ascoltare prima di riempirlo.',
        '{the.volunteer}',
      ],
      [
        'Quando mio figlio ha scelto i biscotti {in:street} mi è sembrato di [respirare|tornare normale].',
        '{f1.first}, madre di {w2-3} bambini',
      ],
    ],
  },
  {
    theme: 'la storia dei cento anni',
    subjects: ['square', 'garden', 'meeting'],
    slots: { age: '100-106', grand: '5-18' },
    titles: [
      '{f1}, {age} anni: «Il mio segreto? Camminare e non portare rancore»',
      'Festa {a:hamlet} per i {age} anni {di:f1}: «Ho visto tutto»',
      '{town} spegne {age} candeline: {f1} racconta un secolo di vita',
      'Compleanno da record {a:hamlet}: {f1} ne compie {age}',
      '{f1}, {age} anni di risaia, fabbrica e nipoti: «Rifarei tutto»',
      'Il sindaco, la torta, {w:grand} nipoti: {hamlet} abbraccia {f1}',
      'La mondina che legge il giornale senza occhiali: {f1} compie {age} anni',
      'Da una cascina {di:hamlet2} ai {age} anni: la lunga strada {di:f1}',
      'Una rosa per ogni anno: sono {age} quelle {di:f1}, festa {a:town}',
      '{hamlet}, la nonna di tutti ha {age} anni e ancora tanta voglia di ridere',
      '{f1} e il secolo breve: {age} anni senza rancori {a:hamlet}',
      'Proverbi, minestra e {age} candeline: auguri {a:f1}',
      'Chiede un’altra fetta di torta: {f1} ha {age} anni',
    ],
    standfirsts: [
      'Mondina, operaia, nonna di {w:grand} nipoti: {a:hamlet} la festa per {f1}, che legge il giornale ogni mattina senza occhiali.',
      'Torta, banda e la visita {di:the.mayor}: {f1} compie {age} anni {a:hamlet} e ricorda la guerra, le risaie, il primo televisore.',
    ],
    steps: [
      'La torta aveva {w3-5} piani e [la banda ha suonato {in:street}|il vicinato ha riempito il cortile]: {f1} ha festeggiato {n-1} {age} anni {a:hamlet}, [dove vive dal {1946-1968}|con {w:grand} nipoti e {w2-9} pronipoti attorno].',
      'Nata [in una cascina {di:hamlet2}|{a:other}], [sesta|quarta|ultima] di {w6-12} fratelli, [a {w8-12} anni era già in risaia|ha fatto la mondina e poi l’operaia {in:street}], [si è sposata {nel:1946-1954} con {h2}|ha cresciuto {w2-5} figli]. «[La fame {di:hamlet2} la ricordo bene|Si andava a ballare in bicicletta, {w5-15} chilometri|Il primo televisore lo guardavamo in {20-40}]».',
      '{the.mayor} le ha portato [una targa|un mazzo di {age} rose|l’atto di nascita]: «[{town} oggi ha {w4-16} centenari|Donne così hanno costruito {hamlet}|Mi ha chiesto quando aggiustiamo {street}]». Lei [sorride|ringrazia] e [torna a sferruzzare|chiede un’altra fetta|saluta {w:grand} nipoti uno per uno].',
    ],
    quotes: [
      [
        '[Camminare|Un bicchiere di vino], una minestra {di:hamlet} e niente rancori: [il resto è fortuna|ecco tutto].',
        '{f1}, {age} anni',
      ],
      ['La nonna {a:hamlet} sa ancora a memoria {30-90} proverbi e {w5-14} numeri di telefono.', '{p3}, nipote'],
    ],
  },
  {
    theme: 'la fibra',
    subjects: ['street', 'construction', 'hill-village'],
    slots: { homes: '300-990', cost: '200-900*1000' },
    titles: [
      'Internet veloce {a:hamlet}: la fibra arriva in {homes} case',
      'Fibra {a:hamlet}, {homes} case collegate: «Ora posso lavorare da qui»',
      'Due anni di attesa, poi la fibra: {town} accende {homes} case',
      '{hamlet} finalmente connessa: {homes} case con la linea veloce',
      'Mai più in auto per una riunione: la fibra arriva {a:hamlet}',
      'L’ultimo armadietto è acceso: {homes} case {di:town} in rete',
      'Lavorare {da:hamlet} ora si può: la fibra costata {cost} euro',
      'Scavi finiti {a:hamlet}, resta chi abita lontano: «E noi quando?»',
      'Connessione lenta addio: {hamlet} e {hamlet2} viaggiano veloci',
      'Chi torna a vivere {a:hamlet} grazie alla fibra: {homes} case collegate',
      'Un clic {a:hamlet} e il mondo è vicino: accesa la fibra',
      'Case sparse ancora al buio: la fibra {di:hamlet} non arriva a tutti',
      'Smart working tra i campi: {hamlet} ha la linea veloce',
    ],
    standfirsts: [
      'Conclusi i lavori tra {hamlet} e {hamlet2}: {homes} abitazioni collegate, {cost} euro di spesa. Restano fuori {60-240} case sparse.',
      'Il cantiere, fermo {w4-14} mesi, è finito: {homes} case {di:town} possono attivare la linea. {the.mayor}: «Un diritto, non un lusso».',
    ],
    steps: [
      'I tecnici hanno [collegato|acceso] l’ultimo armadietto {in:street} {n-1}: {homes} case tra {hamlet} e {hamlet2} [possono attivare la fibra|avranno internet veloce], dopo {w14-20} mesi di scavi e {cost} euro di spesa.',
      '{p1}, {26-49} anni, [grafic{p1/o/a}|programmat{p1/ore/rice}], [ha fatto i salti di gioia|è stat{p1/o/a} tra i primi]: «[Per una riunione dovevo andare {a:other}|Caricare un file richiedeva {w2-9} ore|Adesso posso restare {a:hamlet}]».',
      'Restano escluse {60-240} case sparse, [sopra i {400-700} metri|oltre {hamlet2}]: per loro {the.mayor} [punta su|pensa a] [un ponte radio|un’antenna] da {20-90*1000} euro, con un bando {a:nextmonth}.',
    ],
    quotes: [
      [
        'Mi ero {p1/preparato/preparata} a traslocare: {a:hamlet} adesso ho più banda che {a:other}.',
        '{p1}, {di:hamlet}',
      ],
      [
        '[Senza rete|Senza connessione] i giovani vanno via: {a:town} ne abbiamo persi {w8-20} in {w2-5} anni.',
        '{the.mayor}',
      ],
    ],
  },
]
