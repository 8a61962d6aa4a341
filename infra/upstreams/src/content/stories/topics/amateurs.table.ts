import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const amateursEvents: readonly StoryEvent[] = [
  defineEvent(
    'la domenica dei dilettanti',
    ['pitch', 'football'],
    { goals: '3-6' },
    [
      'Dilettanti, {team} ne fa {w:goals} {a:rival2} e vede la vetta',
      'Il portiere segna al {90-96}: {team} pareggia e il paese impazzisce',
      '{w:goals} gol e una grigliata: la domenica perfetta {di:team}',
    ],
    [
      'Risultato largo e {180-480} spettatori: {team} vince con {w:goals} gol, tripletta di {h1}, idraulico {di:hamlet}.',
      'Tra fango e sole {team} porta a casa tre punti: {h1} segna, {h2} para un rigore, il parroco offre da bere.',
    ],
    [
      '{h1}, che in settimana fa [l’idraulico|il fornaio|il geometra] {a:hamlet}, ne segna {w2-3} e {team} chiude con {w:goals} gol davanti a {180-480} persone, {w3-9} cani e {w2-4} trombette.',
      'Sul punteggio ancora aperto {h2} para un rigore [con il piede|in tuffo]; {h3}, {17-19} anni, [esordisce|serve {w2-3} assist]. {the.coach}: «[Ho dodici operai e {w4-6} studenti: si allenano alle {hour2}|Il campo era una palude|Il primo posto dista {w2-6} punti]».',
    ],
    [['Domani alle {w5-6} sono in cantiere {a:other}, ma [una partita|una domenica] così ti sveglia.', '{h1}']],
  ),
  defineEvent(
    'il presidente tuttofare',
    ['pitch', 'meeting'],
    { years: '22-48' },
    [
      '{h1}, {w:years} anni da presidente: «Ho tagliato l’erba e lavato maglie»',
      'Da {years} anni taglia l’erba e paga le trasferte: il presidente {h1}',
      '{a:hamlet} il calcio è {h1}: {years} anni tra linee bianche e caffè',
    ],
    [
      'A {68-84} anni {h1} apre ancora il campo {di:hamlet} ogni mattina: {years} campionati, {w3-9} promozioni, nessun debito.',
      'Ha visto passare {400-900} giocatori: {h1} lascia dopo {years} anni la società {di:hamlet}. Cercasi successore.',
    ],
    [
      'Alle {w6-7} il cancello {di:hamlet} è già aperto: {h1}, {68-84} anni, [segna le linee|taglia l’erba] come fa da {years} anni, i {w3-9} campionati vinti appesi [in segreteria|dietro al bar].',
      '«[Ho avuto {400-900} giocatori e {w12-20} allenatori, uno solo antipatico|Le maglie le lavava mia moglie {f2.first}|Ho pagato trasferte, caviglie e un matrimonio]», ride. Il bilancio è di {18-60*1000} euro: {w5-20} sponsor, [la sagra {di:hamlet}|una lotteria] e molta pazienza.',
    ],
    [['Il calcio {a:hamlet} è una minestra: semplice, ma qualcuno la deve fare.', '{h1}']],
  ),
  defineEvent(
    'la squadra multietnica',
    ['pitch', 'school-yard', 'football'],
    { nations: '8-19' },
    [
      'Un pallone, {w:nations} nazioni: la squadra {di:hamlet} che unisce',
      '{hamlet}, {w:nations} bandiere nello stesso spogliatoio',
      '«Ci capiamo col pallone»: in campo {a:town} {w:nations} nazionalità',
    ],
    [
      'Muratori, studenti, camerieri: {w:nations} Paesi in una rosa sola. {a:hamlet} mancano {w2-4} punti alla promozione.',
      '{h1} viene dal Senegal, {h2} dall’Albania: {a:hamlet} si allenano in {w18-20} e pagano la quota lavorando alla sagra.',
    ],
    [
      'Nello spogliatoio {di:hamlet} si parlano {w5-9} lingue e si viene da {w:nations} Paesi: [muratori|camerieri], studenti, un [panettiere|infermiere], con la quota pagata [lavorando alla sagra|a rate da {w8-15} euro].',
      '{h1}, {19-28} anni, è [arrivato {nel:2014-2021}|il capocannoniere con {w8-17} gol]: «[La prima parola italiana è stata fuorigioco|Qui ho trovato lavoro e {w18-20} fratelli|Mia madre mi guarda al telefono]». {the.coach} [ha messo una regola|chiede una cosa sola]: [puntualità e italiano|chi litiga paga {w2-5} pizze].',
    ],
    [['Quando segniamo {a:hamlet} [esultiamo|urliamo] in {w5-9} lingue, e si capisce benissimo.', '{h1}']],
  ),
]
