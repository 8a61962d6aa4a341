import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectMenuGroups, listLinks } from '../site/expect-menus.ts'
import { asReader, DESK, PHONE } from '../site/reader.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { usePage } from '../site/use-page.ts'
import { takePopoversAway } from '../site/without-popovers.ts'
import type { Paper } from '../site/use-paper.ts'
import { linksIn, menu, namedLink, openMenu, visitWithoutScripts } from './visit-layout.ts'

/** The off-canvas menu (requirements 2.103 to 2.109). */
export function describeMenu(paper: Paper): void {
  test.describe('Off-canvas menu (requirements 2, layout), without JavaScript', () => {
    const opened = usePage(paper, () => '/', { javaScriptEnabled: false })

    test.beforeAll(() => openMenu(opened.page))

    test("'Cerca' and the burger open the same menu; it is closed by default, and by the close button, Escape and a click outside", () =>
      visitWithoutScripts(paper, '/', async (page) => {
        expect(await menu(page).count()).toBe(0)
        await openMenu(page, 'Cerca')
        const first = await menu(page).getAttribute('id')
        await menu(page)
          .getByRole('button', { name: /chiudi/i })
          .click()
        await menu(page).waitFor({ state: 'hidden' })
        await openMenu(page, 'Menu')
        expect(await menu(page).getAttribute('id')).toBe(first)
        await page.keyboard.press('Escape')
        await menu(page).waitFor({ state: 'hidden' })
        await openMenu(page)
        const box = await menu(page).boundingBox()
        const isLeft = (box?.x ?? 0) < 10
        await page.mouse.click(isLeft ? DESK.width - 5 : 5, DESK.height - 5)
        await menu(page).waitFor({ state: 'hidden' })
      }))

    test("search box (placeholder 'Cosa stai cercando?') that searches", async () => {
      const { page } = opened
      const box = menu(page).getByPlaceholder('Cosa stai cercando?')
      expect(await box.isVisible()).toBe(true)
      expect(await box.evaluate((input) => (input as HTMLInputElement).form?.getAttribute('action'))).toMatch(
        /^\/ricerca/,
      )
    })

    test('weather widget of the default city, Piacenza', async () => {
      const { page } = opened
      const words = await menu(page).innerText()
      expect(words).toContain('Piacenza')
      expect(words).toMatch(/-?\d+ ?°|Meteo non disponibile/)
    })

    test("groups of up to 7 leaf links with 'Vedi tutti', unlimited for 'Servizi' and 'Territorio'", async () => {
      const { page } = opened
      const groups = expectMenuGroups(paper.content.configuration.navfullsections)
      const { shown, cut } = listLinks(groups)
      expect(cut.length).toBeGreaterThan(0)
      const links = await linksIn(menu(page))
      expect(links).toEqual(expect.arrayContaining(shown))
      for (const link of cut) expect(links).not.toContainEqual(link)
      const seeAll = links.filter(([name]) => name === 'Vedi tutti').map(([, href]) => href)
      expect(seeAll).toEqual(groups.flatMap((group) => group.seeAll ?? []))
      const served = groups.filter(({ name }) => ['Servizi', 'Territorio'].includes(name))
      expect(served.some((group) => group.shown.length > 7)).toBe(true)
    })

    test('the accordion toggles only below 1024 px width', async () => {
      const group = expectMenuGroups(paper.content.configuration.navfullsections).find(({ shown }) => shown.length > 2)
      const leaf = (page: Page) => namedLink(menu(page), group?.shown[1]?.name ?? '')
      const phone = { ...PHONE, width: 1023 }
      const toggle = (page: Page) =>
        menu(page)
          .locator('summary, button')
          .filter({ hasText: group?.name ?? '', visible: true })
          .first()
      for (const viewport of [PHONE, phone]) {
        await visitWithoutScripts(
          paper,
          '/',
          async (page) => {
            await openMenu(page)
            expect(await leaf(page).isVisible()).toBe(false)
            await toggle(page).click()
            expect(await leaf(page).isVisible()).toBe(true)
            await toggle(page).click()
            expect(await leaf(page).isVisible()).toBe(false)
          },
          viewport,
        )
      }
      const lookWide = async (page: Page) => {
        await openMenu(page)
        expect(await leaf(page).isVisible()).toBe(true)
        expect(await toggle(page).count()).toBe(0)
      }
      await visitWithoutScripts(paper, '/', lookWide, { width: 1024, height: 900 })
    })

    test('on a phone, where a name unfolds its group, the page of every group can be reached all the same', () =>
      visitWithoutScripts(
        paper,
        '/',
        async (page) => {
          await openMenu(page)
          const groups = paper.content.configuration.navfullsections.filter(
            ({ type, URL }) => type !== 'menuHidden' && type !== 'noLink' && URL !== '',
          )
          expect(groups.length).toBeGreaterThan(5)
          for (const { name, URL } of groups) {
            await menu(page).locator('summary').filter({ hasText: name, visible: true }).click()
            const addresses = (await linksIn(menu(page).locator('details[open]'))).map(([, href]) => href)
            expect(addresses.at(-1)).toBe(URL)
          }
        },
        PHONE,
      ))

    test('social links, login and subscribe buttons', async () => {
      const { page } = opened
      for (const name of ['Instagram', 'Youtube', 'Facebook', 'Accedi', 'Abbonati']) {
        expect(await menu(page).getByRole('link', { name }).first().isVisible()).toBe(true)
      }
      expect(await namedLink(menu(page), 'Abbonati').getAttribute('href')).toBe('/abbonamenti')
    })
  })

  test.describe('Off-canvas menu with JavaScript (requirements 4, menu)', () => {
    const opened = usePage(paper, () => '/news/cronaca')

    test('while open the page body is marked, and no longer when it is closed', async () => {
      const { page } = opened
      const marks = () =>
        page.evaluate(() => [...document.body.attributes].map(({ name, value }) => `${name}=${value}`).join(' '))
      const before = await marks()
      await openMenu(page)
      await page.waitForFunction((closed) => {
        const now = [...document.body.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')
        return now !== closed
      }, before)
      await menu(page)
        .getByRole('button', { name: /chiudi/i })
        .click()
      await menu(page).waitFor({ state: 'hidden' })
      await waitUntil(async () => (await marks()) === before, { what: 'the body is marked no longer' })
    })

    describeOldBrowsers(paper)

    for (const [what, leave] of [
      ['a link click', (page: Page) => namedLink(menu(page), 'Vedi tutti: Sport').click()],
      [
        'a search',
        async (page: Page) => {
          await menu(page).getByPlaceholder('Cosa stai cercando?').fill('piena')
          await page.keyboard.press('Enter')
        },
      ],
    ] as const) {
      test(`is closed by ${what}, in the page that is left`, async () => {
        const { page } = opened
        await stayHere(page)
        await openMenu(page)
        const before = page.url()
        await leave(page)
        await page.waitForFunction(() => document.querySelector(':popover-open') === null)
        expect(await page.evaluate(() => window.leaving)).toBe(true)
        expect(page.url()).toBe(before)
      })
    }
  })
}

/** Most of the menu's ways, where a browser leaves them to script (docs/design.md, menu). */
function describeOldBrowsers(paper: Paper): void {
  for (const viewport of [DESK, PHONE])
    test(`a browser without popovers opens and closes the menu by script, ${viewport.width} px wide`, () =>
      asReader(paper.browser, { viewport, reducedMotion: 'reduce' }, async (page, context) => {
        await takePopoversAway(context)
        await page.goto(`${paper.site.urls.site}/news/cronaca`, { waitUntil: 'load' })
        const focus = page.locator(':focus')
        const isMarked = () => page.locator('body[data-menu=open]').count()
        await openMenu(page, 'Menu')
        expect(await isMarked()).toBe(1)
        expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: viewport.height })
        await menu(page)
          .getByRole('button', { name: /chiudi/i })
          .click()
        await menu(page).waitFor({ state: 'hidden' })
        await expect(page.locator('body[data-menu]')).toHaveCount(0)
        await expect(focus).toHaveText('Menu')
        await openMenu(page)
        await expect(focus).toHaveAttribute('type', 'search')
        await page.keyboard.press('Escape')
        await menu(page).waitFor({ state: 'hidden' })
        if (viewport === PHONE) return
        await openMenu(page)
        await page.mouse.click(DESK.width - 5, DESK.height - 5)
        await menu(page).waitFor({ state: 'hidden' })
      }))
}

declare global {
  interface Window {
    /** Whether the page was about to be left, which a test kept it from. */
    leaving?: boolean
  }
}

/** Keeps the page where it is: the next one always has its menu closed, and would prove nothing. */
async function stayHere(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.leaving = false
    for (const name of ['click', 'submit']) {
      addEventListener(name, (event) => {
        if (name === 'click' && (event.target as Element).closest('a') === null) return
        window.leaving = true
        event.preventDefault()
      })
    }
  })
}
