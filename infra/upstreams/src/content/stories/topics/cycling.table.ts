import { defineEvent, valleys } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const cyclingEvents: readonly StoryEvent[] = [
  defineEvent(
    'la vittoria in salita',
    ['countryside', 'hill-village', 'street'],
    { gap: '9-78', km: '98-168' },
    [
      '{p1} stacca tutti sulla salita {di:hamlet}: vittoria in solitaria',
      'Ciclismo, {p1} vola: {gap} secondi di vantaggio {a:hamlet}',
      '«Ho pensato alla nonna»: {p1} vince da sol{p1/o/a} {a:other}',
    ],
    [
      'Attacco a {w6-18} chilometri dal traguardo e {gap} secondi di margine: {p1}, {18-24} anni, firma la vittoria più bella.',
      'Su {km} chilometri e {w3-6} salite la spunta {p1}: la corsa {di:other} parla piacentino dopo {w6-20} anni.',
    ],
    [
      'Lo scatto arriva a {w6-18} chilometri dal traguardo, [nel tratto più duro|dopo il tornante con la fontana]: {p1}, {18-24} anni, lascia tutti e vince {a:other} con {gap} secondi su {h6}. In mezzo {km} chilometri e {w3-6} salite.',
      '«[Ho visto la valle dall’alto e non mi sono più voltat{p1/o/a}|All’ultimo tornante avevo i crampi|Mi allenavo qui con mio padre {h2.first}]», [racconta|dice] ancora con [il casco|la borraccia] in mano. In gara {90-180} atleti, {30-60} i ritirati.',
    ],
    [['A {w2-4} chilometri dall’arrivo {a:other} [non sentivo più le gambe|sentivo solo il cuore].', '{p1}']],
    undefined,
    valleys,
  ),
  defineEvent(
    'la granfondo',
    ['hill-village', 'street', 'river'],
    { riders: '12-38*100', climb: '14-29*100' },
    [
      'Granfondo, {riders} in sella {da:town} {a:other}: strade chiuse',
      '{riders} ciclisti sulle colline: vince {h1}, festa {a:hamlet}',
      'Biciclette e panini {a:hamlet}: la granfondo fa {riders} iscritti',
    ],
    [
      'Al via {riders} ciclisti da {w9-19} Paesi: {98-148} chilometri, {climb} metri di dislivello. Ristori con coppa e torta fritta.',
      'Vince {h1} in {w3-4} ore e {12-48} minuti, ma la festa è di tutti: {riders} arrivati, {40-190} volontari {a:hamlet}.',
    ],
    [
      'Ha avuto {riders} ciclisti al via, {climb} metri di dislivello e [il panino al ristoro {di:hamlet}|{w2-5} salite con vista]: la granfondo {di:town} l’ha vinta {h1} in {w3-4} ore e {12-48} minuti.',
      'L’ultimo è arrivato alle {hour2}: {h2}, {68-79} anni, [applaudito come un campione|con la bici di ferro]: «[Ho cominciato in pensione|Mi sono fermato a {w3-6} ristori, tutti ottimi|Il cronometro l’ho lasciato a casa]». In strada c’erano {40-190} volontari; {road} è rimasta chiusa {w4-7} ore.',
    ],
    [
      [
        'Le nostre strade tra {town} e {other} sono [un tesoro|una palestra]: {riders} persone oggi l’hanno visto.',
        '{the.president}',
      ],
    ],
  ),
  defineEvent(
    'la ciclabile',
    ['river', 'countryside', 'bridge'],
    { km: '6-42', cost: '300-980*1000' },
    [
      'Ciclabile {da:town} {a:other}: {km} chilometri, {cost} euro',
      'In bici lungo {water}: aperti {km} chilometri {a:hamlet}',
      'Pedalare senza auto {a:hamlet}: inaugurati {km} chilometri di pista',
    ],
    [
      'Aperto il tratto {di:hamlet}: {km} chilometri protetti, {w2-5} aree di sosta e una passerella. Spesa di {cost} euro.',
      'La pista collega {town} e {other}: {km} chilometri e {cost} euro. Manca un pezzo {a:hamlet2}, lavori dal {nextyear}.',
    ],
    [
      'Il nastro l’hanno tagliato {w12-20} bambini in bicicletta: {km} chilometri di pista [protetta|sterrata] uniscono {town} e {other}, costo {cost} euro, con {w2-5} aree di sosta.',
      '{p1}, {24-66} anni, [va al lavoro in bici|ha pedalato il primo giorno]: «[Ci metto {18-40} minuti, in auto {20-45}|Prima {su:road} rischiavo la vita|Ho visto {w3-9} aironi]». Resta da fare il tratto {di:hamlet2}, {w2-5} chilometri [e {100-400*1000} euro|con un passaggio privato].',
    ],
    [
      [
        'Ogni chilometro {a:hamlet} [toglie|leva] {40-160} auto dalla strada: lo dicono i contatori.',
        '{h5}, associazione ciclisti',
      ],
    ],
  ),
]
