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
      'Bilocale cercasi: {a:town} ci vogliono settimane',
      '{p1} e {p2}, mesi di visite per una casa {a:town}',
      'Dove costa di più abitare {a:town}: i prezzi per quartiere',
      'Canoni in salita {a:town}: «Quello giusto sparisce in poche ore»',
      '{price} euro al metro: il mattone {di:town} non si ferma',
      'La casa in affitto è un miraggio: annunci in calo {a:town}',
      '{h3}: «Chi cerca {a:town} deve correre»',
      'Due stanze e una coda di aspiranti: gli affitti {di:street}',
      'Comprare o aspettare? Il mercato della casa {a:town}',
      'Le zone più cercate {di:town}: in testa {hamlet} e {hamlet2}',
      'Il mutuo dei trentenni: «La banca ci chiede tutto subito»',
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
      '{p1.first} e {p2.first}: «Così abbiamo salvato la cascina {di:hamlet}»',
      'Pietra, paglia e rondini: il fienile {di:hamlet} è una casa',
      'Roulotte, calce e pazienza: {p1} e {p2} {a:hamlet}',
      'Bollette leggere tra muri antichi: accade {a:hamlet}',
      '{the.architect}: «I muri {di:hamlet} basta ascoltarli»',
      'Una cucina al posto delle mucche: il recupero {a:hamlet}',
      'Cascina salvata {a:hamlet}: {w:months} mesi di cantiere',
      'Senza gas e con vista: la casa nuova {di:hamlet}',
      'Hanno imparato a fare la malta: la casa {di:p1} e {p2}',
      'Spessi come un castello: i muri della cascina {di:hamlet}',
      'Artigiani di qui e legno vero: la rinascita {di:hamlet}',
      '{cost} euro e tanta fatica: rinasce un fienile {a:hamlet}',
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
      'Acqua al tramonto: i consigli {di:f1} per l’orto',
      'Un fazzoletto di terra {a:hamlet}: in lista ci sono tutti',
      '{f1}, l’insalata e le api: una giornata negli orti',
      'Zucchine dietro casa: {plots} orti comunali {a:hamlet}',
      'La lumaca si sposta: l’orto gentile {di:f1}',
      'Coltivare {a:hamlet}: quanto costa e come si chiede un lotto',
      'Vasetti, semi e vicini: gli orti {di:hamlet} fanno amicizia',
      '{plots} famiglie con la zappa: la mania dell’orto {a:town}',
      'In città con le mani nella terra: gli orti {di:hamlet}',
      'Che cosa si pianta adesso: lo spiega {f1}',
      'Più richieste che terra: gli orti {di:hamlet} non bastano',
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
