import { defineAngle, type Angle } from '../angle.ts'

/** What is told of a theme that a comune has to see to. */
export const civicAngles: readonly Angle[] = [
  defineAngle(
    'l’assemblea pubblica',
    { crowd: '120-480' },
    [
      '{theme}, in {crowd} all’assemblea {di:hamlet}: «Ora risposte»',
      'Sala piena {a:hamlet}: in {crowd} a discutere {di:theme}',
    ],
    'Tre ore di interventi e qualche fischio: in {crowd} {a:hamlet} hanno chiesto conto alla giunta {di:theme}. Prossimo incontro fra un mese.',
    [
      'Mancavano le sedie e qualcuno è rimasto sulle scale: in {crowd} hanno riempito la sala {di:hamlet} per parlare {di:theme}. Gli interventi sono stati {w14-19}, il più lungo di {w9-19} minuti. {the.mayor} [ha preso appunti|ha promesso una risposta scritta]: «[Capisco la rabbia|I fischi servono], [non ho la bacchetta magica|i conti però sono questi]».',
    ],
    ['Mi hanno tolto il microfono, ma {a:hamlet} [la voce non mi manca|ci rivediamo].', '{p2}, residente'],
  ),
  defineAngle(
    'il regolamento nuovo',
    { articles: '14-38' },
    [
      '{theme}, cambiano le regole {a:town}: {articles} articoli',
      'Nuovo regolamento per {theme}: che cosa cambia {a:town}',
    ],
    'In consiglio {articles} articoli e {w9-16} emendamenti: dal mese prossimo nuove regole {a:town} per {theme}. Critiche dalla minoranza.',
    [
      'Il testo precedente era del {1988-1999} e citava ancora il telegrafo: {a:town} {theme} ha un regolamento nuovo, {articles} articoli votati dopo {w3-6} ore. Ci saranno [moduli più corti|meno carte] e [sanzioni da {50-90} a {200-500} euro|un solo ufficio a cui rivolgersi]. {the.opposition} ha votato contro: «[Si è corso troppo|Manca chi controlla]».',
    ],
    ['Lo abbiamo scritto perché si capisca {a:hamlet} e non solo in tribunale.', '{the.deputy}'],
  ),
  defineAngle(
    'il cantiere in ritardo',
    { late: '5-19' },
    [
      '{theme}, il cantiere è in ritardo di {w:late} mesi',
      '«Doveva essere pronto»: {w:late} mesi di attesa per {theme}',
    ],
    'Ruspe ferme {in:street} e {w:late} mesi di ritardo: il Comune contesta le penali all’impresa che lavora per {theme}.',
    [
      'Il cartello {in:street} porta ancora la data vecchia: i lavori per {theme} sono in ritardo di {w:late} mesi e [dietro la rete crescono le ortiche|gli operai si contano su una mano]. L’impresa [dà la colpa ai materiali|parla di imprevisti nel sottosuolo]; il Comune ha chiesto {20-90*1000} euro di penali. {the.works}: «[Voglio il calendario settimana per settimana|O ripartono o si cambia]».',
    ],
    ['Ogni mattina conto gli operai dalla finestra: {n-1} erano {w2-4}.', '{f1}, che abita {in:street}'],
  ),
  defineAngle(
    'la mozione',
    { yes: '9-19' },
    [
      'Mozione {su:theme}, il consiglio si divide: {w:yes} sì',
      '{theme} in consiglio: passa la mozione con {w:yes} voti',
    ],
    'Due ore di dibattito e una sospensione: la mozione {su:theme} passa con {w:yes} voti. La minoranza esce dall’aula, {the.mayor} tira dritto.',
    [
      'La seduta è stata sospesa {w2-3} volte prima del voto: {w:yes} sì alla mozione {su:theme}, presentata {da:the.majority}. Impegna la giunta a [riferire ogni {w3-6} mesi|trovare {40-160*1000} euro]. {the.opposition}: «[Un foglio di buone intenzioni|Abbiamo chiesto i numeri e ci hanno dato aggettivi]». Tra il pubblico {20-60} persone {di:hamlet}.',
    ],
    ['Ho votato sì con un dubbio: {a:hamlet} una mozione [non asfalta una strada|non basta].', '{p2}, in consiglio'],
  ),
  defineAngle(
    'la mappa',
    { points: '24-120' },
    [
      '{theme}, la mappa: {points} punti segnalati {a:town}',
      'Una mappa con {points} segnalazioni {su:theme}: dove si interviene',
    ],
    'Le segnalazioni raccolte {a:town} sono {points}: una mappa mostra quartiere per quartiere a che punto è {theme}, e dove si comincia.',
    [
      'I puntini rossi sono {points} e {a:hamlet} quasi si toccano: {town} ha pubblicato una mappa con tutto quello che i residenti hanno segnalato {su:theme} [in {w3-8} mesi|da {lastmonth}]. Il primo intervento sarà {in:street}, [entro {d+10~30}|con {8-40*1000} euro]. L’ha disegnata {p1}, {23-34} anni, tirocinante: «[Ho girato {90-300} chilometri in bici|Alcuni segnalavano il vicino]».',
    ],
    ['Il punto {w9-19} è casa mia: {a:hamlet} adesso non possono dire che non lo sapevano.', '{f1}'],
  ),
  defineAngle(
    'la gestione che cambia',
    { years: '5-12' },
    [
      '{theme}, cambia la gestione: affidata per {w:years} anni',
      'Un solo concorrente per {theme}: firma per {w:years} anni',
    ],
    'La gara è durata {w4-9} mesi e si è presentato un solo concorrente: chi gestirà {theme} {a:town} firma per {w:years} anni. Tariffe ferme fino al {nextyear}.',
    [
      'Le buste da aprire erano una sola: per {w:years} anni {theme} {a:town} passa a una cooperativa {di:other}, {20-80} soci e {120-480*1000} euro di canone. I {w9-15} addetti [saranno riassunti|tengono il posto]. {the.budget}: «[Le tariffe restano ferme fino al {nextyear}|Un’offerta sola non è una festa, ma è buona]».',
    ],
    ['Ho cambiato {w2-4} divise e faccio lo stesso lavoro, {a:hamlet}.', '{p2}, che ci lavora da {w6-19} anni'],
  ),
  defineAngle(
    'il monitoraggio',
    { rise: '6-31' },
    [
      '{theme}, i numeri dell’anno {a:town}: su {del:rise} per cento',
      'Il bilancio {di:theme} {a:town}: richieste su {del:rise} per cento',
    ],
    'Le richieste al Comune che riguardano {theme} crescono {del:rise} per cento in un anno. {the.deputy}: «Servono più persone agli sportelli».',
    [
      'Il fascicolo è di {18-60} pagine e la tabella che conta è a pagina {w4-9}: le richieste dei cittadini {su:theme} sono {300-900}, {il:rise} per cento in più. Una risposta arriva in media dopo {w9-19} giorni, [erano {20-40}|il doppio {a:hamlet}]. {the.deputy}: «[Due impiegati non bastano|Il telefono squilla più di prima]».',
    ],
    ['Ho chiamato {w4-12} volte e [mi ha risposto la musica|alla fine sono venuti], {in:street}.', '{f1}'],
  ),
  defineAngle(
    'il patto fra comuni',
    { towns: '4-9' },
    [
      '{theme}, patto tra {w:towns} comuni: firma anche {town}',
      '{town} e {other} insieme per {theme}: firmano in {w:towns}',
    ],
    'I comuni che firmano sono {w:towns}: un solo ufficio e {60-280*1000} euro in comune per {theme}. Il capofila è {town}.',
    [
      'Le fasce tricolori attorno al tavolo erano {w:towns}: {town}, {other}, {other2} e gli altri [divideranno spese e personale|avranno un ufficio unico] per {theme}, con {60-280*1000} euro l’anno. Da soli, [spiega|ammette] {the.mayor}, «[non ce la faceva più nessuno|eravamo bravi solo a rimandare]». Si parte {a:nextmonth}.',
    ],
    ['Il campanile resta {a:hamlet}, le fatture si pagano insieme.', '{the.mayor}'],
  ),
  defineAngle(
    'il pioniere in pensione',
    { years: '31-44' },
    [
      '{years} anni a occuparsi {di:theme}: {p1} va in pensione',
      'Ultimo giorno di lavoro per {p1}: {years} anni dedicati {a:theme}',
    ],
    'È entrat{p1/o/a} in municipio {years} anni fa con una macchina per scrivere: {p1} lascia, e {a:town} chi si occupava {di:theme} era {p1/lui/lei}.',
    [
      'L’ultima pratica l’ha firmata alle {hour}: dopo {years} anni {p1}, {62-66} anni, lascia l’ufficio {di:street} che segue {theme}. Ha visto passare {w6-9} sindaci e {w2-3} alluvioni. «[Mi chiamavano anche a Natale|Ho imparato che la gente vuole essere ascoltata]». I colleghi hanno scelto un regalo speciale, [una canna da pesca|un orologio fermo].',
    ],
    ['Chiudo la porta {in:street}, ma il numero {a:hamlet} [lo hanno tutti|non lo cambio].', '{p1}'],
  ),
  defineAngle(
    'lo sportello',
    { calls: '180-900' },
    [
      'Domande {su:theme}? Uno sportello nuovo {in:street}',
      '{theme}, apre lo sportello: {calls} contatti nel primo mese',
    ],
    'Due mattine a settimana {in:street}: allo sportello {su:theme} in un mese si sono rivolte {calls} persone. Si entra senza appuntamento.',
    [
      'La prima in fila è stata {f1}, {66-84} anni, con una cartella di fogli: allo sportello che risponde {su:theme}, {in:street}, in un mese i contatti sono stati {calls}. [Ci lavorano in {w2-3}|Apre due mattine a settimana] e [si entra senza appuntamento|una telefonata su tre arriva {da:hamlet}]. «[Le domande sono sempre le stesse {w9-15}|A volte basta leggere insieme]».',
    ],
    ['Mi hanno [spiegato tutto|fatto sedere]: {in:street} non mi succedeva da anni.', '{f1}'],
  ),
  defineAngle(
    'la visita del prefetto',
    { stops: '3-6' },
    [
      '{theme}, sopralluogo {a:hamlet}: «Ora un calendario»',
      'Il sopralluogo {di:hamlet}: {w:stops} tappe per capire {theme}',
    ],
    'Un giro di {w:stops} tappe tra {hamlet} e {hamlet2} con tecnici e amministratori: {theme} resta in cima ai pensieri. Relazione entro un mese.',
    [
      'Stivali, mappe e un ombrello rotto: il sopralluogo tra {hamlet} e {hamlet2} ha toccato {w:stops} punti, per vedere con gli occhi a che punto è {theme}. Con {the.province} c’erano {the.mayor} e {w4-9} tecnici. «[Le carte dicono una cosa, {hamlet} un’altra|{da:hamlet} usciamo con un calendario]». La relazione [arriverà entro {d+20~35}|è attesa {a:nextmonth}].',
    ],
    ['Finalmente sono venuti a vedere: {a:hamlet} li aspettavamo da {w4-16} mesi.', '{f1}'],
  ),
  defineAngle(
    'il ricorso',
    { euros: '40-300*1000' },
    ['{theme}, ricorso al Tar: in ballo {euros} euro', 'Carte bollate {a:town}: {theme} finisce davanti al Tar'],
    'Un ricorso di {30-90} pagine blocca le carte che riguardano {theme}: in ballo ci sono {euros} euro. Il Comune {di:town} si costituisce.',
    [
      'Il plico è arrivato in municipio {n-1}: {30-90} pagine e {w5-9} motivi di ricorso contro la delibera che riguarda {theme}. A firmarlo [un comitato {di:hamlet}|un’azienda esclusa dalla gara]; la difesa è affidata all’avvocato {h3}. In ballo ci sono {euros} euro. {the.mayor}: «[Aspettiamo i giudici, gli atti sono in ordine|Rischiamo di perdere il finanziamento]». Udienza {d+15~40}.',
    ],
    ['Non abbiamo niente contro il progetto: {a:hamlet} chiediamo [le regole|gli studi].', '{h3}'],
  ),
]
