import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, list, paragraph, quote } from './page-block.ts'

export const WHO_WE_ARE_PAGE: EditorialPage = {
  slug: 'who-we-are',
  URL: '/who-we-are',
  title: 'Chi siamo',
  standfirst:
    'Il quotidiano di Piacenza dal 1883: un giornale di carta, un sito, una televisione e la stessa idea di servizio.',
  updatedAt: '2026-07-08T09:00:00.000+02:00',
  blocks: [
    paragraph(
      'Senza l’accento, «libertà» è un’altra parola. Il nostro mestiere è decidere, ogni giorno, dove far cadere l’accento: su quale strada, quale delibera, quale persona.',
    ),
    paragraph(
      'Raccontiamo una provincia di fiume, pianura e montagna, dove tutti si conoscono e nessuno si sente dire le cose due volte. La cronaca viene prima delle opinioni; le opinioni sono firmate.',
    ),
    facts('In breve', [
      ['1883', 'L’anno delle prime pagine conservate nel nostro archivio'],
      ['46', 'I comuni della provincia, seguiti uno per uno'],
      ['76', 'Il canale di Telelibertà'],
      ['20', 'Le notizie che escono sul sito in un giorno qualunque'],
    ]),
    heading('A chi rispondiamo'),
    paragraph(
      'Ai lettori, che ci fermano per strada. La linea del giornale è della direzione; la pubblicità ha il suo posto, segnato come tale, e non entra nelle scelte della redazione.',
    ),
    quote(
      'Se una notizia riguarda solo un paese di ottanta abitanti, per ottanta persone è la prima pagina.',
      'Elisa Montebruno, caporedattrice',
    ),
    links(
      ['La redazione', '/who-we-are/la-redazione'],
      ['Lavora con noi', '/who-we-are/work-with-us'],
      ['L’editore', '/editoriale-liberta'],
    ),
  ],
}

export const NEWSROOM_PAGE: EditorialPage = {
  slug: 'la-redazione',
  URL: '/who-we-are/la-redazione',
  title: 'La redazione',
  standfirst: 'I nomi, i volti e i compiti di chi fa il giornale, il sito e la televisione.',
  updatedAt: '2026-11-09T09:00:00.000+01:00',
  blocks: [
    paragraph(
      'La giornata comincia alle sei con la newsletter e finisce a mezzanotte con l’ultima pagina. In mezzo ci sono due riunioni, molte telefonate e qualche chilometro: chi segue una valle ci va.',
    ),
    heading('Come è organizzata'),
    list(
      'La cronaca della città lavora in via Benedettine, a cinque minuti a piedi dal municipio e dal tribunale.',
      'I redattori delle valli stanno a Castel San Giovanni, Bobbio, Bettola e Fiorenzuola.',
      'Sport, cultura ed economia hanno un responsabile ciascuno, che firma anche le pagine del sito.',
      'Telelibertà e il sito condividono le troupe: un servizio girato una volta serve a entrambi.',
    ),
    heading('Le regole di casa'),
    paragraph(
      'Due fonti per una notizia, una terza se la notizia fa male a qualcuno. Chi scrive non prende regali di valore e non si occupa di ciò che lo riguarda in famiglia. Le correzioni le firma chi ha sbagliato.',
    ),
    paragraph(
      'Ogni giornalista ha una pagina con la biografia e gli articoli più recenti: ci si arriva toccando la firma.',
    ),
    links(['Scrivi alla redazione', '/contact-us/request'], ['Chi siamo', '/who-we-are']),
  ],
}

export const PUBLISHER_PAGE: EditorialPage = {
  slug: 'editoriale-liberta',
  URL: '/editoriale-liberta',
  title: 'Editoriale Libertà',
  standfirst: 'La società che pubblica il quotidiano, il sito e i programmi della televisione.',
  updatedAt: '2026-03-30T10:00:00.000+02:00',
  blocks: [
    paragraph(
      'Editoriale Libertà S.p.A. ha sede a Piacenza, in via Benedettine 68, nello stesso palazzo in cui lavorano redazione e amministrazione. Stampa un quotidiano, pubblica questo sito e produce i contenuti di Telelibertà.',
    ),
    heading('Le attività'),
    facts('Che cosa facciamo', [
      ['Il quotidiano', 'In edicola e in edizione digitale, dalle cinque del mattino'],
      ['Il sito', 'Notizie, annunci, eventi, archivio, a ogni ora'],
      ['Telelibertà', 'Due telegiornali al giorno e dieci programmi'],
      ['Il Club', 'Incontri, teatro, visite e sconti per chi è abbonato'],
    ]),
    heading('Trasparenza'),
    paragraph(
      'I dati societari, il numero di iscrizione al registro delle imprese e quelli fiscali sono riportati in fondo alle pagine del sito. I contributi pubblici ricevuti sono pubblicati nella nota integrativa al bilancio, come prescrive la legge.',
    ),
    paragraph(
      'Gli spazi pubblicitari sono in vendita tramite la concessionaria indicata in calce: i contenuti commerciali portano sempre una dicitura che li distingue dagli articoli.',
    ),
    links(['Note legali', '/note-legali'], ['Contatti', '/contact-us']),
  ],
}
