import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { warmPage } from '../site/find-pages.ts'
import { DESK, PHONE } from '../site/reader.ts'
import { usePage } from '../site/use-page.ts'
import type { Paper } from '../site/use-paper.ts'
import { menu, openMenu } from './visit-layout.ts'

const RESTING = { field: false, button: false, words: 'Cerca', state: '' }
const RUNNING = { field: true, button: true, words: 'Cerco…', state: 'Ricerca in corso' }

/** Opens the search, and has the page note how a form stands once it was sent, and once the page has been shown again. */
async function watchForms(page: Page): Promise<void> {
  await page.goto(new URL('/ricerca', page.url()).href)
  await page.evaluate(() => {
    // On the window, which hears of it after the page's own listeners. The browser leaves before anybody could ask from outside.
    addEventListener('submit', ({ target }) => {
      const [field, button] = (target as HTMLFormElement).elements
      const seen = [false, true].map((isBack) => {
        // As the back-forward cache brings the page back, which browsers under test do not keep.
        if (isBack) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return {
          field: field?.ariaBusy === 'true',
          button: button?.ariaBusy === 'true',
          words: button?.textContent,
          state: document.querySelector('output#ricerca-in-corso')?.textContent,
        }
      })
      sessionStorage.setItem('form', JSON.stringify(seen))
    })
  })
}

const readForms = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('form') ?? '[]') as unknown[])

/** The running flag of a search (requirements 4.27). */
export function describeRunningSearch(paper: Paper): void {
  for (const viewport of [DESK, PHONE]) {
    test.describe(`A running search at ${viewport.width} px (requirements 4)`, () => {
      const opened = usePage(paper, () => '/ricerca', { viewport })

      test('says so: field and button are busy and it is announced; Back finds no busy form', async () => {
        const { page } = opened
        await watchForms(page)
        await page.locator('main search form').getByRole('searchbox').fill('ponte')
        await Promise.all([page.waitForURL('**/ricerca/query_ponte/s'), page.keyboard.press('Enter')])
        expect(await readForms(page)).toEqual([RUNNING, RESTING])
        await page.goBack()
        await expect(page.locator('main search form [aria-busy=true]')).toHaveCount(0)
        await expect(page.locator('output#ricerca-in-corso')).toHaveText('')
      })

      test('from the menu is announced as well, when the menu has closed', async () => {
        const { page } = opened
        await watchForms(page)
        await openMenu(page)
        await menu(page).getByRole('searchbox').fill('ponte')
        await Promise.all([page.waitForURL('**/ricerca/query_ponte/s'), page.keyboard.press('Enter')])
        expect(await readForms(page)).toEqual([RUNNING, RESTING])
      })
    })
  }

  test.describe('A search with menus (requirements 4)', () => {
    const opened = usePage(paper, () => '/necrologie/list')

    test('has its choices once it is loaded, sends what is chosen, and has it when it is come back to', async () => {
      const { page } = opened
      const form = page.locator('main search form')
      const town = form.getByLabel('Comune')
      const slug = (await town.locator('option').nth(1).getAttribute('value')) ?? ''
      await warmPage(paper.site, `/necrologie/list?comune=${slug}`)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await town.selectOption(slug)
      await form.getByRole('button', { name: 'Cerca' }).click()
      await page.waitForURL((url) => url.searchParams.get('comune') === slug)
      await expect(town).toHaveValue(slug)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect(town).toHaveValue(slug)
      await expect(form.getByRole('button', { name: 'Cerca' })).toHaveCount(1)
      await page.goBack()
      await expect(town.locator('option').nth(1)).toHaveAttribute('value', slug)
    })
  })
}
