import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const basketballEvents: readonly StoryEvent[] = [
  defineEvent(
    'il canestro sulla sirena',
    ['stadium', 'meeting'],
    { ours: '74-91', points: '18-36' },
    [
      '{h1} sulla sirena: {team} batte {rival} di un punto',
      'Canestro da {w9-14} metri e {team} beffa {rival}: {ours} punti e delirio',
      'Basket, {points} punti di {h1}: {team} supera {rival} all’ultimo tiro',
    ],
    [
      'Finisce {ours} punti a uno di meno: la tripla di {h1} arriva a {w2-9} decimi dalla fine. Palazzetto impazzito.',
      '{points} punti e l’ultimo tiro: {h1} stende {rival} dopo essere stato sotto di {w12-19} lunghezze.',
    ],
    [
      'A {w2-9} decimi dalla sirena {h1} [si alza|tira] da {w8-12} metri con {w2-3} mani in faccia: solo rete, {team} supera {rival} di un punto e ne segna {ours}. Per lui {points} a referto.',
      'All’intervallo il distacco era di {w12-19} punti. Poi [la zona|il pressing], {w3-6} palle rubate da {h2} e un parziale di {14-22}-{2-6}. «[Ho disegnato lo schema per {h3}, poi ha deciso {h1.first}|Il basket dura quaranta minuti|Ho perso {w2-4} anni di vita]».',
    ],
    [
      [
        'Quel tiro con {rival} l’ho provato {w10-20} volte [al giorno|in cortile]: stavolta [è entrato|ha baciato la retina].',
        '{h1}, guardia',
      ],
    ],
  ),
  defineEvent(
    'il ritorno del capitano',
    ['stadium', 'meeting', 'school-yard'],
    { months: '5-14' },
    [
      '{h1} torna dopo {w:months} mesi: «Mi dicevano di smettere»',
      'Il capitano è tornato: {h1} in campo dopo {w:months} mesi di stop',
      'Basket, la sfida più dura di {h1}: {w:months} mesi per tornare con {team}',
    ],
    [
      'Due operazioni, {w:months} mesi di palestra: {h1}, {29-36} anni, rientra contro {rival}. I tifosi preparano una coreografia.',
      'Dopo {w:months} mesi {h1} è di nuovo convocato. {the.coach}: «Non gli chiedo {w10-20} punti, ma il suo sguardo».',
    ],
    [
      'L’ultima partita risale a {w:months} mesi fa: {n+5} {h1}, {29-36} anni, [tornerà in campo|sarà di nuovo a referto] contro {rival}, con {w2-3} cicatrici [e una figlia di {w3-9} mesi|sul ginocchio].',
      '«[Il chirurgo mi ha detto: pensa a un altro mestiere|Mi svegliavo alle {w5-6} per la piscina {di:street}|Ho tirato {300-900} liberi al giorno seduto]», racconta. I compagni [gli hanno tenuto l’armadietto|indossavano il suo {4-15} in riscaldamento]. {the.coach} [lo userà|gli darà] {w5-15} minuti.',
    ],
    [['[Quando|Se] {h1.first} entra in palestra {a:hamlet} i ragazzini smettono di tirare e guardano.', '{the.coach}']],
  ),
  defineEvent(
    'il campetto',
    ['school-yard', 'street', 'square'],
    { teams2: '16-64' },
    [
      'Riapre il playground {di:street}: torneo con {teams2} squadre',
      'Un canestro per {hamlet}: {teams2} squadre al torneo di quartiere',
      '«Da qui non ci muoviamo»: il campetto {di:street} rinasce',
    ],
    [
      'Nuovo fondo, luci e un murale: il campetto {di:street} costa {30-120*1000} euro e si inaugura con {teams2} squadre.',
      '{a:hamlet} in campo {teams2} squadre tre contro tre e {600-980} ragazzi: il torneo dura {w2-4} giorni e ricorda {h2}, scomparso nel {lastyear}.',
    ],
    [
      'Il fondo è [blu|arancione], i tabelloni nuovi e il murale l’ha dipinto {p1}, {19-31} anni: il campetto {di:street} riapre con un torneo da {teams2} squadre [e {30-120*1000} euro di lavori|in ricordo di {h2}].',
      'Qui [si gioca dal {1978-1994}|sono cresciuti {w2-4} giocatori di serie A]: {h3}, {34-52} anni, [porta i figli|ha smesso {w2-4} volte]: «[Si imparava a perdere e a tornare il giorno dopo|Parlavamo {w6-12} lingue e una sola palla|La rete la ricuciva {h4.first} con il filo da pesca]».',
    ],
    [['{in:street} [non conta|non chiedono] da dove vieni: conta se passi la palla.', '{p1}']],
  ),
]
