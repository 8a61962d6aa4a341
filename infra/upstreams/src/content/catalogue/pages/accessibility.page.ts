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
      'I filmati di Telelibertà hanno i sottotitoli soltanto dove il programma li fornisce: dove mancano, accanto al filmato c’è una descrizione breve.',
      'Alcune fotografie inviate dai lettori hanno descrizioni sommarie.',
      'Gli annunci pubblicitari sono forniti da altri e possono non rispettare i contrasti.',
    ),
    heading('Che cosa abbiamo fatto'),
    paragraph(
      'Tutte le funzioni si usano con la sola tastiera, il fuoco è sempre visibile, i caratteri si ingrandiscono senza perdere contenuti. Nulla parte da solo: né video né audio, e nessuna pagina si ricarica senza che tu lo chieda.',
    ),
    heading('Come è stata redatta'),
    paragraph(
      'La dichiarazione si basa su un’autovalutazione con strumenti automatici e con prove manuali su lettori di schermo. La rivediamo almeno una volta l’anno e a ogni cambiamento importante.',
    ),
    heading('Segnalazioni e recapiti'),
    paragraph(
      'Se una pagina ti mette in difficoltà, scrivici dal modulo dei contatti o telefona allo 0523 393939, indicando l’indirizzo della pagina e lo strumento che usi. Rispondiamo entro trenta giorni e, quando si può, prima ti mandiamo il contenuto in un’altra forma.',
    ),
    paragraph(
      'Chi ritiene insoddisfacente la risposta, o non la riceve, può rivolgersi all’Agenzia per l’Italia digitale con il modulo pubblicato sul suo sito.',
    ),
    links(['Segnala un problema', '/contact-us/request'], ['Modulo AgID', 'https://form.agid.gov.it']),
  ],
}
