import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const homeEvents: readonly StoryEvent[] = [
  defineEvent(
    'il mercato della casa',
    ['street', 'construction', 'arcades'],
    { price: '11-28*100', rise: '3-14' },
    [
      'Casa, i prezzi salgono {del:rise} per cento {a:town}: la mappa',
      'Affitti, {a:town} monolocali introvabili: {rise} per cento in più',
      '{street} a {price} euro al metro: quanto costa casa {a:town}',
    ],
    [
      '{a:town} il metro quadrato costa in media {price} euro, {il:rise} per cento in più. Le zone più richieste: {hamlet} e {hamlet2}.',
      'Trovare un bilocale {a:town} richiede {w5-18} settimane: canoni in rialzo {del:rise} per cento, {120-480} annunci in meno.',
    ],
    [
      'Il prezzo medio {a:town} è di {price} euro al metro quadrato, {il:rise} per cento in più [in un anno|del {lastyear}]: {a:hamlet} e {a:hamlet2} la domanda [supera l’offerta|è raddoppiata].',
      '{p1} e {p2}, {26-38} anni, hanno visto {w9-20} appartamenti: «[Quello giusto è sparito in {w2-9} ore|Con {700-980} euro al mese trovi due stanze|La banca ci chiede {20-60*1000} euro subito]». Per l’agente {h3} «[si comprerà {a:other}|{a:nextmonth} il mercato respirerà]».',
    ],
    [
      [
        'Chi cerca {a:town} con {700-980} euro [si mette in coda|deve correre]: {in:street} un bilocale dura un pomeriggio.',
        '{h3}, agente immobiliare',
      ],
    ],
  ),
  defineEvent(
    'la ristrutturazione',
    ['hill-village', 'construction', 'garden'],
    { cost: '60-240*1000', months: '6-19' },
    [
      'Un fienile {a:hamlet} diventa casa: {cost} euro e {w:months} mesi',
      'La casa che consuma come una lampadina: è {a:hamlet}',
      '{p1} e {p2}: «Così abbiamo salvato la cascina {di:hamlet}»',
    ],
    [
      'Pietra, legno e paglia: {a:hamlet} un fienile rinasce in {w:months} mesi con {cost} euro. Le bollette: {180-480} euro l’anno.',
      '{the.architect} firma il recupero {a:hamlet}: {90-260} metri quadrati, {cost} euro, nessun gas.',
    ],
    [
      'Dove c’erano [balle e rondini|le mucche] oggi c’è una cucina con vista: {a:hamlet} un fienile è diventato casa in {w:months} mesi, con {cost} euro e [pietre del posto|{w3-6} artigiani {di:town}].',
      '{the.architect} [spiega|racconta]: «[I muri sono spessi {50-80} centimetri, basta ascoltarli|Paglia, calce e {w12-18} pannelli: il conto è di {180-480} euro l’anno|Le rondini hanno una finestra tutta loro]». {p1} e {p2}, i proprietari, hanno [dormito {w3-9} mesi in roulotte|imparato a fare la malta].',
    ],
    [
      [
        'Il preventivo diceva {w4-5} mesi: a {w:months} [abbiamo stappato|ci siamo seduti], {a:hamlet}, sui sacchi di calce.',
        '{p1}',
      ],
    ],
  ),
  defineEvent(
    'l’orto in balcone',
    ['garden', 'arcades', 'street'],
    { plots: '24-140' },
    [
      'Orti in città, {plots} lotti {a:hamlet}: domande triple dei posti',
      'Basilico e pomodori {in:street}: {plots} famiglie coltivano un orto',
      'Melanzane e pazienza: {f1} e i {plots} orti {di:hamlet}',
    ],
    [
      'Un fazzoletto da {30-60} metri quadrati e {24-60} euro l’anno: {a:hamlet} gli orti comunali sono {plots}, in lista {90-340} persone.',
      '{f1}, {41-79} anni, coltiva uno dei {plots} orti {di:hamlet}: consigli di stagione e una regola, «acqua al tramonto».',
    ],
    [
      'Sono {plots} lotti da {30-60} metri quadrati, {24-60} euro l’anno l’uno: gli orti {di:hamlet} [fanno gola|piacciono] a {90-340} persone in lista d’attesa.',
      '{f1}, {41-79} anni, [mostra le melanzane|raccoglie l’insalata]: «[{a:month} si pota e si pensa|La lumaca si sposta, non si uccide|Ho regalato {w8-20} sacchetti di semi {in:street}]». In {w3-9} anni ha [contato {w5-14} specie di api|riempito {40-180} vasetti].',
    ],
    [['Un orto {a:hamlet} [cura|aggiusta] più di {w3-9} medicine, e la sera hai l’insalata.', '{f1}, ortolana']],
  ),
]
