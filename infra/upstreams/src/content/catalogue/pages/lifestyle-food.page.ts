import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, paragraph, quote } from './page-block.ts'

export const LIFESTYLE_FOOD_PAGE: EditorialPage = {
  slug: 'lifestyle-food',
  URL: '/lifestyleFood',
  title: 'A tavola in provincia',
  standfirst: 'Quattro valli, tre salumi, un piatto di riso e fagioli che non è riso: come mangia chi vive qui.',
  updatedAt: '2026-10-19T11:30:00.000+02:00',
  blocks: [
    paragraph(
      'Sopra il Po si mangia il pesce fritto, in montagna la torta di patate, in mezzo si discute di quanti fagioli vadano nei pisarei. Di cucina scriviamo andando a vedere: nei forni prima dell’alba, nelle cantine a fine settembre, nelle cucine delle sagre quando l’olio è ancora freddo.',
    ),
    heading('Quello che si assaggia tutto l’anno'),
    facts('La dispensa', [
      ['Coppa', 'Sei mesi di stagionatura almeno, in cantine dove la nebbia entra dalle finestre'],
      ['Pancetta', 'Arrotolata, legata a mano, tagliata sottile su pane caldo'],
      ['Salame', 'Grana grossa e vino nell’impasto: ogni famiglia dice che il suo è l’originale'],
      ['Grana', 'Dalle stalle della Bassa, con la crosta che finisce nel minestrone'],
      ['Gutturnio', 'Barbera e bonarda insieme, fermo o frizzante secondo la collina'],
    ]),
    heading('Il calendario dei piatti'),
    paragraph(
      'Gli anolini arrivano con le feste d’inverno e si contano a uno a uno; i tortelli con la coda si intrecciano per San Giovanni; le burtleine si friggono quando c’è gente in piazza. Funghi, castagne e tartufi seguono la pioggia e non il lunario.',
    ),
    quote('La ricetta la do a tutti. È la mano che non si può prestare.', 'Una cuoca di Morfasso'),
    heading('Come scegliamo di chi parlare'),
    paragraph(
      'Nessuno paga per comparire in queste pagine, e chi scrive paga il suo conto. Non diamo voti: raccontiamo un posto quando c’è una storia, e torniamo a raccontarlo quando cambia.',
    ),
    links(
      ['Le sagre in calendario', '/events/sagre'],
      ['I mercati', '/events/mercati'],
      ['Segnala una tavola o un produttore', '/contact-us/request'],
    ),
  ],
}
