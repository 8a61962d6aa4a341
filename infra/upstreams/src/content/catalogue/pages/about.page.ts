import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, paragraph, quote } from './page-block.ts'

export const ABOUT_PAGE: EditorialPage = {
  slug: 'about',
  URL: '/about',
  title: 'Questo sito',
  standfirst: 'Come è fatto il giornale che stai leggendo, da dove vengono le notizie e come segnalare un errore.',
  updatedAt: '2026-09-14T10:00:00.000+02:00',
  blocks: [
    paragraph(
      'Il sito di Libertà racconta Piacenza e i quarantasei comuni della sua provincia: una ventina di notizie al giorno, gli annunci funebri, gli appuntamenti, i programmi di Telelibertà. In rete ci sono circa centomila articoli, a partire dal 2012.',
    ),
    heading('Da dove vengono le notizie'),
    paragraph(
      'Ogni articolo è scritto o verificato da un giornalista della redazione. Quando pubblichiamo un comunicato lo diciamo; quando una notizia viene da un’altra testata la citiamo. I titoli non promettono quello che il testo non mantiene.',
    ),
    paragraph(
      'L’ora accanto al titolo è quella di pubblicazione. Se un testo cambia in modo che conta, sotto la firma compare anche l’ora dell’aggiornamento.',
    ),
    heading('Gli errori si correggono'),
    paragraph(
      'Chi trova un nome sbagliato, una data impossibile o un numero che non torna può scriverci dal modulo dei contatti: la correzione appare nel testo, e se l’errore cambiava il senso della notizia lo spieghiamo in fondo.',
    ),
    quote('Un giornale di provincia lo legge chi c’era. È il controllo più severo che esista.', 'La redazione'),
    facts('Come leggerlo', [
      ['Senza account', 'Si legge tutto ciò che è aperto, si cerca nell’archivio, si guardano i programmi.'],
      ['Con un account', 'Si salvano gli articoli per dopo e si scelgono temi e zone.'],
      ['Con l’abbonamento', 'Si aggiungono gli articoli riservati e l’edizione digitale.'],
    ]),
    links(
      ['Scrivici', '/contact-us/request'],
      ['Domande frequenti', '/contact-us/faq'],
      ['La redazione', '/who-we-are/la-redazione'],
    ),
  ],
}
