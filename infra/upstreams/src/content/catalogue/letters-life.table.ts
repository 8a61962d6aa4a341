import type { LetterRow } from './letters-city.table.ts'

/** Letters about life at large: school, work, sport, memory. */
export const lifeLetters: readonly LetterRow[] = [
  [
    'Compiti e domeniche',
    'Gossolengo',
    'Mia figlia ha nove anni e la domenica pomeriggio fa i compiti. Le maestre sono brave, il programma è lungo, lo so. Ma la domenica si potrebbe imparare anche a sbucciare le castagne, e non c’è interrogazione che tenga.',
  ],
  [
    'Apprendista a cinquantatré anni',
    'Fiorenzuola',
    'L’azienda ha chiuso e ho ricominciato da una scuola serale. In classe sono fra i più vecchi e mi chiamano zio. Imparare costa fatica, ma la sera torno a casa con la testa stanca in un modo nuovo. A chi è rimasto a piedi dico: provateci.',
    'Complimenti allo zio. Ci racconti come va l’esame.',
  ],
  [
    'In tribuna con i bambini',
    'Carpaneto',
    'Partita dei pulcini, sabato mattina. Un genitore ha insultato l’arbitro, che aveva quindici anni. I bambini si sono fermati a guardare lui, non il pallone. Alla fine il ragazzo ha stretto la mano a tutti. Anche a quel padre.',
  ],
  [
    'Chi ha trovato il mio violino',
    'Piacenza',
    'Ho dimenticato il violino di mio nonno sul treno. L’ha trovato uno studente, che ha cercato il mio nome nella custodia e ha telefonato a tre persone sbagliate prima di trovarmi. Non ha voluto nulla. Sabato suono in San Savino: il posto in prima fila è suo.',
  ],
  [
    'Vecchi giornali in cantina',
    'Castel San Giovanni',
    'Svuotando la casa dei miei ho trovato una cassa di giornali legati con lo spago, dal 1951 al 1968. Si legge di gente che conosco, quando aveva vent’anni. Mi chiedevo se a qualcuno servissero, prima di decidere che servono a me.',
  ],
  [
    'Il numero verde',
    'Rottofreno',
    'Ho passato quarantasei minuti al telefono con una voce registrata. Ho premuto uno, poi tre, poi asterisco. Alla fine mi è stato chiesto di dare un voto alla conversazione. Ho dato il massimo alla musica: conosco il ritornello a memoria.',
  ],
  [
    'Volontari in corsia',
    'Piacenza',
    'Da tre mesi leggo ad alta voce in un reparto di geriatria. Credevo di fare un favore. Un signore mi ha corretto la pronuncia di un nome polacco e mi ha raccontato come l’aveva imparato, nel 1944. Ho chiuso il libro e ho ascoltato.',
  ],
  [
    'Il resto della spesa',
    'Pontenure',
    'Al supermercato la cassiera mi ha rincorso nel parcheggio per sei euro di resto. Ho pensato che si fosse fatta male, tanto correva. Sono cose piccole, ma le persone che le fanno sono la ragione per cui una provincia funziona.',
  ],
  [
    'Il telefono a tavola',
    'Vigolzone',
    'In casa abbiamo messo un cestino all’ingresso della cucina: a tavola i telefoni stanno lì. La prima settimana è stata dura, soprattutto per mio marito e per me. I ragazzi si sono abituati subito e adesso ci sgridano.',
  ],
  [
    'Parole che fanno male',
    'Piacenza',
    'Sotto la notizia di un incidente ho letto commenti che non ripeto. In quell’auto c’era un amico. Prima di scrivere, vi prego, pensate che la madre legge. E alla redazione chiedo di chiudere i commenti quando c’è un lutto.',
    'Ha ragione. Sulle notizie di questo tipo i commenti resteranno chiusi.',
  ],
  [
    'Il bosco non è un parcheggio',
    'Coli',
    'In autunno salgono in mille a cercare funghi. Li capisco, ci vado anch’io. Ma le auto nei prati, i cancelli lasciati aperti e le vacche per strada non c’entrano con i porcini. Il tesserino si compra, l’educazione bisogna portarsela da casa.',
  ],
  [
    'Settant’anni insieme',
    'Cadeo',
    'I miei nonni hanno festeggiato settant’anni di matrimonio. Ho chiesto il segreto. Lui ha detto: «La pazienza». Lei ha detto: «Non sentirci bene da un orecchio, ognuno da quello giusto». Ve lo passo, nel caso serva.',
  ],
  [
    'Quel gol sotto la pioggia',
    'Piacenza',
    'Avevo sette anni e vidi la mia prima partita sulle spalle di mio padre. Pioveva, perdemmo, e fu il giorno più bello. Domenica ci porto mia figlia. Spero che vinciamo, ma soprattutto che piova un po’.',
  ],
  [
    'Affitti e stipendi',
    'Piacenza',
    'Ho un contratto a tempo indeterminato e non trovo un bilocale. Mi chiedono due garanti, tre mensilità e lo stipendio di mio padre. Ho trentadue anni, un lavoro, un gatto educato. Chi affitta ha le sue ragioni, ma così i giovani continueranno ad andarsene.',
    'Il gatto educato merita fiducia. Sul tema stiamo preparando un’inchiesta: le scriviamo in privato.',
  ],
  [
    'La farmacia di notte',
    'Borgonovo',
    'Alle tre di notte, con la febbre di mio figlio a quaranta, ho trovato una luce accesa e una farmacista che mi ha spiegato le dosi due volte, scrivendole su un foglio. Il foglio è ancora attaccato al frigorifero.',
  ],
  [
    'L’italiano degli altri',
    'Sarmato',
    'Insegno italiano la sera, gratis, a dodici donne di sei Paesi. La settimana scorsa il tema era «la mia strada». Una ha scritto: «Nella mia strada tutti salutano, ma piano». Non ho corretto niente.',
  ],
  [
    'Ho smesso di correre',
    'Travo',
    'Per anni ho corso la domenica con il cronometro. Poi il ginocchio ha detto basta e ho cominciato a camminare. Ho scoperto che lungo quella strada ci sono una meridiana, tre fontane e un signore che saluta da sempre. Non lo avevo mai visto.',
  ],
  [
    'Scusate il ritardo',
    'Monticelli',
    'Nel 1979 presi in prestito un libro alla biblioteca e non lo restituii. L’ho ritrovato traslocando. L’ho riportato con una torta. La bibliotecaria ha guardato la data, ha guardato la torta e mi ha rifatto la tessera.',
    'La prescrizione copre il libro. Sulla torta avremmo voluto essere informati.',
  ],
  [
    'A chi suona il clacson',
    'Piacenza',
    'Al semaforo di piazzale Milano il verde dura undici secondi. Ho la patente da cinquant’anni e parto quando l’auto davanti si muove. A chi suona dietro di me dico con affetto che il suo clacson non sposta i chilometri, e che a casa lo aspettano intero.',
  ],
  [
    'Che cos’è una buona notizia',
    'San Giorgio',
    'Vi leggo ogni mattina e ogni tanto chiudo il giornale con il peso sullo stomaco. Poi trovo la foto di una classe, una pro loco che fa i tortelli, un ponte riaperto. Non sono notizie minori. Tenetele in prima pagina, almeno una al giorno.',
    'È un impegno che possiamo prendere: una al giorno. Quando non la trova, ci scriva.',
  ],
]
