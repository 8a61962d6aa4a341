import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, list, paragraph } from './page-block.ts'

/** The masked route of requirements 2: what subscribers of the printed paper ask for most. */
export const SUBSCRIBERS_PAGE: EditorialPage = {
  slug: 'area-abbonati',
  URL: '/area-abbonati',
  title: 'Area abbonati',
  standfirst: 'Il giornale di carta non è arrivato, si parte per le vacanze, si cambia casa: qui c’è come fare.',
  updatedAt: '2026-10-26T09:15:00.000+01:00',
  blocks: [
    paragraph(
      'Questa pagina è per chi riceve Libertà a casa o la ritira in edicola con la tessera. Per ogni richiesta tieni a portata di mano il codice abbonato: è stampato sulla fascetta, sopra l’indirizzo, e comincia con la lettera del tuo giro di consegna.',
    ),
    heading('Il giornale non è arrivato'),
    paragraph(
      'La consegna a domicilio finisce alle sette e mezza in città e alle otto e un quarto in provincia. Se a quell’ora la cassetta è vuota, chiama l’ufficio abbonamenti entro le dieci: la copia arriva in mattinata dove c’è un portalettere di zona, altrimenti la ritiri gratis in qualunque edicola il giorno dopo.',
    ),
    list(
      'Le copie perse si recuperano in coda all’abbonamento, senza chiederlo due volte.',
      'Con neve o strade chiuse la consegna può slittare al pomeriggio: lo scriviamo fra le ultime notizie.',
      'Finché la carta non arriva si legge il numero intero in edizione digitale.',
    ),
    heading('Sospendere, spostare, riprendere'),
    facts('Le richieste più frequenti', [
      ['Vacanze', 'Da tre giorni a due mesi: i numeri sospesi si aggiungono alla scadenza'],
      ['Trasloco in provincia', 'Il nuovo indirizzo vale dal terzo giorno lavorativo'],
      ['Trasloco lontano', 'L’abbonamento passa all’edizione digitale e la differenza viene resa'],
      ['Regalo a un parente', 'Si cambia l’intestatario con una firma, la scadenza resta la stessa'],
    ]),
    heading('La tessera dell’edicola'),
    paragraph(
      'Chi ritira in edicola sceglie un punto vendita, ma la tessera è valida in tutti: basta mostrarla. Se si smagnetizza o si perde, l’edicolante annota il codice e la nuova arriva per posta entro una settimana.',
    ),
    heading('Rinnovi e ricevute'),
    paragraph(
      'Sei settimane prima della scadenza arriva un bollettino già compilato; chi paga con addebito in conto riceve soltanto un avviso. Le ricevute degli ultimi cinque anni si chiedono all’ufficio, che le manda a casa o per posta elettronica.',
    ),
    links(
      ['Chiedi all’ufficio abbonamenti', '/contact-us/request'],
      ['Tutte le formule', '/abbonamenti'],
      ['Il Club Libertà', '/clubliberta'],
    ),
  ],
}
