import type { PictureSubject } from '../stories/story.types.ts'

/** Titles of episodes by programme: `{town}` is a comune, `|` parts alternatives inside brackets. */
export const episodeTitles: Readonly<Record<string, readonly string[]>> = {
  'zona-calcio': [
    'Verso il [derby|big match|turno infrasettimanale]: «Ci servono tre punti e [un terzino|un po’ di fortuna|più coraggio]»',
    'La domenica dei [portieri|ragazzini|gol nel recupero], rivista minuto per minuto',
    'Mercato [aperto|di riparazione|degli svincolati]: chi arriva, chi parte, chi aspetta una telefonata',
    'Viaggio nella [Prima|Seconda|Terza] categoria: il campo {diTown}',
    'Moviola di provincia: [il rigore|il fuorigioco|la barriera] che divide gli allenatori',
    'Quanto costa una stagione? I conti [di una piccola società|del vivaio|di un campo da rifare]',
  ],
  'paese-mio': [
    '{Town}, la piazza grande quanto una città',
    '{Town}, quello che si vede dal campanile',
    '{Town} in bottega: chi apre, chi resiste, chi torna',
    'Una mattina {aTown}, tra il forno e il municipio',
    '{Town}, le frazioni che tengono acceso il lume',
    'Le strade {diTown} raccontate da chi le spazza',
    '{Town}, la scuola con undici alunni e una banda',
  ],
  'nel-mirino': [
    'Chi decide dove passano i [camion|treni merci|cantieri]?',
    'Liste d’attesa: [nove mesi|un anno|cento giorni] per una risposta',
    'Il conto del [cemento|gas|verde pubblico]: chi lo paga davvero',
    'Medici di base: {aTown} ne manca [uno|più d’uno]',
    'Case vuote, affitti pieni: il paradosso della città',
    'Strade che franano: la mappa [dell’Appennino|della collina|delle urgenze]',
    'Dove va l’acqua: [dighe|pozzi|canali] e promesse',
    'Scuole di montagna, chi [chiude|resta|riapre]',
  ],
  'volley-time': [
    'La settimana del palazzetto: [battuta|muro|ricezione] sotto esame',
    'Le ragazze {diTown}: «Ci alleniamo dove c’è posto»',
    'Il capitano si racconta: [gli inizi|l’infortunio|la sconfitta che insegna]',
    'Giovanili in festa: [torneo|trofeo|finale] con duecento bambini',
    'Tattica per tutti: come si [difende|attacca|serve] in pallavolo',
    'Trasferta lunga, pullman pieno: il viaggio dei tifosi',
  ],
  'terra-e-gusto': [
    'La stalla {diTown} che munge [di notte|da sola|due volte sole]',
    'Coppa, salame e pancetta: [il sale|la stagionatura|il freddo giusto]',
    'In cantina {aTown}: [il mosto|il torchio|la bottiglia giusta]',
    'Il pomodoro dal campo alla bottiglia, [in un giorno|in tre passaggi]',
    'Cucina di cortile: [tortelli|anolini|burtleina] con la cuoca {diTown}',
    'Miele {diTown}, le api e il [clima|bosco|fiume]',
    'Grani antichi, mulini nuovi: la farina {diTown}',
  ],
  'dottore-una-domanda': [
    'Influenza: [vaccino|febbre|tosse], che cosa fare e che cosa no',
    'Il cuore [d’inverno|dopo i sessanta|sotto sforzo]',
    'Mal di schiena: [quando preoccuparsi|muoversi o fermarsi|chi chiamare]',
    'Il diabete spiegato [a tavola|ai nipoti|senza paura]',
    'Dormire [poco|male|bene]: risponde il neurologo',
    'Allergie: [pollini|alimenti|farmaci] e falsi miti',
    'Memoria: i segnali da [ascoltare|non ignorare|condividere]',
    'Denti dei bambini: [spazzolino|apparecchio|zuccheri]',
  ],
  sipario: [
    'Dietro le quinte {diTheatre}: [le sarte|i macchinisti|il suggeritore]',
    'Il fine settimana tra [mostre|concerti|commedie] e porte aperte',
    'Prove aperte: [un coro|una banda|una compagnia] {diTown} si racconta',
    'Cinque film da [vedere|rivedere|discutere] in provincia',
    'Un libro, un luogo: leggere {aTown}',
    'La stagione lirica vista [dal loggione|dalla buca|dal palco]',
  ],
  'la-domenica-del-fiume': [
    'Isola Serafini, [la scala dei pesci|la chiusa|l’alba]',
    'Il Trebbia dei [bagnanti|pescatori|ciottoli]',
    'Po in [magra|morbida|piena]: gli occhi degli argini',
    'Il Nure da Ferriere alla foce, [prima|seconda|ultima] tappa',
    'Mulini e canali {diTown}',
    'Barcaioli, [l’ultimo mestiere|una famiglia|un inverno]',
    'L’Arda sopra e sotto la diga',
  ],
  'buongiorno-piacenza': ['La rassegna stampa di {date}'],
}

/** Tags of the programmes that keep to one subject. */
export const episodeTags: Readonly<Record<string, readonly string[]>> = {
  'zona-calcio': ['piacenza-calcio', 'eccellenza'],
  'volley-time': ['volley-piacenza'],
  'paese-mio': ['turismo', 'spopolamento'],
  'terra-e-gusto': ['salumi-piacentini', 'vendemmia'],
  'dottore-una-domanda': ['prevenzione'],
  'la-domenica-del-fiume': ['fiume-po'],
  sipario: ['prosa', 'concerti'],
}

export interface Clip {
  title: string
  scene: readonly [subject: PictureSubject, alt: string]
  folder: number
  tags: readonly string[]
  /** Months (1 to 12) in which it can have been taken; any when left out. */
  months?: readonly number[]
  /** Only in the hills and the mountains. */
  high?: boolean
}

type When = Pick<Clip, 'months' | 'high'>

/** A row of the tables of clips. */
export const clip = (
  folder: number,
  tag: string,
  subject: PictureSubject,
  alt: string,
  title: string,
  when: When = {},
): Clip => ({
  title,
  scene: [subject, alt],
  folder,
  tags: [tag],
  ...when,
})

const fogMonths = { months: [1, 2, 10, 11, 12] }
const floodMonths = { months: [1, 2, 3, 4, 5, 10, 11, 12] }
const feastMonths = { months: [4, 5, 6, 7, 8, 9, 10, 11] }

/** Short films of the newsroom. */
export const videoClips: readonly Clip[] = [
  clip(231, 'incidenti-stradali', 'traffic', 'Auto in coda', '{Town}, le immagini dopo lo scontro sulla provinciale'),
  clip(
    231,
    'vigili-del-fuoco',
    'fire',
    'Fumo sopra un capannone',
    'Il fumo {aTown} visto dall’alto, i pompieri al lavoro',
  ),
  clip(231, 'maltempo', 'plain-storm', 'Nubi scure sulla pianura', 'Il temporale {aTown} in quaranta secondi', {
    months: [5, 6, 7, 8, 9],
  }),
  clip(
    231,
    'piena-del-po',
    'flood',
    'Il fiume oltre gli argini',
    'La piena ripresa dal drone, [all’alba|al tramonto|ora per ora]',
    floodMonths,
  ),
  clip(
    231,
    'nebbia',
    'fog-road',
    'Una strada nella nebbia',
    'Nebbia {aTown}: dieci metri di strada e poi il bianco',
    fogMonths,
  ),
  clip(
    232,
    'piacenza-calcio',
    'football',
    'Un pallone sul prato',
    '[L’allenatore|Il capitano|Il portiere] dopo la partita: «[Ci manca il gol|Abbiamo risposto|Domenica si ricomincia]»',
  ),
  clip(
    232,
    'volley-piacenza',
    'volley',
    'Una schiacciata',
    'Volley, i cinque punti più belli [della settimana|del mese|del derby]',
  ),
  clip(232, 'granfondo', 'countryside', 'Ciclisti fra i campi', 'Granfondo, la salita {diTown} dalla moto', {
    months: [3, 4, 5, 6, 9, 10],
    high: true,
  }),
  clip(
    233,
    'restauri',
    'church',
    'Un ponteggio dentro una chiesa',
    'Sui ponteggi {aTown}: l’affresco [ritrovato|pulito|ferito]',
  ),
  clip(
    233,
    'concerti',
    'orchestra',
    'Archi sul palco',
    'Un minuto di musica: [gli archi|il coro|i fiati] alla prova generale',
  ),
  clip(
    233,
    'teatro-municipale',
    'theatre',
    'La sala vuota',
    'Municipale, che cosa succede prima che si alzi il sipario',
  ),
  clip(
    234,
    'castelli',
    'castle',
    'Un castello',
    'Dentro il castello: {town} riapre [le segrete|il mastio|la sala delle armi]',
    { high: true },
  ),
  clip(234, 'neve', 'snow', 'Tetti bianchi', 'Neve in quota: {town} si sveglia imbiancata', {
    months: [1, 2, 3, 11, 12],
    high: true,
  }),
  clip(
    234,
    'vendemmia',
    'vineyard',
    'Filari e cassette',
    'Vendemmia {aTown}, [il primo giorno|la mano d’opera che manca|uva sana e poca]',
    { months: [8, 9, 10], high: true },
  ),
  clip(
    234,
    'ponti',
    'bridge',
    'Un ponte sul torrente',
    'Il ponte {diTown}, [i lavori|la riapertura|la verifica] in due minuti',
  ),
]

/** Galleries of pictures. */
export const galleries: readonly Clip[] = [
  clip(
    241,
    'centro-storico',
    'arcades',
    'Portici',
    'La foto del giorno: [portici e ombre|una bicicletta sola|il mercato all’alba] {aTown}',
  ),
  clip(
    241,
    'nebbia',
    'countryside',
    'Campi all’alba',
    'La foto del giorno: {town}, [campi e galaverna|la luce delle sette|il fosso gelato]',
    fogMonths,
  ),
  clip(241, 'fiume-po', 'river', 'Il fiume', 'La foto del giorno: il fiume [calmo|gonfio|color acciaio]'),
  clip(
    242,
    'sagre-di-paese',
    'market',
    'Una piazza in festa',
    'Sagra {aTown}: ci siete anche voi? [Prima|Seconda] parte',
    feastMonths,
  ),
  clip(242, 'concerti', 'concert', 'Il pubblico di un concerto', 'Una sera di musica {aTown}, i volti del pubblico'),
  clip(242, 'alpini', 'square', 'Una sfilata', 'Gli alpini {aTown}: [la sfilata|le penne nere|la cucina da campo]'),
  clip(
    243,
    'settore-giovanile',
    'pitch',
    'Bambini in campo',
    'Torneo dei pulcini {aTown}: [squadre|sorrisi|mamme in tribuna]',
    { months: [3, 4, 5, 6, 9, 10] },
  ),
  clip(243, 'eccellenza', 'stadium', 'Una tribuna', 'Domenica sui campi: {town} scatto per scatto'),
  clip(
    244,
    'funghi',
    'mushrooms',
    'Funghi in un cesto',
    'I lettori ci mandano: funghi [da record|per cena|nel bosco] {aTown}',
    { months: [5, 6, 9, 10, 11], high: true },
  ),
  clip(244, 'orto-e-giardino', 'garden', 'Un orto', 'I lettori ci mandano: [orti|balconi|tramonti] {aTown}', {
    months: [4, 5, 6, 7, 8, 9],
  }),
]
