import { expect, test } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { describeDialog } from './consent/dialog.cases.ts'
import { describeConsentLooks } from './consent/looks.cases.ts'
import { startOthers } from './consent/start-others.ts'
import type { Others } from './consent/start-others.ts'
import { describeWithdrawalAtOnce } from './consent/withdrawal.cases.ts'
import { auditPage } from './site/audit-page.ts'
import { pressChoices } from './site/choose-cookies.ts'
import { warmPage } from './site/find-pages.ts'
import { asReader, DESK, openContext, PHONE } from './site/reader.ts'
import { takePopoversAway } from './site/without-popovers.ts'
import { startFrontend } from './site/start-frontend.ts'
import type { OwnFrontend } from './site/start-frontend.ts'

/** They throw in each script that they give. */
let others: Others
let site: OwnFrontend

test.beforeAll(async () => {
  others = await startOthers((_request, response) => void response.end('throw new Error("what others do")'))
  const { origin } = others
  site = await startFrontend({ ANALYTICS_SCRIPT_URL: `${origin}/stats.js`, EXTRA_SCRIPT_URL: `${origin}/extra.js` })
  for (const path of ['/', '/podcast']) await warmPage(site, path)
})
test.afterAll(async () => {
  await site.stop()
  others.stop()
})
test.beforeEach(() => {
  others.requests.length = 0
})

const region = (page: Page) => page.getByRole('region', { name: 'Una scelta, prima di leggere' })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Le tue scelte sui cookie' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Takes back in the open choices what was consented to: the page is loaded anew, and asks nobody else for anything. */
async function withdrawAll(page: Page): Promise<void> {
  await expect(preferences(page).getByRole('switch', { name: 'Statistiche' })).toBeChecked()
  others.requests.length = 0
  await Promise.all([page.waitForEvent('load'), press(page, 'Rifiuta tutto')])
  await page.waitForLoadState('networkidle')
  expect(others.requests).toEqual([])
}

const viewsOf = (page: Page) =>
  page.evaluate(
    () =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event === 'page_view')
        .length,
  )
const signalsOf = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? [])
      .map((entry) => Object.values(entry) as unknown[])
      .filter(([command]) => command === 'consent')
      .map(([, kind, state]) => [kind, (state as Record<string, string>).analytics_storage]),
  )

/** Runs `visit` as a reader who has never chosen, on the home page with the question. */
async function ask(
  { browser }: { browser: Browser },
  visit: (page: Page, context: BrowserContext) => Promise<void>,
  viewport = DESK,
): Promise<void> {
  const context = await openContext(browser, { isAsked: true, viewport, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(site.urls.site, { waitUntil: 'load' })
    await region(page).waitFor()
    await visit(page, context)
  } finally {
    await context.close()
  }
}

test.describe('a reader who has not chosen', () => {
  test('is asked without losing the focus, the page or its place, and nothing of others is loaded', async ({
    browser,
  }) => {
    await ask({ browser }, async (page) => {
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      expect(await page.evaluate(() => document.documentElement.getAttribute('data-consent'))).toBe('open')
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 500)
          }),
      )
      expect(shift).toBeLessThan(0.01)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Chiudi e rifiuta')
      expect(others.requests).toEqual([])
      expect(await viewsOf(page)).toBe(0)
    })
  })

  test('has the three answers of one form and size, and on a phone the sheet is no taller than 46 %', async ({
    browser,
  }) => {
    await ask(
      { browser },
      async (page) => {
        const boxes = await Promise.all(
          ['Accetta', 'Rifiuta', 'Scegli'].map((name) =>
            page.getByRole('button', { name, exact: true }).evaluate((button) => {
              const { width, height } = button.getBoundingClientRect()
              const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
              return [Math.round(width), height, color, backgroundColor, borderColor, fontWeight].join()
            }),
          ),
        )
        expect(new Set(boxes).size).toBe(1)
        const { height = 999 } = (await region(page).boundingBox()) ?? {}
        expect(height).toBeLessThanOrEqual(PHONE.height * 0.46)
      },
      PHONE,
    )
  })

  for (const answer of ['Rifiuta', 'Chiudi e rifiuta'])
    test(`«${answer}» refuses: nothing of others is ever asked for, and nobody is asked again`, async ({ browser }) => {
      await ask({ browser }, async (page) => {
        await press(page, answer)
        await expect(region(page)).toBeHidden()
        for (const path of [
          '/',
          '/podcast',
          '/eventi',
          '/necrologie',
          '/policy',
          '/contact-us/request',
          '/non-esiste',
        ]) {
          await page.goto(site.urls.site + path, { waitUntil: 'networkidle' })
          await expect(region(page)).toBeHidden()
        }
        expect(others.requests).toEqual([])
        expect(await viewsOf(page)).toBe(0)
        await expect
          .poll(() => signalsOf(page))
          .toEqual([
            ['default', 'denied'],
            ['update', 'denied'],
          ])
      })
    })

  test('accepts: what waited is loaded, one view is counted, and what throws there breaks nothing here', async ({
    browser,
  }) => {
    await ask({ browser }, async (page) => {
      await press(page, 'Accetta')
      await expect(page.getByRole('status').filter({ hasText: 'Scelte salvate. Valgono sei mesi.' })).toHaveCount(1)
      await expect.poll(() => others.requests.toSorted()).toEqual(['/extra.js', '/stats.js'])
      expect(await viewsOf(page)).toBe(1)
      expect(await signalsOf(page)).toEqual([
        ['default', 'denied'],
        ['update', 'granted'],
      ])
      await page.goto(`${site.urls.site}/podcast`, { waitUntil: 'load' })
      await expect.poll(() => viewsOf(page)).toBe(1)
      await page.getByRole('button', { name: 'Menu' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Menu e ricerca' })).toBeVisible()
    })
  })

  test('chooses one by one, with everything off at first; the X changes nothing', async ({ browser }) => {
    await ask({ browser }, async (page) => {
      await press(page, 'Scegli')
      const boxes = preferences(page).getByRole('switch')
      await expect(boxes).toHaveCount(3)
      for (const box of await boxes.all()) await expect(box).not.toBeChecked()
      await press(page, 'Chiudi senza cambiare')
      await expect(region(page)).toBeVisible()
      await press(page, 'Scegli')
      await preferences(page).getByRole('switch', { name: 'Statistiche' }).check()
      await press(page, 'Salva le mie scelte')
      await expect(region(page)).toBeHidden()
      await expect.poll(() => others.requests).toEqual(['/stats.js'])
    })
  })
})

test.describe('a reader who has chosen', () => {
  test('changes their mind from the footer: what is stored for it goes, and the page is without the scripts', async ({
    browser,
  }) => {
    await ask({ browser }, async (page) => {
      await press(page, 'Accetta')
      await expect.poll(() => others.requests.length).toBe(2)
      await page.evaluate(() => {
        localStorage.setItem('interstiziale', '1')
        document.cookie = '_others=1;Path=/'
      })
      await pressChoices(page)
      await withdrawAll(page)
      expect(
        await page.evaluate(() => [localStorage.getItem('interstiziale'), document.cookie.includes('_others')]),
      ).toEqual([null, false])
      expect(await viewsOf(page)).toBe(0)
    })
  })

  test('withdraws in a browser without popovers, too', async ({ browser }) => {
    await ask({ browser }, async (page, context) => {
      await press(page, 'Accetta')
      await expect.poll(() => others.requests.length).toBe(2)
      await takePopoversAway(context)
      await page.reload({ waitUntil: 'networkidle' })
      await pressChoices(page)
      await press(page, 'Chiudi senza cambiare')
      await expect(preferences(page)).toBeHidden()
      await pressChoices(page)
      await withdrawAll(page)
    })
  })

  test('has the choices though their styles failed to load before', ({ browser }) =>
    asReader(browser, { isAsked: true }, async (page) => {
      await page.route('**/consent-layers*.css', (route) => route.abort(), { times: 1 })
      await Promise.all([page.waitForEvent('requestfailed'), page.goto(site.urls.site, { waitUntil: 'load' })])
      await pressChoices(page)
      await expect(preferences(page)).toBeVisible()
    }))

  test('is led to the page about cookies where the choices do not load', ({ browser }) =>
    asReader(browser, {}, async (page) => {
      await page.route('**/consent-layers*', (route) => route.abort())
      await page.goto(site.urls.site, { waitUntil: 'load' })
      await pressChoices(page)
      await page.waitForURL((url) => url.pathname === '/policy')
    }))

  test('has chosen in every tab', async ({ browser }) => {
    await ask({ browser }, async (page, context) => {
      const second = await context.newPage()
      await second.goto(`${site.urls.site}/podcast`, { waitUntil: 'load' })
      await region(second).waitFor()
      await press(page, 'Accetta')
      await expect(region(second)).toBeHidden()
      await expect.poll(() => viewsOf(second)).toBe(1)
    })
  })

  test('is counted once for a page that comes back from the back-forward cache or by a new load', async ({
    browser,
  }) => {
    await ask({ browser }, async (page) => {
      await press(page, 'Accetta')
      await expect.poll(() => viewsOf(page)).toBe(1)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      expect(await viewsOf(page)).toBe(2)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
      expect(await viewsOf(page)).toBe(2)
    })
  })
})

test.describe('the question and the preferences', () => {
  for (const [viewport, colorScheme] of [
    [DESK, 'light'],
    [DESK, 'dark'],
    [PHONE, 'light'],
    [PHONE, 'dark'],
  ] as const)
    test(`have no fault that axe finds at ${viewport.width}, ${colorScheme}`, async ({ browser }) => {
      await ask(
        { browser },
        async (page) => {
          await page.emulateMedia({ colorScheme })
          expect(await auditPage(page)).toEqual([])
          await press(page, 'Scegli')
          await expect(preferences(page)).toBeVisible()
          expect(await auditPage(page)).toEqual([])
        },
        viewport,
      )
    })

  test('are for people: a robot and a reader without script are not asked', async ({ browser }) => {
    for (const options of [{ userAgent: 'Googlebot/2.1' }, { javaScriptEnabled: false }]) {
      const context = await openContext(browser, { isAsked: true, ...options })
      const page = await context.newPage()
      await page.goto(site.urls.site, { waitUntil: 'networkidle' })
      await expect(page.getByRole('region', { name: 'Una scelta' })).toBeHidden()
      await context.close()
    }
  })
})

describeConsentLooks(() => site.urls.site)
describeDialog(() => site.urls.site)
describeWithdrawalAtOnce({ site: () => site.urls.site, others: () => others })
