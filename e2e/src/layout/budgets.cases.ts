import { expect, test } from '@playwright/test'
import type { ConsoleMessage, Page } from '@playwright/test'
import { measureSizes, SIZE_BARS } from '../../../infra/bench/src/sizes/measure-sizes.ts'
import type { PageSizes } from '../../../infra/bench/src/sizes/sum-sizes.ts'
import { followShifts, readShifts } from '../site/follow-shifts.ts'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

const MOST_SHIFT = 0.01

const mostOf = (size: 'html' | 'css') => SIZE_BARS.find((bar) => bar.size === size)?.most ?? 0

/** Bytes that go over the wire, with br. */
async function weigh(site: string, path: string): Promise<number> {
  const { headers } = await readPage(site, path, { 'accept-encoding': 'br' })
  return headers['content-encoding'] === 'br' ? Number(headers['content-length']) : Number.POSITIVE_INFINITY
}

/** Addresses of the scripts that a page asks for, the main script among them, which its own script does. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\b(?:src|data-main)="([^"]+)"/g)].map((match) => match[1] ?? '')
}

/** Milliseconds after the beginning at which the page asked for it, and at which words of the page were painted. */
const measureStart = (page: Page) =>
  page.evaluate(async () => {
    const { promise: painted, resolve } = Promise.withResolvers<number>()
    const seen = new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) resolve(paint.startTime)
    })
    seen.observe({ type: 'paint', buffered: true })
    const main = document.querySelector('[data-main]')?.getAttribute('data-main') ?? ''
    const entry = performance.getEntriesByName(new URL(main, location.href).href)[0]
    return { painted: await painted, requested: entry?.startTime ?? Number.NaN }
  })

/** A picture that is not drawn yet is answered 503, which the browser tells there. */
const isLate = (message: ConsoleMessage) => message.location().url.includes('/media/') && message.text().includes('503')

/** Bars that hang on the product alone, and not on the speed of the machine. */
export function describeBudgets(paper: Paper): void {
  test.describe('What the first visit to the home page costs', () => {
    let sizes: PageSizes

    test.beforeAll(async () => {
      sizes = await measureSizes(`${paper.site.urls.site}/`)
    })

    for (const { size, most, what } of SIZE_BARS) {
      test(`${what}: at most ${most} bytes, with br`, () => {
        expect(sizes[size]).toBeLessThanOrEqual(most)
      })
    }

    test('HTML and CSS have been weighed', () => {
      expect(Math.min(sizes.html, sizes.css)).toBeGreaterThan(1000)
    })

    test('asks nobody else before a consent choice', () => {
      expect(sizes.foreignHosts).toEqual([])
    })
  })

  test.describe('What every other kind of page weighs', () => {
    const [html, css] = [mostOf('html'), mostOf('css')]

    test(`HTML of at most ${html} bytes and CSS of at most ${css}, with br, and no script that the home page has not`, async () => {
      const { site } = paper.site.urls
      const scriptsOfHome = scriptsOf((await readPage(site, '/')).body)
      expect(scriptsOfHome).toHaveLength(1)
      const faults: string[] = []
      for (const [kind, path] of Object.entries(paper.content.pages)) {
        const { body } = await readPage(site, path)
        const weight = { html: await weigh(site, path), css: 0 }
        const styles = [...body.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
          (match) => match[1] ?? '',
        )
        for (const style of styles) weight.css += await weigh(site, style)
        if (!(weight.html <= html)) faults.push(`${kind}: HTML ${weight.html}`)
        if (!(weight.css > 0 && weight.css <= css)) faults.push(`${kind}: CSS ${weight.css}`)
        const more = scriptsOf(body).filter((script) => !scriptsOfHome.includes(script))
        if (more.length > 0) faults.push(`${kind}: ${more.join(', ')}`)
      }
      expect(faults).toEqual([])
    })
  })

  test.describe('The main script (docs/islands.md)', () => {
    test('is asked for once the page has been painted', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.goto(paper.site.urls.site)
        const { painted, requested } = await measureStart(page)
        expect(requested).toBeGreaterThanOrEqual(painted)
      }))

    test('is asked for before, where nobody looks at the page', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
        await page.goto(paper.site.urls.site)
        const { painted, requested } = await measureStart(page)
        expect(requested).toBeLessThan(painted)
      }))

    test('is asked for before, on a further page of a visit, which finds it in the cache', () =>
      asReader(paper.browser, {}, async (page) => {
        const { site } = paper.site.urls
        await page.goto(site, { referer: `${site}/podcast` })
        const { painted, requested } = await measureStart(page)
        expect(requested).toBeLessThan(painted)
      }))

    test('is asked for where the browser never says that it painted', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'))
        await page.goto(paper.site.urls.site)
        await expect(page.locator('html')).toHaveAttribute('data-saves', '')
      }))
  })

  test.describe('A phone of 390 px', () => {
    const viewport = { width: 390, height: 844 }

    for (const kind of ['home', 'section', 'story'] as const) {
      test(`${kind} does not shift, and the console stays silent`, () =>
        asReader(paper.browser, { viewport, isMobile: true, hasTouch: true }, async (page) => {
          const faults: string[] = []
          page.on('pageerror', (error) => faults.push(error.message))
          page.on(
            'console',
            (message) => void (message.type() === 'error' && !isLate(message) && faults.push(message.text())),
          )
          await followShifts(page)
          await page.goto(paper.site.urls.site + paper.content.pages[kind], { waitUntil: 'load' })
          const { total, moved } = await readShifts(page)
          expect(total, moved.join('; ')).toBeLessThanOrEqual(MOST_SHIFT)
          expect(faults).toEqual([])
        }))
    }
  })
}
