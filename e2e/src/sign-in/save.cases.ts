import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { asWritten } from '../site/as-written.ts'
import { asReader, openContext } from '../site/reader.ts'
import { accountButton, followCalls, greeted, passProvider, signInFrom } from '../site/sign-in.ts'
import type { Paper } from '../site/use-paper.ts'
import { noteReturns, useWholeBrowser, waitForReturn } from '../site/whole-browser.ts'

const TOGGLE = '**/api/save-for-later/toggle'

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()

/** Save buttons (requirements 7.16 and 8.17). */
export function describeSaveButtons(paper: Paper): void {
  const open = (page: Page, path = '/') => page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
  const mark = () => String(paper.content.story.id)
  const buttonOf = (page: Page, item = mark()): Locator => page.locator(`[data-save="${item}"]`).first()
  const pressed = (page: Page, is: boolean, item = mark()) =>
    page.locator(`[data-save="${item}"][aria-pressed=${is}]`).first().waitFor()

  /** As a reader of their own, so that no case sees what another has saved. */
  async function openAs(page: Page, name: string, path: string): Promise<void> {
    await open(page, path)
    await signInFrom(page, paper.site, name)
  }

  test.describe('Save buttons', () => {
    test('every story card of the home page has one, named after its title, 44 px square', () =>
      asReader(paper.browser, {}, async (page) => {
        await open(page)
        const facts = await page.locator('[data-save]').evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect()
            const title = button.closest('article')?.querySelector('h2,h3')?.textContent
            return { size: `${width} ${height}`, on: button.ariaPressed, label: button.ariaLabel, title: title ?? '' }
          }),
        )
        expect(facts.length).toBeGreaterThan(50)
        for (const { title, ...fact } of facts)
          expect(fact).toEqual({ size: '44 44', on: 'false', label: `Salva «${asWritten(title)}»` })
        expect(await page.locator('article:has(h2,h3):not(:has([data-save])) a[href^="/news/"]').count()).toBe(0)
      }))

    test('clips and events say of which kind they are, by their own ids', () =>
      asReader(paper.browser, {}, async (page) => {
        await open(page)
        for (const [kind, path] of [
          ['multimedia', '/multimedia/detail/'],
          ['event', '/event/'],
        ]) {
          const pairs = await page
            .locator(`[data-save^="${kind}:"]`)
            .evaluateAll((buttons) =>
              buttons.map((button) => [
                (button as HTMLElement).dataset['save']?.split(':')[1],
                button.closest('article')?.querySelector('a')?.getAttribute('href'),
              ]),
            )
          expect(pairs.length).toBeGreaterThan(2)
          for (const [id, href] of pairs) expect(href).toMatch(new RegExp(`^${path}.*-${id}$`))
        }
      }))

    test('saves, says so, is there on the next page, and is taken back', () =>
      asReader(paper.browser, {}, async (page) => {
        await openAs(page, 'Luigi', paper.content.pages.story)
        await buttonOf(page).click()
        await pressed(page, true)
        await said(page, 'Salvato')
        expect(await buttonOf(page).getAttribute('aria-label')).toBe(`Salva «${paper.content.story.title}»`)
        await page.reload()
        await pressed(page, true)
        await buttonOf(page).click()
        await said(page, 'Tolto dai salvati')
        await page.reload()
        await greeted(page)
        await pressed(page, false)
      }))

    test('is seen at once, and undone where the server fails (requirements 8)', () =>
      asReader(paper.browser, {}, async (page) => {
        await openAs(page, 'Luigi', paper.content.pages.story)
        const held = Promise.withResolvers<void>()
        await page.route(TOGGLE, async (route) => {
          await held.promise
          await route.fulfill({ status: 500 })
        })
        await buttonOf(page).click()
        await pressed(page, true)
        held.resolve()
        await pressed(page, false)
        await said(page, 'Riprova tra poco')
        expect(await page.getByRole('status').filter({ hasText: 'Riprova' }).isVisible()).toBe(true)
      }))

    test('pressed before it is known what is saved, takes nothing back that was saved already', () =>
      asReader(paper.browser, {}, async (page) => {
        await open(page, paper.content.pages.story)
        await accountButton(page).click()
        await page.getByLabel('Indirizzo e-mail').fill('svelta@example.it')
        await page.getByRole('button', { name: 'Continua' }).click()
        await greeted(page)
        await buttonOf(page).click()
        await said(page, 'Salvato')
        const held = Promise.withResolvers<void>()
        await page.route('**/api/auth', async (route) => {
          await held.promise
          await route.continue()
        })
        const calls = followCalls(page)
        await page.reload()
        await pressed(page, false)
        await buttonOf(page).click()
        await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true')
        held.resolve()
        await said(page, 'Salvato')
        await pressed(page, true)
        expect(calls.filter((call) => call.endsWith('/toggle'))).toEqual([])
        await page.reload()
        await pressed(page, true)
      }))

    test('two tabs cannot flip each other', () =>
      asReader(paper.browser, {}, async (first, context) => {
        await openAs(first, 'Giulia', paper.content.pages.story)
        const second = await context.newPage()
        await open(second, paper.content.pages.story)
        await greeted(second, 'Ciao Giulia Maria')
        await buttonOf(first).click()
        await said(first, 'Salvato')
        expect(await buttonOf(second).getAttribute('aria-pressed')).toBe('false')
        await buttonOf(second).click()
        await said(second, 'Salvato')
        for (const page of [first, second]) {
          await page.reload()
          await pressed(page, true)
        }
      }))

    test('a save clicked while signed out is completed after the sign-in, once, where the reader was', () =>
      asReader(paper.browser, {}, async (page) => {
        await open(page, '/news/cronaca')
        const button = page.locator('main article [data-save]').nth(2)
        const item = (await button.getAttribute('data-save')) ?? ''
        await button.click()
        await page.waitForURL(/\/oauth\//)
        const calls = followCalls(page)
        await passProvider(page, paper.site, 'Anna')
        await said(page, 'Salvato')
        await pressed(page, true, item)
        expect(new URL(page.url()).pathname).toBe('/news/cronaca')
        expect(calls.filter((call) => call.endsWith('/toggle'))).toHaveLength(1)
        await buttonOf(page, item).click()
        await said(page, 'Tolto dai salvati')
        await page.reload()
        await greeted(page)
        await pressed(page, false, item)
        expect(calls.filter((call) => call.endsWith('/toggle'))).toHaveLength(2)
      }))

    test('says so where the network is gone before anything of the account has come', () =>
      asReader(paper.browser, {}, async (page, context) => {
        await open(page, '/news/cronaca')
        // Made by what says that a press failed, in the task in which it begins to listen.
        await page.locator('body > p[role=status]').waitFor({ state: 'attached' })
        await context.setOffline(true)
        await page.locator('main article [data-save]').first().click()
        await said(page, 'Riprova tra poco')
        await expect(page.locator('[data-save][aria-busy]')).toHaveCount(0)
        expect(new URL(page.url()).pathname).toBe('/news/cronaca')
      }))

    test.describe('in a browser that keeps pages', () => {
      const whole = useWholeBrowser()

      test('what was saved on a story’s page is marked in the list that its reader comes back to, and what was removed is not', async () => {
        const context = await openContext(whole.browser, {})
        await context.addInitScript(noteReturns)
        const page = await context.newPage()
        await openAs(page, 'Giulia', '/news/cronaca')
        const item = (await page.locator('main article [data-save]').nth(4).getAttribute('data-save')) ?? ''
        const card = page.locator('main article').filter({ has: page.locator(`[data-save="${item}"]`) })
        const story = new URL((await card.first().locator('a').first().getAttribute('href')) ?? '', page.url()).pathname
        for (const [is, words] of [
          [true, 'Salvato'],
          [false, 'Tolto dai salvati'],
        ] as const) {
          await open(page, '/news/cronaca')
          await greeted(page)
          await pressed(page, !is, item)
          await open(page, story)
          await pressed(page, !is, item)
          await buttonOf(page, item).click()
          await said(page, words)
          await page.goBack({ waitUntil: 'commit' })
          await waitForReturn(page)
          await pressed(page, is, item)
        }
        await context.close()
      })
    })
  })
}
