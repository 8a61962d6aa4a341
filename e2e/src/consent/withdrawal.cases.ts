import { expect, test } from '@playwright/test'
import { pressChoices } from '../site/choose-cookies.ts'
import { asReader } from '../site/reader.ts'
import type { Others } from './start-others.ts'

const RECORD = '**/api/user/cookie-choices'

/** What is left of others once consent to them is withdrawn (docs/consent.md). */
export function describeWithdrawalAtOnce({ site, others }: { site: () => string; others: () => Others }): void {
  test('a reader who withdraws is rid of what others had set, however often they set it until the page is gone, and whatever becomes of the record', ({
    browser,
  }) =>
    asReader(browser, { isAsked: true }, async (page) => {
      await page.goto(site(), { waitUntil: 'load' })
      await page.getByRole('button', { name: 'Accetta', exact: true }).click()
      await expect.poll(() => others().requests.length).toBe(2)
      // As of a reader who is signed in, where the API does not answer.
      await page.route(RECORD, () => undefined)
      await page.evaluate(() => {
        document.cookie = 'liberta_lettore=1;Path=/'
        setInterval(() => (document.cookie = '_others=1;Path=/'), 10)
      })
      await pressChoices(page)
      const recorded = page.waitForRequest(RECORD)
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: 'Rifiuta tutto', exact: true }).click(),
      ])
      await recorded
      expect(await page.evaluate(() => document.cookie)).not.toContain('_others')
    }))
}
