import { defineAngle, type Angle } from '../angle.ts'

/** What is told of a theme that people like to remember and to show. */
export const sharedAngles: readonly Angle[] = [
  defineAngle(
    'la mostra di fotografie',
    { shots: '32-90' },
    [
      '{shots} fotografie per {theme}: la mostra {a:hamlet}',
      'Obiettivo puntato {su:theme}: {shots} scatti in mostra {a:hamlet}',
    ],
    'Le immagini sono {shots}, gli autori {w9-19}, tutti dilettanti: {a:town} {theme} si racconta [in bianco e nero|a colori] fino a {d+10~30}.',
    [
      'Le cornici sono state costruite [dai pensionati|dai ragazzi della parrocchia] {di:hamlet}: dentro ci sono {shots} fotografie dedicate {a:theme}, scelte tra {300-900} arrivate [in {w3-9} settimane|da tutta la provincia]. Il manifesto è di {p1}, {22-71} anni: «[L’ho scattata col telefono|Ho aspettato {w2-5} ore la luce giusta]».',
    ],
    ['Chi viene {a:hamlet} cerca prima [sé stesso|la casa dei nonni], poi guarda il resto.', '{p1}, fra gli autori'],
  ),
  defineAngle(
    'il baule ritrovato',
    { letters: '60-300' },
    [
      'Un baule in soffitta {a:hamlet}: dentro la storia {di:theme}',
      '{letters} carte in un baule: così riemerge il passato {di:theme}',
    ],
    'Lo ha aperto {p1} svuotando la casa dei nonni {a:hamlet}: {letters} fra lettere, conti e fotografie, e molte riguardano {theme}.',
    [
      'Stava [dietro un armadio|sotto una coperta] da almeno {50-80} anni: nel baule trovato {in:street} ci sono {letters} documenti, e molti parlano {di:theme} com’era [prima della guerra|ai tempi del nonno]. {p1} li ha [messi in ordine in {w2-6} mesi|affidati alla biblioteca]: «[Cercavo un atto del notaio|Volevo buttare tutto], [ho trovato un mondo|poi ho letto la prima pagina]».',
    ],
    ['C’è perfino il conto di una cena {a:hamlet2}: {w9-19} lire e una macchia di vino.', '{p1}'],
  ),
  defineAngle(
    'la delegazione',
    { guests: '14-42', from: 'dalla Francia|dalla Baviera|dalla Slovenia|dalla Catalogna|dalla Danimarca' },
    ['In {guests} {from} {a:hamlet} per conoscere {theme}', 'Arrivano in {guests} {from}: {a:town} studiano {theme}'],
    'Tre giorni {a:town} per una delegazione arrivata {from}: {guests} persone vogliono capire da vicino come qui si vive {theme}.',
    [
      'Il pullman si è fermato {in:street} {n-1}: ne sono scesi in {guests}, arrivati {from} per guardare da vicino {theme}. [Quaderni in mano|Con un interprete], hanno girato tra {hamlet} e {hamlet2} e fatto {30-60} domande prima di pranzo. {the.mayor}: «[Da noi cose così sembrano normali|È bello vedersi con gli occhi degli altri]».',
    ],
    [
      'Torneremo {a:hamlet} {a:nextmonth}: abbiamo copiato [tutto|anche la ricetta dei tortelli].',
      '{h1}, che guida il gruppo',
    ],
  ),
  defineAngle(
    'la serata a quiz',
    { sides: '12-36' },
    [
      '{sides} squadre e un solo argomento, {theme}: il quiz {di:hamlet}',
      'Chi ne sa di più {su:theme}? A quiz {sides} squadre {a:hamlet}',
    ],
    'Domande dalle più facili alle impossibili, in palio un salame: {sides} squadre {a:hamlet} si sono sfidate {su:theme} fino a mezzanotte.',
    [
      'La domanda decisiva è arrivata alle {22-23} e nessuno la sapeva: {a:hamlet} {sides} squadre si sono sfidate {su:theme}, {40-60} quesiti preparati {da:p1} e un salame di {w2-5} chili in palio. Hanno vinto [i pensionati {di:hamlet2}|quattro studentesse {di:street}], con {w2-4} punti di scarto e [una lite|un riconteggio] sul numero {w11-19}.',
    ],
    ['La prossima volta si gioca {a:hamlet2}: e le domande [le scrive un notaio|saranno più cattive].', '{p1}'],
  ),
  defineAngle(
    'il calendario',
    { copies: '300-1500' },
    [
      'Un calendario {su:theme}: dodici scatti {di:hamlet}',
      '{copies} copie per {theme}: ecco il calendario {di:hamlet}',
    ],
    'Dodici mesi, dodici volti {di:hamlet} e un solo soggetto, {theme}: {copies} copie in vendita, il ricavato va alla scuola materna.',
    [
      'In copertina c’è {f1}, {74-91} anni, che non voleva: il calendario {di:hamlet} dedica dodici fotografie {a:theme} e ne stampa {copies} copie, [a {5-10} euro|con offerta libera]. Gli scatti sono {di:p1}: «[Ho detto solo di non mettersi in posa|A luglio c’è il mio gatto]». Il ricavato andrà alla scuola materna {di:street}.',
    ],
    ['Il mio mese è giugno: {a:hamlet} mi [prendono in giro|fermano] da {w2-9} giorni.', '{h2}'],
  ),
  defineAngle(
    'la camminata a tema',
    { walkers: '140-620', km: '5-12' },
    [
      'In {walkers} {da:hamlet} {a:hamlet2}: la camminata per {theme}',
      '{w:km} chilometri a passo lento: in {walkers} per {theme}',
    ],
    'Partenza {da:hamlet}, arrivo {a:hamlet2} e {w:km} chilometri in mezzo: in {walkers} hanno camminato insieme parlando {di:theme}.',
    [
      'Alle {8-9} {a:hamlet} c’era già la fila per il pettorale di carta: in {walkers}, con passeggini e {w9-19} cani, hanno camminato per {w:km} chilometri fino {a:hamlet2}. A ogni tappa [qualcuno|una voce diversa] raccontava {theme}, [con un megafono prestato|in piedi su una cassetta]. {p1}: «[L’anno scorso eravamo {40-90}|Nessuno ha guardato l’orologio]».',
    ],
    ['Camminando si parla meglio: {da:hamlet} {a:hamlet2} ho conosciuto {w3-9} persone.', '{f2}, {34-68} anni'],
  ),
]

/** What is told of a theme that people care for with hands and money. */
export const careAngles: readonly Angle[] = [
  defineAngle(
    'l’appello ai volontari',
    { needed: '15-60' },
    [
      '«Ci servono {needed} persone»: l’appello per {theme}',
      'Due ore a settimana per {theme}: {hamlet} cerca volontari',
    ],
    'Servono {needed} volontari per {theme}: bastano due ore a settimana. Si comincia {a:hamlet}, con un turno di prova e una pizza.',
    [
      'Il foglio è appeso [dal fornaio|in farmacia] {di:hamlet}: per {theme} servono {needed} persone e due ore a settimana. Oggi i volontari sono {w9-19}, l’età media {61-69} anni. {the.volunteer}: «[Non cerchiamo eroi|Cerchiamo chi arriva puntuale]», e chi ci sta si presenta {d+3~9} {in:street}.',
    ],
    ['Ho detto sì per {w2-3} settimane: {a:hamlet} sono passati {w4-12} anni.', '{f2}, volontaria'],
  ),
  defineAngle(
    'il lascito',
    { sum: '20-140*1000' },
    ['Lascia {sum} euro per {theme}: il testamento {di:f1}', 'Il regalo {di:f1} {a:town}: {sum} euro per {theme}'],
    '{f1} ha vissuto sola {in:street} per {30-60} anni: nel testamento {sum} euro per {theme}. Nessuno {a:hamlet} lo sapeva.',
    [
      'Il notaio ha letto due volte, [per essere sicuro|perché nessuno ci credeva]: {f1}, morta a {84-97} anni {in:street}, ha lasciato {sum} euro per {theme}. [Faceva la sarta|Era stata maestra {a:hamlet2}] e [girava in bicicletta|contava i centesimi al mercato]. {the.mayor}: «[Le intitoleremo una panchina|Il denaro sarà speso come voleva lei]».',
    ],
    ['Mi diceva: «[Vedrai che un giorno servirò|I soldi sono come il letame, vanno sparsi]».', '{f2}, vicina di casa'],
  ),
  defineAngle(
    'la ricorrenza',
    { years: '25-70' },
    ['{years} anni di passione per {theme}: festa {a:hamlet}', '{hamlet} e {theme}, una storia lunga {years} anni'],
    'Torta, targhe e un vecchio filmino: {a:hamlet} si festeggiano {years} anni di lavoro per {theme}, con chi c’era il primo giorno.',
    [
      'Erano {w5-12} amici e una stufa: {years} anni dopo {a:hamlet} sono in {120-380} a tavola per ricordare come è cominciato tutto, per {theme} [e quasi per scherzo|e senza un soldo]. Dei primi restano {h1}, {78-89} anni, e {h2}, {76-88}: «[Litigavamo ogni sera|La sede era la mia cantina], [eppure siamo ancora qui|e il vino era pessimo]».',
    ],
    ['Il segreto di {years} anni {a:hamlet}? [Mai parlare di politica a tavola|Una chiave sotto il vaso].', '{h1}'],
  ),
  defineAngle(
    'la borsa di studio',
    { sum: '15-60*100' },
    [
      'Una borsa da {sum} euro nel nome di {h1}, che amava {theme}',
      '{sum} euro a chi studia {theme}: la borsa in ricordo di {h1}',
    ],
    'La famiglia di {h1}, scomparso {w2-4} anni fa, mette {sum} euro per chi sotto i venticinque anni si dedica {a:theme}. Domande {a:town}.',
    [
      'A {h1} {theme} riempiva le giornate, [raccontano|ricordano] {in:street}: la famiglia ha raccolto {sum} euro, e li darà ogni anno a [un giovane|chi ha meno di venticinque anni] {di:town}. Le domande si consegnano {a:hamlet} entro {d+20~40}; decide una giuria di {w3-5} persone, con {f2}, la vedova: «[Voleva che qualcuno continuasse|Leggerò ogni riga]».',
    ],
    [
      'Mio padre diceva che il talento, {a:hamlet}, [va annaffiato|non deve prendere la corriera].',
      '{p2.first}, {p2/figlio/figlia} di {h1}',
    ],
  ),
]
