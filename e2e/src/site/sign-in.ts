import type { Locator, Page } from '@playwright/test'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** What the stand-in of the provider can be told to do to tokens. */
export interface TokenOrder {
  accessTokenSeconds?: number
  /** Whose tokens: other files sign in at the same provider meanwhile. */
  email: string
  expireAccessTokens?: boolean
  refuseRefresh?: boolean
}

/** The account button that readers see in the header. */
export function accountButton(page: Page): Locator {
  return page.getByRole('banner').locator('[data-account]:visible').first()
}

/** Waits till the page greets somebody. */
export async function greeted(page: Page, words = 'Ciao'): Promise<void> {
  await accountButton(page).filter({ hasText: words }).waitFor()
}

/** At the provider's login page: signs in there, and waits to be back on the site. */
export async function passProvider(page: Page, site: OpenSite, name = 'Anna'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.waitForURL((url) => url.origin === site.urls.site && url.pathname !== '/authorize-sso')
}

/** From the page that is open, by the account button, and back there. */
export async function signInFrom(page: Page, site: OpenSite, name = 'Anna'): Promise<void> {
  await accountButton(page).click()
  await passProvider(page, site, name)
  await greeted(page)
}

/** Tells the stand-in of the provider what to do to tokens. */
export async function orderTokens(site: OpenSite, order: TokenOrder): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${site.env['SSO_STAND_IN_PORT']}/_control/tokens`, {
    method: 'POST',
    body: JSON.stringify(order),
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`POST /_control/tokens: ${answer.status}`)
}

/** Notes every call to the accounts' API from now on: method and path. */
export function followCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?:auth|user|save-for-later)/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}
