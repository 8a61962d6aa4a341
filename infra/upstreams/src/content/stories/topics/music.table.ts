import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const musicEvents: readonly StoryEvent[] = [
  defineEvent(
    'il concerto',
    ['orchestra', 'theatre', 'church'],
    { players: '38-90' },
    [
      '{players} musicisti {a:theatre}: {conductor} dirige Beethoven',
      'Bis e lacrime {a:theatre}: trionfo per {conductor} e {players} orchestrali',
      'Concerto {in:square} con {players} musicisti: «Suoniamo per la valle»',
    ],
    [
      '{players} orchestrali e {60-90} coristi {a:theatre}: {conductor} chiude la stagione con {w3-9} minuti di applausi.',
      'Beethoven e un brano nuovo {di:p4}: {conductor} guida {players} musicisti, biglietti esauriti in {w4-9} ore.',
    ],
    [
      'L’ultimo accordo è rimasto sospeso, poi [l’esplosione|il boato]: {a:theatre} {conductor} ha diretto {players} musicisti davanti a {400-990} persone, [che hanno applaudito {w4-12} minuti|per due ore].',
      '{the.musician} ha eseguito [un brano del Settecento|una pagina nuova {di:p4}] [a memoria|con una corda rotta]: «[L’acustica {di:theatre} perdona poco|Ho studiato {w4-8} ore al giorno per {w2-5} mesi|In platea c’era la mia prima maestra, {f6}]».',
    ],
    [
      [
        'Con {players} musicisti [si può gridare|si può fare rumore]: {a:theatre} abbiamo provato a sussurrare.',
        '{the.conductor}',
      ],
    ],
  ),
  defineEvent(
    'il festival rock',
    ['concert', 'night-village', 'square'],
    { bands: '9-34', public: '2-12*1000' },
    [
      'Musica sotto le stelle {a:hamlet}: {bands} band, {public} spettatori',
      '{public} in piedi {in:square}: la notte delle {bands} band',
      'Festival {a:hamlet}, {bands} gruppi e camping: attesi in {public}',
    ],
    [
      'Tre notti, {bands} gruppi, ingresso libero: {a:hamlet} arrivano in {public}. {the.mayor}: «Musica fino all’una, poi silenzio».',
      'Dal punk al liscio: {bands} band {in:square} e {public} spettatori. Incasso delle cucine alla Croce Rossa.',
    ],
    [
      'Le casse erano alte {w4-7} metri e le sdraio già piene alle {hour2}: {a:hamlet} {bands} band hanno suonato per {public} persone in {w2-3} notti, [con il liscio al tramonto e il punk a mezzanotte|senza un incidente].',
      '{p1}, {19-34} anni, voce di [un gruppo {di:other}|una band nata {a:highschool}], [ha cantato] [tra la gente|senza microfono]: «[Provavamo in un pollaio|Mio nonno ballava in prima fila|Ci hanno chiesto {w2-4} bis]». Le cucine hanno servito {2-9*1000} piatti.',
    ],
    [
      [
        '{a:hamlet} il silenzio è bello [dopo|quando finisce] una chitarra: {public} persone lo sanno.',
        '{the.volunteer}',
      ],
    ],
    [5, 6, 7, 8, 9],
  ),
  defineEvent(
    'la banda',
    ['orchestra', 'square', 'church'],
    { years: '60-190', players: '28-64' },
    [
      'La banda {di:town} compie {years} anni: {players} divise e un inno',
      '{players} strumenti, {years} anni: festa per la banda {di:hamlet}',
      '«Il mio primo clarinetto era rotto»: la banda {di:town} fa {years} anni',
    ],
    [
      'Dai {w9-10} agli {80-86} anni: sono {players} i musicisti della banda {di:town}, che festeggia {in:square} {d+3~14}.',
      'Fondata da un fabbro, oggi ha {players} elementi e una scuola con {40-120} allievi: la banda {di:town} compie {years} anni.',
    ],
    [
      'Il più giovane ha {w9-11} anni e il triangolo in mano, il più anziano {80-86} anni e suona [il bombardino|la grancassa]: i {players} della banda {di:town} festeggiano {years} anni {d+3~14} {in:square}.',
      '{h1}, {66-84} anni, [capobanda|primo clarinetto], [ha marciato per {400-900} processioni|custodisce {180-600} spartiti]: «[Il mio primo strumento aveva {w2-3} chiavi rotte|Nel {1951-1966} suonammo con l’acqua alle ginocchia|Ai funerali bisogna saper camminare piano]». La scuola ha {40-120} allievi.',
    ],
    [['Un paese con la banda [non è|non sarà] mai sordo: {a:town} lo sappiamo da {years} anni.', '{h1}']],
  ),
]
