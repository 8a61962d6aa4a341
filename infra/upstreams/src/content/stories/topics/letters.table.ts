import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const lettersEvents: readonly StoryEvent[] = [
  defineEvent(
    'il ringraziamento',
    ['hospital', 'ambulance', 'street'],
    { days: '6-38' },
    [
      '«Grazie a chi mi ha tenuto la mano»: {days} giorni {a:hospital}',
      'Lettera {a:nurse.title} del turno di notte: «Non so il suo nome, grazie»',
      '«Il mio grazie {a:hamlet}, dopo {days} giorni di ospedale»',
      '«A chi mi ha portato la spesa»: un grazie {da:hamlet}',
      '«Una mano nella notte»: la lettera di un paziente',
      '«Ho trovato il vialetto spazzato»: storia di vicini',
      '«Di medici e infermieri si parla poco»: un grazie {a:town}',
      '«Una minestra calda sulla porta»: i vicini {di:hamlet}',
      '«Scrivo per la prima volta»: il grazie {di:p1}',
      '«Le brutte notizie corrono, questa è buona»',
      '«{days} giorni di ospedale e nessuno mi ha lasciat{p1/o/a} sol{p1/o/a}»',
      '«Non conosco il suo cognome»: lettera dal reparto',
      '«Grazie {a:town}»: una riga buona per il giornale',
      '«Il turno di notte ha un cuore»: la lettera {di:p1}',
    ],
    [
      'Caro direttore, ho passato {days} giorni {a:hospital} e vorrei dire grazie a {w3-9} persone di cui non so il cognome.',
      'Gentile redazione, dopo {days} giorni {a:hospital} sono tornat{p1/o/a} {a:hamlet} e ho trovato più di quanto avevo lasciato.',
    ],
    [
      'Gentile direttore, [ho {60-84} anni|scrivo per la prima volta] e sono stat{p1/o/a} ricoverat{p1/o/a} {days} giorni {a:hospital}. [Di notte|Alle {2-4} del mattino] una persona mi ha tenuto la mano per {w9-20} minuti [e non so il suo nome|senza dire una parola].',
      'Vengo {da:hamlet}, e tornando a casa ho trovato [la spesa sulla porta|il vialetto spazzato]: {w2-5} vicini si erano messi d’accordo. [Si scrive tanto di ciò che manca|Le brutte notizie corrono]: io volevo lasciare {a:town} [una riga buona|un grazie], firmato {p1}.',
    ],
    [
      [
        'Chi mi ha aiutato {a:hamlet} [non ha chiesto|rifiutava] nulla: {w2-5} vicini e una minestra.',
        '{p1}, {di:hamlet}',
      ],
    ],
  ),
  defineEvent(
    'la protesta del lettore',
    ['street', 'traffic', 'square'],
    { months: '5-26' },
    [
      '«{street}, il lampione è spento da {w:months} mesi: chi risponde?»',
      '«Marciapiedi impossibili {in:street}: provateci voi con un passeggino»',
      '«Ho scritto {w4-12} mail al Comune: vi racconto com’è andata»',
      '«Due passi con il sindaco {in:street}, offro io il caffè»',
      '«Vivo {in:street} e la sera non esco più»',
      '«Buche e promesse {in:street}»: la lettera {di:p1}',
      '«Una lampadina costa poco»: il lettore {di:hamlet}',
      '«Risposte automatiche e nessuna firma»: che cosa non va',
      '«Una signora è caduta davanti a casa mia»: la denuncia',
      '«Ho contato le buche {di:street}»: lettera aperta',
      '«Da {w:months} mesi aspetto una risposta dal Comune»',
      '«Al buio {in:street}»: un lettore scrive al giornale',
      '«Non cerco colpevoli, cerco un lampione»',
      '«Caro Comune, ti scrivo {da:hamlet}»: la lettera',
    ],
    [
      'Un lettore {di:hamlet} racconta {w:months} mesi di segnalazioni: «Non chiedo la luna, mi basta una lampadina {in:street}».',
      '{p1} ha misurato {street}: {w12-20} buche in {300-600} metri. «Invito {mayor.title} a fare due passi con me».',
    ],
    [
      'Egregio direttore, abito {in:street} da {w12-20} anni e da {w:months} mesi [il lampione davanti a casa è spento|il marciapiede è una pista da bob]. Ho scritto {w4-12} mail, ricevendo {w2-3} risposte automatiche [e un «vedremo»|e nessuna firma].',
      'L’altra sera una signora {di:hamlet} è [finita a terra|caduta] a {w5-15} metri dal mio cancello. Non [chiedo miracoli|cerco colpevoli]: invito {the.mayor} a fare {200-500} passi con me, {n+3}, [alle {hour2}, al buio|offro io il caffè].',
    ],
    [['Una lampadina {in:street} costa {w6-18} euro: [la compro io|mi offro volontario].', '{p1}, {di:hamlet}']],
  ),
  defineEvent(
    'il ricordo',
    ['school-yard', 'church', 'countryside'],
    { years: '40-66' },
    [
      '«La mia maestra {a:hamlet}, {years} anni dopo»: una lettera',
      '«Caro papà, oggi ho riaperto la bottega»: il ricordo {di:p1}',
      '«Quando {a:hamlet} si andava a scuola in bici con la cartella di cartone»',
      '«Il quaderno in fondo all’armadio»: un ricordo {di:hamlet}',
      '«La stufa, la neve, la maestra»: scuola {a:hamlet}',
      '«Cerco i compagni della terza classe {di:hamlet}»',
      '«L’odore della legna in classe»: scrive {p1}',
      '«Dopo il ponte comincia il mondo»: così diceva la maestra',
      '«Contavamo le rondini»: lettera {da:other}',
      '«La maestra {f1} arrivava in bicicletta»: ricordate?',
      '«Una calligrafia che riconoscerei ovunque»',
      '«Troviamoci davanti alla vecchia scuola {di:hamlet}»',
      '«Chi si ricorda della maestra?»: un appello {a:town}',
      '«{years} anni fa eravamo in classe insieme {a:hamlet}»',
    ],
    [
      '{years} anni fa la maestra {f1} arrivava {a:hamlet} in bicicletta, con la stufa da accendere. Un alunno la ricorda.',
      '{p1} scrive {da:other}: «Ho ritrovato un quaderno e {town} mi è tornata addosso, con l’odore della legna».',
    ],
    [
      'Caro direttore, [svuotando un armadio|cercando una bolletta] ho ritrovato un quaderno di {years} anni fa: sulla copertina c’è scritto scuola {di:hamlet}, terza classe, e la calligrafia è quella della maestra {f1}.',
      'Arrivava in bicicletta {da:other}, [accendeva la stufa|portava {w2-4} ciocchi di legna] e ci faceva [leggere il giornale|contare le rondini]. Eravamo in {w12-20}; {w2-4} [non ci sono più|vivono in Francia]. Se qualcuno {a:town} la ricorda, [mi scriva|troviamoci] {d+10~25}, davanti alla vecchia scuola.',
    ],
    [
      [
        'Ci diceva: [il mondo comincia|l’Italia finisce] dopo il ponte {di:hamlet}, andate a vedere e poi raccontate.',
        '{p1}, ex alunn{p1/o/a}',
      ],
    ],
  ),
]
