import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { signInAs, startSignInSite } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'

let site: SignInSite
let browser: TestBrowser

beforeAll(async () => {
  site = await startSignInSite()
  browser = await signInAs(site, 'lettore@example.it')
})
afterAll(() => site.stop())

const send = (path: string, body: object, key: string) =>
  browser.call(`/api/user/${path}`, body, { 'idempotency-key': key })

/** The CMS has taken everything from its lists, and the API has heard of it. */
async function emptyLists(): Promise<void> {
  const store = site.api.application.get(ReadModelStore)
  const body: never[] = []
  const write = { revision: '2-2', etag: null, tags: [], state: 'present', body, freshFor: 3_600_000 } as const
  await store.write({ model: 'tags', id: 'all' }, write)
  await store.write({ model: 'newsletters', id: 'all' }, write)
  const refusals = {
    newsletters: { newsletterId: 3, active: true },
    interests: { interests: { topics: ['sanita'], zones: [] } },
  }
  for (const [path, command] of Object.entries(refusals)) {
    const isRefused = async () => (await browser.call(`/api/user/${path}`, command)).status === 422
    await waitUntil(isRefused, { what: `${path} that are gone are refused` })
  }
}

describe('a command that is repeated with its Idempotency-Key', () => {
  it.each([
    ['user/newsletters', { newsletterId: 2, active: true }],
    ['save-for-later/toggle', { itemId: '77', currentStatus: false }],
    ['user/interests', { interests: { topics: [], zones: [] } }],
  ])('/api/%s is answered with the same bytes as the first time', async (path, body) => {
    const repeat = async () => (await browser.call(`/api/${path}`, body, { 'idempotency-key': `same-${path}` })).text()
    const first = await repeat()
    expect(first).toContain('"status"')
    expect([await repeat(), await repeat()]).toEqual([first, first])
  })

  it('is answered as the first time though what it names has left the lists, and the reader has let it go', async () => {
    const commands = [
      ['interests', { interests: { topics: ['po'], zones: [] } }],
      ['newsletters', { newsletterId: 1, active: true }],
    ] as const
    const sendAll = () =>
      Promise.all(commands.map(async ([path, body]) => (await send(path, body, `gone-${path}`)).text()))
    const first = await sendAll()
    await browser.call('/api/user/interests', { interests: { topics: [], zones: [] } })
    await emptyLists()
    expect(await sendAll()).toEqual(first)
    expect((await send('interests', { interests: { topics: ['sanita'], zones: [] } }, 'gone-interests')).status).toBe(
      422,
    )
  })
})
