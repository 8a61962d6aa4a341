import type { BodySlot } from './body-slots.ts'
import type { LeafTopic } from './story-topics.table.ts'

/** Sentences that name one institution or club, and fit every story of the subjects that have them. */
export interface Mention {
  slot: BodySlot
  sentences: readonly string[]
}

const hospital: Mention = {
  slot: 'hospital',
  sentences: [
    'Se ne parlerà {d+4~18} {a:hospital}, alle {hour2}, in un incontro aperto [a medici di base e volontari|a chi vuole saperne di più].',
    'I dati sono {di:hospital}, che in {w3-9} mesi ha ascoltato {180-900} pazienti tra {town} e {other}.',
    'Anche {hospital} ha messo a disposizione {w2-6} [infermieri|medici] per {w3-8} settimane: [il conto lo paga l’Ausl|poi si deciderà se continuare].',
  ],
}

const police: Mention = {
  slot: 'police',
  sentences: [
    '{da:police} fanno sapere che i controlli {a:hamlet} andranno avanti per {w2-6} settimane, [anche di notte|con {w2-4} pattuglie in più].',
    'Chi ha visto qualcosa {in:street} può chiamare {police}: le segnalazioni arrivate finora sono {w4-19}.',
    'Il bilancio {di:police} parla di {12-90} interventi {ofzone} negli ultimi {w3-9} mesi, [in calo|in lieve aumento] rispetto al {lastyear}.',
  ],
}

const casework: Mention = {
  slot: 'police',
  sentences: [
    'Gli accertamenti {di:police} erano durati {w3-14} mesi, con {12-80} persone ascoltate tra {town} e {other}.',
    'Nelle carte {di:police}, {140-780} pagine depositate {g-12~60}, ci sono [tabulati|testimonianze] e {w4-18} fotografie scattate {in:street}.',
  ],
}

const prefecture: Mention = {
  slot: 'prefecture',
  sentences: [
    '{da:prefecture} è arrivata {a:the.mayor} una lettera di {w2-4} pagine, con l’invito a un incontro {d+3~12}.',
    'Il prefetto sarà {a:hamlet} {d+2~12} per ascoltare [i residenti|le associazioni]: le domande si mandano {a:prefecture} entro {w2-8} giorni.',
    'Tra il pubblico c’era un funzionario {di:prefecture}, che in {w2-9} pagine di appunti ha raccolto le voci {di:hamlet} e {di:hamlet2}.',
  ],
}

const highschool: Mention = {
  slot: 'highschool',
  sentences: [
    'Ne hanno discusso anche {a:highschool}, dove {w3-9} classi hanno [preparato {w8-20} domande|scritto una lettera di {w2-4} pagine].',
    '{highschool}, che ha {40-180} studenti tra {town} e {other}, ha chiesto un incontro per {d+3~15}.',
  ],
}

const university: Mention = {
  slot: 'university',
  sentences: [
    'Sul tema lavorano {w3-9} ricercatori {di:university}: i primi risultati sono attesi {a:nextmonth}.',
    'Se ne parlerà {d+4~20} {a:university}, in un seminario aperto [a tutti|agli studenti delle superiori], alle {hour2}.',
    'I conti li ha rifatti un gruppo {di:university}, che in {w3-9} mesi ha raccolto {180-900} questionari tra {town} e {other}.',
  ],
}

const museum: Mention = {
  slot: 'citymuseum',
  sentences: [
    'Una visita guidata {a:citymuseum}, {d+4~18}, ne racconterà [la storia|i protagonisti] a gruppi di {12-25} persone.',
    'Documenti e fotografie resteranno per {w3-9} settimane {a:citymuseum}, [con ingresso gratuito|aperti anche la domenica].',
  ],
}

const library: Mention = {
  slot: 'library',
  sentences: [
    'Chi vuole saperne di più trova {w4-14} titoli {a:library}, [su uno scaffale all’ingresso|in prestito per {w3-5} settimane].',
    'Ne parleranno {d+4~18} {a:library} i lettori {di:town} e {di:other}, alle {hour2}.',
  ],
}

const theatre: Mention = {
  slot: 'theatre',
  sentences: [
    'Il prossimo appuntamento è {d+5~18} {a:theatre}: [i posti sono {120-380}|restano {20-90} biglietti].',
    '{theatre} ha prestato [luci e quinte|il palco per le prove] per {w3-8} pomeriggi, senza chiedere un euro.',
  ],
}

const team: Mention = {
  slot: 'team',
  sentences: [
    '{team} torna in campo {d+2~6} contro {rival3}: [{the.coach} ha tutti a disposizione|in dubbio c’è il capitano].',
    'In prima fila c’erano {w3-7} dirigenti {di:team}, [arrivati senza avvisare|con una maglia in regalo].',
    '{di:team} si parla {a:hamlet} più che altrove: {w9-19} ragazzi delle giovanili vengono da lì e {w2-4} hanno già esordito.',
  ],
}

/** Which institutions and clubs the stories of each leaf subject may name beside those of their own sentences. */
export const mentions: Partial<Readonly<Record<LeafTopic, readonly Mention[]>>> = {
  incidenti: [prefecture],
  incendi: [prefecture],
  furti: [police, police, prefecture],
  giudiziaria: [casework],
  attualita: [prefecture],
  politica: [prefecture],
  scuola: [highschool, highschool, highschool, university],
  sanita: [hospital],
  salute: [hospital],
  economia: [university],
  ambiente: [university],
  cultura: [museum, library, theatre],
  mostre: [museum],
  storia: [museum, library],
  libri: [library],
  spettacoli: [theatre],
  musica: [theatre],
  calcio: [team],
  dilettanti: [team],
  volley: [team],
  basket: [team],
  rugby: [team],
}
