import { readContentOf } from '../read-content.ts'
import type { EditorialPage, PageBlock } from './catalogue.schema.ts'
import { NEWSLETTERS, PLANS } from './small-tables.ts'

/** In the order in which the CMS lists them. */
const SLUGS = [
  'about',
  'policy',
  'privacy-policy',
  'note-legali',
  'privacy-testi-e-foto',
  'clubliberta',
  'contact-us',
  'contact-us-faq',
  'contact-us-request',
  'lettera-al-direttore',
  'letter-to-editor',
  'who-we-are',
  'la-redazione',
  'work-with-us',
  'redattore-web',
  'sviluppatore',
  'operatore-di-ripresa',
  'editoriale-liberta',
  'dichiarazione-di-accessibilita',
  'abbonamenti',
  'newsletter',
  'archivio-storico',
  'event-report',
  'lifestyle-food',
  'area-abbonati',
] as const

type Facts = Extract<PageBlock, { type: 'facts' }>['items']

/** Facts that a table of the site tells, for the pages that say so. */
const FACTS_OF: Readonly<Record<'plans' | 'newsletters', Facts>> = {
  plans: PLANS.map(({ name, description }) => ({ when: name, text: description })),
  newsletters: NEWSLETTERS.map(({ name, schedule, description }) => ({
    when: `${name}, ${schedule}`,
    text: description,
  })),
}

function readPage(slug: string): EditorialPage {
  const page = readContentOf('pages', slug)
  const blocks = page.blocks.map((block): PageBlock =>
    'itemsOf' in block ? { type: 'facts', title: block.title, items: FACTS_OF[block.itemsOf] } : block,
  )
  return { ...page, blocks }
}

/** The text of every fixed route that editors write (requirements 2). */
export const EDITORIAL_PAGES: readonly EditorialPage[] = SLUGS.map(readPage)
