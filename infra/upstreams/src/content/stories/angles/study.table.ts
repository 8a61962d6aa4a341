import { defineAngle, type Angle } from '../angle.ts'

/** What is told of any theme that people study or speak about, be it a good one or a bad one. */
export const studyAngles: readonly Angle[] = [
  defineAngle(
    'il convegno',
    { talks: '5-9' },
    [
      'Convegno {su:theme} {a:hamlet}: relatori da {w3-6} regioni',
      'Se ne discute {a:hamlet}: una giornata di studi {su:theme}',
    ],
    'Una giornata {a:town} {su:theme}: {w:talks} relazioni al mattino, tavoli aperti al pubblico nel pomeriggio. L’ingresso è libero.',
    [
      'Le sedie {di:hamlet} saranno {90-280}, e [quasi tutte|più di metà] sono già prenotate: {d+4~16} esperti e curiosi si ritrovano per parlare {di:theme}, con {w:talks} relazioni al mattino e [tavoli di lavoro|domande dal pubblico] nel pomeriggio. «[Vogliamo parole semplici|Niente passerelle, solo fatti]», [promette|assicura] {p1}, che ha curato il programma in {w3-9} mesi.',
    ],
    [
      '{su:theme} circolano troppe frasi fatte: {a:hamlet} porteremo [dati|esempi] e {w2-5} proposte.',
      '{p1}, fra gli organizzatori',
    ],
  ),
  defineAngle(
    'il libro in paese',
    { pages: '120-340' },
    [
      'Un libro {su:theme}: lo firma {p1} dopo {w3-8} anni di ricerche',
      '{pages} pagine {su:theme}: {p1} presenta il suo libro {a:town}',
    ],
    '{p1} ha raccolto voci, carte e fotografie {su:theme}: ne è nato un volume di {pages} pagine, che si presenta {a:hamlet}.',
    [
      'Il manoscritto è rimasto {w3-8} anni in un cassetto {di:street}: ora è un volume di {pages} pagine {su:theme}, stampato in {400-1200} copie. {p1} ha [bussato a {40-120} porte|registrato {20-90} ore di racconti] tra {hamlet} e {hamlet2}: «[Ognuno aveva un pezzo della storia|Ho scritto quello che a scuola non c’era]».',
    ],
    ['Pensavo a {20-40} pagine, poi {a:hamlet2} mi hanno aperto [i cassetti|gli album di famiglia].', '{p1}'],
  ),
  defineAngle(
    'il concorso nelle classi',
    { classes: '14-60' },
    [
      'Disegni e racconti {su:theme}: in gara {classes} classi',
      'I bambini raccontano {theme}: in concorso {classes} classi {a:town}',
    ],
    'Al concorso hanno risposto {classes} classi {di:town} e dei comuni vicini: in palio libri e una gita. I lavori {su:theme} sono esposti {a:hamlet}.',
    [
      'Cartelloni, filastrocche e perfino un plastico [di polistirolo|di cartone]: per parlare {di:theme} {classes} classi hanno lavorato {w2-5} mesi. La giuria {di:hamlet}, [presieduta {da:the.teacher}|con {w5-9} maestre in pensione], ha premiato {w3-6} lavori, il primo [di una pluriclasse {di:hamlet2}|di una seconda {di:street}].',
    ],
    ['I bambini {di:hamlet2} hanno visto quello che noi [non guardiamo più|diamo per scontato].', '{f1}, maestra'],
  ),
  defineAngle(
    'il corso serale',
    { enrolled: '28-95' },
    [
      'Banchi pieni {a:hamlet}: in {enrolled} al corso {su:theme}',
      'A lezione la sera: {enrolled} iscritti al corso {su:theme}',
    ],
    'Le lezioni {su:theme} sono {w6-12}, la sera {a:hamlet}: si aspettavano venti persone, ne sono arrivate {enrolled}. Già pronta una seconda edizione.',
    [
      'Alle {hour2} le luci {di:street} sono ancora accese: ci sono {enrolled} persone, dai {18-24} ai {74-83} anni, che seguono il corso {su:theme}. [Si paga|La quota è di] {10-40} euro [e il tè è compreso|per coprire il riscaldamento]. {p1} insegna [gratis|senza compenso]: «[Fanno più domande loro dei ragazzi|Dopo {w2-4} lezioni si conoscono tutti]».',
    ],
    ['Mi sono {p2/iscritto/iscritta} per curiosità, adesso {a:hamlet} non perdo una sera.', '{p2}, {p2.age} anni'],
  ),
  defineAngle(
    'il sondaggio',
    { answers: '820-2400', share: '52-84' },
    [
      'Un questionario {su:theme}: rispondono in {answers}',
      '{theme}, che cosa ne pensa chi abita {a:town}: parlano in {answers}',
    ],
    'In {answers} hanno risposto al questionario {su:theme}: per {il:share} per cento è una delle cose che contano, i giovani chiedono più informazioni.',
    [
      'Le domande erano {w9-15}, i fogli sono rimasti {w3-6} settimane [nei bar|nelle farmacie e nei negozi] {di:town}: {su:theme} hanno risposto in {answers}. Per {il:share} per cento [conta molto|va difesa ogni scelta fatta], e chi ha meno di trent’anni [vuole essere ascoltato|si dice poco informato]. Ha elaborato i dati {p1}, {24-39} anni, {di:hamlet}.',
    ],
    ['Mi ha colpito una risposta {da:hamlet2}: «[Nessuno me lo aveva mai chiesto|Grazie della domanda]».', '{p1}'],
  ),
  defineAngle(
    'il documentario',
    { days: '12-40' },
    ['Telecamere {a:hamlet} per un documentario {su:theme}', 'Ciak {a:hamlet}: {days} giorni di riprese {su:theme}'],
    'Una piccola troupe gira {a:town} un film {su:theme}: {days} giorni di riprese, {w9-19} intervistati e nessun attore di mestiere.',
    [
      'La troupe è di {w4-8} persone e dorme {a:hamlet}: per {days} giorni filmerà {theme}, [dall’alba|dalle {5-7} del mattino] in poi. Regia di {p1}, {27-44} anni, che [è {p1/nato/nata} {a:hamlet2}|è {p1/tornato/tornata} da Roma apposta]: «[Nessuna voce fuori campo|Lascio parlare chi c’era], [il silenzio è metà del lavoro|il resto lo fa la luce]».',
    ],
    [
      'Mi hanno chiesto di [camminare|fare finta di niente]: {a:hamlet} non si parlava d’altro.',
      '{h2}, fra gli intervistati',
    ],
  ),
  defineAngle(
    'i martedì al bar',
    { evenings: '4-8' },
    [
      'Caffè e discorsi {su:theme}: le serate al bar {di:hamlet}',
      'Al bar {di:hamlet} si parla {di:theme}: {w:evenings} serate',
    ],
    'L’idea è {di:p1}, che ha il bar {in:street}: {w:evenings} serate {su:theme}, una consumazione e il microfono che gira tra i tavoli.',
    [
      'Il televisore resta spento e i tavoli si girano verso il bancone: {a:hamlet} per {w:evenings} serate si parla {di:theme}, con un ospite e [un quarto d’ora a testa|una clessidra per chi si dilunga]. Alla prima c’erano {40-110} persone: «[Ho finito le sedie|Non succedeva dai Mondiali]», [racconta|dice] {p1}, che lo gestisce da {w4-19} anni.',
    ],
    ['Si litiga, poi si paga da bere: {a:hamlet} [funziona così|è sempre stato così].', '{p1}, barista'],
  ),
  defineAngle(
    'la tesi di laurea',
    { mark: '105-110' },
    [
      'Tesi {su:theme}: {p1} si laurea con {mark} e resta {a:hamlet}',
      '{p1} e {theme}: una laurea che parte {da:hamlet}',
    ],
    'Duecento pagine e {60-140} interviste: {p1}, {23-29} anni, si è laureat{p1/o/a} con {mark} studiando {theme} tra {hamlet} e {hamlet2}.',
    [
      'La commissione ha voluto [una copia in più|sapere dov’è {hamlet}]: {p1}, {23-29} anni, ha discusso una tesi {su:theme} nata [in corriera|nel cortile di casa]. Ci sono voluti {w9-16} mesi e {60-140} interviste. «[Mio nonno {h2.first} è la fonte numero uno|I numeri c’erano già, bastava chiederli]», [sorride|spiega]; il voto è {mark}.',
    ],
    ['Mi offrivano uno stage {a:other}, ma il mio lavoro [è|comincia] {a:hamlet}.', '{p1}'],
  ),
]
