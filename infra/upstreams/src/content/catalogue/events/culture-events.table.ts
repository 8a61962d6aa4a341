import type { EventFamily } from './event-family.ts'

/** Exhibitions, meetings and books, guided visits. */
export const cultureEvents: readonly EventFamily[] = [
  {
    category: 'mostre',
    weight: 11,
    venues: ['museum'],
    begins: [10 * 60, 10 * 60 + 30, 17 * 60, 18 * 60],
    lasts: 480,
    days: [14, 75],
    prices: ['Ingresso 8 euro, ridotto 5', 'Ingresso gratuito', 'Ingresso 6 euro, gratuito la prima domenica del mese'],
    organisers: ['Musei civici', 'Comune {diTown}', 'Associazione Segni', 'Centro culturale {diTown}'],
    tags: ['restauri', 'fotografia', 'novecento', 'archeologia'],
    entries: [
      {
        title: '{who}, fotografie {tema}',
        about:
          'Settanta stampe in bianco e nero di {who}, scattate in quarant’anni senza mai uscire dalla provincia. Il percorso procede per stagioni e mostra {soggetto} con la pazienza di chi aspetta.',
        scene: ['library', 'Fotografie in bianco e nero alle pareti'],
        slots: {
          tema: 'dalla Bassa|di nebbia|sull’acqua|dal crinale',
          soggetto: 'argini, cascine e volti|i mercati, i cortili, le officine|il fiume e la sua gente',
        },
      },
      {
        title: '{artista}, la luce e il segno',
        about:
          'Trentadue tele e un centinaio di disegni raccontano {artista}, pittore appartato che insegnò disegno a due generazioni di piacentini. Molte opere vengono da case private e si vedono per la prima volta.',
        scene: ['library', 'Quadri in una sala di museo'],
        slots: { artista: 'Ulisse Roncobruno|Evaristo Campolieto|Leandro Montefosco|Amos Pietraviva' },
      },
      {
        title: 'Sotto la città, {tema}',
        about:
          'Gli scavi degli ultimi anni raccontati con i reperti: monete, lucerne, un mosaico ricomposto e la ricostruzione a grandezza naturale di una cucina. Il tema dell’edizione è {sottotema}.',
        scene: ['bridge', 'Resti di un muro antico'],
        slots: {
          tema: 'Placentia romana|il Medioevo ritrovato|storie di pozzi e di mura',
          sottotema: 'la vita di ogni giorno|il commercio lungo il fiume|la casa e il lavoro',
        },
      },
      {
        title: '{oggetto} di Piacenza',
        about:
          'Dalle officine alle vetrine: la mostra ricostruisce la storia di {cose} fabbricati in città, con le macchine originali, i campionari, i registri di paga e le voci di chi ci lavorava.',
        scene: ['factory', 'Macchine d’epoca in un’officina'],
        slots: {
          oggetto: 'Bottoni, treni, biciclette|Mattoni, acqua, fuoco',
          cose: 'oggetti qualunque|oggetti partiti per tutto il mondo',
        },
      },
      {
        title: 'Acquerelli {aTown}, concorso e mostra',
        about:
          'Novanta fogli di pittori della domenica e di maestri, dipinti {aTown} in una sola giornata di giugno. La giuria guidata da {who} ne ha scelti dodici; il pubblico voterà il tredicesimo.',
        scene: ['hill-village', 'Un paese dipinto tra le colline'],
      },
      {
        title: 'Ex voto, la paura e la grazia',
        about:
          'Cadute da cavallo, piene, fulmini e bambini ripresi per un braccio: novanta tavolette dipinte raccolte nei santuari della diocesi da {who}, con la storia di chi le commissionò e di chi le salvò dal fuoco.',
        scene: ['church', 'Tavolette dipinte in una cappella'],
      },
    ],
    middle: [
      'Il catalogo, curato da {other}, pubblica anche venti documenti inediti.',
      'Una sala è dedicata ai bambini, con riproduzioni da toccare e un gioco a tappe.',
      'Ogni domenica alle 16 visita guidata compresa nel biglietto.',
      'L’allestimento usa solo materiali recuperati da mostre precedenti.',
      'Alcune opere, delicate, saranno sostituite a metà dell’esposizione.',
    ],
    practical: [
      'Aperta dal martedì alla domenica; lunedì chiuso.',
      'Audioguida gratuita sul telefono, anche in inglese e nella lingua dei segni.',
      'L’ultimo ingresso è quarantacinque minuti prima della chiusura.',
      'Le scuole prenotano la visita con laboratorio, dal lunedì al venerdì mattina.',
    ],
  },
  {
    category: 'incontri',
    weight: 14,
    venues: ['library', 'hall'],
    begins: [17 * 60, 17 * 60 + 30, 18 * 60, 20 * 60 + 45, 21 * 60],
    lasts: 90,
    days: [1, 1],
    prices: ['Ingresso libero', 'Ingresso libero fino a esaurimento dei posti'],
    organisers: ['Biblioteca {diTown}', 'Università della terza età', 'Circolo dei lettori', 'Club Libertà'],
    tags: ['presentazioni', 'biblioteche', 'gruppi-di-lettura', 'editoria-locale'],
    entries: [
      {
        title: '{who} presenta «{libro}»',
        about:
          'Il nuovo libro di {who} comincia con un funerale e una porta chiusa a chiave: «{libro}» è una storia di famiglia ambientata fra il fiume e la collina, con una lingua secca e qualche parola di dialetto.',
        scene: ['library', 'Scaffali di una biblioteca'],
        slots: {
          libro:
            'La casa sull’argine|Nove inverni|Il conto dei giorni di pioggia|Dove finiscono le carraie|Una cosa da niente|Il fratello di Zerba',
        },
      },
      {
        title: 'Gruppo di lettura: {libro}',
        about:
          'Si arriva con «{libro}» letto, o almeno cominciato: {who} propone tre domande e poi lascia fare ai lettori. Non serve preparazione, serve non vergognarsi di non aver finito.',
        scene: ['library', 'Poltrone e libri in una sala di lettura'],
        slots: {
          libro:
            'Il fu Mattia Pascal|La coscienza di Zeno|Il sentiero dei nidi di ragno|Lessico famigliare|Il Gattopardo|I Malavoglia',
        },
      },
      {
        title: 'Conversazioni sulla {tema}',
        about:
          '{who}, che insegna da vent’anni, parla della {tema} a chi non ne sa nulla: quaranta minuti di racconto, nessuna slide incomprensibile e il resto del tempo per le domande del pubblico.',
        scene: ['meeting', 'Una sala con il pubblico seduto'],
        slots: { tema: 'memoria|bellezza|paura|pianura|vecchiaia|città che cambia' },
      },
      {
        title: '{argomento}: capire per scegliere',
        about:
          'Serata pubblica con tecnici e amministratori {aTown}. Il tema è nel titolo, il metodo è semplice: si parte dai numeri, si passa dalle opinioni e si arriva, se va bene, a una proposta da scrivere tutti insieme.',
        scene: ['council', 'I banchi di un’aula civica'],
        slots: {
          argomento: 'Energia in comunità|Strade e sicurezza|Acqua e siccità|Scuole di montagna|Medici di famiglia',
        },
      },
      {
        title: 'Storie di famiglia: scrivere i ricordi',
        about:
          'Laboratorio in un solo incontro tenuto da {who}: si porta una fotografia, si scrive per un’ora e si legge, chi vuole, ad alta voce. Alla fine ognuno ha in mano la prima pagina del proprio libro.',
        scene: ['library', 'Un tavolo con fogli e matite'],
      },
      {
        title: 'Cinquecento anni in un’ora: {tema}',
        about:
          'Una lezione con le mappe: {who} mette una sopra l’altra sette carte antiche e mostra come è cambiato il territorio. Titolo della serata: {tema}. Le riproduzioni si possono guardare da vicino.',
        scene: ['bridge', 'Un ponte antico sul fiume'],
        slots: { tema: 'il letto del Po|le mura e le porte|la strada per Genova|i castelli in vista l’uno dell’altro' },
      },
    ],
    middle: [
      'Modera {other}, con l’orologio in mano e il microfono a portata di tutti.',
      'Al termine si resta a chiacchierare con un bicchiere di vino offerto dalla cantina sociale.',
      'L’incontro si può seguire anche in diretta sul sito della biblioteca.',
      'Agli studenti delle superiori è rilasciato un attestato di partecipazione.',
      'È il quarto appuntamento di un ciclo che finirà in primavera.',
    ],
    practical: [
      'Non serve prenotare; la sala si apre venti minuti prima.',
      'Chi ha bisogno di un posto vicino al relatore può chiederlo in biblioteca.',
      'Posti limitati: conviene arrivare in anticipo.',
      'Sala al primo piano, con ascensore.',
    ],
  },
  {
    category: 'visite-guidate',
    weight: 8,
    venues: ['museum', 'church', 'square'],
    begins: [9 * 60 + 30, 10 * 60, 10 * 60 + 30, 15 * 60, 16 * 60],
    lasts: 120,
    days: [1, 1],
    prices: ['Visita 8 euro', 'Visita 5 euro, gratuita fino a 12 anni', 'Offerta libera'],
    organisers: ['Guide turistiche di Piacenza', 'Italia nostra, sezione locale', 'Comune {diTown}'],
    tags: ['castelli', 'via-francigena', 'medioevo', 'giornate-d-autunno'],
    entries: [
      {
        begins: [9 * 60 + 30, 10 * 60],
        title: 'Dietro le porte chiuse {aTown}',
        about:
          'Cortili, scaloni e una cappella che nessuno apre da anni: {aTown} si visitano quattro luoghi privati in una mattina, con i proprietari ad aspettare sulla soglia e {who} a fare da guida.',
        scene: ['arcades', 'Il portico di un palazzo'],
      },
      {
        begins: [18 * 60, 19 * 60],
        venues: ['square'],
        title: 'Castello con fantasma, visita {quando}',
        about:
          'Un giro {quando} fra torri, prigioni e camminamenti, con {who} che separa i documenti dalle leggende e tiene le leggende per ultime. Si sale fino al mastio, da dove si vedono tre valli.',
        scene: ['castle', 'Un castello sopra una collina'],
        slots: { quando: 'al tramonto|a lume di lanterna' },
      },
      {
        venues: ['square'],
        title: 'Le pietre che parlano: {tema}',
        about:
          'Due ore a piedi con {who}, guida della città da molti anni: {tema} si riconoscono nelle facciate, sui gradini consumati, nelle iscrizioni riusate a rovescio. Si cammina piano e si tocca molto.',
        scene: ['street', 'Una strada del centro con le facciate antiche'],
        slots: { tema: 'chiese e chiostri|i palazzi dei mercanti|le mura dei Farnese|i segni dei pellegrini' },
      },
      {
        venues: ['church'],
        title: 'Salita alla cupola con {who}',
        about:
          'Centoquarantasei gradini, un passaggio stretto e la cupola affrescata a portata di sguardo: la salita è per gruppi di quindici persone e la guida, {who}, riparte ogni quaranta minuti.',
        scene: ['church', 'L’interno di una cupola affrescata'],
      },
      {
        title: 'Fornaci, mulini e centraline',
        about:
          'Un percorso d’acqua e di mattoni {aTown}: la fornace spenta, il mulino che macina ancora e la centralina che alimenta duecento case. In ogni tappa parla chi ci ha lavorato.',
        scene: ['factory', 'La ciminiera di una fornace'],
      },
    ],
    middle: [
      'Si procede con calma, con molte soste e tempo per le domande.',
      'Per i più piccoli c’è un taccuino da disegnare strada facendo.',
      'La visita finisce con un assaggio di prodotti della zona.',
      'Alcuni ambienti si aprono soltanto in questa occasione.',
      'Il gruppo non supera le venticinque persone, per potersi sentire senza altoparlanti.',
    ],
    practical: [
      'Prenotazione obbligatoria entro il giorno prima.',
      'Ritrovo dieci minuti prima all’ingresso principale.',
      'Alcuni tratti non sono accessibili in carrozzina: si può concordare un percorso alternativo.',
      'Cani di piccola taglia ammessi nei tratti all’aperto.',
    ],
  },
]
