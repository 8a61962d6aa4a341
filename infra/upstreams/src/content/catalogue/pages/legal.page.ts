import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, list, paragraph } from './page-block.ts'

export const LEGAL_PAGE: EditorialPage = {
  slug: 'note-legali',
  URL: '/note-legali',
  title: 'Note legali',
  standfirst: 'Chi pubblica il sito, che cosa si può riprodurre e chi risponde di che cosa.',
  updatedAt: '2026-06-03T11:00:00.000+02:00',
  blocks: [
    facts('L’editore', [
      ['Società', 'Editoriale Libertà S.p.A.'],
      ['Sede', 'via Benedettine 68, 29121 Piacenza'],
      ['Telefono', '0523 393939'],
      ['Partita Iva, registro imprese, direttore responsabile e registrazione', 'In fondo a ogni pagina'],
    ]),
    heading('Diritti sui contenuti'),
    paragraph(
      'Testi, fotografie, filmati, grafici e marchi sono dell’editore o di chi li ha concessi in uso. Citare un passo con il collegamento all’articolo è libero e gradito; riprodurre un articolo intero, anche in una rassegna o in un gruppo di messaggi, richiede un permesso scritto.',
    ),
    paragraph(
      'L’estrazione automatica dei contenuti per addestrare sistemi informatici è riservata ai sensi della legge sul diritto d’autore.',
    ),
    heading('Collegamenti ad altri siti'),
    paragraph(
      'Scegliamo i collegamenti con attenzione, ma non controlliamo quello che altri pubblicano dopo di noi. Se una pagina collegata è cambiata in peggio, segnalacela e toglieremo il rimando.',
    ),
    heading('Commercio e recesso'),
    list(
      'Chi acquista un abbonamento in rete può recedere entro quattordici giorni, senza motivarlo.',
      'Il pulsante «recedere dal contratto qui» sta nella pagina degli abbonamenti.',
      'La conferma del recesso arriva per posta elettronica, con data e ora.',
    ),
    heading('Legge applicabile'),
    paragraph(
      'Si applica la legge italiana. Per le controversie con i consumatori è competente il giudice del luogo in cui il consumatore risiede.',
    ),
    links(['Abbonamenti', '/abbonamenti'], ['Contatti', '/contact-us']),
  ],
}

export const TEXTS_AND_PICTURES_PAGE: EditorialPage = {
  slug: 'privacy-testi-e-foto',
  URL: '/privacy-testi-e-foto',
  title: 'Privacy, testi e foto inviati',
  standfirst: 'Che cosa accade a ciò che ci mandi: fotografie, filmati, lettere, segnalazioni.',
  updatedAt: '2026-05-18T15:00:00.000+02:00',
  blocks: [
    paragraph(
      'Ogni settimana i lettori ci inviano centinaia di immagini. Le guardiamo tutte, ne pubblichiamo una parte, firmata con il nome che indichi. Nulla va in pagina senza che qualcuno della redazione l’abbia visto.',
    ),
    heading('Chi invia'),
    list(
      'dichiara di essere l’autore o di avere il permesso dell’autore;',
      'concede a Libertà e Telelibertà l’uso gratuito e non esclusivo del materiale;',
      'conserva tutti i propri diritti e può chiedere la rimozione in ogni momento;',
      'indica un recapito, che non viene mai pubblicato.',
    ),
    heading('Chi compare'),
    paragraph(
      'Se in un’immagine si riconosce una persona in un luogo privato, serve il suo consenso. Per i minorenni serve quello dei genitori, anche a scuola e sul campo da gioco; nel dubbio sfochiamo i volti.',
    ),
    heading('Fatti di cronaca'),
    paragraph(
      'Un filmato ripreso dove è accaduto qualcosa di grave può aiutare chi indaga. Prima chiama il 112, poi noi: non chiediamo a nessuno di avvicinarsi al pericolo per una fotografia.',
    ),
    heading('Togliere un’immagine'),
    paragraph(
      'Si scrive dal modulo dei contatti con l’indirizzo della pagina e il motivo. Rispondiamo entro tre giorni lavorativi; se c’è di mezzo un minore, nello stesso giorno.',
    ),
    links(['Scrivi alla redazione', '/contact-us/request'], ['Informativa sulla privacy', '/privacy-policy']),
  ],
}
