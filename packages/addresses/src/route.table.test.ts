import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { describeRoutes } from './describe-routes.ts'
import { FIXED_PAGE_NAMES } from './fixed-page.table.ts'
import { ROUTES } from './route.table.ts'
import { createSpecifiedGrammar } from './address-grammar.ts'

const { build, resolve } = createSpecifiedGrammar()

const PAGE = join(import.meta.dirname, '../../../docs/routes.md')

/** The rows of requirements 2 that are links or places, word for word. */
const SPECIFIED = [
  '/',
  '/tags',
  '/about',
  '/policy',
  '/topics',
  '/newsletter',
  '/videoShort',
  '/abbonamenti',
  '/clubliberta',
  '/note-legali',
  '/event/report',
  '/eventi',
  '/surveyDetail',
  '/authorize-sso',
  '/lifestyleFood',
  '/contact-us',
  '/contact-us/faq',
  '/contact-us/request',
  '/contact-us/lettera-al-direttore',
  '/gallery-viewer',
  '/letterToEditor',
  '/news/latest',
  '/privacy-policy',
  '/archivio-storico',
  '/podcast',
  '/who-we-are',
  '/who-we-are/la-redazione',
  '/who-we-are/work-with-us',
  '/editoriale-liberta',
  '/privacy-testi-e-foto',
  '/dichiarazione-di-accessibilita',
  '/multimedia/folder/teleliberta',
  '/multimedia/folder/teleliberta/programs',
  '/_icons',
  '/_subjects',
  '/_test-area-riservata',
  '/area-riservata/salvati',
  '/login',
]

describe('the table of routes (requirements 2)', () => {
  it.each(ROUTES)('$pattern: $example is of the family $family', ({ family, page, example }) => {
    const [path = '', query] = example.split('?')
    const resolved = resolve(path, query)
    expect(resolved).toMatchObject({ type: 'page', address: { type: family }, canonical: example })
    if (page !== null) expect(resolved).toMatchObject({ address: { name: page } })
  })

  it.each(SPECIFIED)('%s of the requirements is an example of one row', (path) => {
    expect(ROUTES.filter(({ example }) => example === path)).toHaveLength(1)
  })

  it('has every fixed page and every family', () => {
    expect(ROUTES.flatMap(({ page }) => page ?? [])).toEqual(FIXED_PAGE_NAMES)
    expect(new Set(ROUTES.map(({ pattern }) => pattern)).size).toBe(ROUTES.length)
  })

  it('builds each fixed page where the table says', () => {
    const built = FIXED_PAGE_NAMES.map((name) => build({ type: 'fixed', name, page: 1, query: {} }))
    expect(built).toEqual(ROUTES.flatMap(({ page, example }) => (page === null ? [] : example)))
  })

  it('is what docs/routes.md shows', async () => {
    expect(await readFile(PAGE, 'utf8')).toBe(describeRoutes(ROUTES))
  })
})
