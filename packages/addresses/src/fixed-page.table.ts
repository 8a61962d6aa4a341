import { LOGIN_REASONS } from '@liberta/contracts/accounts/auth-message'
import { LONGEST_SLUG, SLUG_PATTERN } from '@liberta/contracts/text/slug'

/** One page whose path has no parameter (requirements 2, fixed routes). */
export interface FixedPage {
  /** In its one spelling; null where the settings give it. */
  path: string | null
  /** What it is, for docs/routes.md. */
  note: string
  /** True where the page is a list that goes on at `/page_N`. */
  pages?: true
  /** The values of the query that the page knows; any other is no part of its address. */
  query?: Readonly<Record<string, RegExp>>
  /** Those of them whose values anybody may make up; of the others there are no more than the site has content. */
  free?: readonly string[]
  onlyOutsideProduction?: true
}

/** As many digits as the largest id has. */
const NUMERIC_ID = /^[1-9]\d{0,9}$/
const SLUG = new RegExp(`^(?=.{1,${LONGEST_SLUG}}$)${SLUG_PATTERN}$`)
/** The first picture is the one that stands where no number is written. */
const LATER_PICTURE = /^(?!1$)[1-9]\d{0,3}$/
const LOGIN_REASON = new RegExp(`^(?:${Object.keys(LOGIN_REASONS).join('|')})$`)
/** Of a page with a form: that it was sent. */
const SENT = { inviato: /^1$/ }
/** A path of this site, with or without a query; who sends a reader there checks it again. */
const PATH_OF_SITE = /^\/(?!\/)[\w\-./%?=&]{0,300}$/

/** Every fixed page by its name. `/`, `/news/latest`, `/necrologie/list` and the searches are families of their own. */
export const FIXED_PAGES = {
  tags: { path: '/tags', note: 'index of the tags', pages: true },
  about: { path: '/about', note: 'about the site' },
  policy: { path: '/policy', note: 'cookie policy' },
  topics: { path: '/topics', note: 'index of the topics', pages: true },
  newsletter: { path: '/newsletter', note: 'newsletters' },
  videoShort: { path: '/videoShort', note: 'vertical player of short videos' },
  abbonamenti: { path: '/abbonamenti', note: 'plans of subscription' },
  clubliberta: { path: '/clubliberta', note: 'the readers’ club' },
  noteLegali: { path: '/note-legali', note: 'legal notes' },
  eventReport: { path: '/event/report', note: 'form to report an event', query: SENT },
  eventi: { path: '/eventi', note: 'the agenda', pages: true },
  surveyDetail: {
    path: '/surveyDetail',
    note: 'a survey: `?id={slug}`, or the one that runs; `risultati=1` shows the votes, `voto=mio` one’s own, `voto=nuovo` the form again',
    query: { id: SLUG, risultati: /^1$/, voto: /^(?:mio|nuovo)$/ },
  },
  authorizeSso: { path: '/authorize-sso', note: 'return point of the sign-in flow' },
  lifestyleFood: { path: '/lifestyleFood', note: 'food and drink', pages: true },
  contactUs: { path: '/contact-us', note: 'contacts' },
  faq: { path: '/contact-us/faq', note: 'questions and answers' },
  contactRequest: { path: '/contact-us/request', note: 'form for a request', query: SENT },
  letterForm: { path: '/contact-us/lettera-al-direttore', note: 'form for a letter to the editor', query: SENT },
  galleryViewer: {
    path: '/gallery-viewer',
    note: 'a gallery, picture by picture: `?id={id}&n={n}`, from the first where no number is written',
    query: { id: NUMERIC_ID, n: LATER_PICTURE },
  },
  letterToEditor: { path: '/letterToEditor', note: 'published letters to the editor', pages: true },
  privacyPolicy: { path: '/privacy-policy', note: 'privacy policy' },
  archivioStorico: { path: '/archivio-storico', note: 'historical archive' },
  podcast: { path: '/podcast', note: 'podcasts' },
  whoWeAre: { path: '/who-we-are', note: 'who we are' },
  laRedazione: { path: '/who-we-are/la-redazione', note: 'the newsroom' },
  workWithUs: { path: '/who-we-are/work-with-us', note: 'open positions', query: SENT },
  editorialeLiberta: { path: '/editoriale-liberta', note: 'the publisher' },
  privacyTestiEFoto: { path: '/privacy-testi-e-foto', note: 'privacy, texts and photographs' },
  masked: { path: null, note: 'the masked route: its path is a setting (`maskedPath`)' },
  accessibilityStatement: { path: '/dichiarazione-di-accessibilita', note: 'accessibility statement' },
  teleliberta: { path: '/multimedia/folder/teleliberta', note: 'local TV folder', pages: true },
  telelibertaPrograms: { path: '/multimedia/folder/teleliberta/programs', note: 'programmes of the local TV' },
  login: {
    path: '/login',
    note: 'sign-in, and why one is there',
    query: { reason: LOGIN_REASON, next: PATH_OF_SITE },
    free: ['next'],
  },
  icons: { path: '/_icons', note: 'test page: the icons', onlyOutsideProduction: true },
  subjects: { path: '/_subjects', note: 'test page: the subjects', onlyOutsideProduction: true },
  testReservedArea: {
    path: '/_test-area-riservata',
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
