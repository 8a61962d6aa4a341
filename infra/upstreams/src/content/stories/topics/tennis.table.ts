import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const tennisEvents: readonly StoryEvent[] = [
  defineEvent(
    'il torneo',
    ['tennis'],
    { sets: '2-3', rank: '180-780' },
    [
      'Tennis, {p1} in finale {a:other}: battuta la testa di serie',
      '{p1}, {w16-19} anni, vince il torneo: «Servizio e coraggio»',
      'Terra rossa, impresa di {p1}: eliminat{p2/o/a} {p2/il numero/la numero} {rank} del mondo',
      'Dalle qualificazioni al trofeo: la favola {di:p1} {a:other}',
      '{p1} annulla le palle break e vince {a:other}',
      'Ace e coraggio: il torneo {di:other} è {di:p1}',
      'Racchetta al cielo {a:other}: {p1} batte anche la stanchezza',
      '{p1} doma {p2} sulla terra rossa: titolo {a:other}',
      'Una settimana perfetta: {p1} vince sempre e alza la coppa',
      'Tie-break da brividi {a:other}: la spunta {p1}',
      'Il servizio {di:p1} fa la differenza: torneo vinto {a:other}',
      '{p1}, che impresa: battut{p2/o/a} {p2} in finale',
      'Col premio pagherà le trasferte: {p1} trionfa {a:other}',
      'La finale {di:other} parla piacentino: vince {p1}',
    ],
    [
      '{p1} vince in {w:sets} set e {90-170} minuti il torneo {di:other}: {w8-18} ace e una volée che ha fatto alzare il pubblico.',
      'Partiva dalle qualificazioni, ha vinto {w5-7} partite di fila: {p1} conquista il titolo {a:other}.',
    ],
    [
      'Due braccia al cielo e la racchetta [a terra|lanciata verso la panchina]: {p1} ha battuto {p2} in {w:sets} set e {90-170} minuti, con {w8-18} ace, e [il torneo {di:other}|il titolo] è suo.',
      'Partiva dalle qualificazioni: {w5-7} partite in {w8-9} giorni, {w2-4} delle quali [vinte al tie-break|finite di sera]. «[Sul {w4-5} pari mi sono ricordat{p1/o/a} di respirare|Ho annullato {w2-5} palle break|Col premio pago {w2-4} trasferte]», dice {p1.last}, [allenat{p1/o/a} da {h4}|cresciut{p1/o/a} {in:street}].',
    ],
    [['Sul match point {a:other} [ho chiuso gli occhi|tremavo]: ho servito come {a:hamlet}, a sei anni.', '{p1}']],
  ),
  defineEvent(
    'la rinascita del circolo',
    ['tennis', 'construction'],
    { members: '240-880', courts: '4-9' },
    [
      'Circolo {di:street}, {members} soci e {w:courts} campi: boom del padel',
      'Tennis, lista d’attesa {a:town}: {members} soci in un anno',
      'Effetto campioni {a:town}: corsi pieni e {w:courts} campi nuovi',
      'Lista d’attesa e campi pieni: il tennis {a:town} non basta più',
      'Maestri cercansi: al circolo {di:street} {members} soci',
      'Coperture, luci e campi: il circolo {di:street} investe',
      'Bambini in coda per una racchetta: il boom {di:town}',
      '{w:courts} campi e tanta voglia: rinasce il circolo {di:street}',
      'Effetto tennis {a:town}: mai così tanti iscritti',
      'Il padel porta soci, il tennis li tiene: {members} {in:street}',
      '{the.president}: «Ora servono maestri e luci»',
      'Una racchetta usata e via: {in:street} il tennis è per tutti',
      'I {members} del circolo {di:street}: «Eravamo quattro gatti»',
      'Il rovescio a due mani piace ai piccoli: corsi pieni {a:town}',
    ],
    [
      'I soci sono {members}, {il:20-60} per cento in più in un anno. Il circolo {di:street} investe {90-480*1000} euro in {w:courts} campi.',
      'Mai così tanti bambini: {140-320} iscritti ai corsi {a:town}. {the.president}: «Servono maestri e luci».',
    ],
    [
      'I campi sono {w:courts}, i soci {members}: il circolo {di:street} [non era mai stato così pieno|ha dovuto aprire una lista d’attesa] e investe {90-480*1000} euro in coperture e luci.',
      '{p1}, {28-55} anni, [maestr{p1/o/a}|istrutt{p1/ore/rice}], [segue {40-90} bambini|comincia alle {openhour}]: «[Chiedono tutti il rovescio a due mani|Le bambine sono {il:38-52} per cento|Il padel ha portato {120-320} persone che non giocavano]».',
    ],
    [
      [
        'Una racchetta usata e {w8-20} lezioni: {in:street} il tennis [costa|vale] meno di un telefono.',
        '{the.president}',
      ],
    ],
  ),
  defineEvent(
    'la sfida dei veterani',
    ['tennis', 'garden'],
    { age: '72-84' },
    [
      'A {age} anni campione d’Italia: {p1} e la racchetta di legno',
      '{p1}, {age} anni e {w12-20} titoli: «Smetto quando perdo»',
      'Veterani, il titolo torna {a:town}: {p1} vince a {age} anni',
      'Racchetta di legno e nervi saldi: {p1} vince a {age} anni',
      '«Il medico dice di rallentare»: {p1} campion{p1/e/essa} a {age} anni',
      '{p1} e il tricolore: {age} anni e non sentirli',
      'Palla corta e briscola: il segreto {di:p1}, {age} anni',
      'Il gomito cede, la testa no: titolo italiano per {p1}',
      'Sul campo {di:street} da una vita: {p1} è d’oro a {age} anni',
      'Tennis, la finale dei vecchi amici: {p1} supera {p2}',
      'Coppe in salotto e un altro titolo: {p1} non si ferma',
      'A {age} anni si può: {p1} conquista il tricolore',
      'Tutta {hamlet} tifa per {p1}, veteran{p1/o/a} da scudetto',
      '{p1}, {age} anni: «Devo ancora imparare il servizio»',
    ],
    [
      '{p1}, {age} anni, {di:hamlet}, vince il tricolore di categoria in {w2-3} set: «La gamba c’è, il gomito meno».',
      'Gioca dal {1955-1972} e non ha saltato un’estate: {p1} porta {a:town} il titolo italiano dei veterani.',
    ],
    [
      'Il tricolore dei veterani è {di:p1}, {age} anni, {di:hamlet}: in finale [ha rimontato un set|ha vinto in {70-120} minuti] contro {p2}, [suo avversario da {30-48} anni|più giovane di {w2-6}].',
      'Si allena {w3-5} volte a settimana {in:street}: «[La palla corta è la mia pensione|Con {p3.first} facciamo {w2-3} ore e poi briscola|Il medico dice di rallentare, io di cambiare medico]». In casa ha {40-120} coppe e [una racchetta di legno del {1958-1971}|{w4-9} nipoti, nessuno tennista].',
    ],
    [
      [
        'Alla mia età {a:hamlet} o giochi o [ti siedi|guardi]: io devo ancora imparare il servizio.',
        '{p1}, {age} anni',
      ],
    ],
  ),
]
