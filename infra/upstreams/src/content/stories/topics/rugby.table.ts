import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const rugbyEvents: readonly StoryEvent[] = [
  defineEvent(
    'la battaglia nel fango',
    ['pitch', 'stadium', 'rain'],
    { ours: '16-31', theirs: '9-15' },
    [
      'Rugby, {team} vince nel fango: {ours}-{theirs} contro {rival}',
      'Mischia di ferro: {team} piega {rival} {ours}-{theirs}',
      '{h1} e {w2-4} calci d’oro: {team} batte {rival} {ours}-{theirs}',
    ],
    [
      'Ottanta minuti sotto l’acqua: finisce {ours}-{theirs}, {w2-4} mete e una mischia che non arretra. Terzo tempo con {120-300} piatti.',
      'Il piede di {h1} e la mischia valgono {w4-5} punti: {rival} cede {ours}-{theirs} davanti a {400-900} spettatori.',
    ],
    [
      'Pozzanghere, maglie irriconoscibili e una mischia che [avanza di {w5-15} metri|non arretra]: {team} batte {rival} {ours}-{theirs} con {w2-4} mete e {w2-4} calci di {h1}.',
      'Al minuto {54-72} il giallo a {h2} [sembra cambiare tutto|spaventa], ma in quattordici [la difesa regge {w8-10} minuti|arriva la meta di {h3}]. {the.coach}: «[Hanno placcato {120-170} volte|Si vince con le ginocchia|Il terzo tempo lo paghiamo noi, {120-300} piatti]».',
    ],
    [
      [
        'Nel fango con {rival} [non c’è tattica|conta una cosa sola]: chi si alza {w3-5} volte più dell’altro.',
        '{h3}, pilone',
      ],
    ],
  ),
  defineEvent(
    'la squadra delle ragazze',
    ['pitch', 'school-yard'],
    { girls: '22-64' },
    [
      '«Placcare? Come ballare»: {girls} ragazze scoprono il rugby {a:hamlet}',
      'Rugby femminile, {girls} iscritte {a:town}: nasce la prima squadra',
      'Le ragazze della palla ovale: in {girls} sul campo {di:hamlet}',
    ],
    [
      'Studentesse, infermiere, una fornaia: sono {girls} le giocatrici {a:town}. Prima partita {d+8~25} contro {other}.',
      'Il club {di:street} apre alle ragazze: {girls} iscritte in {w3-9} mesi. {f1}: «Qui nessuna è di troppo».',
    ],
    [
      'Ci sono {w6-9} studentesse, {w2-4} infermiere e una fornaia: le ragazze del rugby {a:hamlet} sono {girls} e [si allenano {n+2} e {n+4}|la prima partita è {d+8~25}], dalle {hour2}.',
      '{f1}, {19-33} anni, [mediano di mischia|pilone], [arriva {da:other} in treno|studia al Politecnico]: «[Mia madre chiudeva gli occhi, ora urla dagli spalti|In {w3-9} mesi ho cambiato postura e carattere|Alte, basse, forti: servono tutte e quindici]».',
    ],
    [['La prima volta {a:hamlet} avevo le [unghie smaltate|ginocchia sbucciate]: ora ho {girls} sorelle.', '{f1}']],
  ),
  defineEvent(
    'l’impianto del rugby',
    ['construction', 'pitch'],
    { cost: '180-900*1000' },
    [
      'Rugby, campo nuovo da {cost} euro: «Casa nostra dopo {w8-19} anni»',
      'Sintetico e luci {in:street}: {cost} euro per il campo della palla ovale',
      '{town}, via ai lavori sul campo da rugby: pronto in {w4-9} mesi',
    ],
    [
      'Tribuna da {300-900} posti, spogliatoi e luci: il campo {di:street} costerà {cost} euro e sarà pronto in {w4-9} mesi.',
      'Il Comune investe {cost} euro {in:street}. {h4}: «Avevamo {200-400} ragazzi e due docce».',
    ],
    [
      'Le ruspe sono {in:street} da {n-3}: il nuovo campo costerà {cost} euro, avrà una tribuna da {300-900} posti e [{w4-6} spogliatoi|luci a basso consumo]. Fine lavori tra {w4-9} mesi.',
      '{h4}, {55-78} anni, [tessera numero {2-9}|ha segnato i punti su un quaderno per {30-45} anni]: «[Avevamo {200-400} ragazzi e due docce|Le porte le abbiamo saldate noi {nel:1974-1989}|Finalmente si vede anche la palla]». {the.works} ha ottenuto un mutuo a {w12-20} anni.',
    ],
    [['Una casa {in:street} [insegna|dà] più di {w2-9} campionati vinti.', '{h4}, socio fondatore']],
  ),
]
