import { towns } from '../places/towns.ts'
import { readContent } from '../read-content.ts'
import type { RedirectRules } from './catalogue.schema.ts'
import { PROGRAMMES } from './programmes.ts'
import { SECTIONS } from './sections.ts'
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

/** Pages of the former site and where their readers go now, and addresses that may lead elsewhere tomorrow. */
const { formerPages, campaigns } = readContent('site/redirects')

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
