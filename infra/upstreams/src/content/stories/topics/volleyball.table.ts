import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const volleyballEvents: readonly StoryEvent[] = [
  defineEvent(
    'la vittoria al tie-break',
    ['volley', 'stadium'],
    { points: '18-34' },
    [
      'Maratona da {120-155} minuti: {team} batte {rival} al quinto set',
      '{h1} firma {points} punti e {team} espugna il campo avversario',
      'Tie-break infinito: {team} supera {rival} con {points} punti di {h1}',
    ],
    [
      'Due ore e {15-38} minuti di battaglia: {h1} chiude con {points} punti e {team} sale in classifica. Palazzetto in piedi.',
      '{team} rimonta da 0-2 e vince al quinto contro {rival}: {points} punti di {h1}, {w8-17} muri di squadra.',
    ],
    [
      'Sotto di due set, con {rival} avanti anche nel terzo, {team} [trova il muro|cambia palleggiatore] e ribalta tutto: 3-2 al quinto, {points} punti di {h1} e {w8-17} muri vincenti davanti a {1-3*1000} persone.',
      'La svolta arriva con un turno in battuta di {h2}: {w3-6} ace [di fila|quasi consecutivi], ricezione avversaria al {22-38} per cento. {the.coach}: «[Nel terzo set ho chiesto di divertirci|Il video ci diceva di battere su {h4.last}|Questi ragazzi hanno {w2-4} vite]».',
    ],
    [
      [
        'Sul {w12-14} pari del quinto [non sentivo le gambe|ho guardato mia madre]: poi la palla {di:h2.last} ha toccato la riga.',
        '{h1}, schiacciatore',
      ],
    ],
  ),
  defineEvent(
    'la stagione del volley',
    ['volley', 'meeting'],
    { subs: '380-980' },
    [
      'Volley, {team} riparte da {h1}: «Vogliamo i playoff»',
      'Abbonamenti, {team} vola a quota {subs}: «Palazzetto caldo»',
      'Raduno {di:team}: {w5-9} volti nuovi e {subs} abbonati',
    ],
    [
      'Primo giorno di lavoro con {w12-16} giocatori: {w5-9} i nuovi, {subs} gli abbonamenti già venduti. Esordio contro {rival}.',
      '{the.coach} disegna la stagione: «{h1} è il nostro leader». Budget in crescita {del:5-20} per cento, {subs} tessere staccate.',
    ],
    [
      'In palestra ci sono {w12-16} giocatori, {w5-9} facce nuove, [{w2-3} ore di pesi|test e bilancia]: {team} è al lavoro {a:hamlet} da {n-2} e le tessere vendute sono già {subs}.',
      '{h1}, {28-36} anni, [capitano|opposto], [ha scelto di restare|aveva {w2-4} offerte]: «[Qui mi fermano dal fornaio|Mia figlia è nata {a:town}|Ho ancora {w3-5} anni buoni]». Si parte {d+8~30} contro {rival}.',
    ],
    [['Un palazzetto con {subs} abbonati [fa tremare|pesa come] {w3-5} punti a set.', '{the.coach}']],
  ),
  defineEvent(
    'il derby femminile',
    ['volley'],
    { points: '15-29' },
    [
      'Volley donne, derby {a:town}: {f1} trascina con {points} punti',
      'Derby {in:street}: {f1}, {points} punti e una caviglia fasciata',
      '«Giocato per {f2.first}»: il derby è nostro, {points} punti di {f1}',
    ],
    [
      'Finisce 3-1 davanti a {400-900} spettatori: {f1} mette a terra {points} palloni e dedica la vittoria a {f2}, ferma per infortunio.',
      'La sfida con {other} vale il primo posto: {f1} chiude con {points} punti, {f3} con {w5-9} muri.',
    ],
    [
      'Con una caviglia fasciata e {points} punti {f1} ha [trascinato|portato] la squadra {di:town} nel derby con {other}: 3-1 in {85-118} minuti, {400-900} spettatori [e {w2-3} pullman ospiti|record per la categoria].',
      'La vittoria è per {f2}, [ferma per {w5-8} mesi|operata {g-8~30}]: la maglia numero {3-17} [è rimasta in panchina|sventolava tra le riserve]. «[{f2.first} ci ha scritto alle {openhour}|Abbiamo messo {w4-7} muri di fila pensando a lei|Si vince in {w12-14}]», dice {f3}.',
    ],
    [['Domani [avrò male|zoppicherò], ma il derby con {other} [ne valeva|valeva] la pena.', '{f1}, schiacciatrice']],
  ),
]
