import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const environmentEvents: readonly StoryEvent[] = [
  defineEvent(
    'la qualità dell’aria',
    ['traffic', 'fog-road', 'street'],
    { days: '24-78', fine: '38-72' },
    [
      'Smog, {days} giorni oltre il limite {a:town}: scattano i divieti',
      'Polveri a {fine} microgrammi: da {n+1} stop ai diesel {a:town}',
      '«Aria pesante»: {town} supera il limite per {days} giorni',
    ],
    [
      'La centralina {di:street} segna {fine} microgrammi: da {n+1} fermi i diesel più vecchi, riscaldamento a diciannove gradi.',
      'Superati {days} giorni fuori norma dall’inizio del {year}. {the.green}: «Chiediamo sacrifici, ma servono treni e alberi».',
    ],
    [
      'La centralina {di:street} [ha segnato|ha toccato] {fine} microgrammi di polveri sottili: è il giorno numero {days} oltre il limite {a:town}, e da {n+1} [scattano i divieti per i diesel|niente camini accesi e auto più vecchie ferme].',
      '{the.green} [allarga le braccia|difende le misure]: «[La pianura è un catino, ma {il:30-48} per cento viene dal traffico|Pianteremo {2-9*1000} alberi in {w2-4} anni|I controlli sono stati {180-640}, le multe {18-90}]». I pediatri {di:town} [segnalano|contano] {il:8-26} per cento di visite in più.',
    ],
    [
      [
        'Mio figlio {h3.first} [usa|porta] l’inalatore da {w2-5} inverni: {in:street} le finestre restano chiuse.',
        '{f4}, {di:hamlet}',
      ],
    ],
    [1, 2, 3, 10, 11, 12],
  ),
  defineEvent(
    'il bosco in città',
    ['garden', 'forest', 'school-yard'],
    { trees: '180-980' },
    [
      'Nasce un bosco {a:hamlet}: {trees} alberi piantati in un giorno',
      '{trees} alberi {in:street}: «Tra dieci anni sarà un’altra città»',
      '{town}, {trees} nuovi alberi: ogni bambino ne adotta uno',
    ],
    [
      'Querce, carpini e aceri: {a:hamlet} {trees} piante messe a dimora da {40-280} volontari. Costo {8-60*1000} euro.',
      'Con pale e stivali, {w4-12} classi hanno piantato {trees} alberi {a:hamlet}. {the.green}: «Ombra per i nostri nipoti».',
    ],
    [
      'Alle {openhour} [le pale erano già sporche|la nebbia si stava alzando]: {a:hamlet} {40-280} volontari hanno piantato {trees} alberi, [tra querce, carpini e aceri|su {2-9*1000} metri quadrati lungo {street}].',
      '{the.green} spiega: «[Nel {lastyear} {in:street} l’asfalto ha toccato {48-61} gradi|Ogni albero ha un numero e un bambino che lo cura|L’irrigazione costerà {6-28*1000} euro l’anno]». Anche {p3.first}, {w7-10} anni, ha scelto il suo: «[È storto come me|Lo chiamo {h4.first}|Verrò ogni {n+3}]».',
    ],
    [['Un albero {a:hamlet} [vale|rinfresca] come {w3-9} condizionatori, e non fa rumore.', '{the.biologist}']],
  ),
  defineEvent(
    'i rifiuti abbandonati',
    ['river', 'countryside', 'street'],
    { bags: '60-480', fines: '18-190' },
    [
      'Discarica abusiva {a:hamlet}: rimossi {bags} sacchi e {w4-19} frigoriferi',
      'Rifiuti, le fototrappole {di:town} incastrano in {fines}',
      '«Il greto non è un cestino»: raccolti {bags} sacchi {a:hamlet}',
    ],
    [
      'Materassi, gomme, elettrodomestici: {a:hamlet} i volontari hanno riempito {bags} sacchi. Le multe quest’anno sono {fines}.',
      'Le fototrappole {in:street} hanno prodotto {fines} verbali da {200-600} euro. {the.localpolice}: «Anche chi viene da fuori».',
    ],
    [
      'Sono finiti in {bags} sacchi carte e bottiglie, insieme a {20-90} pneumatici e {w4-19} frigoriferi: è il bottino di una mattina di pulizia {a:hamlet}, lungo {water}, con {30-140} volontari [e {w2-4} trattori|arrivati anche {da:other}].',
      'Le fototrappole hanno [permesso {fines} verbali|filmato {fines} persone] dall’inizio del {year}: {200-600} euro la sanzione, [denuncia per le ditte]. {the.localpolice}: «[Un signore scaricava calcinacci {in:street} ogni {n+4}|Metà arriva da fuori {town}|Una bolletta nel sacco ci ha portati dritti a casa]».',
    ],
    [
      [
        'In {w3-5} ore {a:hamlet} ho raccolto [un divano|una lavatrice] e {40-90} bottiglie: ma mio figlio ora sgrida il nonno.',
        '{p4}, volontari{p4/o/a}',
      ],
    ],
  ),
  defineEvent(
    'il ritorno della fauna',
    ['river', 'forest', 'countryside'],
    {
      pairs: '4-48',
      animal: 'il falco pescatore|la lontra|il lupo|la cicogna bianca|l’airone rosso|il martin pescatore',
    },
    [
      'Torna {animal} {a:hamlet}: «Emozione unica, erano {30-70} anni»',
      '{hamlet}, la fototrappola svela: c’è {animal} lungo {water}',
    ],
    [
      'Le immagini di una fototrappola {a:hamlet} confermano: {animal} è di nuovo tra noi. {the.biologist}: «Segno di acque più pulite».',
      'Censiti {w:pairs} esemplari {within} in {w2-5} anni di lavoro. Gli esperti chiedono una zona protetta {a:hamlet}.',
    ],
    [
      'Erano le {4-6}.{10-50} quando la fototrappola [nascosta|fissata] {a:hamlet} ha scattato {w5-18} immagini: {animal} [si vede di nuovo] lungo {water}, [dopo {30-70} anni|a {w2-9} chilometri {da:other}].',
      '{the.biologist} [ha riguardato il filmato {w12-20} volte|non trattiene la gioia]: «[Gli esemplari {within} sono {w:pairs}|Servono {w2-4} chilometri di riva tranquilla|Chiediamo di tenere i cani al guinzaglio]». Il Comune [pensa a|progetta] un capanno da {w8-20} posti {a:hamlet2}.',
    ],
    [
      [
        '[Ho visto|Mi è apparsa] un’ombra {su:water} e ho smesso di respirare: {a:hamlet} non tornavano dal {1950-1990}.',
        '{h5}, fotografo naturalista',
      ],
    ],
  ),
]
