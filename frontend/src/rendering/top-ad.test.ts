import { describe, expect, it } from '@jest/globals'
import { chooseMasthead, isSlimMasthead } from '../components/ads/masthead.table.ts'
import { showErased } from '../pages/reserved-area/erased.page.tsx'
import { renderSample } from '../testing/render-sample.ts'
import { sampleMultimedia } from '../samples/sample-multimedia.ts'
import { FIRST_SAMPLE_OBITUARY } from '../samples/sample-obituaries.ts'
import { sampleStory } from '../samples/sample-stories.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const STORY = sampleStory(0)
const MASTHEAD_HREFS = ['/abbonamenti', '/multimedia/folder/teleliberta', '/clubliberta', '/newsletter']

/** How often the slot stands in a page, and whether it does before the page's own content. */
function findSlots(body: string): { slots: number; first: boolean } {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? []
  const slot = /<aside id="lib2025_[a-z_]+_(?:masthead|wideboard)_1"/g
  return { slots: main.match(slot)?.length ?? 0, first: main.search(slot) === 0 }
}

describe('the app shell’s top ad slot (requirements 2)', () => {
  it.each([
    '/news/latest',
    '/news/sport',
    `/news/cronaca/${STORY.slug}/${STORY.id}`,
    '/eventi',
    '/podcast',
    '/multimedia/folder/teleliberta',
    '/multimedia/folder/video',
    `/multimedia/detail/${sampleMultimedia(0).slug}`,
    '/gallery-viewer',
    '/ricerca/query_po/s',
    '/abbonamenti',
    '/contact-us/request',
    '/login',
  ])('stands once over %s', async (path) => {
    const { body } = await renderSample(path)
    expect(findSlots(body)).toEqual({ slots: 1, first: true })
  })

  it('stands under what is live, on the home page', async () => {
    const { body } = await renderSample('/')
    expect(findSlots(body)).toEqual({ slots: 1, first: false })
    expect(body).toMatch(
      /<main[^>]*><div class="bar">(?:(?!<\/main>).)*In diretta<\/span>(?:(?!<article).)*_masthead_1"/,
    )
  })

  it('stands over the pages of one reader', async () => {
    const { body } = await renderSample('/area-riservata/salvati', {}, async () => showErased())
    expect(findSlots(body)).toEqual({ slots: 1, first: true })
  })

  it('never leads to the page that it stands over', () => {
    const paths = [...MASTHEAD_HREFS, '/', '/podcast', '/news/sport/calcio', '/eventi/ricerca/oggi', '/clubliberta/x']
    for (const path of paths) {
      const { href } = chooseMasthead(grammar, path)
      expect([path, path === href || path.startsWith(`${href}/`)]).toEqual([path, false])
    }
  })

  it('shows more than one promise of the paper, by section', async () => {
    const shown = ['/news/cronaca', '/news/sport', '/news/cultura', '/news/lifestyle'].map(
      (path) => chooseMasthead(grammar, path).href,
    )
    expect(shown).toEqual(MASTHEAD_HREFS)
    expect((await renderSample('/news/sport')).body).toContain('Il tg della <br/>tua provincia.')
  })

  it.each([
    ['/abbonamenti', true],
    ['/privacy-policy', true],
    ['/contact-us/request', true],
    ['/event/report', true],
    ['/login', true],
    ['/area-riservata/salvati', true],
    ['/', false],
    ['/news/sport', false],
    ['/eventi', false],
    ['/podcast', false],
  ])('is a band of 90 px on pages of service, forms, law and the account: %s %s', (path, slim) => {
    expect(isSlimMasthead(grammar, path)).toBe(slim)
  })

  it('is kept from the short videos, whose player fills the window', async () => {
    expect(findSlots((await renderSample('/videoShort')).body).slots).toBe(0)
  })

  it.each(['/necrologie/list', `/necrologie/${FIRST_SAMPLE_OBITUARY}`, '/nulla'])(
    'is kept from obituaries and from the error page (docs/design.md): %s',
    async (path) => {
      expect(findSlots((await renderSample(path)).body).slots).toBe(0)
    },
  )
})
