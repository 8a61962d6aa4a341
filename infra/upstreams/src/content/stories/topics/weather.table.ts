import { defineEvent, riverside } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const weatherEvents: readonly StoryEvent[] = [
  defineEvent(
    'la piena del Po',
    ['river', 'flood', 'bridge'],
    { metres: '52-88/10', people4: '40-380' },
    [
      'Il Po scende, la paura passa: «Una notte così non l’avevamo mai vista»',
      'Po a {metres} metri: {a:hamlet} evacuate {people4} persone',
      'Piena, l’acqua arriva {a:hamlet}: argini sorvegliati per {w20-20} ore',
    ],
    [
      'Il colmo è passato a {metres} metri: {people4} persone fuori casa {a:hamlet}, argini sorvegliati da {60-240} volontari.',
      'Golene allagate e {people4} sfollati tra {hamlet} e {other}. L’acqua cala di {w2-9} centimetri l’ora, ma gli argini restano intrisi.',
    ],
    [
      'Il colmo è passato alle {hour}, a {metres} metri: {a:hamlet} {people4} persone hanno [dormito fuori casa|lasciato le golene] e {60-240} volontari hanno [camminato|vegliato] sull’argine con le torce.',
      '«[L’acqua è arrivata a {w5-20} metri dal cancello|Ho portato su {8-30} galline e il trattore|Mio padre mi raccontava del 1951, non pensavo di vederlo]», [dice|racconta] {p1}, {38-84} anni. I tecnici hanno chiuso {w2-9} fontanazzi e posato {2-9*1000} sacchi di sabbia.',
    ],
    [
      [
        '{a:hamlet} il fiume [lo rispettiamo|lo conosciamo]: ti dà da vivere {360-364} giorni l’anno.',
        '{h4}, {di:hamlet}',
      ],
    ],
    [1, 3, 4, 5, 9, 10, 11, 12],
    riverside,
  ),
  defineEvent(
    'la nevicata',
    ['snow', 'hill-village', 'street'],
    { cm: '12-85' },
    [
      'Neve, {cm} centimetri {a:hamlet}: scuole chiuse e spalatori in strada',
      '{town} sotto {cm} centimetri: «Non nevicava così dal {2009-2017}»',
      'Nevicata {a:hamlet}, {cm} centimetri in una notte: i trattori aprono la strada',
    ],
    [
      'Imbiancata tutta la zona: {cm} centimetri {a:hamlet}, {300-900} utenze senza corrente. In azione {20-90} mezzi.',
      '{cm} centimetri in {w8-20} ore: scuole chiuse {a:town}, {w2-9} alberi caduti {su:road}. Da {n+1} il gelo.',
    ],
    [
      '[Alle {w5-7} del mattino|Prima dell’alba] {a:hamlet} si misuravano {cm} centimetri: la nevicata ha [imbiancato|coperto] tutto fino {a:other} e lasciato {300-900} utenze senza corrente per {w2-9} ore.',
      '{the.mayor} ha chiuso {w3-9} scuole e [mandato in strada|schierato] {w6-20} spalatori; {h1}, [agricoltore|boscaiolo] {di:hamlet}, ha aperto {w5-18} chilometri con il suo trattore: «[Ho portato il pane a {w8-20} famiglie|Il caffè me l’hanno offerto {w6-12} volte|La lama era di mio nonno]».',
    ],
    [
      [
        '[Una volta|Da ragazzo] {a:hamlet} si usciva dalla finestra: {cm} centimetri sono un assaggio.',
        '{h4}, {di:hamlet}',
      ],
    ],
    [1, 2, 3, 12],
  ),
  defineEvent(
    'il temporale',
    ['plain-storm', 'tree-fallen', 'rain'],
    { wind: '78-124', calls: '60-340' },
    [
      'Tempesta {a:town}, vento a {wind} all’ora: tetti scoperchiati',
      '«Dieci minuti d’inferno»: grandine e vento a {wind} all’ora {a:hamlet}',
      'Alberi caduti e strade allagate {a:town}: {calls} chiamate ai pompieri',
    ],
    [
      'Raffiche a {wind} chilometri orari e chicchi di {w3-7} centimetri: {calls} interventi, danni pesanti tra {hamlet} e {other}.',
      'La supercella ha colpito {when}: {calls} chiamate, {w4-18} auto schiacciate, {w2-9} quartieri al buio {a:town}.',
    ],
    [
      'Il cielo è diventato [nero|verde] {when} e in {w8-18} minuti {a:hamlet} sono caduti chicchi di {w3-7} centimetri, con raffiche a {wind} chilometri orari: {calls} le chiamate ai vigili del fuoco, [{w4-18} auto schiacciate|{20-90} alberi a terra].',
      '{in:street} [il tetto della palestra|un gazebo|un platano di {60-120} anni] è [volato|finito] sulla strada. {p1}, {29-76} anni, era in auto: «[Mi sono fermat{p1/o/a} sotto il ponte {a:hamlet2}|Il parabrezza ha ceduto dopo {w3-9} colpi|Ho pregato]». Nei campi [il mais è a terra|l’uva è tritata] per {120-900} ettari.',
    ],
    [['In {w8-18} minuti {a:hamlet} ho perso [l’orto e la tettoia|i vetri e il sonno].', '{p1}, {di:hamlet}']],
    [4, 5, 6, 7, 8, 9, 10],
  ),
  defineEvent(
    'il caldo',
    ['square', 'garden', 'grain'],
    { degrees: '36-40' },
    [
      'Caldo, {degrees} gradi {a:town}: anziani al fresco in biblioteca',
      'Notti tropicali {a:hamlet}: termometro a {degrees} gradi, acqua razionata',
      '{degrees} gradi {in:square}: «Si lavora dalle {w4-5} del mattino»',
    ],
    [
      'Toccati {degrees} gradi {a:town}, minime mai sotto i venti. Aperti {w4-12} luoghi freschi, l’Ausl chiama {900-990} anziani soli.',
      'Settima giornata di bollino rosso: {degrees} gradi {in:square}, cantieri fermi dalle {12-13} e orti senz’acqua {a:hamlet}.',
    ],
    [
      'Il termometro {di:square} ha segnato {degrees} gradi alle {hour}: {a:town} la minima non scende sotto i {21-24} e l’Ausl telefona ogni giorno a {600-990} anziani soli.',
      'Aperti {w4-12} «luoghi del fresco», con la palestra {di:hamlet} in testa: {f1}, {76-91} anni, [ci gioca a carte|ci porta l’uncinetto]: «[In casa ho {31-35} gradi|Qui ho conosciuto {w3-9} amiche|Il ventilatore l’ho comprato {nel:1978-1999}]». Nei cantieri si lavora dalle {w4-5} alle {12-13}.',
    ],
    [
      [
        'Beviamo {w2-3} litri a testa e ci [contiamo|chiamiamo] ogni ora: {in:street} l’asfalto si scioglie.',
        '{h4}, operaio',
      ],
    ],
    [6, 7, 8],
  ),
  defineEvent(
    'la nebbia',
    ['fog-road', 'countryside'],
    { metres: '20-80' },
    [
      'Nebbia fitta {su:road}: visibilità a {metres} metri, mattina di code',
      'Torna la nebbia {a:hamlet}: {metres} metri di visibilità e scontri a catena',
      'La nebbia {di:hamlet}: «Ci siamo cresciuti, oggi fa notizia»',
    ],
    [
      'Visibilità scesa a {metres} metri {su:road}: {w3-9} tamponamenti, autobus in ritardo di {20-50} minuti {a:town}.',
      'Alle {w6-7} non si vedeva oltre {metres} metri {a:hamlet}. Gli esperti: «Giornate dimezzate in trent’anni».',
    ],
    [
      'Alle {w6-7} {a:hamlet} non si vedeva oltre {metres} metri: {su:road} ci sono stati {w3-9} tamponamenti, [senza feriti gravi|con {w2-4} contusi], e gli autobus {da:other} hanno accumulato {20-50} minuti di ritardo.',
      '{h4}, {66-88} anni, [ha fatto il camionista per {30-40} anni|guidava la corriera]: «[Si andava con la testa fuori dal finestrino|Contavo i platani: {120-240} fino {a:other}|Il parroco suonava la campana per chi tornava dai campi]». I giorni di nebbia {within} erano {60-90} l’anno negli anni Ottanta, oggi sono {14-32}.',
    ],
    [
      [
        '[La nebbia|Quella vera] {di:hamlet} si tagliava: mia madre mi legava una lampadina alla bici.',
        '{h4}, {di:hamlet}',
      ],
    ],
    [1, 2, 10, 11, 12],
  ),
  defineEvent(
    'la siccità',
    ['river', 'countryside', 'grain'],
    { days: '24-92', less: '24-68' },
    [
      'Non piove da {days} giorni {a:town}: orti bagnati con il contagocce',
      'Siccità, l’invaso {a:other} al {less} per cento: irrigazione a turni',
      '{days} giorni senza pioggia: {water} ridotto a un filo {a:hamlet}',
    ],
    [
      'Da {days} giorni non cade una goccia {a:town}: portata in calo {del:less} per cento, ordinanza antisprechi {di:the.mayor}.',
      'Turni d’acqua di {w3-6} ore e divieto di lavare le auto: {a:town} la riserva è scesa {del:less} per cento.',
    ],
    [
      'L’ultima pioggia vera {a:town} risale a {days} giorni fa: {a:hamlet} l’acqua è [un filo tra i sassi|un ricordo], la portata è scesa {del:less} per cento e {the.mayor} ha vietato di [bagnare i giardini|riempire le piscine] dalle {6-8} alle {21-23}.',
      '{the.bonifica} [distribuisce|assegna] turni di {w3-6} ore a {120-640} aziende: «[Abbiamo riserve per {w9-20} giorni|Ogni notte perdiamo {12-30} litri su cento nei tubi vecchi|Serve un invaso, lo diciamo dal {1990-2012}]». {h1}, {a:hamlet}, ha [rinunciato a|già perso] {w8-20} ettari di mais.',
    ],
    [['Guardo il cielo {a:hamlet} ogni mattina alle {w4-5}: [niente|solo azzurro].', '{h1}, agricoltore']],
    [2, 3, 4, 5, 6, 7, 8, 9],
  ),
]
