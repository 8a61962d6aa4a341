import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AccountClient } from './account-client.ts'

const ITEM = { type: 'story', itemId: '7', title: 'Il Po scende' }
const CONSENTS = {
  personalizationConsent: true,
  groupMarketingConsent: true,
  partnerMarketingConsent: true,
  version: 0,
}

/** An API for which everybody is signed out, and what it was asked for. */
let api: Server
const asked: string[] = []
beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(401, { 'content-type': 'application/problem+json' }).end('{}')
  })
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done))
})
afterAll(() => void api.close())

/** The client of a browser without a cookie, and of one whose session has ended. */
function openClient(cookie: string) {
  const { port } = api.address() as AddressInfo
  return new AccountClient({
    baseURL: `http://127.0.0.1:${port}`,
    cookie,
    origin: 'https://www.example.it',
    clientAddress: '::1',
  })
}

describe.each([
  ['without a session', '', 0],
  ['with a session that has ended', 'liberta_sessione=x', 1],
])('the client’s functions %s (requirements 6: they return false or null)', (_who, cookie, calls) => {
  it.each<[string, (account: AccountClient) => Promise<unknown>]>([
    ['what is saved', (account) => account.readSaved({})],
    ['privacy', (account) => account.readPrivacy()],
    ['interests', (account) => account.readInterests()],
  ])('%s is null', async (_what, read) => {
    asked.length = 0
    expect(await read(openClient(cookie))).toBeNull()
    expect(asked).toHaveLength(calls)
  })

  it.each<[string, (account: AccountClient) => Promise<unknown>]>([
    ['save for later', (account) => account.keepItem(ITEM, true)],
    ['save privacy', (account) => account.savePrivacy(CONSENTS)],
    ['save interests', (account) => account.saveInterests({ topics: ['po'], zones: [], version: 0 })],
  ])('%s is false, whatever was chosen', async (_what, save) => {
    asked.length = 0
    expect(await save(openClient(cookie))).toBe(false)
    expect(asked).toHaveLength(calls)
  })
})
