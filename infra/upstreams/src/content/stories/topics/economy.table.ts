import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const economyEvents: readonly StoryEvent[] = [
  defineEvent(
    'l’investimento',
    ['factory', 'construction', 'logistics'],
    { cost: '24-180/10', jobs: '18-140' },
    [
      '{town}, l’azienda raddoppia: {cost} milioni e {jobs} assunzioni',
      'Nuovo stabilimento {a:hamlet}: {cost} milioni sul tavolo, {jobs} posti',
      '«Restiamo qui»: l’azienda {di:hamlet} investe {cost} milioni',
      'Robot e asilo aziendale: {a:hamlet} un progetto da {cost} milioni',
      '«Potevamo andare via, abbiamo scelto {hamlet}»: {jobs} posti in arrivo',
      'Ruspe {in:street}: la fabbrica cresce e assume {jobs} persone',
      '{jobs} posti di lavoro {a:hamlet}: si cercano tecnici e operai',
      'L’industria crede {in:town}: sul piatto {cost} milioni',
      '{cost} milioni e tetti solari: la scommessa industriale {di:hamlet}',
      'Capannone nuovo entro il {nextyear}: {hamlet} spera in {jobs} posti',
    ],
    [
      'Il nuovo capannone {di:street} sarà pronto entro il {nextyear}: {cost} milioni di investimento e {jobs} posti di lavoro.',
      'Robot, fotovoltaico e un asilo aziendale: {cost} milioni per crescere {a:hamlet}. Si cercano {jobs} tra tecnici e operai.',
    ],
    [
      '[Le ruspe|Gli operai] sono già {in:street}: entro il {nextyear} {a:hamlet} sorgerà uno stabilimento da {4-28*1000} metri quadrati, {cost} milioni di investimento e {jobs} assunzioni [annunciate|in {w2-4} anni].',
      '{the.manager} [avrebbe potuto spostarsi all’estero|aveva {w2-4} offerte]: «[Qui ci sono le competenze|I nostri operai hanno in media {w12-20} anni di esperienza|La burocrazia ha risposto in {90-180} giorni, un piccolo record]». Sul tetto {480-980} pannelli; nascerà anche un asilo per {w12-20} bambini.',
    ],
    [
      [
        'Mio [nonno|padre] cominciò {a:hamlet} con {w2-5} torni: se ci vedesse con {cost} milioni di progetto, riderebbe.',
        '{the.manager}',
      ],
      [
        '[Cerchiamo gente|Vogliamo persone] che abbia voglia di imparare: {a:town} {jobs} posti non si vedono ogni giorno.',
        '{h4}, direttore del personale',
      ],
    ],
  ),
  defineEvent(
    'la crisi dei negozi',
    ['arcades', 'street', 'market'],
    { shut: '9-64', years: '28-90' },
    [
      'Chiude dopo {years} anni la bottega {di:p1}: «La via non è più la stessa»',
      'Negozi, {shut} serrande giù in un anno {a:town}: «Affitti impossibili»',
      '{street}, l’ultima vetrina: {p1} saluta dopo {years} anni',
      'Serranda giù per sempre {in:street}: finisce una storia di {years} anni',
      '«Nessuno vuole il mio posto»: {p1} chiude bottega {a:town}',
      '{town} e i negozi che non riaprono: {shut} chiusure in un anno',
      'Il bando per chi riapre {in:street}: canone ridotto e tasse azzerate',
      'Luci spente {in:street}: {shut} vetrine in meno nel giro di un anno',
      'Tre generazioni di clienti, poi l’addio: chiude la bottega {di:p1}',
      'Commercio, {town} corre ai ripari: {shut} insegne perse in dodici mesi',
    ],
    [
      'In un anno {shut} chiusure {a:town}. {p1}, dietro il banco da {30-48} anni: «Nessuno vuole prendere il mio posto».',
      'Abbigliamento, giocattoli, ferramenta: {a:town} {shut} negozi in meno. Il Comune mette {20-160*1000} euro per chi riapre.',
    ],
    [
      'Sulla vetrina {di:street} c’è scritto «[Grazie a tutti|Vendita totale|Ci mancherete]»: dopo {years} anni {p1}, {58-76} anni, chiude [la merceria|la ferramenta|il negozio di giocattoli|la cartoleria]. In dodici mesi {a:town} le serrande abbassate sono {shut}.',
      '«[L’affitto è passato da {380-560} a {700-980} euro|La gente prova le scarpe qui e le compra sul telefono|In {w3-9} giorni non è entrato nessuno]», [racconta|spiega] {p1.last}. {the.shops} [risponde|annuncia] con un bando da {20-160*1000} euro: [canone dimezzato|tasse azzerate] per {w2-4} anni a chi [riapre|si insedia] {in:street}.',
    ],
    [
      [
        'Ho [vestito|servito] tre generazioni {di:street}: adesso li conosco per nome, ma passano e basta.',
        '{p1}, commerciante',
      ],
      ['{in:street} [la sera fa paura|è sempre più buio]: {w4-14} vetrine spente su {20-40}.', '{f5}, residente'],
    ],
  ),
  defineEvent(
    'l’accordo dei trasporti',
    ['logistics', 'motorway', 'rail'],
    { trains: '12-60', trucks: '3-28*1000' },
    [
      'Logistica, più treni e meno camion: {trains} convogli a settimana {da:hamlet}',
      'Merci su rotaia {a:hamlet}: tolti dalla strada {trucks} camion l’anno',
      'Polo logistico {di:hamlet}, accordo sui treni: {trains} a settimana',
      'Il raccordo {di:hamlet} raddoppia: meno tir {su:road}',
      '{trucks} camion in meno l’anno: la firma {a:hamlet}',
      'Treni merci di notte, {hamlet} chiede barriere contro il rumore',
      'Dalla gomma al ferro: l’intesa {di:hamlet} vale {trains} treni',
      'Merci, {hamlet} punta sul treno: {trains} convogli ogni sette giorni',
      'Porti più vicini {a:hamlet}: via all’accordo sul raccordo',
      'Meno tir ma più vagoni: {hamlet} fa i conti con i {trains} treni',
    ],
    [
      'Firmata l’intesa: {trains} treni merci a settimana e {trucks} camion in meno {su:road}. Investimento da {12-80/10} milioni.',
      'Il raccordo {a:hamlet} sarà raddoppiato entro il {nextyear}. I residenti: «Bene, ma il rumore notturno va misurato».',
    ],
    [
      'Viaggeranno {trains} treni a settimana, con {trucks} camion in meno all’anno: l’accordo [siglato|firmato] {n-1} {a:hamlet} [vale|richiede] {12-80/10} milioni e {w14-20} mesi di lavori sul raccordo.',
      '{the.chamber} [parla di|vede] «[una svolta per {town}|il porto di Genova e quello di Spezia più vicini di {w2-5} ore]». I residenti {di:hamlet}, {180-900} firme raccolte, [chiedono|vogliono] [barriere antirumore per {300-900} metri|stop ai convogli dopo le {22-23}]: {the.mayor} [ha ottenuto|farà installare] {w2-5} fonometri.',
    ],
    [
      [
        'Un treno toglie {30-45} camion {da:hamlet}: [basta affacciarsi|provate a contare] {su:road}.',
        '{h4}, imprenditore',
      ],
      [
        'Il progresso va bene, ma alle {2-4} di notte {a:hamlet} [si dorme|i vetri tremano].',
        '{f5}, comitato residenti',
      ],
    ],
  ),
  defineEvent(
    'la giovane impresa',
    ['factory', 'meeting', 'arcades'],
    { sales: '120-900*1000', team: '4-19' },
    [
      '{p1}: «La mia impresa nata in un garage {di:hamlet}»',
      'Dal garage {di:hamlet} a {w9-20} Paesi: la scommessa {di:p1}',
      '«Mi dicevano di andare a Milano»: l’impresa {di:p1} cresce {a:town}',
      'Un garage, pochi euro e un’idea: {p1} ora ha {w:team} dipendenti',
      '{p1} non ha lasciato {town}: «Qui ho trovato le persone giuste»',
      'Un prototipo saldato {a:hamlet} conquista i mercati: è {di:p1}',
      '{sales} euro di ricavi a meno di trent’anni: la storia {di:p1}',
      'La startup {di:street} assume: {p1} guida {w:team} persone',
      '{da:hamlet} al mondo: {p1} e l’invenzione che nessuno voleva',
      '«Ho fallito due volte, poi ho capito»: {p1} e l’azienda {di:town}',
    ],
    [
      'In {w2-5} anni {p1} è arrivat{p1/o/a} a {sales} euro di ricavi e {w:team} collaboratori, senza lasciare {town}.',
      'Sensori, app e tanta testardaggine: {p1} ha {w:team} dipendenti {in:street} e clienti in {w9-20} Paesi.',
    ],
    [
      'Il primo prototipo lo ha [saldato|montato] in un garage {di:hamlet} con {300-900} euro prestati [dalla nonna|da un amico|dallo zio]. Oggi {p1}, {24-33} anni, guida {w:team} persone {in:street} e fattura {sales} euro.',
      '«[Mi dicevano di andare a Milano|Le banche hanno detto no {w3-9} volte|Il primo cliente è arrivato {da:other}]», [ricorda|racconta], «[poi un bando da {20-90*1000} euro ha cambiato tutto|e {a:town} ho trovato {w:team} persone in gamba]». Il prodotto, [un sensore per le vigne|un’app per i magazzini|una batteria riciclata|un filtro per l’acqua], è in {w9-20} Paesi.',
    ],
    [
      [
        'Il fallimento {a:town} [è visto|resta] come una macchia: io ne ho avuti {w2-3} e mi hanno insegnato tutto.',
        '{p1}, imprendit{p1/ore/rice}',
      ],
      ['Da giovani {a:hamlet} puoi [ancora sbagliare|ripartire]: è un lusso.', '{p1}'],
    ],
  ),
]
