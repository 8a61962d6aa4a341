import { defineEvent } from '../define-event.ts'
import type { StoryEvent } from '../story.types.ts'

export const healthcareEvents: readonly StoryEvent[] = [
  defineEvent(
    'il nuovo reparto',
    ['hospital', 'construction'],
    { beds: '12-48', cost: '12-94/10' },
    [
      'Ospedale, apre il nuovo reparto: {beds} letti e {cost} milioni di spesa',
      'Nuovo pronto soccorso, {beds} posti: «Attese dimezzate entro {nextmonth}»',
      'Sanità, taglio del nastro {a:hospital}: {beds} letti in più',
      'Letti nuovi e percorsi separati: {hospital} apre il reparto',
      '{beds} letti in più {a:hospital}: «Qui si cura chi andava a Milano»',
      'Un cantiere di mesi, poi il nastro: {hospital} si allarga',
      'Sale nuove e infermieri in arrivo: il reparto da {cost} milioni è pronto',
      '{hospital} cambia volto: {beds} letti e urgenze più veloci',
      '{the.chief}: «Con {beds} letti in più cambia la vita dei malati»',
      '{cost} milioni per il reparto: ecco che cosa cambia per i pazienti',
    ],
    [
      'Costato {cost} milioni, avrà {beds} posti letto e {w8-20} nuovi infermieri. {the.chief}: «Ora possiamo curare qui chi prima andava a Milano».',
      'Dopo {w14-20} mesi di cantiere {hospital} cambia volto: {beds} letti, {w2-5} sale e percorsi separati per le urgenze.',
    ],
    [
      'Conta {beds} letti, {w2-5} ambulatori e [una sala operatoria|una Tac di ultima generazione] il nuovo reparto inaugurato {n-1} {a:hospital}: {cost} milioni di euro e {14-30} mesi di lavori.',
      '{the.chief} [ha guidato la visita|ha accolto i primi pazienti]: «[Chi prima faceva {60-90} chilometri verrà qui|Ogni stanza ha una finestra su {w2-4} alberi|Abbiamo disegnato gli spazi con {12-40} infermieri]». I ricoveri previsti sono {480-980} l’anno, {il:14-40} per cento di chi oggi [parte|si sposta] fuori provincia.',
    ],
    [
      [
        '[Le mura|I letti] sono nuovi, ma la cura la fanno le persone: {a:hospital} ne servono altre {w8-20}.',
        '{the.chief}',
      ],
      [
        'Mio padre è stato tra i primi {w5-20} pazienti: [silenzio|luce] e gentilezza, {a:hospital} non me l’aspettavo.',
        '{p4}, {di:hamlet}',
      ],
    ],
  ),
  defineEvent(
    'la carenza di medici di base',
    ['hospital', 'meeting', 'hill-village'],
    { patients: '800-990', doctors: '3-14' },
    [
      'Medici di base, {w:doctors} posti vuoti: {a:hamlet} ambulatorio chiuso',
      'Senza dottore in {patients}: {a:hamlet} monta la protesta',
      'Va in pensione il medico {di:hamlet}: «In {30-42} anni mai un giorno a vuoto»',
      '{hamlet} perde il suo medico: {patients} pazienti in cerca di un altro',
      'Ambulatorio e casa gratis a chi viene: l’appello {di:hamlet}',
      'Il dottore più vicino è {a:other}: protesta {a:hamlet}',
      '{the.mayor}: «Un medico per {hamlet}, offriamo noi la casa»',
      'Sala d’attesa vuota {a:hamlet}: {patients} persone senza dottore',
      'Posti vacanti e pensioni: {w:doctors} medici da trovare {within}',
      'L’ultimo giorno del dottore {di:hamlet}: lascia {patients} pazienti',
    ],
    [
      'Il medico va in pensione e {patients} pazienti {di:hamlet} restano senza: il più vicino è {a:other}, {w8-20} chilometri. L’Ausl cerca sostituti.',
      'Mancano {w:doctors} medici {within}. {the.mayor} offre un ambulatorio gratis e una casa: «Venite, vi aspettiamo».',
    ],
    [
      'La serranda dell’ambulatorio {di:street} è abbassata da {w3-14} giorni: il dottor {h1}, {67-71} anni, è in pensione e {patients} pazienti {di:hamlet} [cercano|attendono] un sostituto. {within} i posti vacanti sono {w:doctors}.',
      '«[Ho visto nascere {200-480} bambini|Le visite a domicilio le facevo con {w2-4} gradi sotto zero|Mi dispiace andare via così]», [confessa|dice] {h1.last}. {the.mayor} [mette a disposizione|offre] [una casa a {80-200} euro al mese|l’ambulatorio gratis per {w2-5} anni] a chi accetta, ma finora hanno telefonato in {w2-3}.',
    ],
    [
      ['Ho {77-90} anni e non guido: {a:other} per una ricetta [come ci vado|chi mi porta]?', '{f5}, {di:hamlet}'],
      [
        'Un giovane medico {a:hamlet} troverà [pazienti veri|riconoscenza] e {people} persone che lo aspettano.',
        '{the.mayor}',
      ],
    ],
  ),
  defineEvent(
    'la campagna di prevenzione',
    ['hospital', 'meeting', 'square'],
    { visits: '240-980', sick: '9-48' },
    [
      'Visite gratis {in:square}: {visits} controlli in un giorno',
      'Prevenzione, {visits} visite gratuite: scoperti {sick} casi da seguire',
      'In fila per il cuore {a:town}: {visits} elettrocardiogrammi {in:square}',
      'Cuore, pelle e vista: {in:square} {visits} visite senza ricetta',
      '{visits} persone in coda per un controllo gratuito {a:town}',
      'La piazza diventa ambulatorio: {visits} visite {a:town}',
      'Il controllo che può salvare: {sick} casi scoperti {in:square}',
      'Medici volontari {in:square}: «In {sick} non sapevano di essere malati»',
      'Camici bianchi tra i banchi: {town} si fa visitare in piazza',
      'Prevenzione {a:town}, la risposta è una fila: {visits} visite',
    ],
    [
      'In una giornata {visits} persone hanno controllato cuore, pelle e vista {in:square}. Per {sick} di loro servono altri esami.',
      'Medici e infermieri volontari {a:town}: {visits} visite, {sick} casi sospetti. Si replica {a:other}, {d+8~30}.',
    ],
    [
      'Le prime persone sono arrivate alle {w6-7} e a fine giornata i controlli sono stati {visits}: {in:square} {w8-20} medici e {12-40} infermieri volontari hanno [visitato|ascoltato] chiunque si presentasse. Per {sick} pazienti [è stato prescritto un approfondimento|servono altri esami].',
      '{p1}, {45-76} anni, [era passat{p1/o/a} per caso|non faceva un controllo dal {2008-2019}]: «[Mi hanno trovato la pressione a {170-195}|In {w8-20} minuti mi hanno detto più che in un anno|Il dottore mi ha spedit{p1/o/a} {a:hospital}]». {the.doctor}: «[La prevenzione costa {20-40} euro, la malattia {w5-20} volte tanto|Un fumatore su {w3-5} ha accettato il percorso per smettere]».',
    ],
    [
      ['[Bastano|Servono] {w5-12} minuti e una sedia {in:square} per salvare una vita.', '{the.doctor}'],
      [
        'Sono venut{p1/o/a} {in:square} per il mercato e [torno a casa con un appuntamento|ho scoperto di avere il cuore stanco].',
        '{p1}, {di:hamlet}',
      ],
    ],
  ),
  defineEvent(
    'il caso delle liste d’attesa',
    ['hospital', 'meeting'],
    { days: '140-420' },
    [
      'Liste d’attesa, {days} giorni per un esame: il caso {di:p1.last}',
      '«{days} giorni per una risonanza»: la denuncia {di:p1}',
      'Visita dopo {days} giorni: l’Ausl si scusa e apre ambulatori serali',
      'Cup, telefonate e poi niente: l’odissea {di:p1} dura {days} giorni',
      '{p1}: «L’esame era urgente, ma mi hanno dato {days} giorni»',
      'L’Ausl apre la sera: più visite per accorciare le attese',
      'Attese, {the.ausl} promette più esami entro {nextmonth}',
      'Un’agenda chiusa e {days} giorni di attesa: il caso finisce in Regione',
      '«Chiami tra un mese»: la lista d’attesa vista {da:hamlet}',
      '{days} giorni per una visita: la storia {di:p1} smuove l’Ausl',
    ],
    [
      '{p1}, {54-82} anni, {di:hamlet}, racconta la sua odissea tra Cup e telefonate. L’Ausl apre {w3-9} ambulatori serali.',
      'Prenotazione a {days} giorni per un controllo urgente: {the.ausl} annuncia {1-9*1000} prestazioni in più entro {nextmonth}.',
    ],
    [
      '{p1}, {54-82} anni, {di:hamlet}, ha in mano una prenotazione a {days} giorni e [la ricetta con scritto «breve»|un dolore che non passa]: «[Ho chiamato {w12-20} volte|Mi hanno offerto un posto a {90-140} chilometri|A pagamento, in {w3-6} giorni]».',
      '{the.ausl} [si è scusat{ausl/o/a}|ha risposto] e [annuncia|promette] ambulatori [serali|al sabato] in {w3-9} sedi, con {w6-18} specialisti e {1-9*1000} prestazioni in più. Il recupero [parte|comincia] {d+5~20} {a:hospital}.',
    ],
    [
      [
        '[Non chiedo|Non cerco] favori: {a:town} chiedo di sapere quando, e che non sia tra {days} giorni.',
        '{p1}, paziente',
      ],
      [
        'Ogni mese {il:8-19} per cento dei pazienti non si presenta: {a:hospital} basterebbe [disdire|una telefonata].',
        '{the.nurse}',
      ],
    ],
  ),
]
