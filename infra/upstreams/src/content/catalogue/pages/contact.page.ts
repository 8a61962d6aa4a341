import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, list, paragraph } from './page-block.ts'

export const CONTACT_PAGE: EditorialPage = {
  slug: 'contact-us',
  URL: '/contact-us',
  title: 'Contatti',
  standfirst: 'La redazione, la televisione, gli annunci e gli abbonamenti: a chi rivolgersi e quando.',
  updatedAt: '2026-11-02T08:30:00.000+01:00',
  blocks: [
    facts('Gli sportelli', [
      ['Centralino', '0523 393939, tutti i giorni'],
      ['Sede', 'via Benedettine 68, 29121 Piacenza'],
      ['Necrologie', 'Lo sportello di via Benedettine risponde ogni giorno, festivi compresi.'],
      ['Abbonamenti', 'Dal lunedì al venerdì, dalle 8.30 alle 12.30 e dalle 14.30 alle 17.30'],
    ]),
    heading('Hai visto qualcosa?'),
    paragraph(
      'Un albero caduto, una coda che non si spiega, una cosa bella che nessuno racconta: mandaci due righe e, se puoi, una fotografia. Dicci dove e quando, al resto pensiamo noi.',
    ),
    heading('Vuoi far conoscere un’iniziativa?'),
    paragraph(
      'Gli appuntamenti si segnalano con il modulo degli eventi, meglio se con dieci giorni di anticipo. I comunicati stampa arrivano alla redazione e non agli indirizzi dei singoli giornalisti, che potrebbero essere in ferie.',
    ),
    heading('Non sei d’accordo con quello che abbiamo scritto?'),
    paragraph(
      'Il direttore legge le lettere e risponde quando ha qualcosa da aggiungere. Per una rettifica ai sensi della legge sulla stampa indica l’articolo, il passo e il testo che chiedi di pubblicare.',
    ),
    links(
      ['Scrivi alla redazione', '/contact-us/request'],
      ['Lettera al direttore', '/contact-us/lettera-al-direttore'],
      ['Segnala un evento', '/event/report'],
      ['Domande frequenti', '/contact-us/faq'],
    ),
  ],
}

export const REQUEST_PAGE: EditorialPage = {
  slug: 'contact-us-request',
  URL: '/contact-us/request',
  title: 'Scrivi alla redazione',
  standfirst: 'Una segnalazione, una correzione, una richiesta: il modulo arriva a chi può rispondere.',
  updatedAt: '2026-11-02T08:40:00.000+01:00',
  blocks: [
    paragraph(
      'Scegli l’argomento dall’elenco: da lì dipende chi legge il messaggio. Bastano un nome, un indirizzo di posta e poche righe; gli allegati possono essere tre, fino a quattro megabyte ciascuno.',
    ),
    list(
      'Le segnalazioni urgenti di cronaca si danno meglio per telefono.',
      'Alle richieste sugli abbonamenti si risponde entro un giorno lavorativo.',
      'Chi chiede di restare anonimo resta anonimo: il segreto professionale tutela le fonti.',
    ),
    paragraph('Non mandare documenti di identità, referti medici o password: non servono e non dobbiamo averli.'),
  ],
}

export const LETTER_PAGE: EditorialPage = {
  slug: 'lettera-al-direttore',
  URL: '/contact-us/lettera-al-direttore',
  title: 'Lettera al direttore',
  standfirst:
    'Al massimo millecinquecento battute, una firma, un’opinione: la pagina delle lettere è di chi la scrive.',
  updatedAt: '2026-04-20T12:00:00.000+02:00',
  blocks: [
    paragraph(
      'Pubblichiamo lettere su ciò che riguarda la vita in città e in provincia, anche quando non ci piacciono. Ne arrivano più di quante stiano in pagina: scegliamo quelle chiare, brevi e firmate.',
    ),
    heading('Come scriverla'),
    list(
      'Un solo argomento, detto nelle prime righe.',
      'Al massimo 1.500 battute, spazi compresi: più o meno una colonna di giornale.',
      'Nome, cognome e comune di residenza; il recapito telefonico serve a noi per verificare.',
      'Niente insulti, niente accuse a persone riconoscibili senza che si possano difendere.',
    ),
    heading('Che cosa succede dopo'),
    paragraph(
      'Se la lettera è scelta, ti avvisiamo e la trovi fra quelle pubblicate, con la risposta quando c’è. Su richiesta motivata la firma può essere sostituita dalle iniziali, ma alla redazione il nome serve sempre.',
    ),
    links(['Le lettere pubblicate', '/letterToEditor'], ['Privacy, testi e foto', '/privacy-testi-e-foto']),
  ],
}

export const PUBLISHED_LETTERS_PAGE: EditorialPage = {
  slug: 'letter-to-editor',
  URL: '/letterToEditor',
  title: 'Le lettere',
  standfirst: 'Che cosa pensano, chiedono e raccontano i lettori di Libertà.',
  updatedAt: '2026-04-20T12:30:00.000+02:00',
  blocks: [
    paragraph(
      'Le opinioni espresse sono di chi firma. Il direttore risponde in corsivo, non sempre per avere l’ultima parola.',
    ),
    links(['Scrivi anche tu', '/contact-us/lettera-al-direttore']),
  ],
}
