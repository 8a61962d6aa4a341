import { defineAngle, type Angle } from '../angle.ts'

/** What is told of food, house, trips, health and animals: what readers do with their days. */
export const livingAngles: readonly Angle[] = [
  defineAngle(
    'gli errori da evitare',
    { count: '5-9' },
    [
      '{theme}, {w:count} errori che facciamo tutti: i consigli {di:p1}',
      'Che cosa sbagliamo con {theme}: {w:count} risposte pratiche',
    ],
    'Dalla fretta al fai da te: {p1}, che ci lavora da {w9-19} anni {a:town}, mette in fila {w:count} errori che riguardano {theme}.',
    [
      'Il primo è la fretta, il secondo fidarsi del vicino: {p1} lavora {in:street} da {w9-19} anni e con {theme} ne ha viste [di tutti i colori|tante]. In un foglio ha scritto {w:count} errori, [dal più comune al più caro|senza fare nomi]. «[Otto volte su dieci basta fermarsi un momento|Chi chiede prima spende meno]».',
    ],
    ['L’errore numero {w3-5} l’ho fatto anch’io, {a:hamlet}: [e lo rifarei|non lo racconto].', '{p1}'],
  ),
  defineAngle(
    'quanto costa',
    { low: '12-40', high: '60-180' },
    [
      '{theme}, quanto ci costa: da {low} a {high} euro al mese',
      'Prezzi a confronto {a:town}: {theme} da {low} a {high} euro',
    ],
    'Abbiamo chiesto a {w9-19} famiglie {di:town} quanto spendono per {theme}: si va da {low} a {high} euro al mese, con qualche sorpresa.',
    [
      'La busta degli scontrini {di:f1} pesa {200-400} grammi: per {theme} la sua famiglia, in quattro {a:hamlet}, spende {high} euro al mese. C’è chi si ferma a {low}. In mezzo [ci sono abitudini, fortuna e un orto|fa differenza abitare in collina]. Il conto lo abbiamo fatto con {w9-19} famiglie: {il:20-45} per cento ha [tagliato|cambiato fornitore] in un anno.',
    ],
    [
      'Segno tutto su un quaderno dal {1979-1998}: {a:hamlet} [mi prendono in giro|me lo chiedono in prestito].',
      '{f1}',
    ],
  ),
  defineAngle(
    'il mestiere ritrovato',
    { age: '27-41' },
    [
      '{p1} molla l’ufficio per {theme}: «Dormo meno, rido di più»',
      'A {age} anni si cambia vita: {p1} sceglie {theme} {a:hamlet}',
    ],
    'Contratto sicuro e mal di stomaco: a {age} anni {p1} lascia Milano e si trasferisce {a:hamlet}, dove il lavoro adesso è {theme}.',
    [
      'La lettera di dimissioni era di tre righe: {p1}, {age} anni, ha lasciato un ufficio al decimo piano per {hamlet}, dove oggi le giornate sono fatte {di:theme}. Guadagna [la metà|{w2-4} volte meno] e si alza alle {5-6}. «[Il primo inverno ho pianto e spalato|Mia madre non lo ha ancora detto ai parenti], [adesso mi chiedono come si fa|ma viene tutte le domeniche]».',
    ],
    ['Il traffico qui è [un trattore|la corriera delle sette]: {a:hamlet} ho imparato a salutare.', '{p1}'],
  ),
  defineAngle(
    'il vademecum di stagione',
    { tips: '6-12' },
    ['{theme} e la stagione: {w:tips} cose da fare adesso', '{tips} consigli per {theme}: che cosa fare questo mese'],
    'Un foglio da attaccare al frigorifero: {p1} riassume in {w:tips} punti quello che in questo mese conviene fare per {theme}.',
    [
      'Il foglio sta sul frigorifero con una calamita a forma di tortello: {w:tips} punti per {theme}, da fare [adesso|prima della fine del mese], scritti {da:p1}, {41-68} anni, {di:hamlet}. [Il primo costa {w2-9} euro|Quasi tutti sono gratis]; il più difficile è [non fare niente|ricordarsene]. «[La stagione non aspetta|Una cosa al giorno, non di più]».',
    ],
    ['Ogni anno {a:hamlet} c’è chi si muove in ritardo e [poi mi telefona|dà la colpa alla luna].', '{p1}'],
  ),
  defineAngle(
    'la fiera di settore',
    { stands: '40-190' },
    [
      '{stands} espositori {a:town}: un fine settimana per {theme}',
      'Apre la fiera dedicata {a:theme}: {stands} espositori',
    ],
    'Gli espositori sono {stands}, gli assaggi e le prove gratuiti: {d+4~12} {a:town} apre la fiera per chi ama {theme}.',
    [
      'I padiglioni profumano di legno tagliato: {stands} espositori, {w9-19} dall’estero, per la fiera {di:town} dedicata {a:theme}. Si entra con {5-9} euro, [i bambini non pagano|gratis dopo le {16-17}]. Attesi {6-19*1000} visitatori. {p1}, che espone dal {1994-2008}: «[Si vende poco e si parla molto|Il sabato è per i curiosi, la domenica per chi compra]».',
    ],
    ['Porto ogni anno la stessa tovaglia e [mi riconoscono da lontano|mi porta bene].', '{f1}, espositrice'],
  ),
  defineAngle(
    'la famiglia che ci prova',
    { days: '30-90' },
    [
      '{days} giorni senza sprechi: la prova di una famiglia {a:hamlet}',
      'Una famiglia {di:hamlet} ci prova: {days} giorni con {theme}',
    ],
    'Padre, madre e due figli: per {days} giorni hanno provato a cambiare abitudini, e al centro c’era {theme}. Ecco come è andata {a:hamlet}.',
    [
      'Il giorno peggiore è stato il quinto, quello buono è arrivato dopo: {f1} e {h2}, con due figli, hanno provato per {days} giorni a cambiare abitudini partendo {da:theme}. Hanno [risparmiato {60-240} euro|dormito di più] e litigato {w3-8} volte. «[I bambini ci hanno creduto prima di noi|Il segreto è non dirlo ai suoceri]».',
    ],
    ['Non siamo diventati santi: {a:hamlet} [ogni tanto si sgarra|la domenica è libera].', '{f1}'],
  ),
  defineAngle(
    'l’idea in affitto',
    { price: '5-25' },
    [
      'Si prende in prestito per {price} euro: l’idea {di:p1} e {theme}',
      '{da:hamlet} un’idea per {theme}: si paga {price} euro',
    ],
    'Si prenota col telefono e si paga {price} euro: l’idea {di:p1} per chi ama {theme} ha già {180-900} clienti fra {hamlet} e {other}.',
    [
      'Tutto è cominciato da un garage troppo pieno: {p1}, {26-38} anni, {di:hamlet}, presta per {price} euro quello che serve a chi si dedica {a:theme}. [Consegna in bicicletta|Si ritira sotto il portico]. I clienti sono {180-900}, il più anziano ha {79-88} anni. «[Le cose stanno ferme quasi tutto il tempo, inutile comprarle|Possedere è faticoso]».',
    ],
    ['Il primo cliente {a:hamlet} è stato il parroco: [mi ha pagato in mele|e torna ogni mese].', '{p1}'],
  ),
  defineAngle(
    'la scuola di mestiere',
    { seats: '12-24' },
    [
      '{theme} si impara {a:hamlet}: {seats} posti, domande il triplo',
      'La scuola {di:hamlet} per {theme}: {seats} posti e una lista d’attesa',
    ],
    'I banchi sono {seats}, le domande il triplo: {a:hamlet} apre una scuola per chi vuole lavorare con {theme}. Lezioni la sera, prova pratica finale.',
    [
      'Il più giovane ha {18-19} anni, il più anziano {58-66}: {a:hamlet} è partita una scuola per chi vuole lavorare con {theme}, {seats} posti e [una prova pratica|un esame] alla fine. Costa {180-480} euro, rimborsati [a chi trova posto|dal Comune]. {p1}: «[Il primo mese si guarda|Chi ha due mani sinistre lo scopriamo subito]».',
    ],
    [
      'Faccio il turno di notte e vengo {a:hamlet} la sera: [il caffè lo offre la scuola|dormirò in pensione].',
      '{h2}, allievo',
    ],
  ),
]
