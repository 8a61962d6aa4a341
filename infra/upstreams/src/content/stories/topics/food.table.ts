import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const foodEvents: readonly StoryEvent[] = [
  defineEvent(
    'la ricetta',
    ['food', 'bakery'],
    {
      dish: 'i tortelli con la coda|i pisarei e fasò|gli anolini in brodo|la bomba di riso|la torta di patate|la coppa arrosto|il batarò|la picula ’d caval',
      hours: '2-6',
    },
    [
      'Il segreto per {dish}? «Pazienza e {w:hours} ore di fuoco»',
      '{f1}: «Vi insegno a fare {dish} come una volta»',
      'A tavola {a:hamlet}: {dish} nella cucina {di:f1}',
      'Il grembiule della domenica {di:f1}: a tavola {dish}',
      'Niente bilancia, mani calde: la lezione {di:f1} {a:hamlet}',
      'In cucina con {f1}: per {dish} servono {w:hours} ore',
      'Il burro non si conta: {f1} svela {dish}',
      '{dish} secondo {f1}: «{a:hamlet} non si usa la bilancia»',
      'Allievi in fila {a:hamlet} per imparare {dish}',
      'Il ripieno dorme una notte: i consigli {di:f1}',
    ],
    [
      '{f1} cucina {a:hamlet} da sessant’anni: {w:hours} ore di lavoro e {w4-9} ingredienti. «Il burro non si conta».',
      'A lezione {a:hamlet}: {12-30} allievi attorno al tavolo {di:f1} per imparare {dish}. Il trucco è nel riposo.',
    ],
    [
      'Il grembiule è [bianco di farina|a fiori] e l’orologio non serve: {f1}, {78-90} anni, prepara {dish} {a:hamlet} [dal {1952-1964}|per {12-30} persone ogni domenica], e ci mette {w:hours} ore.',
      '«[Il burro non si conta, si guarda|Il ripieno deve dormire una notte|Mia suocera {f2.first} non mi diceva le dosi]», [ammonisce|ride]. Agli allievi, arrivati anche {da:other}, chiede [silenzio e mani calde|di buttare via la bilancia].',
    ],
    [['La cucina {di:hamlet} [è fatta|nasce] di niente: {w4-9} ingredienti e qualcuno da aspettare.', '{f1}, cuoca']],
  ),
  defineEvent(
    'la trattoria',
    ['food', 'night-village', 'hill-village'],
    { seats: '28-70', price: '24-48' },
    [
      'Trattoria {a:hamlet}, {seats} coperti e nessun menù: «Si mangia quel che c’è»',
      '{chef} torna a casa: dai grandi alberghi {a:hamlet}, {seats} coperti',
      'Una stella tra i monti? {hamlet}, {seats} coperti e {price} euro',
      'Stufa, lavagna e {seats} coperti: la trattoria {di:hamlet}',
      'Da Londra ai monti: {chef} cucina {a:hamlet}',
      'Il pane lo fa la zia: si mangia così {a:hamlet}',
      '{price} euro e il telefono spento: la tavola {di:hamlet}',
      'Orto dietro casa e farina del mulino: {chef} {a:hamlet}',
      'Prenotare con settimane di anticipo: la trattoria {di:hamlet}',
      '{the.chef}: «Il lusso è una tovaglia stirata»',
    ],
    [
      '{the.chef} ha lasciato Londra per {seats} coperti {a:hamlet}: menù a {price} euro, orto dietro casa e farina del mulino.',
      'Si prenota {w2-6} settimane prima: {a:hamlet} {seats} coperti, {w3-5} portate e {price} euro. Il pane lo fa la zia.',
    ],
    [
      'Il menù [non c’è|è su una lavagna]: {a:hamlet} {chef}, {29-48} anni, serve {seats} coperti [tre sere a settimana|tra la stufa e la credenza], {w3-5} portate a {price} euro.',
      'Dopo {w6-14} anni [a Londra|a Copenaghen|a Milano] è tornat{chef/o/a}: «[Mia nonna {f6.first} cucinava con {w3-6} cose|Le erbe le raccolgo a {200-900} metri da qui|Il primo mese avevo {w2-9} clienti a sera]». In cantina {120-400} etichette, {il:40-70} per cento {within}.',
    ],
    [['{a:hamlet} il lusso è [il tempo|una tovaglia stirata]: {w2-4} ore a tavola e nessun telefono.', '{the.chef}']],
  ),
  defineEvent(
    'la sagra',
    ['food', 'square', 'fireworks'],
    { plates: '2-14*1000', years: '20-68' },
    [
      'Sagra {di:hamlet}, {plates} piatti in tre sere: {years} anni di padelle',
      '{hamlet}, la sagra compie {years} anni: {plates} piatti e un record',
      '{plates} piatti e {40-190} volontari: la festa {di:hamlet} fa il pieno',
      'Griglia, polenta e {plates} piatti: la sagra {di:hamlet}',
      '{hamlet}, coda fino {a:street}: la sagra fa il record',
      'Tre sere di festa {a:hamlet}: l’incasso va all’asilo',
      '{h1} e la griglia più calda {di:hamlet}',
      'Tortelli chiusi a mano: i volontari della sagra {di:hamlet}',
      'Tavoli aggiunti fino a notte: {hamlet} in festa',
      'Ogni estate lo stesso mestolo: {years} anni di sagra {a:hamlet}',
    ],
    [
      'Sono {40-190} i volontari della sagra {di:hamlet}: {plates} piatti serviti e {12-60*1000} euro per il nuovo asilo.',
      'Code fino {a:street} e tavoli aggiunti: la sagra {di:hamlet}, edizione numero {years}, batte ogni primato.',
    ],
    [
      'Alle {18-19} la coda arrivava già {in:street}: la sagra {di:hamlet}, edizione numero {years}, ha servito {plates} piatti con {40-190} volontari, [dai {w12-14} agli {80-88} anni|e {w4-9} cucine da campo].',
      '{h1}, {55-79} anni, [gira la polenta|comanda la griglia] da {w18-20} estati: «[Il caldo vero è qui, altro che Ferragosto|Ho consumato {w3-8} mestoli|Con l’incasso paghiamo {w2-5} giochi per l’asilo]». {f1} ha [chiuso {2-9*1000} tortelli a mano|contato gli scontrini fino a notte].',
    ],
    [
      [
        'Se {a:hamlet} non vieni alla sagra [non esisti|sei in vacanza]: {years} anni, mai un giorno di pioggia intero.',
        '{h1}, volontario',
      ],
    ],
  ),
  defineEvent(
    'il vino nuovo',
    ['wine', 'vineyard', 'food'],
    { cellars: '14-62', price: '6-18' },
    [
      'Calici {in:square}: {cellars} cantine e il Gutturnio dell’anno',
      '{cellars} cantine aperte sui colli {di:town}: «Venite a piedi»',
      'Dal Gutturnio alla Malvasia: {cellars} produttori {in:square}',
      'Si brinda {in:square}: {cellars} produttori e un calice a testa',
      'A piedi tra i filari {di:hamlet}: cantine aperte',
      'La Malvasia che sa di temporale: {the.winemaker} racconta',
      'Ortrugo, coppa e navette: i due giorni del vino {a:town}',
      'Un’annata dura ma buona: i vignaioli {di:hamlet}',
      '{cellars} cantine {in:square}: etichette mai viste',
      'Con {price} euro si assaggia tutto: il vino {a:town}',
    ],
    [
      'Degustazioni da {price} euro e {cellars} produttori {a:town}: due giorni tra Ortrugo, Malvasia e coppa. Navette gratuite.',
      '{cellars} vignaioli aprono le porte: {a:hamlet} si cammina tra i filari, {w5-14} chilometri e {w4-6} soste.',
    ],
    [
      'Con {price} euro si [riceve un calice|assaggia tutto]: {cellars} cantine portano {in:square} {90-240} etichette, [dal Gutturnio al vin santo|con {w4-9} vini mai usciti prima].',
      '{the.winemaker}, {w6-20} ettari {a:hamlet}, [versa e racconta|annusa il bicchiere]: «[L’annata è stata dura, {30-60} giorni senza pioggia|La Malvasia sa di pesca e di temporale|Vendiamo {il:20-50} per cento all’estero, il resto a chi bussa]».',
    ],
    [
      [
        'Un bicchiere {a:hamlet} [racconta|contiene] {w9-12} mesi di meteo e una discussione con mio padre.',
        '{the.winemaker}',
      ],
    ],
  ),
]
