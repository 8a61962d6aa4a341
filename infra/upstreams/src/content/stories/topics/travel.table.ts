import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const travelEvents: readonly StoryEvent[] = [
  defineEvent(
    'la gita',
    ['castle', 'hill-village', 'night-village'],
    { km: '12-38', visitors: '8-60*1000' },
    [
      'Gita {a:town}: il castello, {km} chilometri di curve e un tramonto',
      'Un giorno {a:hamlet}: cosa vedere, dove mangiare, quanto costa',
      'Borghi, {hamlet} incanta {visitors} turisti: l’itinerario',
    ],
    [
      'Si parte alle {openhour}, si torna dopo cena: {km} chilometri tra {hamlet} e {other}, {w3-5} soste e {30-60} euro a testa.',
      '{visitors} visitatori in un anno: {a:hamlet} la torre, la pieve e una trattoria da prenotare. Ecco come arrivarci.',
    ],
    [
      'Si lascia l’auto {in:square} e si sale a piedi: {a:hamlet} [la torre apre alle {openhour}|servono {15-40} minuti], e dal punto più alto, {height} metri, si vede fino {a:other}. In un anno i visitatori sono stati {visitors}.',
      '{the.guide} [consiglia|accompagna] un giro di {km} chilometri: «[Fermatevi alla terza fontana, l’acqua è a {w8-11} gradi|Al tramonto la pietra diventa rosa per {w9-20} minuti|Il pane {di:other} va comprato prima di mezzogiorno]». Spesa prevista, {30-60} euro a testa [pranzo compreso|con il museo].',
    ],
    [['{a:hamlet} bisogna [perdersi|rallentare]: {w2-3} vicoli, un gatto e la valle sotto.', '{the.guide}']],
  ),
  defineEvent(
    'il cammino',
    ['forest', 'hill-village', 'church'],
    { km: '80-180', days: '4-9', people5: '12-90*100' },
    [
      'In cammino per {w:days} giorni: {km} chilometri {da:town} al crinale',
      '{km} chilometri a piedi {da:hamlet}: «Zaino leggero e silenzio»',
      'Via Francigena, {people5} pellegrini {a:hamlet}: letti esauriti',
    ],
    [
      '{w:days} tappe e {km} chilometri {da:hamlet} al crinale: si dorme in canonica a offerta. Il diario {di:p1}.',
      'I camminatori sono {people5}, {il:12-40} per cento in più: {a:hamlet} aprono {w2-5} ostelli e una bottega.',
    ],
    [
      'Il primo timbro si prende {a:hamlet} alle {openhour}: da qui {km} chilometri e {w:days} giorni [di crinali e pievi|tra boschi e guadi], con {people5} persone passate solo nell’ultimo anno.',
      '{p1}, {28-69} anni, [l’ha fatto da sol{p1/o/a}|ha camminato dopo un licenziamento]: «[Il secondo giorno volevo tornare|Una signora {di:hamlet2} mi ha lasciato le chiavi di casa|Lo zaino pesava {w6-9} chili, {w2-3} di troppo]». Le tappe sono segnate [in rosso|ogni {200-600} metri].',
    ],
    [['Dopo {w2-4} giorni [la testa|il telefono] si spegne: {a:hamlet} ho dormito undici ore.', '{p1}']],
  ),
  defineEvent(
    'il viaggio lento',
    ['rail', 'river', 'hill-village'],
    { price: '18-46' },
    [
      'In treno storico {da:town}: {price} euro e un panino al salame',
      'Sul treno a vapore {da:town}: {price} euro, {w3-5} soste e la merenda',
      'Turismo lento, il treno d’epoca {da:town} {a:other}: {price} euro',
    ],
    [
      'Vagoni del {1928-1939}, {w3-5} soste e {price} euro: il treno storico riparte {d+5~30} con {140-280} posti, metà già venduti.',
      'Si viaggia per {price} euro, si fa merenda {a:hamlet} e si guarda fuori: {140-280} posti e prenotazioni in crescita.',
    ],
    [
      '[Il capostazione fischia|Si parte] alle {openhour} e non c’è fretta: per {price} euro si viaggia {da:town} {a:other} con {w3-5} soste, [una in mezzo ai campi|e merenda {a:hamlet}], {140-280} posti in tutto.',
      '{p1} e {p2}, [famiglia {di:other2}|coppia milanese], [hanno {w2-3} figli e nessun tablet]: «[I bambini hanno contato {w12-18} aironi|Abbiamo speso {120-290} euro in tre giorni|Credevamo di conoscere la provincia]». Le prenotazioni sono {il:12-40} per cento in più.',
    ],
    [['Abbiamo attraversato [oceani|mezzo mondo] e ci mancava {hamlet}: {w9-40} minuti da casa.', '{p1}']],
  ),
]
