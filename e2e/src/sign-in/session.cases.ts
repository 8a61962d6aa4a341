import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { asReader } from '../site/reader.ts'
import { accountButton, followCalls, greeted, orderTokens, signInFrom } from '../site/sign-in.ts'
import type { Paper } from '../site/use-paper.ts'

/** Tokens, their renewal and their end, as a browser lives through them (requirements 4, 5, 8, 9). */
export function describeSession(paper: Paper): void {
  const open = (page: Page, path = '/') => page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
  const saveStory = (page: Page) => page.locator(`[data-save="${paper.content.story.id}"]`).first().click()
  const pressed = (page: Page) =>
    page.locator(`[data-save="${paper.content.story.id}"][aria-pressed=true]`).first().waitFor()

  /** Signed in on the story's page, with an access token that holds for a quarter of an hour; gives the moment at which it ends. */
  async function openStory(page: Page, email: string): Promise<number> {
    await open(page, paper.content.pages.story)
    await accountButton(page).click()
    await page.getByLabel('Indirizzo e-mail').fill(email)
    // The page asks once for what the provider says of the reader now: with tokens that end meanwhile it would lead to /login.
    const synced = page.waitForResponse('**/api/user/sync')
    await page.getByRole('button', { name: 'Continua' }).click()
    await greeted(page)
    await synced
    const answer = await page.request.get(`${paper.site.urls.site}/api/auth`)
    return ((await answer.json()) as { tokenExpires: number }).tokenExpires
  }

  test.describe('Tokens', () => {
    test('are renewed within the last 60 s, before the call that is made', () =>
      asReader(paper.browser, {}, async (page) => {
        const end = await openStory(page, 'rinnovo@example.it')
        const calls = followCalls(page)
        await page.clock.setFixedTime(end - 70_000)
        await saveStory(page)
        await page.getByRole('status').filter({ hasText: 'Salvato' }).waitFor()
        await page.clock.setFixedTime(end - 50_000)
        await saveStory(page)
        await page.getByRole('status').filter({ hasText: 'Tolto' }).waitFor()
        expect(calls).toEqual([
          'POST /api/save-for-later/toggle',
          'POST /api/auth/refresh',
          'POST /api/save-for-later/toggle',
        ])
      }))

    test('that cannot be renewed lead to /login, once, which says why; after the sign-in the save is done', () =>
      asReader(paper.browser, {}, async (page) => {
        const email = 'scaduto@example.it'
        const end = await openStory(page, email)
        const logged: string[] = []
        page.on('console', (line) => logged.push(line.text()))
        const visited: string[] = []
        page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
        await orderTokens(paper.site, { email, expireAccessTokens: true, refuseRefresh: true })
        await page.clock.setFixedTime(end - 30_000)
        await saveStory(page)
        await page.waitForURL(/\/login\?/)
        await page.getByText('Token refresh failed', { exact: true }).waitFor()
        expect(visited).toEqual(['/login'])
        expect(logged).toContain('Token refresh failed')
        expect(await accountButton(page).innerText()).toBe('Accedi')
        await page.getByRole('link', { name: 'Accedi di nuovo' }).click()
        await page.waitForURL(`**${paper.content.pages.story}`)
        await greeted(page)
        await pressed(page)
      }))
  })

  test.describe('The return of the sign-in', () => {
    test('with a state that nobody kept ends on /login with the message of requirements 5.1', () =>
      asReader(paper.browser, {}, async (page, context) => {
        await open(page, '/authorize-sso?code=geheim&state=fremd')
        expect(new URL(page.url()).pathname).toBe('/login')
        await page.getByText('Invalid state parameter - security check failed', { exact: true }).waitFor()
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('liberta_lettore')
      }))

    test('leaves no token in the page, its storage, its addresses, what the API answers, or the log', () =>
      asReader(paper.browser, {}, async (page, context) => {
        const addresses: string[] = []
        const answers: Promise<string>[] = []
        page.on('framenavigated', (frame) => addresses.push(frame.url()))
        page.on('response', (response) => {
          if (response.url().startsWith(`${paper.site.urls.site}/api/`)) answers.push(response.text().catch(() => ''))
        })
        await open(page, paper.content.pages.story)
        await signInFrom(page, paper.site)
        await page.waitForLoadState('networkidle')
        const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
        const seen = [await page.content(), kept, ...(await Promise.all(answers)), ...paper.site.log].join('\n')
        expect(seen).not.toMatch(/access_?token|refresh_?token|code_verifier|ssoData|profile_photo_url/i)
        const own = addresses.filter((address) => address.startsWith(paper.site.urls.site))
        expect(own.filter((address) => /[?&](?:code|state)=/.test(address))).toEqual([])
        for (const { name, value, httpOnly } of await context.cookies(paper.site.urls.site)) {
          if (value.length < 20) continue
          expect([name, httpOnly]).toEqual([name, true])
          expect(seen).not.toContain(value)
        }
      }))
  })

  test.describe('Signing out', () => {
    test('ends here and on the server, and another tab sees it when it is looked at again', () =>
      asReader(paper.browser, {}, async (page, context) => {
        await open(page)
        await signInFrom(page, paper.site, 'Luigi')
        const other = await context.newPage()
        await open(other, '/news/latest')
        await greeted(other)
        await open(page, '/area-riservata/profilo')
        await page.locator('form[action="/api/auth/logout"] button').click()
        await page.waitForURL(`${paper.site.urls.site}/`)
        expect(await accountButton(page).innerText()).toBe('Accedi')
        await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await accountButton(other).filter({ hasText: 'Accedi' }).waitFor()
        expect(
          await page.request.get(`${paper.site.urls.site}/api/auth`).then((answer) => answer.json()),
        ).toMatchObject({
          isAuthenticated: false,
        })
      }))

    test('works where its script does not load', () =>
      asReader(paper.browser, {}, async (page, context) => {
        await open(page)
        await signInFrom(page, paper.site, 'Luigi')
        await context.route('**/page-account-*.js', (route) => route.abort())
        await open(page, '/area-riservata/profilo')
        await page.getByRole('main').getByRole('button', { name: 'Esci' }).click()
        await page.waitForURL(`${paper.site.urls.site}/`)
        const answer = await page.request.get(`${paper.site.urls.site}/api/auth`)
        expect(await answer.json()).toMatchObject({ isAuthenticated: false })
      }))

    test('and in as another elsewhere leaves nothing of the first reader on a page that is looked at again', () =>
      asReader(paper.browser, {}, async (page, context) => {
        await open(page)
        await signInFrom(page, paper.site, 'Anna')
        await open(page, '/area-riservata/profilo')
        await page.getByText('anna.bersani@example.it').first().waitFor()
        const [shared, other] = [await context.newPage(), await context.newPage()]
        await open(shared, '/news/latest')
        await greeted(shared, 'Ciao Anna')
        await open(other, '/area-riservata/profilo')
        await other.getByRole('main').getByRole('button', { name: 'Esci' }).click()
        await other.waitForURL(`${paper.site.urls.site}/`)
        await signInFrom(other, paper.site, 'Luigi')
        for (const tab of [page, shared]) {
          await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
          await greeted(tab, 'Ciao Luigi')
        }
        await page.getByText('luigi.gobbi@example.it').first().waitFor()
        await expect(page.getByText('anna.bersani@example.it')).toHaveCount(0)
      }))

    test('signing in elsewhere is seen as well, without a reload', () =>
      asReader(paper.browser, {}, async (page, context) => {
        const other = await context.newPage()
        await open(other, '/news/latest')
        await open(page)
        await signInFrom(page, paper.site, 'Luigi')
        await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await greeted(other, 'Ciao Luigi')
      }))
  })
}
