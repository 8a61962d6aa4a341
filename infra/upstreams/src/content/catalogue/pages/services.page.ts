import type { EditorialPage } from '../catalogue.schema.ts'
import { NEWSLETTERS } from '../newsletters.table.ts'
import { PLANS } from '../plans.table.ts'
import { facts, heading, links, list, paragraph, quote } from './page-block.ts'

export const CLUB_PAGE: EditorialPage = {
  slug: 'clubliberta',
  URL: '/clubliberta',
  title: 'Club Libertà',
  standfirst: 'Teatro, cantine e stadio per gli abbonati: si esce insieme, dieci volte al mese.',
  updatedAt: '2026-10-01T10:00:00.000+02:00',
  blocks: [
    paragraph(
      'Il Club è il modo in cui il giornale incontra chi lo legge. L’iscrizione è compresa in ogni abbonamento annuale e vale per due persone: la tessera arriva per posta elettronica.',
    ),
    heading('Che cosa si fa'),
    list(
      'Prove generali al Municipale, con il regista che spiega che cosa guardare.',
      'Visite guidate a palazzi che di solito restano chiusi.',
      'Degustazioni nelle cantine dei colli, con rientro in pullman.',
      'Un posto in tribuna, a turno, per le partite in casa.',
      'Una sera al mese in redazione, mentre si chiude la prima pagina.',
    ),
    heading('Come ci si iscrive agli incontri'),
    paragraph(
      'Il calendario esce il primo del mese. I posti si prenotano con il modulo dei contatti o per telefono; se le richieste sono più dei posti si estrae a sorte, e chi resta fuori ha la precedenza la volta dopo.',
    ),
    quote('Sono venuta per il teatro e ho trovato quattro amiche.', 'Una socia di Rottofreno'),
    links(['Abbonamenti', '/abbonamenti'], ['Gli eventi in provincia', '/eventi']),
  ],
}

export const SUBSCRIBE_PAGE: EditorialPage = {
  slug: 'abbonamenti',
  URL: '/abbonamenti',
  title: 'Abbonamenti',
  standfirst: 'Il giornale intero, sul telefono, dalle 5 del mattino. Scegli la formula che fa per te.',
  updatedAt: '2026-10-15T10:00:00.000+02:00',
  blocks: [
    paragraph(
      'Abbonarsi vuol dire pagare il lavoro di chi va a vedere. In cambio si leggono gli articoli riservati, si sfoglia il quotidiano in edizione digitale e si partecipa al Club.',
    ),
    facts(
      'Le formule',
      PLANS.map((plan): [string, string] => [plan.name, plan.description]),
    ),
    heading('Buono a sapersi'),
    list(
      'Per disdire basta una telefonata o un messaggio dal modulo dei contatti.',
      'Prima di ogni rinnovo annuale avvisiamo per posta elettronica, con trenta giorni di anticipo.',
      'Gli studenti e gli over 75 hanno uno sconto, che si chiede con il modulo dei contatti.',
    ),
    heading('Diritto di recesso'),
    paragraph(
      'Entro quattordici giorni dall’acquisto puoi recedere dal contratto qui, in due passaggi, senza spiegazioni e senza costi. Ti rimborsiamo con lo stesso mezzo di pagamento e ti mandiamo una ricevuta.',
    ),
    links(['Domande frequenti', '/contact-us/faq'], ['Note legali', '/note-legali']),
  ],
}

export const NEWSLETTER_PAGE: EditorialPage = {
  slug: 'newsletter',
  URL: '/newsletter',
  title: 'Newsletter',
  standfirst: 'Sei lettere scritte da persone, non da un programma. Sono gratuite e ci si cancella con un tocco.',
  updatedAt: '2026-09-21T10:00:00.000+02:00',
  blocks: [
    facts(
      'Le nostre newsletter',
      NEWSLETTERS.map((letter): [string, string] => [`${letter.name}, ${letter.schedule}`, letter.description]),
    ),
    heading('Come funziona l’iscrizione'),
    paragraph(
      'Basta un tocco, dopo aver fatto l’accesso: la newsletter arriva all’indirizzo dell’account, che serve a spedirla e a nient’altro. Per smettere basta un altro tocco.',
    ),
    links(['Informativa', '/privacy-policy']),
  ],
}

export const HISTORICAL_ARCHIVE_PAGE: EditorialPage = {
  slug: 'archivio-storico',
  URL: '/archivio-storico',
  title: 'Archivio storico',
  standfirst:
    'Gli articoli in rete dal 2012, anno per anno. E le pagine di carta dal 1883 al 2015, che si chiedono alla redazione.',
  updatedAt: '2026-02-16T10:00:00.000+01:00',
  blocks: [
    paragraph(
      'Le collezioni del giornale sono state fotografate pagina per pagina. Ci sono le nascite e le guerre, le piene del Po, i prezzi del mercato, i risultati delle partite giocate su campi che non esistono più.',
    ),
    heading('Come si consulta'),
    list(
      'Gli articoli dal 2012 in poi si cercano qui: un anno alla volta, o per parola.',
      'Le pagine più antiche non sono in rete: si chiedono alla redazione, indicando la data.',
      'Gli originali si vedono in sala, su appuntamento.',
    ),
    facts('Alcune date che si chiedono spesso', [
      ['27 gennaio 1883', 'Uno dei primi numeri conservati'],
      ['26 aprile 1945', 'Le ore della Liberazione in provincia'],
      ['14 novembre 1951', 'Il Po esce dagli argini'],
      ['20 luglio 1969', 'La Luna vista da piazza Cavalli'],
      ['17 ottobre 2000', 'La grande piena'],
    ]),
    heading('Qualità delle immagini'),
    paragraph(
      'Le annate più antiche hanno margini consumati e qualche pagina mancante: dove il foglio non c’è, lo diciamo. Per una riproduzione ad alta definizione si scrive alla redazione, indicando data e pagina.',
    ),
    links(['Chiedi una riproduzione', '/contact-us/request'], ['Cerca negli articoli', '/ricerca']),
  ],
}

export const REPORT_EVENT_PAGE: EditorialPage = {
  slug: 'event-report',
  URL: '/event/report',
  title: 'Segnala un evento',
  standfirst: 'Sagre, concerti, mostre, camminate: se è aperto a tutti, ha un posto nella nostra agenda.',
  updatedAt: '2026-05-04T10:00:00.000+02:00',
  blocks: [
    paragraph(
      'La pubblicazione è gratuita. Controlliamo ogni segnalazione prima di metterla in agenda, di solito entro due giorni; chi ci scrive all’ultimo momento può non fare in tempo.',
    ),
    heading('Che cosa serve'),
    list(
      'titolo e due righe di descrizione, senza punti esclamativi;',
      'giorno, ora di inizio e, se c’è, di fine;',
      'luogo con indirizzo e comune;',
      'prezzo, o la parola «gratuito»;',
      'chi organizza e un recapito per il pubblico.',
    ),
    heading('L’immagine'),
    paragraph(
      'Una fotografia orizzontale racconta più di una locandina: i manifesti ridotti a francobollo non si leggono. Se la foto non è tua, indica di chi è.',
    ),
    paragraph('Un appuntamento annullato o spostato va comunicato con lo stesso modulo: correggiamo l’agenda.'),
    links(['L’agenda degli eventi', '/eventi']),
  ],
}
