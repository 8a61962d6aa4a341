import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, list, paragraph } from './page-block.ts'

export const POLICY_PAGE: EditorialPage = {
  slug: 'policy',
  URL: '/policy',
  title: 'Cookie policy',
  standfirst: 'Quali cookie usa il sito, a che cosa servono e come cambiare idea in ogni momento.',
  updatedAt: '2026-10-05T09:00:00.000+02:00',
  blocks: [
    paragraph(
      'Un cookie è un breve testo che il sito chiede al browser di conservare. Alcuni servono perché una pagina funzioni; altri misurano le visite o scelgono la pubblicità. I primi si usano sempre, gli altri soltanto se li accettate.',
    ),
    heading('Prima della vostra scelta'),
    paragraph(
      'Finché non avete risposto all’avviso, il sito conserva solo ciò che è tecnicamente necessario e non contatta alcun servizio di altri. Chiudere l’avviso con la X equivale a rifiutare. Scorrere la pagina non significa accettare.',
    ),
    facts('Cookie tecnici', [
      ['Accesso, un’ora', 'Due valori casuali che proteggono il passaggio dal servizio di accesso e ritorno.'],
      ['Sessione, 30 giorni', 'Tiene aperto l’accesso; si cancella quando uscite.'],
      ['Posizione nella pagina, 30 minuti', 'Riporta al punto in cui eravate quando tornate indietro.'],
      ['Scelte sui cookie, 6 mesi', 'Ricorda che cosa avete risposto, per non chiederlo di nuovo.'],
    ]),
    heading('Con il vostro consenso'),
    list(
      'Statistiche: pagine viste, provenienza, tempo di lettura, in forma aggregata.',
      'Pubblicità: scelta degli annunci e conteggio delle volte in cui compaiono.',
      'Personalizzazione: proposte di lettura in base a ciò che avete già letto.',
    ),
    heading('Cambiare idea'),
    paragraph(
      'Il collegamento «Le tue scelte sui cookie» sta in fondo a ogni pagina: rifiutare richiede gli stessi gesti che servono per accettare. Potete anche cancellare i cookie dalle impostazioni del browser; in quel caso l’avviso torna alla visita successiva.',
    ),
    links(['Informativa sulla privacy', '/privacy-policy'], ['Contatti', '/contact-us']),
  ],
}
