import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { savedListSchema } from '@liberta/contracts/accounts/saved-item.schema'
import { signInAnew, startSignInSite } from '../../../../infra/testing/start-sign-in.ts'
import type { SignInSite, TestBrowser } from '../../../../infra/testing/start-sign-in.ts'

const TITLES = ['Zoo', '«Apri»', 'abete', 'Étoile', 'L’altro', 'zebra', 'Èlite', 'emilia', 'Abaco']

let site: SignInSite
let browser: TestBrowser

beforeAll(async () => {
  site = await startSignInSite()
  browser = await signInAnew(site)
  for (const [itemId, title] of TITLES.entries())
    await browser.call('/api/save-for-later/toggle', { itemId, title, currentStatus: false })
})
afterAll(() => site.stop())

async function list(parameters: Record<string, string>): Promise<string[]> {
  const answer = await browser.call(`/api/save-for-later?${new URLSearchParams(parameters).toString()}`)
  return savedListSchema.parse(await answer.json()).items.map(({ title }) => title)
}

describe('titles of what was saved', () => {
  it('stand in the order of an Italian dictionary, whatever their case, accents and quotation marks', async () => {
    const sorted = ['Abaco', 'abete', '«Apri»', 'Èlite', 'emilia', 'Étoile', 'L’altro', 'zebra', 'Zoo']
    expect(await list({ sort: 'title' })).toEqual(sorted)
  })

  it.each([
    ['an apostrophe from a keyboard', "L'ALTRO", 'L’altro'],
    ['an apostrophe as it is printed', 'l’altro', 'L’altro'],
    ['an accent in a character of its own', 'e\u0300lite', 'Èlite'],
    ['no accent', 'elite', 'Èlite'],
    ['a soft hyphen that was copied along', 'al\u00ADtro', 'L’altro'],
  ])('are found by %s', async (_what, query, title) => {
    expect(await list({ query })).toEqual([title])
  })
})
