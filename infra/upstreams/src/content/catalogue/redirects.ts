import { towns } from '../places/towns.table.ts'
import type { RedirectRules } from './catalogue.schema.ts'
import { PROGRAMMES } from './programmes.table.ts'
import { SECTIONS } from './sections.table.ts'
import { slugify } from './slugify.ts'

/** A story that had an address in the form used before: `/news/{cat}/{YYYY}/{MM}/{DD}/{slug}/`. */
export interface FormerStory {
  slug: string
  /** Slug of the section it stood in. */
  section: string
  publishedAt: Date
  /** Its address now. */
  URL: string
}

/** Years in which the former site filed places and programmes by year. */
const formerYears = [2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019]

/** Pages of the former site and where their readers go now. */
const formerPages: Readonly<Record<string, string>> = {
  '/feed/': '/news/latest',
  '/chi-siamo/': '/who-we-are',
  '/redazione/': '/who-we-are/la-redazione',
  '/contatti/': '/contact-us',
  '/scrivi-al-direttore/': '/contact-us/lettera-al-direttore',
  '/privacy/': '/privacy-policy',
  '/cookie/': '/policy',
  '/necrologi/': '/necrologie/list',
  '/necrologie/': '/necrologie/list',
  '/ultime-notizie/': '/news/latest',
  '/abbonati/': '/abbonamenti',
  '/club/': '/clubliberta',
  '/agenda/': '/eventi',
  '/diretta/': '/multimedia/folder/teleliberta',
  '/teleliberta/': '/multimedia/folder/teleliberta',
  '/tv/': '/multimedia/folder/teleliberta',
  '/video/': '/multimedia/folder/video',
  '/foto/': '/multimedia/folder/foto',
  '/archivio/': '/archivio-storico',
  '/note-legali/': '/note-legali',
}

/** Addresses that campaigns and the printed paper use for a while: these may lead elsewhere tomorrow. */
const campaigns: Readonly<Record<string, string>> = {
  '/qr/abbonati': '/abbonamenti',
  '/qr/newsletter': '/newsletter',
  '/qr/eventi': '/eventi',
  '/qr/necrologie': '/necrologie/list',
  '/qr/tg': '/multimedia/folder/teleliberta',
  '/piena': '/tag/piena-del-po',
  '/meteo': '/news/meteo',
  '/derby': '/tag/derby-di-domenica',
  '/mercato-europeo': '/tag/mercato-europeo',
  '/coppa-d-oro': '/tag/coppa-d-oro',
  '/iscrizioni': '/tag/scuola-iscrizioni',
  '/sondaggio': '/surveyDetail',
}

const placesByYear = towns.flatMap((town): [string, string][] => {
  const slug = slugify(town.name)
  const now = town.name === 'Piacenza' ? '/news/territorio/piacenza' : `/tag/${slug}`
  return [[`/luoghi/${slug}/`, now], ...formerYears.map((year): [string, string] => [`/luoghi/${slug}/${year}/`, now])]
})

const programmesByYear = [
  ...formerYears.map((year): [string, string] => [`/teleliberta/${year}/`, '/multimedia/folder/teleliberta']),
  ...PROGRAMMES.map(({ slug }): [string, string] => [`/teleliberta/programmi/${slug}/`, `/multimedia/folder/${slug}`]),
]

const sectionsAndFeeds = SECTIONS.flatMap((section): [string, string][] => [
  [`/categoria/${section.slug}/`, section.URL],
  [`/category/${section.slug}/`, section.URL],
])

const asRules = (entries: readonly (readonly [from: string, to: string])[]): RedirectRules['301'] =>
  Object.fromEntries(entries.map(([from, to]) => [from, { newUrl: to }]))

/** The rules that do not depend on stories: some hundreds, in the forms of the former site. */
export const FIXED_REDIRECTS: RedirectRules = {
  301: asRules([...Object.entries(formerPages), ...placesByYear, ...programmesByYear, ...sectionsAndFeeds]),
  302: asRules(Object.entries(campaigns)),
}

/** Rules from the former addresses of stories to their present ones; the dates are read in UTC. */
export function redirectsOfStories(stories: readonly FormerStory[]): RedirectRules {
  const entries = stories.map(({ slug, section, publishedAt, URL }): [string, string] => {
    const [year, month, date] = publishedAt.toISOString().slice(0, 10).split('-')
    return [`/news/${section}/${year}/${month}/${date}/${slug}/`, URL]
  })
  return { 301: asRules(entries), 302: {} }
}
