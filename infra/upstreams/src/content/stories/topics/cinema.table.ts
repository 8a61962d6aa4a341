import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const cinemaEvents: readonly StoryEvent[] = [
  defineEvent(
    'il film',
    ['cinema', 'hill-village', 'river'],
    { extras: '40-280', weeks: '2-7' },
    [
      'Ciak {a:hamlet}: {extras} comparse per il film {di:filmmaker}',
      'Cinema, {hamlet} diventa un set: {extras} comparse cercasi',
      '«La luce di qui non esiste altrove»: {filmmaker} gira {a:hamlet}',
    ],
    [
      'Le riprese durano {w:weeks} settimane tra {hamlet} e {other}: {extras} comparse e {90-480*1000} euro spesi sul territorio.',
      '{filmmaker} ha scelto {town} per una storia di fratelli e silenzi: {w:weeks} settimane di set, {extras} comparse.',
    ],
    [
      'Camion, cavi e un’alba finta: per {w:weeks} settimane {hamlet} è un set, con {40-90} tecnici e {extras} comparse scelte tra {town} e {other}.',
      '{the.filmmaker} [beve un caffè al bar|parla tra un ciak e l’altro]: «[Cercavo una strada che finisse nella nebbia|La luce di qui dura {w8-18} minuti e non perdona|Il protagonista l’ho trovato al mercato]». {p1}, {22-79} anni, [fa il barista nella vita e nel film|ha una battuta sola]: {w3-9} ore di trucco.',
    ],
    [
      [
        'Ho detto una battuta di {w3-7} parole {in:square} e l’ho ripetuta {w9-20} volte: [è un mestiere|mi tremava la voce].',
        '{p1}, comparsa',
      ],
    ],
  ),
  defineEvent(
    'la sala',
    ['cinema', 'arcades'],
    { seats: '90-340' },
    [
      'Riapre il cinema {di:street}: {seats} poltrone e un proiettore',
      'Il cinema {di:town} non chiude: {seats} soci comprano la sala',
      '{seats} poltrone rosse {in:street}: la rivincita del cinema di paese',
    ],
    [
      'Chiuso da {w3-14} anni, il cinema {di:street} riparte con {seats} posti, {w2-4} proiezioni a settimana e biglietti a {w5-8} euro.',
      'Una cooperativa di {40-190} famiglie salva la sala {di:town}: {seats} poltrone, film in lingua e mattine per le scuole.',
    ],
    [
      'Le lettere dell’insegna le ha riaccese {p1}, {58-80} anni, [che qui faceva il proiezionista|figli{p1/o/a} dell’ultimo gestore]: il cinema {di:street} riparte {d+3~18} con {seats} poltrone e biglietti a {w5-8} euro.',
      'La cooperativa ha {40-190} soci e ha raccolto {30-140*1000} euro [in {w4-9} mesi|con {w5-14} cene]. «[La prima sera diamo un film in bianco e nero|I popcorn li fa la Pro loco {di:hamlet}|In {w2-4} proiezioni su cinque l’ingresso è gratis per gli studenti]», [spiega|anticipa] {the.president}.',
    ],
    [['Al buio {in:street} ho [imparato a sognare|dato il primo bacio], {nel:1961-1979}, in quarta fila.', '{p1}']],
  ),
  defineEvent(
    'il documentario',
    ['cinema', 'river', 'countryside'],
    { minutes: '52-94' },
    [
      'Il documentario {di:p1} sul Po vola ai festival: «Voci dal fiume»',
      '{minutes} minuti di fiume e silenzi: {p1} premiat{p1/o/a} per il documentario',
      '{p1} racconta {hamlet} in {minutes} minuti: «Volti, non cartoline»',
    ],
    [
      'Girato in {w8-18} mesi tra {hamlet} e {other}, dura {minutes} minuti: il lavoro {di:p1} è in concorso a {w3-7} festival.',
      '{minutes} minuti, {w12-20} voci e nessun commento: il documentario {di:p1} si vede {d+4~14} {a:town}.',
    ],
    [
      'Dura {minutes} minuti, ha {w12-20} voci e nessun commento: il documentario {di:p1}, girato in {w8-18} mesi tra {hamlet} e {other}, è in concorso a {w3-7} festival.',
      '«[Ho aspettato {w9-20} mattine la nebbia giusta|Il barcaiolo {h2} non voleva parlare, poi ha cantato|La cinepresa era di mio nonno]», [racconta|dice] {p1.last}, {25-48} anni. La proiezione {a:town} è {d+4~14} alle {hour2}, [con i protagonisti in sala|ingresso {w4-7} euro].',
    ],
    [['Bastava stare [zitti|fermi] {a:hamlet} per {w2-4} ore: poi la gente racconta tutto.', '{p1}']],
  ),
]
