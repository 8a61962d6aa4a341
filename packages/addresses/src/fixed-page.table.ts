import { LOGIN_REASONS } from '@liberta/contracts/accounts/auth-message'
import { LONGEST_SLUG, SLUG_PATTERN } from '@liberta/contracts/text/slug'
import type { FixedPage } from './fixed-page.types.ts'

/** As many digits as the largest id has. */
const NUMERIC_ID = /^[1-9]\d{0,9}$/
const SLUG = new RegExp(`^(?=.{1,${LONGEST_SLUG}}$)${SLUG_PATTERN}$`)
/** The first picture is the one that stands where no number is written. */
const LATER_PICTURE = /^(?!1$)[1-9]\d{0,3}$/
const LOGIN_REASON = new RegExp(`^(?:${Object.keys(LOGIN_REASONS).join('|')})$`)
/** Of a page with a form: that it was sent. */
const SENT = { inviato: /^1$/ }
/**
 * A path of this site, with or without a query and a fragment, of all that an address holds (RFC 3986); as long as the API takes it, which
 * checks it again before it sends a reader there.
 */
const PATH_OF_SITE = /^\/(?!\/)[\w\-.~!$&'()*+,;=:@/?#%[\]]{0,1999}$/

/** Every fixed page by its name, those of a family in the order in which it lists them. `/`, `/news/latest`, `/necrologie/list` and the searches are families of their own. */
export const FIXED_PAGES = {
  whoWeAre: {
    path: '/who-we-are',
    label: 'Chi siamo',
    family: 'publisher',
    text: 'who-we-are',
    ads: 'band',
    note: 'who we are',
  },
  laRedazione: {
    path: '/who-we-are/la-redazione',
    label: 'La redazione',
    family: 'publisher',
    text: 'la-redazione',
    ads: 'band',
    note: 'the newsroom',
  },
  workWithUs: {
    fullOnly: true,
    path: '/who-we-are/work-with-us',
    label: 'Lavora con noi',
    family: 'publisher',
    text: 'work-with-us',
    ads: 'band',
    note: 'open positions',
    query: SENT,
  },
  editorialeLiberta: {
    path: '/editoriale-liberta',
    label: 'Editoriale Libertà',
    family: 'publisher',
    text: 'editoriale-liberta',
    ads: 'band',
    note: 'the publisher',
  },
  about: {
    path: '/about',
    label: 'Questo sito',
    family: 'publisher',
    text: 'about',
    ads: 'band',
    note: 'about the site',
  },

  contactUs: {
    path: '/contact-us',
    label: 'Contatti',
    family: 'contacts',
    text: 'contact-us',
    ads: 'band',
    note: 'contacts',
  },
  contactRequest: {
    fullOnly: true,
    path: '/contact-us/request',
    label: 'Scrivi alla redazione',
    family: 'contacts',
    text: 'contact-us-request',
    ads: 'band',
    note: 'form for a request: `?oggetto=pubblicita` chooses its subject',
    query: { ...SENT, oggetto: /^pubblicita$/ },
  },
  letterForm: {
    fullOnly: true,
    path: '/contact-us/lettera-al-direttore',
    label: 'Lettera al direttore',
    family: 'contacts',
    text: 'lettera-al-direttore',
    ads: 'band',
    note: 'form for a letter to the editor',
    query: SENT,
  },
  letterToEditor: {
    path: '/letterToEditor',
    label: 'Le lettere pubblicate',
    family: 'contacts',
    text: 'letter-to-editor',
    ads: 'band',
    note: 'published letters to the editor',
    pages: true,
  },
  eventReport: {
    fullOnly: true,
    path: '/event/report',
    label: 'Segnala un evento',
    family: 'contacts',
    text: 'event-report',
    ads: 'band',
    note: 'form to report an event',
    query: SENT,
  },
  faq: {
    path: '/contact-us/faq',
    label: 'Domande frequenti',
    family: 'contacts',
    text: 'contact-us-faq',
    ads: 'band',
    note: 'questions and answers',
  },

  abbonamenti: {
    fullOnly: true,
    path: '/abbonamenti',
    label: 'Abbonamenti',
    family: 'services',
    text: 'abbonamenti',
    ads: 'band',
    note: 'plans of subscription',
  },
  newsletter: {
    fullOnly: true,
    path: '/newsletter',
    label: 'Newsletter',
    family: 'services',
    text: 'newsletter',
    ads: 'band',
    note: 'newsletters',
  },
  rss: {
    path: '/rss',
    label: 'Feed e calendari',
    family: 'services',
    ads: 'band',
    note: 'what can be subscribed to: feeds, podcasts, calendars',
  },
  clubliberta: {
    path: '/clubliberta',
    label: 'Club Libertà',
    family: 'services',
    text: 'clubliberta',
    ads: 'band',
    note: 'the readers’ club',
  },
  masked: {
    path: null,
    label: 'Area abbonati',
    family: 'services',
    text: 'area-abbonati',
    ads: 'band',
    note: 'the masked route: its path is a setting (`maskedPath`)',
  },
  archivioStorico: {
    path: '/archivio-storico',
    label: 'Archivio storico',
    family: 'services',
    text: 'archivio-storico',
    ads: 'band',
    note: 'historical archive',
  },
  surveyDetail: {
    fullOnly: true,
    path: '/surveyDetail',
    label: 'Il sondaggio',
    family: 'services',
    ads: 'band',
    note: 'a survey: `?id={slug}`, or the one that runs; `risultati=1` shows the votes, `voto=mio` one’s own, `voto=nuovo` the form again',
    query: { id: SLUG, risultati: /^1$/, voto: /^(?:mio|nuovo)$/ },
  },

  noteLegali: {
    path: '/note-legali',
    label: 'Note legali',
    family: 'transparency',
    text: 'note-legali',
    ads: 'band',
    note: 'legal notes',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    label: 'Privacy',
    family: 'transparency',
    text: 'privacy-policy',
    ads: 'band',
    note: 'privacy policy',
  },
  policy: {
    path: '/policy',
    label: 'Cookie policy',
    family: 'transparency',
    text: 'policy',
    ads: 'band',
    note: 'cookie policy',
  },
  privacyTestiEFoto: {
    path: '/privacy-testi-e-foto',
    label: 'Privacy, testi e foto',
    family: 'transparency',
    text: 'privacy-testi-e-foto',
    ads: 'band',
    note: 'privacy, texts and photographs',
  },
  accessibilityStatement: {
    path: '/dichiarazione-di-accessibilita',
    label: 'Dichiarazione di accessibilità',
    family: 'transparency',
    text: 'dichiarazione-di-accessibilita',
    ads: 'band',
    note: 'accessibility statement',
  },

  topics: {
    path: '/topics',
    label: 'I temi del giorno',
    family: 'subjects',
    ads: 'band',
    note: 'index of the topics',
    pages: true,
  },
  tags: {
    path: '/tags',
    label: 'Tutti gli argomenti',
    family: 'subjects',
    ads: 'band',
    note: 'index of the tags',
    pages: true,
  },

  videoShort: { path: '/videoShort', label: 'Video brevi', note: 'vertical player of short videos' },
  eventi: { path: '/eventi', label: 'Eventi', note: 'the agenda', pages: true },
  authorizeSso: {
    fullOnly: true,
    path: '/authorize-sso',
    label: 'L’accesso non è riuscito',
    ads: 'band',
    note: 'return point of the sign-in flow',
  },
  lifestyleFood: { path: '/lifestyleFood', label: 'Food', note: 'food and drink', pages: true },
  galleryViewer: {
    path: '/gallery-viewer',
    label: 'Gallerie',
    note: 'a gallery, picture by picture: `?id={id}&n={n}`, from the first where no number is written',
    query: { id: NUMERIC_ID, n: LATER_PICTURE },
  },
  podcast: { path: '/podcast', label: 'Podcast', note: 'podcasts' },
  teleliberta: { path: '/multimedia/folder/teleliberta', label: 'Telelibertà', note: 'local TV folder', pages: true },
  telelibertaPrograms: {
    path: '/multimedia/folder/teleliberta/programs',
    label: 'I programmi',
    note: 'programmes of the local TV',
  },
  login: {
    fullOnly: true,
    path: '/login',
    label: 'Accedi',
    ads: 'band',
    note: 'sign-in, and why one is there',
    query: { reason: LOGIN_REASON, next: PATH_OF_SITE },
    free: ['next'],
  },
  icons: { path: '/_icons', label: 'Icone', note: 'test page: the icons', onlyOutsideProduction: true },
  subjects: { path: '/_subjects', label: 'Componenti', note: 'test page: the subjects', onlyOutsideProduction: true },
  testReservedArea: {
    path: '/_test-area-riservata',
    label: 'Prova dell’area riservata',
    note: 'test page: the reserved area',
    onlyOutsideProduction: true,
  },
} as const satisfies Readonly<Record<string, FixedPage>>

export type FixedPageName = keyof typeof FIXED_PAGES

export const FIXED_PAGE_NAMES = Object.keys(FIXED_PAGES) as FixedPageName[]

/** What the table says of one page, with all that may be left out. */
export function findFixedPage(name: FixedPageName): FixedPage {
  return FIXED_PAGES[name]
}
