import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const cultureEvents: readonly StoryEvent[] = [
  defineEvent(
    'il festival',
    ['square', 'meeting', 'arcades'],
    { guests: '24-90' },
    [
      'Festival del pensiero, {guests} ospiti {in:square} e notti bianche',
      '{town} si accende: {guests} incontri in {w3-5} giorni di festival',
      '«Le domande contano più delle risposte»: al festival {guests} ospiti',
      'Filosofi nei cortili e musica all’alba: il festival {di:town}',
      '{town} si fa domande: {guests} ospiti e migliaia di prenotazioni',
      'Una premio Nobel {in:square}: svelato il programma del festival',
      'Cortili mai visti e {guests} voci: torna il festival',
      'Notti bianche e sedie piene: {town} diventa un festival',
      '{the.director}: «Nomi grandi, ma anche chi non conoscete»',
      'Tutto gratis, tutto {in:square}: {guests} incontri {a:town}',
      'Il festival che comincia prima dell’alba: accade {a:hamlet}',
      'Pensare in piazza: {town} chiama {guests} ospiti',
      'I volontari, le sedie, le domande: {town} prepara il festival',
      '{da:square} {a:museum}: la città che ascolta',
    ],
    [
      'Filosofi, scienziati e attori: {guests} ospiti {a:town} da {d+5~20}, tutto gratuito. {the.culture}: «Apriamo i cortili».',
      'In {w3-5} giorni {guests} incontri tra {square} e {museum}. Attese {8-28*1000} persone, {180-480} volontari.',
    ],
    [
      'Saranno {guests} gli ospiti [attesi|in arrivo] {a:town} da {d+5~20}: filosofi, scienziati, una premio Nobel e {w3-9} musicisti parleranno {in:square} e {a:museum} del tema «[Confini|Il tempo|La voce|Abitare]».',
      '{the.director} [anticipa|racconta]: «[Apriremo {w6-14} cortili mai visti|Un incontro si terrà alle {5-6} del mattino, {a:hamlet}|Abbiamo scelto {w3-9} nomi che nessuno conosce ancora]». Le prenotazioni sono [già|oltre] {2-9*1000}.',
    ],
    [
      [
        'Una città che ascolta {guests} voci [respira|cresce]: {in:square} la sedia vuota non esiste.',
        '{the.director}',
      ],
    ],
  ),
  defineEvent(
    'la biblioteca',
    ['library', 'meeting'],
    { loans: '24-190*1000' },
    [
      'Biblioteca aperta fino a mezzanotte {a:town}: {loans} prestiti',
      '{loans} prestiti e scaffali nuovi: {library} cambia volto',
      '«Qui studiamo meglio»: {library} fa il pieno, {loans} prestiti',
      'Luci accese fino a tardi: {library} si allunga la giornata',
      'Gli studenti chiedevano posti, {library} risponde',
      'Un signore e i suoi gialli: storie {da:library}',
      'La biblioteca come piazza: {a:town} {loans} prestiti',
      'Poltrone, prese e silenzio: {library} si rifà il trucco',
      'Il libro più richiesto? Bisogna aspettare: record {a:town}',
      'Ragazzi tra gli scaffali {a:town}: mai così tanti',
      '{the.librarian}: «Qui nessuno ti chiede perché sei venuto»',
      'Una sala per i più piccoli: {library} apre ai bambini',
      'Il volume restituito dopo trent’anni: accade {a:town}',
      '{loans} volte un libro: i conti {di:library}',
    ],
    [
      'Orario lungo, {60-180} posti studio e {loans} prestiti in un anno: {library} conquista gli under venticinque.',
      'Nuovi arredi per {40-240*1000} euro: {library} allunga l’orario e apre una sala per i bambini.',
    ],
    [
      '{library} resterà aperta fino alle {22-23} per {w3-5} sere a settimana: lo chiedevano {600-980} studenti, e i {loans} prestiti dell’ultimo anno [danno loro ragione|sono un record].',
      '{the.librarian}, {w8-20} anni tra gli scaffali, [confida|sorride]: «[Il libro più richiesto ha {40-90} persone in attesa|Un signore {di:hamlet} ha letto {180-390} gialli|Abbiamo ritrovato un volume preso {nel:1976-1998}]». I posti studio passano da {40-58} a {60-180}.',
    ],
    [
      [
        'In biblioteca [nessuno ti chiede|non serve spiegare] perché sei lì: {a:town} è l’ultima piazza.',
        '{the.librarian}',
      ],
    ],
  ),
  defineEvent(
    'il restauro',
    ['church', 'castle', 'construction'],
    { cost: '120-900*1000', months: '8-19' },
    [
      'Restauro {a:hamlet}, sotto l’intonaco spunta un affresco del {1400-1590}',
      'Torna a splendere la chiesa {di:hamlet}: {cost} euro e {w:months} mesi',
      '«Un volto ci guardava»: scoperta {a:hamlet} durante il restauro',
      'Un occhio sotto la calce: {a:hamlet} riaffiora un affresco',
      'La chiesa {di:hamlet} ritrova i suoi colori: cantiere da {cost} euro',
      '{f1} e il blu nascosto {di:hamlet}: «Ho smesso di respirare»',
      'Ponteggi e meraviglia: che cosa c’era sotto l’intonaco {a:hamlet}',
      'La Soprintendenza {a:hamlet}: «Scoperta sorprendente»',
      'Sotto strati di calce un volto: emozione {a:hamlet}',
      'Restauratrici al lavoro {a:hamlet}: riemerge il Rinascimento',
      '{w:months} mesi di cantiere e una sorpresa: la chiesa {di:hamlet}',
      'Il muro bianco {di:hamlet} nascondeva un affresco',
      'Pregavano davanti a un tesoro: la scoperta {di:hamlet}',
      'Bisturi e pazienza: {hamlet} ritrova un capolavoro',
    ],
    [
      'Cantiere da {cost} euro: {a:hamlet} riemerge un affresco di {w3-9} metri quadrati. La Soprintendenza: «Sorprendente».',
      'Dopo {w:months} mesi di lavori riapre la chiesa {di:hamlet}: {w12-18} restauratori, {cost} euro, una scoperta inattesa.',
    ],
    [
      'Sono bastati un bisturi e [un po’ di pazienza|una lampada radente]: sotto {w3-6} strati di calce {a:hamlet} è comparso un volto, parte di un affresco di {w3-9} metri quadrati datato intorno al {1400-1590}. Il cantiere costa {cost} euro.',
      '{f1}, {28-52} anni, restauratrice, [era sul ponteggio da {w3-9} settimane|ha smesso di respirare]: «[Prima un occhio, poi la mano con il libro|Ho chiamato don {h5.first} alle {hour2}|Il blu viene da molto lontano]». I lavori finiranno tra {w:months} mesi.',
    ],
    [
      [
        'Per {300-500} anni {a:hamlet} [hanno pregato|sono passati] davanti a un muro bianco: e lui era lì sotto.',
        '{f1}, restauratrice',
      ],
    ],
  ),
]
