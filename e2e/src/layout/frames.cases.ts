import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { SitePages } from '../site/find-pages.ts'
import { layOutWholePage } from '../site/inspect-page.ts'
import { asReader, DESK, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** A page of each kind that frames pictures. */
const FRAMED = [
  'home',
  'section',
  'latest',
  'journalist',
  'story',
  'agenda',
  'obituary',
  'clip',
  'gallery',
  'galleryViewer',
  'teleliberta',
  'podcasts',
  'shortVideos',
  'newsroom',
] as const satisfies readonly (keyof SitePages)[]

/** Far from the shape of any place: no crop is so tall. */
const TALL = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="400"/>'

/** The height of what each picture stands in, CSS pixels, but of those in a text, whose shape is the photographer's. */
const heightsOfFrames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('picture')]
      .filter((picture) => picture.closest('[data-place="inText"]') === null)
      .map(({ parentElement: frame }) => `${frame?.className} ${frame?.getBoundingClientRect().height.toFixed(1)}`),
  )

/** A picture fills the frame that was laid out for it before it came (requirements 9.4, CLS). */
export function describeFrames(paper: Paper): void {
  for (const viewport of [PHONE, DESK])
    test(`a picture of another shape than it is told to have changes no frame, ${viewport.width} px wide`, async ({
      browser,
    }) => {
      let framed = 0
      for (const name of FRAMED)
        await asReader(browser, { viewport }, async (page) => {
          const { promise: held, resolve: send } = Promise.withResolvers<void>()
          await page.route('**/media/**', async (route) => {
            await held
            await route.fulfill({ contentType: 'image/svg+xml', body: TALL }).catch(() => undefined)
          })
          await page.goto(paper.site.urls.site + paper.content.pages[name], { waitUntil: 'domcontentloaded' })
          await page.waitForFunction(() => document.styleSheets.length > 0)
          await layOutWholePage(page)
          const before = await heightsOfFrames(page)
          send()
          await page.evaluate(async () => {
            const images = [...document.querySelectorAll<HTMLImageElement>('picture img')]
            for (const image of images) image.loading = 'eager'
            await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
          })
          expect(await heightsOfFrames(page), name).toEqual(before)
          framed += before.length
        })
      expect(framed).toBeGreaterThan(100)
    })
}
