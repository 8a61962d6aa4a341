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
      'Bastoncini e chiacchiere {in:square}: in {people6} a camminare',
      'Meno pastiglie, più amici: il gruppo di cammino {di:hamlet}',
      'Pressione più bassa in pochi mesi: la prova {a:town}',
      '{the.doctor}: «Non servono diecimila passi»',
      'Vedova e sola, ha ripreso a parlare camminando: {f1}',
      'Scarpe comode {in:square}: {steps} passi ogni giorno',
      'La medicina costa un paio di scarpe: succede {a:hamlet}',
      'Il fiato si allena a ogni età: in {people6} {a:town}',
      'Chilometri e compagnia: la salute {in:square}',
      'La solitudine fa male come il fumo: si cammina insieme',
      'In gruppo {da:square} {a:hamlet}: lo studio dà ragione ai passi',
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
      'Notti bianche {a:town}: {percent} adulti su cento riposano male',
      'Nasce {a:hospital} l’ambulatorio per chi non dorme',
      '{the.doctor}: «Se non dormi, alzati dal letto»',
      'Camera buia e fresca: le regole per dormire meglio',
      'Turnisti e camionisti: la vita di chi non dorme mai',
      'Il telefono sul comodino ci ruba il sonno: lo studio',
      'Addio gocce dopo poche settimane: {p1} ora dorme',
      'Meno di sei ore a notte: il conto lo paga il cuore',
      'Il sonno perduto dei piacentini: {percent} su cento insonni',
      '{p1}: «Ho ripreso a sognare», la cura del sonno funziona',
      'Visite per chi conta le pecore: apre l’ambulatorio {a:town}',
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
      'Lenticchie in mensa: i bambini {di:town} dicono sì',
      'Bibite addio, torna la frutta: la prova in {w4-8} classi',
      'La colazione saltata: {the.doctor} parla ai genitori {di:town}',
      'Cuoche e pediatri insieme: nuovo menù per {kids} bambini',
      'Un orto per la mensa: le scuole {di:town} cambiano piatto',
      'Il peso dei bambini {di:town}: che cosa dice lo studio',
      'Pane {di:hamlet} e legumi: la mensa che piace',
      'Dolci solo qualche volta: le regole per {kids} alunni',
      'Merenda sana, la sfida delle scuole {di:town}',
      'Cucinare insieme ai figli: il consiglio {di:the.doctor}',
      '{kids} zaini senza bibite: la scuola {di:town} ci prova',
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
