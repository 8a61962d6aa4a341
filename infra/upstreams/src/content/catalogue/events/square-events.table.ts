import type { EventFamily } from './event-family.ts'

/** Village feasts, markets, sport in the open, charity. */
export const squareEvents: readonly EventFamily[] = [
  {
    category: 'sagre',
    weight: 14,
    venues: ['square', 'park'],
    months: [4, 5, 6, 7, 8, 9, 10, 11],
    begins: [12 * 60, 15 * 60, 18 * 60, 19 * 60],
    lasts: 300,
    days: [1, 3],
    prices: ['Ingresso libero', 'Ingresso libero, piatti da 4 a 12 euro'],
    organisers: ['Pro loco {diTown}', 'Gruppo alpini {diTown}', 'Polisportiva {diTown}', 'Avis {diTown}'],
    tags: ['sagre-di-paese'],
    entries: [
      {
        title: '{piatto}, la sagra {stagione}',
        about:
          'A cucinare sono i volontari {diTown}, in una cucina da campo montata in due giorni: {piatto} secondo le ricette di famiglia, con le porzioni di una volta e le tovaglie di carta.',
        scene: ['food', 'Piatti pronti sulla tavola di una sagra'],
        slots: {
          piatto:
            'tortelli con la coda|pisarei e fasö|anolini in brodo|funghi e polenta|gnocco fritto e salumi|stracotto e polenta|tagliolini ai funghi',
          stagione: 'd’autunno|del borgo|di mezza stagione|della piazza',
        },
      },
      {
        begins: [11 * 60, 15 * 60],
        title: 'Festa del vino {aTown}',
        about:
          'Ventidue cantine dei colli aprono le bottiglie {aTown}: Gutturnio, Ortrugo e Malvasia da assaggiare al bicchiere, con {who} che guida due degustazioni a numero chiuso nel pomeriggio.',
        scene: ['wine', 'Calici e bottiglie su un banco'],
      },
      {
        months: [6, 7, 8],
        begins: [19 * 60, 20 * 60 + 30],
        title: 'La notte {tema}',
        about:
          'Strade chiuse alle auto e tavoli in mezzo alla via: {aTown} la notte {tema} comincia al tramonto con la sfilata dei bambini e finisce con i fuochi visti dal ponte.',
        scene: ['fireworks', 'Fuochi d’artificio sopra i tetti'],
        slots: { tema: 'delle lanterne|delle stelle cadenti|bianca|dei cortili aperti|di San Rocco' },
      },
      {
        months: [10, 11],
        begins: [14 * 60, 15 * 60],
        title: 'Castagne e vin novello {aTown}',
        about:
          'Le castagne arrivano dai boschi dell’Appennino e finiscono nelle padelle forate dei volontari, che {aTown} le arrostiscono a legna per tutto il pomeriggio. In piazza la fisarmonica di {who}.',
        scene: ['market', 'Banchi d’autunno in una piazza'],
      },
      {
        months: [7, 8],
        begins: [15 * 60, 16 * 60],
        title: 'Trebbiatura in piazza',
        about:
          'Un trattore del 1951, una trebbia di legno e quaranta covoni: {aTown} il grano si batte come ottant’anni fa, con i figuranti in costume e la merenda sull’aia per chi ha lavorato e per chi ha guardato.',
        scene: ['grain', 'Covoni di grano al sole'],
      },
    ],
    middle: [
      'La prima edizione risale al 1974, quando i tavoli erano porte appoggiate sui cavalletti.',
      'Nel pomeriggio giochi di legno, gara di briscola e giro del paese con il carro.',
      'Dalle 21 si balla il liscio con l’orchestra di {other}.',
      'Fra gli stand, miele, formaggi di malga, salumi con la denominazione e confetture di casa.',
      'L’incasso serve a rifare il tetto del circolo, danneggiato dal temporale di due anni fa.',
    ],
    practical: [
      'Si mangia al coperto anche con il brutto tempo.',
      'Parcheggi segnalati agli ingressi del paese, con navetta gratuita ogni venti minuti.',
      'Menu senza glutine su richiesta alla cassa.',
      'Si consiglia la prenotazione per i gruppi di oltre dieci persone.',
    ],
  },
  {
    category: 'mercati',
    weight: 9,
    venues: ['square'],
    begins: [8 * 60, 9 * 60],
    lasts: 540,
    days: [1, 2],
    prices: ['Ingresso libero'],
    organisers: ['Comune {diTown}', 'Associazione commercianti {diTown}', 'Consorzio dei produttori'],
    tags: ['commercio', 'mercato-europeo'],
    entries: [
      {
        title: 'Mercato della terra {aTown}',
        about:
          'Quaranta produttori della provincia {aTown}, senza intermediari: ortaggi di stagione, farine macinate a pietra, formaggi, miele e vino sfuso. Ogni banco espone il nome del campo da cui viene quello che vende.',
        scene: ['market', 'Banchi di ortaggi in una piazza'],
      },
      {
        title: 'Antiquariato e cose vecchie {aTown}',
        about:
          'Centoventi espositori fra mobili, stampe, ceramiche e vinili. {aTown} torna anche l’angolo del restauro, dove {who} spiega come salvare una sedia impagliata prima di buttarla.',
        scene: ['arcades', 'Un porticato con i banchi dell’usato'],
      },
      {
        months: [3, 4, 5, 9],
        title: 'Fiori e piante in piazza',
        about:
          'Vivaisti da cinque regioni portano {aTown} erbacee, rose antiche, ortaggi da trapianto e piante da balcone. {who} tiene tre brevi lezioni su potature, siccità e parassiti, con le cesoie in mano.',
        scene: ['garden', 'Vasi di fiori in fila'],
      },
      {
        title: 'Mercatino dell’artigianato {stagione}',
        about:
          'Sessanta artigiani {aTown}: legno, ceramica, lana cardata, cuoio e carta fatta a mano. Quasi tutti lavorano davanti al pubblico e lasciano provare chi chiede con gentilezza.',
        scene: ['square', 'Bancarelle in una piazza'],
        slots: { stagione: 'di stagione|sotto i portici|della domenica' },
      },
      {
        title: 'Sapori d’Europa in piazza',
        about:
          'Ottanta bancarelle da quindici Paesi: {aTown} si passa in pochi metri dai formaggi francesi ai dolci austriaci, dalle olive greche alle aringhe olandesi, con musica di strada dal mattino.',
        scene: ['market', 'Bancarelle di un mercato internazionale'],
      },
    ],
    middle: [
      'Per i bambini c’è un laboratorio gratuito, con qualcosa da portare a casa.',
      'Alle 11 degustazione guidata, a mezzogiorno piatto unico preparato dalla Pro loco.',
      'Chi arriva in bicicletta trova un deposito custodito e uno sconto ai banchi convenzionati.',
      'I prezzi dei prodotti principali sono esposti all’ingresso, uguali per tutti.',
      'Il mercato torna ogni mese, con un ospite diverso da una valle vicina.',
    ],
    practical: [
      'La manifestazione si tiene anche con pioggia leggera.',
      'La sosta è vietata sulla piazza dalle 5 del mattino fino alla fine dello smontaggio.',
      'Animali ammessi al guinzaglio.',
      'Informazioni all’ufficio commercio del municipio, dal lunedì al venerdì.',
    ],
  },
  {
    category: 'sport',
    weight: 8,
    venues: ['field', 'square', 'park'],
    begins: [8 * 60 + 30, 9 * 60, 9 * 60 + 30, 15 * 60],
    lasts: 240,
    days: [1, 1],
    prices: [
      'Iscrizione 10 euro',
      'Iscrizione 5 euro con ristoro',
      'Partecipazione gratuita',
      'Iscrizione 15 euro con maglia',
    ],
    organisers: ['Polisportiva {diTown}', 'Gruppo podistico {diTown}', 'Gruppo alpini {diTown}'],
    tags: ['granfondo', 'mountain-bike', 'cammini'],
    entries: [
      {
        title: 'Camminata {nome}, {km} chilometri',
        about:
          'Un giro ad anello di {km} chilometri con partenza e arrivo {aTown}, fra carraie, filari e due guadi asciutti. Passo libero, tre ristori e medaglia di legno per chi arriva, anche ultimo.',
        scene: ['countryside', 'Una carraia fra i campi'],
        slots: { nome: 'dei fossi|del lupo|dei mulini|delle torri|dell’alba', km: '7|9|11|14|18' },
      },
      {
        months: [5, 6, 7, 8, 9],
        begins: [20 * 60 + 30, 21 * 60],
        title: 'Corsa in notturna {aTown}',
        about:
          'Cinque chilometri nel centro {diTown}, due giri con le lampade frontali e il traguardo in salita. Partono prima i bambini, poi i podisti tesserati, infine chiunque abbia un paio di scarpe.',
        scene: ['night-village', 'Un paese illuminato di notte'],
      },
      {
        months: [4, 5, 6, 7, 8, 9, 10],
        begins: [8 * 60 + 30, 9 * 60],
        organisers: ['Unione ciclisti {diTown}'],
        title: 'Pedalata sugli argini',
        about:
          'Quarantacinque chilometri lungo il fiume, quasi tutti su sterrato, guidati da {who}. Si parte {aTown} e si torna in treno o pedalando, con sosta a una cascina che apre il caseificio per l’occasione.',
        scene: ['river', 'Una ciclabile sull’argine'],
      },
      {
        begins: [8 * 60 + 30, 9 * 60],
        title: 'Torneo di {gioco} in memoria di {man}',
        about:
          'Sedici squadre in un giorno solo, gironi al mattino e finali nel pomeriggio: {aTown} il torneo di {gioco} ricorda {man}, che per trent’anni ha tagliato l’erba e fischiato le partite dei ragazzi.',
        scene: ['pitch', 'Un campo di paese con le porte'],
        slots: { gioco: 'calcio a sette|pallavolo mista|bocce|tamburello' },
      },
      {
        months: [4, 5, 6, 7, 8, 9, 10],
        begins: [7 * 60, 8 * 60],
        organisers: ['Cai, sezione di Piacenza'],
        title: 'Escursione con il Cai: {meta}',
        about:
          'Sei ore di cammino e settecento metri di salita verso {meta}, accompagnati da {who}. Il ritrovo è {aTown}; lungo il percorso si parla di boschi, carbonaie e confini di una volta.',
        scene: ['forest', 'Un sentiero nel bosco'],
        slots: { meta: 'il monte Bue|il passo del Cerro|la Pietra Parcellara|il lago Nero|il monte Lesima' },
      },
    ],
    middle: [
      'Al ristoro finale pane, salame, frutta e tè caldo.',
      'Strade e passaggi sono presidiati dai volontari della protezione civile.',
      'Premi ai gruppi più numerosi e alla famiglia con più generazioni in gara.',
      'Medico e ambulanza sono presenti dal primo all’ultimo minuto.',
      'Chi non se la sente di finire si ferma quando vuole, e al ristoro nessuno fa domande.',
    ],
    practical: [
      'Iscrizioni sul posto fino a quindici minuti prima dell’inizio.',
      'Servono scarpe adatte e una borraccia.',
      'In caso di allerta meteo la manifestazione è rinviata alla domenica successiva.',
      'I minorenni partecipano accompagnati da un adulto.',
    ],
  },
  {
    category: 'solidarieta',
    weight: 5,
    venues: ['hall', 'square'],
    begins: [10 * 60, 12 * 60 + 30, 19 * 60 + 30, 20 * 60 + 30],
    lasts: 180,
    days: [1, 1],
    prices: ['Offerta libera', 'Cena 20 euro, bambini 10', 'Ingresso libero'],
    organisers: ['Caritas {diTown}', 'Croce Rossa, comitato locale', 'Avis {diTown}', 'Associazione Mani unite'],
    tags: ['volontariato', 'donazione-di-sangue', 'caritas'],
    entries: [
      {
        begins: [19 * 60 + 30, 20 * 60],
        title: 'Cena insieme per {causa}',
        about:
          'Un’unica tavola e centoventi coperti: il ricavato della cena {aTown} va {perCausa}. Ai fornelli gli alpini e gli studenti dell’alberghiero, in sala i ragazzi di un centro diurno.',
        scene: ['meeting', 'Una lunga tavolata in una sala'],
        slots: {
          causa: 'l’hospice|il pulmino nuovo|la casa famiglia|l’ambulanza',
          perCausa: 'interamente alla raccolta aperta un anno fa|a coprire l’ultima parte della spesa',
        },
      },
      {
        begins: [8 * 60, 9 * 60],
        title: 'Giornata del dono {aTown}',
        about:
          'Prelievi, informazioni e colazione per tutti: i volontari aspettano {aTown} chi dona da anni e chi non ha mai trovato il coraggio. {who} racconta che cosa succede a una sacca dopo il prelievo.',
        scene: ['hospital', 'L’ingresso di un ambulatorio'],
      },
      {
        begins: [9 * 60, 10 * 60],
        title: 'Raccolta straordinaria di {cosa}',
        about:
          'Per un giorno si può portare {aTown} {cosa} in buono stato: i volontari selezionano, impacchettano e consegnano alle famiglie seguite dai servizi sociali del distretto.',
        scene: ['square', 'Volontari in una piazza'],
        slots: { cosa: 'coperte e abiti pesanti|libri scolastici|giocattoli|generi alimentari' },
      },
      {
        begins: [15 * 60 + 30, 20 * 60 + 30],
        title: 'Lotteria e cori in ricordo di {man}',
        about:
          'Gli amici di {man}, volontario per una vita, lo ricordano {aTown} nel modo che gli piaceva: canti, premi poveri, molte strette di mano e un assegno da consegnare in giornata.',
        scene: ['church', 'Il sagrato di una chiesa'],
      },
    ],
    middle: [
      'L’ultima edizione ha superato le previsioni, con persone arrivate da tutta la provincia.',
      'Chi non può esserci può lasciare il proprio contributo in parrocchia durante la settimana.',
      'Partecipano dodici associazioni, ciascuna con il suo banco e il suo programma.',
      'Intervengono gli operatori, che rispondono a tutte le domande.',
      '{other} suona per tutta la serata, gratis come gli altri.',
    ],
    practical: [
      'Per informazioni si telefona all’associazione, nel pomeriggio.',
      'I risultati della giornata saranno resi noti entro un mese.',
      'Ingresso accessibile e parcheggio davanti alla sala.',
      'Per diventare volontari basta presentarsi al banco con un documento.',
    ],
  },
]
