import type { StoryFamily } from '../story.types.ts'

/** What hospitals, surgeries and care have in common. */
export const health: StoryFamily = {
  context: [
    '[Nel {lastyear}|Lo scorso anno] {a:hospital} [sono passati|si sono presentati] {8-62*1000} pazienti, {il:3-19} per cento in più [dell’anno prima|in dodici mesi]. [Il personale|L’organico] [conta|è fatto di] {38-190} medici e {90-640} infermieri; [ne mancano|i posti scoperti sono] {w6-20}, [e i concorsi aperti sono {w2-6}|ma {w3-9} assunzioni sono vicine].',
    '{the.ausl} [non nasconde|ammette|riconosce] le difficoltà: «[Abbiamo chiuso {w2-6} concorsi|Ci mancano {w8-19} specialisti|Abbiamo investito {12-88/10} milioni], ma [i cittadini {di:town} devono vedere i risultati|la domanda cresce {del:4-14} per cento l’anno|la strada presa {g-60~200} è quella giusta]».',
    '[Tra i pazienti|In sala d’attesa], c’è {p4}, {48-84} anni, {di:hamlet}: «[Mi hanno chiamato in {w4-18} giorni|Ho trovato persone gentili|Aspetto da {w3-9} mesi, ma oggi ci siamo]». [Poco più in là|Accanto], {p5} [accompagna il padre|tiene in mano {w2-4} referti|è arriva{p5/to/ta} {da:other}].',
    '[I tempi di attesa|Le liste d’attesa] [restano|sono] il [tasto dolente|punto più delicato]: per [una visita cardiologica|una risonanza|una visita oculistica|un’ecografia] [si va|si passa] da {w5-20} a {28-140} giorni, a seconda [della sede|dell’urgenza]. [L’obiettivo|Il traguardo] fissato [dalla Regione|dall’Ausl] è [scendere|stare] sotto i {30-90} giorni entro {nextmonth}.',
    '{the.nurse}, {w7-19} anni di reparto, [la mette così|riassume]: «[Si lavora in squadra|Un sorriso vale quanto una pastiglia|La notte si corre], [con {w2-4} colleghi per turno|tra {w12-20} letti|e a volte i turni durano {w10-13} ore]». [Parole che|Un pensiero che] {a:hospital} sottoscrivono in {30-90}.',
    '[Le associazioni|I volontari] [fanno la loro parte|danno una mano]: [in un anno|nel {lastyear}] [hanno percorso {24-190*1000} chilometri|hanno fatto {3-19*1000} viaggi|hanno raccolto {8-64*1000} euro] [tra {town} e {other}|{within}], con {w12-20} mezzi. «[Servono forze nuove|Cerchiamo autisti|Basta anche mezza giornata]», dice {the.volunteer}.',
    'Per chi abita [in collina|fuori città|nelle frazioni] [il primo pensiero è|il problema si chiama] la distanza: {da:hamlet} {a:hospital} [servono|ci vogliono] {18-65} minuti, [se {road} è libera|con il bel tempo|senza cantieri]. [Per questo|Anche per ciò] {the.mayor} [chiede|ha scritto {g-8~40} per chiedere] [un’ambulanza in più|un medico per {w3-5} giorni a settimana|un presidio aperto fino alle {closehour}].',
    'L’unità operativa [diretta|guidata] {da:the.chief} [segue|ha in carico] {380-980} persone e [collabora con|manda i propri specialisti in] {w2-5} [ambulatori|case della comunità], [{da:other} {a:other2}|fino {a:hamlet}]. «[Curare è anche andare a domicilio, {a:hamlet} {w3-9} pazienti su dieci|Il futuro è qui, tra {other} e {town}]».',
  ],
  outlook: [
    'Per informazioni lo sportello è [attivo|aperto] dalle {openhour} alle {closehour}, da lunedì a venerdì, [anche {a:town}|e {d+3~14} {a:other}]: si risponde in {w2-5} lingue.',
    '[Il prossimo passo|La prossima tappa] è {d+10~60}: {the.ausl} [presenterà|porterà] [i dati di {w3-9} mesi|il piano per {town}|le {w3-8} priorità] [in conferenza territoriale|ai sindaci]. [Si parlerà|Si discuterà] anche {di:theme} [{a:town}|{a:other}].',
    '[Entro {d+30~90}|Tra {w2-6} mesi] arriverà il primo bilancio: «[Se i numeri {di:town} ci daranno ragione|Se basteranno {120-800*1000} euro]», [dice|chiarisce] {the.ausl}, «[allargheremo {a:other}|lo porteremo in altri {w2-6} comuni|non torneremo indietro]».',
    '[Appuntamento|Si comincia] {d+3~21} alle {openhour}, [{a:hospital}|nella sede {di:hamlet}]: [serve|basta] la tessera sanitaria e [si può prenotare|ci si iscrive] [al Cup|in farmacia|per telefono] [fino a {w2-6} giorni prima].',
  ],
  headings: [
    'I numeri {di:hospital}',
    'La corsia {di:hospital}',
    'Le attese {a:town}',
    'Chi parte {da:hamlet}',
    'La parola {a:the.chief}',
  ],
  facts: [
    {
      title: '{town}, la sanità in cifre',
      items: [
        [null, '{180-960} [visite|prestazioni] al mese {a:town}.'],
        [
          null,
          '{w5-19} giorni di attesa [per le urgenze|per i casi brevi], {40-120} [nei casi differibili|per gli altri].',
        ],
        [null, '{w4-16} [medici|infermieri] in arrivo entro {nextmonth}.'],
      ],
    },
  ],
}
