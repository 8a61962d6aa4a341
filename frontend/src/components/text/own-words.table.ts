import type { TextPageName } from '../../page-definition/addresses/text-place.table.ts'

/**
 * What a page of text says where the CMS has no text for it: a form, a list or an address is there all the same, and nothing is
 * claimed that only the publisher can say.
 */
export const OWN_WORDS: { readonly [Name in TextPageName]?: string } = {
  whoWeAre: 'Libertà è il quotidiano di Piacenza e della sua provincia.',
  workWithUs: 'Presentati con una lettera e, se vuoi, con il tuo curriculum: la redazione li legge.',
  editorialeLiberta: 'La casa editrice di Libertà: dove trovarla e come scriverle.',
  about: 'Il sito di Libertà, il quotidiano di Piacenza e della sua provincia.',
  contactUs: 'Come raggiungere la redazione di Libertà.',
  contactRequest: 'Una notizia, una correzione, una domanda: scrivila qui alla redazione.',
  letterForm: 'Scrivi al direttore. Le lettere firmate possono essere pubblicate sul giornale e sul sito.',
  eventReport: 'Una festa, un concerto, una mostra: segnalali qui all’agenda degli eventi.',
  faq: 'Le domande frequenti non sono ancora qui. Scrivi alla redazione: risponde di persona.',
  clubliberta: 'Per sapere che cosa offre il Club Libertà rivolgiti al giornale.',
  archivioStorico: 'Per consultare gli anni passati di Libertà cerca nelle notizie o rivolgiti alla redazione.',
  noteLegali: 'Le note legali non sono ancora qui: chiedile al giornale.',
  privacyPolicy: 'L’informativa non è ancora qui: chiedila al giornale, che risponde dei tuoi dati.',
  policy: 'Che cosa il sito conserva nel tuo browser, a che cosa serve e come scegliere.',
  privacyTestiEFoto: 'Per chiedere la correzione o la rimozione di un testo o di una foto scrivi alla redazione.',
  accessibilityStatement: 'La dichiarazione non è ancora qui. Se un ostacolo ti impedisce di leggere, segnalacelo.',
}
