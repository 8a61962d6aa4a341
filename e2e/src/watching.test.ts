import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { pressChoices } from './site/choose-cookies.ts'
import { findItems } from './site/find-items.ts'
import type { SiteItems } from './site/find-items.ts'
import { asReader, PHONE } from './site/reader.ts'
import { usePaper } from './site/use-paper.ts'

const paper = usePaper()
let items: SiteItems | undefined
const readItems = async () => (items ??= await findItems(paper.site))
const openClip = async (page: Page) => {
  const { video } = await readItems()
  await page.goto(`${paper.site.urls.site}/multimedia/detail/${video.slug}`)
  return page.locator('[data-clip]').first()
}
const openPhotograph = async (page: Page, n: number) => {
  const { gallery } = await readItems()
  await page.goto(`${paper.site.urls.site}/gallery-viewer?id=${gallery.id}&n=${n}`)
  await isReady(page)
}
/** The viewer listens to keys. */
const isReady = (page: Page) => page.locator('[data-viewer=on]').waitFor()
/** The page of the second photograph is not on its way to another: what it asks for is answered. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
  expect(new URL(page.url()).searchParams.get('n')).toBe('2')
}

test.describe('a video', () => {
  test('is started by a tab of 72 px over its picture, which then gives way to the browser’s controls', () =>
    asReader(paper.browser, {}, async (page) => {
      const clip = await openClip(page)
      const tab = clip.getByRole('button', { name: /^Guarda: / })
      const box = await tab.boundingBox()
      expect([box?.width, box?.height].map((side) => (side ?? 0) >= 72)).toEqual([true, true])
      await tab.click()
      await page.waitForFunction(() => document.querySelector('video')?.paused === false)
      await expect(tab).toHaveCount(0)
      await expect(clip.locator('video')).toHaveAttribute('controls')
    }))

  test('is started by the keyboard, too, and has the focus then', () =>
    asReader(paper.browser, {}, async (page) => {
      const clip = await openClip(page)
      await clip.getByRole('button', { name: /^Guarda: / }).focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelector('video')?.paused === false)
      await expect(clip.locator('video')).toBeFocused()
    }))

  test('has the browser’s own controls where there is no script', () =>
    asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
      const clip = await openClip(page)
      expect(await clip.locator('video').getAttribute('controls')).not.toBeNull()
      expect(await clip.getByRole('button').count()).toBe(0)
    }))
})

test.describe('short videos', () => {
  test('tell their place and lead on by «Successivo»', () =>
    asReader(paper.browser, { viewport: { width: 375, height: 800 } }, async (page) => {
      await page.goto(`${paper.site.urls.site}/videoShort`)
      const shorts = page.locator('[data-shorts] > li')
      const count = await shorts.count()
      expect(count).toBeGreaterThan(1)
      expect(await shorts.nth(1).getByText(` · 2 di ${count}`).count()).toBe(1)
      await shorts.first().getByRole('link', { name: 'Successivo' }).click()
      await page.waitForFunction(() => {
        const second = document.querySelector('#video-2')?.getBoundingClientRect()
        return second !== undefined && second.top > -40 && second.top < innerHeight / 2
      })
      expect(await shorts.last().getByRole('link', { name: 'Successivo' }).count()).toBe(0)
    }))
})

test.describe('a gallery', () => {
  test('has arrows at the edges of its strip for a mouse, which is at neither edge then', () =>
    asReader(paper.browser, { viewport: { width: 1440, height: 900 } }, async (page) => {
      const { gallery } = await readItems()
      await page.goto(`${paper.site.urls.site}/multimedia/detail/${gallery.slug}`)
      const strip = page.locator('[data-strip]')
      await strip.locator('[data-way="1"]').click()
      await page.waitForFunction(() => (document.querySelector('[data-strip] ol')?.scrollLeft ?? 0) > 200)
      await page.waitForFunction(() => !document.querySelector('[data-strip]')?.hasAttribute('data-first'))
      expect(await strip.locator('[data-way="-1"]').isVisible()).toBe(true)
    }))

  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`is pushed on by its arrows ${reducedMotion === 'reduce' ? 'at once' : 'smoothly'} where the reader’s system says ${reducedMotion}`, () =>
      asReader(paper.browser, { reducedMotion }, async (page) => {
        const { gallery } = await readItems()
        await page.goto(`${paper.site.urls.site}/multimedia/detail/${gallery.slug}`)
        await page.locator('[data-strip] [data-way="1"]').waitFor()
        const place = await page.evaluate(() => {
          document.querySelector<HTMLElement>('[data-strip] [data-way="1"]')?.click()
          return document.querySelector('[data-strip] ol')?.scrollLeft ?? -1
        })
        expect(place > 200).toBe(reducedMotion === 'reduce')
      }))

  test('is one entry of the history however many photographs are looked at', () =>
    asReader(paper.browser, {}, async (page) => {
      const { gallery } = await readItems()
      await page.goto(`${paper.site.urls.site}/multimedia/detail/${gallery.slug}`)
      await openPhotograph(page, 1)
      for (const n of [2, 3]) {
        await page.keyboard.press('ArrowRight')
        await page.waitForURL(new RegExp(`n=${n}`))
        await isReady(page)
      }
      await page.goBack()
      expect(new URL(page.url()).pathname).toBe(`/multimedia/detail/${gallery.slug}`)
    }))

  test('keeps the focus on the arrow that was pressed', () =>
    asReader(paper.browser, {}, async (page) => {
      await openPhotograph(page, 1)
      await page.locator('[data-turn=next]').focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/n=2/)
      await page.waitForFunction(() => document.activeElement?.matches('[data-turn=next]') === true)
    }))

  test('is closed by Escape', () =>
    asReader(paper.browser, {}, async (page) => {
      const { gallery } = await readItems()
      await openPhotograph(page, 2)
      await page.keyboard.press('Escape')
      await page.waitForURL(`**/multimedia/detail/${gallery.slug}`)
    }))

  test('leaves the keys to what is open over it: Escape closes the choices about cookies, no arrow turns behind them', () =>
    asReader(paper.browser, {}, async (page) => {
      await openPhotograph(page, 2)
      await pressChoices(page)
      const choices = page.getByRole('dialog', { name: 'Le tue scelte sui cookie' })
      await choices.getByRole('button').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Escape')
      await expect(choices).toBeHidden()
      await expectStill(page)
    }))

  test('stays where it is when Escape folds the listening bar over it', () =>
    asReader(paper.browser, { viewport: PHONE }, async (page) => {
      await page.goto(`${paper.site.urls.site}/podcast`)
      await page.locator('a[data-listen][role=button]').first().click()
      const bar = page.getByRole('complementary', { name: 'In ascolto' })
      // A recording that plays keeps the network busy.
      await bar.getByRole('button', { name: /^Metti in pausa/ }).click()
      await bar.getByRole('button', { name: /^Ascolta/ }).waitFor()
      await openPhotograph(page, 2)
      await bar.locator('.title').click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Escape')
      await expect(page.locator('[inert]')).toHaveCount(0)
      await expectStill(page)
    }))
})
