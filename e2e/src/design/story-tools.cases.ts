import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { asReader, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'
import { visitWithoutScripts } from '../layout/visit-layout.ts'

const toolsOf = (page: Page) => page.locator('main article').first()
const letters = (page: Page) => toolsOf(page).getByRole('button', { name: 'Carattere' })
const said = (page: Page) => page.getByRole('status')

const sizeOf = (words: Locator) => words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

/** The least side of what a finger has to meet, and how high the listening bar may be; CSS pixels. */
const LEAST_TARGET = 44
const LISTENING_BAR = 72

/** A story's tools (docs/design.md, story): share, the size of the text, save. */
export function describeStoryTools(paper: Paper): void {
  const address = () => paper.site.urls.site + paper.content.pages.story

  test.describe('The tools of a story', () => {
    test('«Condividi» copies the address where the system does not share, and says so above the listening bar', () =>
      asReader(paper.browser, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
        await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
        await page.goto(address())
        // As with something in the listening bar, which stands at the window's foot.
        await page.evaluate(() => document.documentElement.setAttribute('data-ascolto', ''))
        await toolsOf(page).getByRole('button', { name: 'Condividi' }).focus()
        await page.keyboard.press('Space')
        await said(page).getByText('Link copiato.').waitFor()
        const { height, toast } = await page.evaluate(() => ({
          height: innerHeight,
          toast: document.querySelector('body > p[role=status]')?.getBoundingClientRect().bottom,
        }))
        expect(toast).toBeLessThanOrEqual(height - LISTENING_BAR)
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
      }))

    test('reading it is told to the site, for «Più lette», and sets no cookie', () =>
      asReader(paper.browser, {}, async (page, context) => {
        const telling = page.waitForRequest((request) => request.url().endsWith('/api/reads'))
        await page.goto(address())
        const told = await telling
        // What it says is looked at where it is written (count-read.test.ts): the API takes a story's number alone.
        expect((await told.response())?.status()).toBe(200)
        expect(await context.cookies()).toEqual([])
      }))

    test('«Condividi» hands title and address to the system where it shares', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.addInitScript(() => {
          navigator.share = async (what) => void (document.title = JSON.stringify(what))
        })
        await page.goto(address())
        await toolsOf(page).getByRole('button', { name: 'Condividi' }).click()
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
        await expect(page).toHaveTitle(JSON.stringify({ title: paper.content.story.title, url: canonical }))
      }))

    test('«Carattere» sets the text larger in steps, says so, and is remembered on the device', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.goto(address())
        const paragraph = paper.content.story.blocks.find(({ type }) => type === 'paragraph') as { text: string }
        const text = page.getByText(paragraph.text)
        const sizes = [await sizeOf(text)]
        for (const words of ['Carattere grande.', 'Carattere molto grande.']) {
          await letters(page).click()
          await said(page).getByText(words).waitFor()
          sizes.push(await sizeOf(text))
        }
        expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
        expect(new Set(sizes).size).toBe(3)
        await page.reload()
        expect(await sizeOf(text)).toBe(sizes[2])
        await letters(page).click()
        expect(await sizeOf(text)).toBe(sizes[0])
      }))

    test('the size and the theme that were chosen on another page hold on the one that is come back to', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.goto(address(), { waitUntil: 'load' })
        const switched = page.locator('[data-theme-switch=on]')
        await switched.waitFor({ state: 'attached' })
        await letters(page).waitFor()
        // As in a browser that tells a page that it keeps of nothing that another one stores: no storage event.
        await page.evaluate(() => {
          localStorage.setItem('theme', 'dark')
          localStorage.setItem('letters', 'large')
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        })
        const root = page.locator('html')
        await expect(root).toHaveAttribute('data-theme', 'dark')
        await expect(root).toHaveAttribute('data-letters', 'large')
        await expect(switched.locator('input[value=dark]')).toBeChecked()
      }))

    test(`can be met by a finger: ${LEAST_TARGET} px tall, in one row on a phone`, () =>
      asReader(paper.browser, { viewport: { ...PHONE, width: 360 } }, async (page) => {
        await page.goto(address())
        const buttons = toolsOf(page).getByRole('button', { name: /^(?:Condividi|Carattere|Salva)/ })
        await toolsOf(page).getByRole('button', { name: 'Condividi' }).waitFor()
        await letters(page).waitFor()
        // At one moment: a face that comes in between moves all three.
        const boxes = await buttons.evaluateAll((all) =>
          all.slice(0, 3).map((button) => {
            const { y, height } = button.getBoundingClientRect()
            return { y, height }
          }),
        )
        expect(boxes).toHaveLength(3)
        for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(LEAST_TARGET)
        expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
      }))

    test('without JavaScript a letter shares, and what could do nothing is not there', () =>
      visitWithoutScripts(paper, paper.content.pages.story, async (page) => {
        const href = await toolsOf(page).getByRole('link', { name: 'Condividi' }).getAttribute('href')
        const letter = new URL(href ?? '').searchParams
        expect(letter.get('subject')).toBe(paper.content.story.title)
        expect(new URL(letter.get('body') ?? '').pathname).toBe(paper.content.pages.story)
        expect(await letters(page).count()).toBe(0)
      }))
  })
}
