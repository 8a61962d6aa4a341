import type { EventFamily } from './event-family.ts'

/** Theatre, concerts and cinema. */
export const stageEvents: readonly EventFamily[] = [
  {
    category: 'teatro',
    weight: 14,
    venues: ['stage'],
    months: [1, 2, 3, 4, 5, 10, 11, 12],
    begins: [16 * 60, 20 * 60 + 30, 20 * 60 + 45, 21 * 60],
    lasts: 130,
    days: [1, 1],
    prices: [
      'Ingresso da 10 a 28 euro',
      'Ingresso 12 euro, ridotto 8',
      'Ingresso 15 euro',
      'Ingresso 10 euro, abbonati 7',
    ],
    organisers: [
      'Stagione di prosa',
      'Compagnia dei Filodrammatici',
      'Associazione Quarta parete',
      'Pro loco {diTown}',
    ],
    tags: ['prosa', 'teatro-dialettale'],
    entries: [
      {
        title: '{opera}, compagnia dei Filodrammatici',
        about:
          'La compagnia diretta da {who} porta in scena «{opera}» di Carlo Goldoni in un allestimento asciutto: sei attori, una panca, un baule e molte porte che si aprono nel momento sbagliato.',
        scene: ['theatre', 'Attori in scena davanti al sipario rosso'],
        slots: { opera: 'La locandiera|Il bugiardo|Gl’innamorati|I rusteghi|La vedova scaltra|La bottega del caffè' },
      },
      {
        title: '{opera} in dialetto piacentino',
        about:
          'Tre atti in dialetto con la compagnia amatoriale guidata da {who}: «{opera}» racconta una famiglia, un’eredità che non arriva e una vicina di casa che sa sempre tutto prima degli altri.',
        scene: ['theatre', 'Una scena di commedia con un tavolo e quattro sedie'],
        slots: { opera: 'La serva l’è furba|Al dutur di matt|Che nott' },
      },
      {
        title: '{who} in «{opera}»',
        about:
          'Un monologo di ottanta minuti in cui {who} cambia voce a undici personaggi senza mai lasciare la sedia. «{opera}» nasce da interviste raccolte fra la gente della provincia e riscritte per la scena.',
        scene: ['theatre', 'Una figura sola nel cono di luce del palcoscenico'],
        slots: {
          opera:
            'L’ultimo casello|Argine maestro|Quando suonava la sirena|Mia madre contava i treni|Il peso della nebbia',
        },
      },
      {
        title: '{opera}, il classico riletto da {who}',
        about:
          '{who} firma una regia senza costumi d’epoca e con la musica dal vivo: «{opera}» torna a parlare di potere, di figli e di parole date, come se fosse stato scritto la settimana scorsa.',
        scene: ['theatre', 'Il sipario di un teatro appena aperto'],
        slots: {
          opera:
            'Antigone|Macbeth|Re Lear|Tartufo|Il giardino dei ciliegi|Casa di bambola|Sei personaggi in cerca d’autore',
        },
      },
      {
        venues: ['stage'],
        title: 'Storie per due voci: {opera}',
        about:
          'Due attori, una valigia e una storia per volta: {who} e {other} raccontano «{opera}» a pochi metri dal pubblico, che a un certo punto dovrà decidere come va a finire.',
        scene: ['theatre', 'Due attori e una valigia in scena'],
        slots: {
          opera: 'Il barone e la lepre|La corriera delle sei|Tre bugie e una verità|La dote|Il mercante di sale',
        },
      },
    ],
    middle: [
      'Le scene sono di {other}, le luci restano basse e calde come quelle di una stanza.',
      'Lo spettacolo ha debuttato la scorsa estate ed è arrivato alla trentesima replica.',
      'In scena anche quattro allievi della scuola di teatro, scelti con un provino aperto a tutti.',
      'Dopo la replica gli attori si fermano in sala per rispondere alle domande del pubblico.',
      'La versione presentata qui è stata accorciata di mezz’ora, senza intervallo.',
    ],
    practical: [
      'La biglietteria apre un’ora prima dell’inizio.',
      'I posti sono numerati; chi arriva a spettacolo cominciato entra alla prima pausa.',
      'Sala accessibile alle persone in carrozzina, con due posti riservati in platea.',
      'Prevendita nelle edicole del centro e alla biglietteria del teatro, dal martedì al sabato.',
    ],
  },
  {
    category: 'concerti',
    weight: 15,
    venues: ['stage', 'hall', 'church'],
    begins: [17 * 60, 18 * 60, 20 * 60 + 45, 21 * 60],
    lasts: 105,
    days: [1, 1],
    prices: ['Ingresso libero', 'Ingresso 10 euro, gratuito fino a 18 anni', 'Ingresso 8 euro', 'Offerta libera'],
    organisers: ['Amici della musica', 'Conservatorio Nicolini', 'Parrocchia {diTown}', 'Corpo bandistico {diTown}'],
    tags: ['concerti', 'musica-da-camera', 'cori', 'bande', 'jazz'],
    entries: [
      {
        title: 'Orchestra giovanile, omaggio a {autore}',
        about:
          'Quarantadue ragazzi fra i quattordici e i vent’anni, diretti da {who}, dedicano una serata a {autore}: pagine celebri e due brani che dal vivo si ascoltano di rado.',
        scene: ['orchestra', 'Un’orchestra di giovani vista dalla platea'],
        slots: { autore: 'Rota|Rossini|Mozart|Vivaldi|Dvořák|Bizet' },
      },
      {
        title: '{formazione}, musiche di {autore}',
        about:
          'Il {formazione} formato da allievi del Conservatorio affronta {autore} con strumenti costruiti in provincia. Introduce all’ascolto {who}, che in dieci minuti spiega che cosa aspettarsi e quando non applaudire.',
        scene: ['orchestra', 'Leggii e archi prima di un concerto'],
        slots: {
          formazione: 'quartetto d’archi|quintetto di fiati|trio con pianoforte',
          autore: 'Haydn|Schubert|Brahms|Beethoven|Mendelssohn',
        },
      },
      {
        title: 'Il coro {nome} canta {tema}',
        about:
          'Trenta voci senza strumenti: il coro {nome}, diretto da {who}, mette in fila {tema} con armonizzazioni nuove e qualche strofa che nessuno ricordava più.',
        scene: ['church', 'La navata di una chiesa preparata per un concerto'],
        slots: {
          nome: 'Monte Orsaro|delle Fontane|Valli unite|La Rocca|San Colombano',
          tema: 'i canti degli alpini|le ninne nanne dell’Appennino|i canti delle mondine|le laudi del Trecento',
        },
      },
      {
        title: '{gruppo} dal vivo, una notte di jazz',
        about:
          'Pianoforte, contrabbasso, batteria e il sax di {who}: il gruppo {gruppo} suona standard degli anni Cinquanta e brani propri, registrati d’inverno in una cascina della val Nure.',
        scene: ['concert', 'Un palco illuminato davanti al pubblico'],
        slots: { gruppo: 'Via Emilia Quartet|Nebbia Trio|Gotico Swing|Po Valley Five' },
      },
      {
        title: 'La banda {diTown} in concerto',
        about:
          'Marce, colonne sonore e un’intera parte dedicata all’opera: la banda {diTown} festeggia l’anno sociale con i suoi cinquanta strumentisti, dal bombardino novantenne alla debuttante di nove anni.',
        scene: ['square', 'Una piazza di paese con le sedie in fila'],
      },
      {
        venues: ['church'],
        title: 'Vespri d’organo: {who}',
        about:
          '{who} suona l’organo storico restaurato con il contributo dei parrocchiani. In programma Bach, Frescobaldi e Zipoli; un telo in fondo alla navata mostra le mani e i pedali dell’organista.',
        scene: ['church', 'Le canne di un organo antico'],
      },
    ],
    middle: [
      'Il programma dura un’ora e un quarto, con un bis già promesso.',
      'È il terzo appuntamento della stagione e il primo con un solista arrivato da fuori provincia.',
      'Durante la serata saranno consegnate due borse di studio ad allievi meritevoli.',
      'Chi vuole può assistere alla prova generale del pomeriggio, in silenzio e senza telefono.',
      'Presenta {other}, che racconta i brani con aneddoti brevi e nessuna lezione.',
    ],
    practical: [
      'Ingresso fino a esaurimento dei posti, senza prenotazione.',
      'Le porte si aprono mezz’ora prima dell’inizio.',
      'Il ricavato delle offerte va alla manutenzione degli strumenti.',
      'Parcheggio gratuito a duecento metri, accesso senza gradini dall’ingresso laterale.',
    ],
  },
  {
    category: 'cinema',
    weight: 8,
    venues: ['cinema', 'hall', 'park'],
    begins: [18 * 60, 21 * 60, 21 * 60 + 15],
    lasts: 120,
    days: [1, 1],
    prices: ['Ingresso 6 euro', 'Ingresso 5 euro, ridotto 4', 'Ingresso gratuito'],
    organisers: ['Cineclub del Gotico', 'Cinema d’essai del centro', 'Biblioteca {diTown}'],
    tags: ['cinema-all-aperto'],
    entries: [
      {
        title: 'Il cinema ritrovato: {film}',
        about:
          'Torna sullo schermo grande «{film}», nella copia restaurata e con il suono originale. Prima della proiezione {who} racconta in un quarto d’ora come nacque il film e perché conviene rivederlo in sala.',
        scene: ['cinema', 'Una sala cinematografica prima della proiezione'],
        slots: {
          film: 'Ladri di biciclette|La strada|Umberto D.|Roma città aperta|Il sorpasso|I soliti ignoti|Novecento|La terra trema',
        },
      },
      {
        title: 'Documentari di casa nostra: {film}',
        about:
          '«{film}» è girato fra i comuni della provincia da {who}, che per due anni ha seguito le stesse persone nelle quattro stagioni. Alla proiezione saranno presenti quasi tutti i protagonisti.',
        scene: ['cinema', 'Il fascio di luce di un proiettore'],
        slots: {
          film: 'Gente d’argine|L’inverno dei casari|Ultima corsa per Zerba|Le mani nel fango|Quaranta metri sotto',
        },
      },
      {
        title: 'Muti e musica: {film} con pianoforte dal vivo',
        about:
          'Al piano {who} improvvisa sulle immagini di «{film}»: un’ora abbondante di risate e malinconie senza una sola parola, adatta anche a chi a leggere non ha ancora imparato.',
        scene: ['cinema', 'Uno schermo e un pianoforte nella penombra'],
        slots: { film: 'Il monello|Tempi moderni|Come vinsi la guerra|Luci della città|La febbre dell’oro' },
      },
      {
        title: 'Corti in gara, {numero}',
        about:
          'Otto cortometraggi di registi sotto i trent’anni, scelti fra duecento arrivati da tutta Italia. Il pubblico vota con una scheda; la giuria, presieduta da {who}, decide con calma e si giustifica a voce alta.',
        scene: ['cinema', 'Il pubblico seduto davanti allo schermo'],
        slots: { numero: 'serata d’apertura|seconda serata|terza serata|la finale' },
      },
    ],
    middle: [
      'Niente pubblicità e niente intervallo: si comincia all’ora scritta sul biglietto.',
      'La serata fa parte di un ciclo di sei film scelti con gli studenti delle superiori.',
      'Al termine {other} modera il dibattito, che per tradizione continua al bar di fronte.',
      'Le schede critiche, stampate su carta, si portano a casa.',
      'Nell’atrio, una piccola mostra di locandine prestate da un collezionista della provincia.',
    ],
    practical: [
      'Biglietti alla cassa da trenta minuti prima della proiezione.',
      'I soci del cineclub entrano con la tessera dell’anno.',
      'Tessera da dieci ingressi valida per due persone.',
      'La sala dispone di posti per carrozzine e di un impianto per apparecchi acustici.',
    ],
  },
]
