import { broadTopics } from '../stories/story-topics.table.ts'
import type { CatalogueJournalist, CatalogueTopic } from './catalogue.schema.ts'
import { slugify } from './slugify.ts'

type Row = readonly [name: string, role: string, topics: readonly CatalogueTopic[], biography: string]

const rows: readonly Row[] = [
  [
    'Ottavia Roncolongo',
    'Editorialista',
    ['opinioni', 'politica'],
    'Scrive l’editoriale della domenica e modera gli incontri con i lettori al Club Libertà. Ha cominciato nel 1994 dalla pagina di Castel San Giovanni, battendo i consigli comunali in treno. Dice che un buon commento comincia da una telefonata in più.',
  ],
  [
    'Marta Valdonica',
    'Inviata',
    ['cronaca', 'ambiente', 'meteo'],
    'Segue la cronaca e il fiume: dal 2000 ha raccontato ogni piena, dagli argini di Calendasco a Isola Serafini. Ha lavorato alla radio prima che al giornale e tiene ancora il registratore in tasca. Vive a Roncaglia.',
  ],
  [
    'Gino Pietranera',
    'Firma del «Caffè»',
    ['opinioni', 'cultura'],
    'Ogni mattina firma «Il caffè», venti righe su quello che la città fa finta di non vedere. È stato insegnante di lettere alle medie di Podenzano. Colleziona almanacchi e litiga volentieri con i lettori, per iscritto.',
  ],
  [
    'Elisa Montebruno',
    'Caporedattrice',
    ['attualita', 'politica'],
    'Coordina il lavoro della redazione web e decide l’apertura del sito. In Libertà dal 2008, ha seguito per otto anni il municipio di Piacenza. Le piace spiegare i bilanci con gli scontrini.',
  ],
  [
    'Davide Selvachiara',
    'Cronista',
    ['cronaca'],
    'Cronaca nera e giudiziaria: fa il giro delle caserme alle sette e quello del tribunale alle nove. Laureato in giurisprudenza a Pavia, spiega le sentenze senza latinorum. Ha curato il podcast «Fascicolo aperto».',
  ],
  [
    'Carla Boscoverde',
    'Redattrice',
    ['territorio', 'attualita', 'ambiente'],
    'Racconta la val Trebbia e la statale 45, curva per curva. È nata a Bobbio, dove torna ogni fine settimana. Si occupa di montagna, scuole piccole e corriere che non passano.',
  ],
  [
    'Renzo Castelguelfi',
    'Redattore',
    ['territorio', 'agricoltura'],
    'Copre la val d’Arda e la Bassa dalla redazione di Fiorenzuola. Figlio di casari, sa distinguere un prato stabile da un erbaio a cento metri. Segue il mercato del latte e quello del pomodoro.',
  ],
  [
    'Ilaria Fontespina',
    'Redattrice',
    ['scuola', 'lavoro'],
    'Si occupa di scuola e università: iscrizioni, precari, maturità, edilizia. Tiene un laboratorio di giornale in tre istituti superiori. Prima di scrivere di presidi ne ha intervistati più di cento.',
  ],
  [
    'Pietro Guardalmonte',
    'Redattore sportivo',
    ['calcio', 'dilettanti'],
    'Segue il calcio dei professionisti e quello dei campi di periferia con la stessa pignoleria. Conduce «Zona Calcio» su Telelibertà. Ha giocato da portiere in Prima categoria, e dice che si vede da come scrive.',
  ],
  [
    'Sabina Roccaforte',
    'Redattrice sportiva',
    ['volley', 'basket'],
    'Volley e basket, in casa e in trasferta. Ha allenato le giovanili per dodici anni prima di passare dalla panchina alla tribuna stampa. Cura le pagelle del lunedì.',
  ],
  [
    'Tommaso Lungofiume',
    'Redattore sportivo',
    ['rugby', 'ciclismo', 'tennis'],
    'Racconta rugby, ciclismo, canottaggio e tutto lo sport che non finisce in televisione. Ha pedalato le salite di cui scrive, con tempi che preferisce non pubblicare. È l’anima della diretta della Coppa d’Oro.',
  ],
  [
    'Agnese Corteserena',
    'Critica teatrale',
    ['spettacoli', 'cultura'],
    'Da vent’anni siede in platea al Municipale e ai Filodrammatici. Ha studiato storia del teatro a Bologna e tradotto due testi di Feydeau. Cura la pagina degli spettacoli e la guida della stagione.',
  ],
  [
    'Michele Vignalta',
    'Redattore',
    ['food', 'agricoltura', 'viaggi'],
    'Firma la guida «Gusto» ogni venerdì: cantine, trattorie, forni. Sommelier, cerca l’oste prima del vino. Nel 2019 ha percorso a piedi tutti i colli piacentini, da Ziano a Vernasca.',
  ],
  [
    'Nora Campolieto',
    'Redattrice',
    ['sanita', 'salute'],
    'Sanità e salute: ospedale, medici di base, liste d’attesa. Biologa di formazione, verifica i numeri prima degli aggettivi. Durante la pandemia ha tenuto il diario quotidiano dei reparti.',
  ],
  [
    'Ettore Solariva',
    'Redattore',
    ['economia', 'lavoro'],
    'Economia, imprese e vertenze. Ha seguito la crescita della logistica dal primo capannone a Le Mose. Legge i bilanci delle aziende la domenica mattina, e sostiene di divertirsi.',
  ],
  [
    'Bianca Torrechiusa',
    'Redattrice',
    ['mostre', 'storia', 'cultura'],
    'Arte, musei e storia della città. Storica dell’arte, ha schedato i fondi di due parrocchie prima di entrare al giornale. Cura la rubrica «Che cos’è questo muro», dedicata alle pietre di Piacenza.',
  ],
  [
    'Luca Acquanegra',
    'Fotografo e videogiornalista',
    ['cronaca', 'attualita', 'territorio'],
    'Fotografa la provincia da trent’anni, nell’ultimo decennio anche dall’alto. Sue le riprese della piena viste in tutta Italia. Insegna fotogiornalismo ai ragazzi dell’istituto d’arte.',
  ],
  [
    'Giovanna Pratolungo',
    'Redattrice',
    ['territorio', 'politica'],
    'La val Tidone è il suo collegio: vigne, sindaci e unioni di comuni. Abita a Pianello in una casa con la vista sulla rocca. Segue anche il consiglio provinciale.',
  ],
  [
    'Samuele Bellariva',
    'Redattore web',
    ['attualita', 'animali', 'casa'],
    'Prepara le notizie del mattino e la newsletter «Prima di uscire». È arrivato al giornale dalla scuola di Urbino. Ha un debole per le storie di animali, che tutti leggono e nessuno ammette di leggere.',
  ],
  [
    'Teresa Montealto',
    'Redattrice',
    ['libri', 'cinema', 'musica'],
    'Libri, cinema e musica, nell’ordine in cui li ama. Conduce il gruppo di lettura della Passerini-Landi. Ha un archivio di interviste a scrittori che un giorno, promette, riordinerà.',
  ],
  [
    'Amedeo Ripalta',
    'Redattore',
    ['politica', 'economia'],
    'Cronista politico: municipio, Provincia, Regione. Non perde una seduta del consiglio comunale dal 2011 e conserva tutti gli ordini del giorno. Modera i confronti elettorali di Telelibertà.',
  ],
  [
    'Chiara Vallescura',
    'Redattrice',
    ['territorio', 'ambiente'],
    'Segue la val Nure e l’alto Appennino: frane, boschi, lupi, nevicate. È guida ambientale escursionistica. Da Ferriere manda pezzi anche quando non c’è campo, dice lei, a voce.',
  ],
  [
    'Fulvio Sassoferro',
    'Giornalista di Telelibertà',
    ['attualita', 'cronaca', 'politica'],
    'Volto del telegiornale delle 19.30. In televisione dal 1998, ha cominciato montando i servizi degli altri. Conduce «Nel mirino», il settimanale di inchiesta.',
  ],
  [
    'Dora Altamarea',
    'Giornalista di Telelibertà',
    ['spettacoli', 'musica', 'viaggi'],
    'Conduce «Paese mio», il viaggio nei quarantasei comuni della provincia. Ha girato con la troupe ogni frazione raggiungibile, e alcune che non lo erano. Canta da contralto in un coro di voci miste.',
  ],
]

/** Who covers a broad subject covers all that it is made of. */
const withLeaves = (topic: CatalogueTopic): CatalogueTopic[] =>
  topic === 'cronaca' || topic === 'opinioni' ? [topic, ...broadTopics[topic]] : [topic]

/** The newsroom: invented people, with invented lives. */
export const JOURNALISTS: readonly CatalogueJournalist[] = rows.map(([name, role, topics, biography], position) => ({
  id: position + 1,
  slug: slugify(name),
  name,
  role,
  biography,
  topics: topics.flatMap(withLeaves),
}))
