import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import { warmPage } from '../site/find-pages.ts'
import { asReader } from '../site/reader.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { Paper } from '../site/use-paper.ts'

/**
 * Opens the front, then its first story by its link; tells whether the story was revealed by a view transition. It was open before, so that
 * all of it is at hand: of a page that takes 4 s browsers show no transition.
 */
async function followStory(page: Page, site: OpenSite): Promise<boolean> {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: object | null }
      document.documentElement.dataset['revealed'] = viewTransition === null ? 'at once' : 'by a transition'
    }),
  )
  const first = page.locator('main article h2 a, main article h3 a').first()
  await page.goto(site.urls.site, { waitUntil: 'load' })
  const path = (await first.getAttribute('href')) ?? ''
  await warmPage(site, path)
  await page.goto(site.urls.site + path, { waitUntil: 'load' })
  await page.goto(site.urls.site, { waitUntil: 'load' })
  await first.click()
  await page.locator('html[data-revealed]:has(main article h1)').waitFor()
  return (await page.locator('html').getAttribute('data-revealed')) === 'by a transition'
}

/** How one page follows another: cross-document view transitions, and what is prepared ahead. */
export function describePageChanges(paper: Paper): void {
  test.describe('From page to page', () => {
    test('a story fades in over the front (view transition)', () =>
      asReader(paper.browser, {}, async (page) => {
        expect(await followStory(page, paper.site)).toBe(true)
      }))

    test('and stands there at once for a reader who wants no motion', () =>
      asReader(paper.browser, { reducedMotion: 'reduce' }, async (page) => {
        expect(await followStory(page, paper.site)).toBe(false)
      }))

    test('the file of the Speculation-Rules header answers, as such rules, to be kept for ever', async () => {
      const { site } = paper.site.urls
      const header = (await readPage(site, '/')).headers['speculation-rules']
      const path = JSON.parse(String(header)) as string
      const { status, headers, body } = await readPage(site, path)
      expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json'])
      expect(headers['cache-control']).toContain('immutable')
      const rules = JSON.parse(body) as Record<string, unknown>
      expect(Object.keys(rules).toSorted()).toEqual(['prefetch', 'prerender'])
    })

    test('a browser takes them: a story that the pointer rests on is prepared, sign-in never', () =>
      asReader(paper.browser, {}, async (page, context) => {
        const tools = await context.newCDPSession(page)
        const faults: unknown[] = []
        const prepared = new Set<string>()
        tools.on('Preload.ruleSetUpdated', ({ ruleSet }) => void (ruleSet.errorType && faults.push(ruleSet)))
        for (const event of ['Preload.prefetchStatusUpdated', 'Preload.prerenderStatusUpdated'] as const) {
          tools.on(event, ({ key }: { key: { url: string } }) => void prepared.add(new URL(key.url).pathname))
        }
        await tools.send('Preload.enable')
        await page.goto(paper.site.urls.site, { waitUntil: 'load' })
        const story = page.locator('main article h2 a, main article h3 a').first()
        await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).first().hover()
        await page.waitForTimeout(500)
        await story.hover()
        const path = (await story.getAttribute('href')) ?? 'none'
        await waitUntil(async () => prepared.has(path), { what: 'the story under the pointer is prepared' })
        expect([...prepared]).toEqual([path])
        expect(faults).toEqual([])
      }))
  })
}
