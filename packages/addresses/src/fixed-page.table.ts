import { LOGIN_REASONS } from '@liberta/contracts/accounts/auth-message'
import { LONGEST_SLUG, SLUG_PATTERN } from '@liberta/contracts/text/slug'

/** One page whose path has no parameter (requirements 2, fixed routes). */
export interface FixedPage {
  /** In its one spelling; null where the settings give it. */
  path: string | null
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
  tags: { path: '/tags', pages: true },
  about: { path: '/about' },
  policy: { path: '/policy' },
  topics: { path: '/topics', pages: true },
  newsletter: { path: '/newsletter' },
  videoShort: { path: '/videoShort' },
  abbonamenti: { path: '/abbonamenti' },
  clubliberta: { path: '/clubliberta' },
  noteLegali: { path: '/note-legali' },
  eventReport: { path: '/event/report', query: SENT },
  eventi: { path: '/eventi', pages: true },
  surveyDetail: { path: '/surveyDetail', query: { id: SLUG, risultati: /^1$/, voto: /^(?:mio|nuovo)$/ } },
  authorizeSso: { path: '/authorize-sso' },
  lifestyleFood: { path: '/lifestyleFood', pages: true },
  contactUs: { path: '/contact-us' },
  faq: { path: '/contact-us/faq' },
  contactRequest: { path: '/contact-us/request', query: SENT },
  letterForm: { path: '/contact-us/lettera-al-direttore', query: SENT },
  galleryViewer: { path: '/gallery-viewer', query: { id: NUMERIC_ID, n: LATER_PICTURE } },
  letterToEditor: { path: '/letterToEditor', pages: true },
  privacyPolicy: { path: '/privacy-policy' },
  archivioStorico: { path: '/archivio-storico' },
  podcast: { path: '/podcast' },
  whoWeAre: { path: '/who-we-are' },
  laRedazione: { path: '/who-we-are/la-redazione' },
  workWithUs: { path: '/who-we-are/work-with-us', query: SENT },
  editorialeLiberta: { path: '/editoriale-liberta' },
  privacyTestiEFoto: { path: '/privacy-testi-e-foto' },
  masked: { path: null },
  accessibilityStatement: { path: '/dichiarazione-di-accessibilita' },
  teleliberta: { path: '/multimedia/folder/teleliberta', pages: true },
  telelibertaPrograms: { path: '/multimedia/folder/teleliberta/programs' },
  login: { path: '/login', query: { reason: LOGIN_REASON, next: PATH_OF_SITE }, free: ['next'] },
  icons: { path: '/_icons', onlyOutsideProduction: true },
  subjects: { path: '/_subjects', onlyOutsideProduction: true },
  testReservedArea: { path: '/_test-area-riservata', onlyOutsideProduction: true },
} as const satisfies Readonly<Record<string, FixedPage>>

export type FixedPageName = keyof typeof FIXED_PAGES

export const FIXED_PAGE_NAMES = Object.keys(FIXED_PAGES) as FixedPageName[]

/** What the table says of one page, with all that may be left out. */
export function findFixedPage(name: FixedPageName): FixedPage {
  return FIXED_PAGES[name]
}
