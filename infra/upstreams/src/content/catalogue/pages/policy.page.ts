import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, list, paragraph } from './page-block.ts'

export const POLICY_PAGE: EditorialPage = {
  slug: 'policy',
  URL: '/policy',
  title: 'Cookie policy',
  standfirst: 'Quali cookie usa il sito e a che cosa servono: soltanto quelli tecnici.',
  updatedAt: '2026-11-22T04:00:00.000+01:00',
  blocks: [
    paragraph(
      'Un cookie è un breve testo che il sito chiede al browser di conservare. Qui ci sono soltanto quelli che servono perché una pagina funzioni: per questo il sito non ti mostra nessun avviso e non ti chiede nessuna scelta.',
    ),
    heading('I cookie tecnici'),
    facts('Che cosa conserva il browser', [
      ['Accesso, un’ora', 'Valori casuali che proteggono l’andata al servizio di accesso e il ritorno.'],
      ['Sessione, 30 giorni', 'Tiene aperto l’accesso; si cancella quando esci.'],
      [
        'Avviso, pochi minuti',
        'Ti dice che cosa è stato salvato nell’area riservata; si cancella appena lo hai letto.',
      ],
      ['Posizione nella pagina, 30 minuti', 'Ti riporta al punto in cui eri quando torni indietro.'],
      [
        'Sondaggio, sei mesi',
        'Ricorda che questo browser ha votato, se voti senza accesso: così un voto si cambia e non si conta due volte.',
      ],
    ]),
    paragraph(
      'Il tema chiaro o scuro e la grandezza dei caratteri restano nella memoria del browser e non arrivano mai a noi.',
    ),
    heading('Che cosa non c’è'),
    list(
      'Nessun cookie di statistica, di pubblicità o di profilazione.',
      'Nessun servizio di altri che veda quali pagine leggi.',
    ),
    heading('Se cambiasse'),
    paragraph(
      'Prima di usare altri cookie ti chiederemo il consenso, e rifiutare richiederà gli stessi gesti che servono per accettare. Quelli tecnici si cancellano quando vuoi dalle impostazioni del browser.',
    ),
    links(['Informativa sulla privacy', '/privacy-policy'], ['Contatti', '/contact-us']),
  ],
}
