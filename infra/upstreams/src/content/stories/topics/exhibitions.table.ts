import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const exhibitionsEvents: readonly StoryEvent[] = [
  defineEvent(
    'la mostra',
    ['arcades', 'meeting', 'castle'],
    { works: '28-160', visitors: '4-38*1000' },
    [
      'In mostra {works} opere mai viste: {museum} apre i depositi',
      '{museum}, {works} opere e una domanda: che cos’è la luce',
      'Mostra da {visitors} visitatori {a:museum}: proroga di {w3-6} settimane',
      'Usciti dal buio dei depositi: {works} quadri {a:museum}',
      'La nebbia senza dipingerla: le tele in mostra {a:museum}',
      'Dietro un armadio {di:hamlet} c’era un quadro: ora è in mostra',
      '{museum} allunga la mostra: {visitors} visitatori',
      'Sale piene {a:museum}: il paesaggio padano piace',
      'Due secoli di pianura in {works} opere: la mostra {a:town}',
      '{the.curator}: «Dormivano nei depositi, le abbiamo svegliate»',
      'Inediti e restauri: {museum} sorprende ancora',
      'Luce d’inverno {a:museum}: {works} tele da vedere',
      'La provincia in cornice: apre la mostra {a:museum}',
      'Tele mai viste {a:museum}: gratis chi ha meno di diciotto anni',
    ],
    [
      'Da {d+3~18} {a:museum} {works} opere, {w8-20} delle quali inedite. {the.curator}: «Dormivano nei depositi dal {1925-1978}».',
      '{works} dipinti e disegni raccontano due secoli di paesaggio padano. Ingresso {w6-12} euro, gratis sotto i diciotto anni.',
    ],
    [
      'Le opere sono {works}, {w8-20} mai esposte: {a:museum} apre {d+3~18} una mostra [dedicata al paesaggio padano|sui volti della provincia|sulla luce d’inverno], curata {da:p4}.',
      '{the.curator} indica una tela del {1840-1935}: «[Era dietro un armadio {di:hamlet}|Il restauro ha tolto {w2-5} vernici|Guardate l’ombra: racconta la nebbia senza mostrarla]». Il percorso ha {w4-9} sale.',
    ],
    [
      [
        'Un quadro nei depositi {di:museum} è [una lettera|una frase] non aperta: ne abbiamo aperte {works}.',
        '{the.curator}',
      ],
    ],
  ),
  defineEvent(
    'la fotografia',
    ['arcades', 'street', 'square'],
    { shots: '40-180' },
    [
      '{town} in bianco e nero: {shots} scatti ritrovati in soffitta',
      'Le foto {di:h1}: {shots} immagini di un paese che non c’è più',
      '«Quel bambino sono io»: {shots} fotografie {a:museum}',
      'Le lastre della soffitta {di:hamlet}: un paese ritrovato',
      'Mercati, alluvioni e matrimoni: le foto di {h1}',
      'Il barbiere che fotografava tutti: {shots} immagini di {h1}',
      '«È mia madre il giorno della piena»: lacrime {a:museum}',
      'Scatole di latta piene di volti: la mostra {a:museum}',
      '{hamlet} com’era: {shots} scatti escono dalla soffitta',
      'Un archivio per tutti {a:town}: le vecchie foto online',
      '{street} prima delle auto: {shots} fotografie da vedere',
      'I nonni bambini nelle foto di {h1}: il pubblico si riconosce',
      'Bianco, nero e memoria: {town} nelle lastre di {h1}',
      'Una soffitta, una scoperta: il Novecento visto da {h1}',
    ],
    [
      'Trovate in una soffitta {di:hamlet}, {shots} lastre di {h1} raccontano mercati, alluvioni e matrimoni dal {1920-1948}.',
      'In mostra {a:museum} {shots} scatti: i visitatori riconoscono nonni e botteghe. Il Comune lancia l’archivio digitale.',
    ],
    [
      'Erano in {w3-8} scatole di latta, in una soffitta {di:hamlet}: {shots} fotografie {di:h1}, [barbiere e fotografo|messo comunale] dal {1920-1948}, sono ora {a:museum}.',
      '{p2}, {74-90} anni, si è [fermat{p2/o/a}|commoss{p2/o/a}] davanti al numero {12-38}: «[Quel bambino con la ruota sono io|È mia madre il giorno della piena|Quella è {street} prima delle auto]». {the.curator} ha [raccolto|registrato] {40-160} testimonianze.',
    ],
    [
      [
        'Mio nonno diceva che {a:hamlet} [una foto|uno scatto] costava come {w3-9} uova: ne ha fatte migliaia.',
        '{p4}, nipote del fotografo',
      ],
    ],
  ),
  defineEvent(
    'l’arte contemporanea',
    ['factory', 'street', 'arcades'],
    { artists: '8-34' },
    [
      'L’ex fabbrica {di:hamlet} rinasce con {artists} artisti',
      '{artists} artisti in un capannone: l’arte di oggi {a:hamlet}',
      'Murale da {w12-20} metri {in:street}: «È il volto di chi resta»',
      'Dalle macchine alle installazioni: l’ex fabbrica {di:hamlet}',
      'Un volto alto come una casa: il murale {di:street}',
      'Scuole e artisti sui muri {di:hamlet}: il colore è di tutti',
      '{p1} e il murale {di:street}: «L’ho dipinto sotto la pioggia»',
      'Torte, vernice e domande: gli artisti {a:hamlet}',
      'L’arte entra in fabbrica: {artists} autori {a:hamlet}',
      'Video e suoni tra i muri {di:hamlet}: {artists} artisti al lavoro',
      'Col naso in su {in:street}: il murale che fa parlare',
      'Nel capannone {di:hamlet} ora si espone: {artists} nomi',
      'La fabbrica vuota si riempie di opere: {hamlet} ci prova',
      'Chi resta ha un volto: il dipinto {di:street}',
    ],
    [
      'Installazioni, video e un murale: {artists} artisti per {w3-6} settimane nell’ex fabbrica {di:street}. Visite fino {a:d+25~60}.',
      'Il progetto costa {12-90*1000} euro e coinvolge {w4-9} scuole: {artists} autori lavorano sui muri {di:hamlet}.',
    ],
    [
      'Dove si facevano [bottoni|cinghie|stufe], {a:hamlet}, ora [si cammina tra|ci sono] le opere di {artists} artisti: video, suoni e un murale {in:street} alto {w8-15} metri.',
      '{p1}, {26-44} anni, ha [dipinto {w6-14} giorni su un cestello|dormito in fabbrica]: «[Il volto è di una donna che lavorava qui dal {1956-1971}|I bambini mi hanno portato {w3-9} torte|La pioggia mi ha cancellato {w2-3} metri di cielo]». In {w3-9} giorni i visitatori sono stati {600-980}.',
    ],
    [
      [
        '[Non l’ho capito tutto|Certe cose mi sfuggono], ma {in:street} non avevo mai visto tanta gente col naso in su.',
        '{f5}, residente',
      ],
    ],
  ),
]
