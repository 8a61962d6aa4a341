import type { EditorialPage } from '../catalogue.schema.ts'
import { heading, links, list, paragraph } from './page-block.ts'

export const ACCESSIBILITY_PAGE: EditorialPage = {
  slug: 'dichiarazione-di-accessibilita',
  URL: '/dichiarazione-di-accessibilita',
  title: 'Dichiarazione di accessibilità',
  standfirst: 'Che cosa funziona, che cosa ancora no, e come dircelo.',
  updatedAt: '2026-09-23T10:00:00.000+02:00',
  blocks: [
    paragraph(
      'Editoriale Libertà vuole che il proprio sito possa essere letto da tutti, con gli occhi, con le orecchie o con le dita. Questa dichiarazione riguarda le pagine pubbliche del sito e l’area riservata.',
    ),
    heading('Stato di conformità'),
    paragraph(
      'Il sito è parzialmente conforme ai requisiti della norma UNI CEI EN 301549 e alle linee guida WCAG 2.2, livello AA, per i motivi elencati qui sotto.',
    ),
    heading('Contenuti non accessibili'),
    list(
      'I programmi di Telelibertà non hanno ancora i sottotitoli, salvo i telegiornali.',
      'Le pagine dell’archivio storico sono immagini: il testo riconosciuto contiene errori e manca per le annate più antiche.',
      'Alcune fotografie inviate dai lettori hanno descrizioni sommarie.',
      'Gli annunci pubblicitari sono forniti da altri e possono non rispettare i contrasti.',
    ),
    heading('Che cosa abbiamo fatto'),
    paragraph(
      'Tutte le funzioni si usano con la sola tastiera, il fuoco è sempre visibile, i caratteri si ingrandiscono senza perdere contenuti. Nulla parte da solo, e il ricaricamento automatico delle pagine si può disattivare.',
    ),
    heading('Come è stata redatta'),
    paragraph(
      'La dichiarazione si basa su un’autovalutazione con strumenti automatici e con prove manuali su lettori di schermo. La rivediamo almeno una volta l’anno e a ogni cambiamento importante.',
    ),
    heading('Segnalazioni e recapiti'),
    paragraph(
      'Se una pagina vi mette in difficoltà, scriveteci dal modulo dei contatti o telefonate allo 0523 393939, indicando l’indirizzo della pagina e lo strumento che usate. Rispondiamo entro trenta giorni e, quando si può, prima vi mandiamo il contenuto in un’altra forma.',
    ),
    paragraph(
      'Chi ritiene insoddisfacente la risposta, o non la riceve, può rivolgersi all’Agenzia per l’Italia digitale con il modulo pubblicato sul suo sito.',
    ),
    links(['Segnala un problema', '/contact-us/request'], ['Modulo AgID', 'https://form.agid.gov.it']),
  ],
}
