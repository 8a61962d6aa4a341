import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const wellbeingEvents: readonly StoryEvent[] = [
  defineEvent(
    'il movimento',
    ['garden', 'square', 'meeting'],
    { people6: '40-280', steps: '5-8*1000' },
    [
      '{people6} camminatori {a:hamlet}: «{steps} passi e la pressione scende»',
      'Camminare fa bene, lo studio {a:town}: {steps} passi bastano',
      'Ginnastica {in:square} per {people6} over 65: «Meno farmaci, più amici»',
    ],
    [
      'Ogni {n+2} {people6} persone si ritrovano {in:square}: in {w4-12} mesi pressione più bassa per {w4-7} su dieci.',
      '{the.doctor} ha seguito {people6} volontari {di:town}: {steps} passi al giorno riducono i farmaci {del:8-22} per cento.',
    ],
    [
      'Alle {openhour} {in:square} sono già in {people6}, scarpe comode e [bastoncini|borraccia]: camminano {w3-6} chilometri [verso {hamlet}|a passo di chiacchiera] e dopo {w4-12} mesi la pressione è scesa a {w4-7} su dieci.',
      '{the.doctor} [ha raccolto i dati|cammina con loro]: «[Bastano {steps} passi, non diecimila|Il fiato si allena in {w3-8} settimane|La solitudine pesa come {w9-15} sigarette]». {f1}, {66-84} anni: «[Ho buttato {w2-3} scatole di pastiglie|Sono rimasta vedova e qui ho ripreso a parlare]».',
    ],
    [
      [
        'Il farmaco migliore {a:hamlet} [è gratis|costa un paio di scarpe]: {30-50} minuti di strada e qualcuno accanto.',
        '{the.doctor}',
      ],
    ],
  ),
  defineEvent(
    'il sonno',
    ['night-village', 'hospital', 'meeting'],
    { percent: '28-54' },
    [
      'Dormiamo male: {percent} persone su cento insonni, i consigli',
      '«Spegnete lo schermo»: l’esperto spiega come dormire meglio',
      'Sonno, {a:town} un ambulatorio dedicato: {percent} adulti su cento ne soffrono',
    ],
    [
      'Un’indagine su {600-980} adulti {within}: {percent} su cento dormono meno di sei ore. {w5-8} regole per ripartire.',
      '{the.doctor} apre {a:hospital} un ambulatorio del sonno: prime visite da {d+5~20}, {w4-9} settimane di percorso.',
    ],
    [
      'Almeno {percent} adulti su cento {within} dormono meno di sei ore: lo dice un’indagine su {600-980} persone, [presentata {n-1} {a:hospital}|curata dall’Ausl].',
      '{the.doctor} [elenca le regole|non demonizza]: «[Schermi spenti {40-90} minuti prima|La camera a {17-19} gradi e buia|Se dopo {20-30} minuti non dormi, alzati]». {p1}, {32-66} anni, [turnista {a:hamlet}|camionista], ha [smesso con le gocce dopo {w5-9} settimane|ripreso a sognare].',
    ],
    [
      [
        'Chi dorme {w5-6} ore per anni {a:town} [paga|presenta] il conto al cuore: lo vedo ogni settimana.',
        '{the.doctor}',
      ],
    ],
  ),
  defineEvent(
    'l’alimentazione dei ragazzi',
    ['food', 'school-yard', 'classroom'],
    { kids: '240-960' },
    [
      'Merende sane, {kids} bambini {di:town} cambiano zaino: via le bibite',
      '{kids} bambini pesati e misurati {a:town}: uno su quattro è in eccesso',
      '«Una mela vale»: {kids} alunni {di:town} riscrivono la merenda',
    ],
    [
      'Lo studio su {kids} alunni {di:town}: {il:18-29} per cento è sovrappeso. Parte il progetto con cuochi, orti e {w4-8} classi pilota.',
      '{the.doctor} e {w6-12} cuoche hanno rifatto il menù per {kids} bambini: più legumi, pane {di:hamlet}, dolci {w2-3} volte al mese.',
    ],
    [
      'I bambini osservati sono {kids}, tra {w5-6} e {w9-11} anni: {a:town} {il:18-29} per cento pesa più del dovuto, [{w2-4} punti meno della media|in lieve calo dal {lastyear}].',
      '{the.doctor} ha incontrato {120-400} genitori: «[Una bibita al giorno fa {w5-8} chili in un anno|La colazione la salta uno su {w3-5}|Non serve vietare, serve cucinare insieme]». In mensa [arrivano|sono arrivati] i legumi {di:hamlet} e il pane {di:h4}.',
    ],
    [
      [
        'Mio figlio {h3.first} ora [chiede|vuole] le lenticchie {di:hamlet}: sono {w2-3} mesi che ci provavo.',
        '{f4}, madre',
      ],
    ],
  ),
]
