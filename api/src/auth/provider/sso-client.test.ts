import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SsoClient } from './sso-client.ts'
import { SsoRefusal, SsoSilence } from './sso-error.ts'

let status = 200
const provider = createServer((_request, response) => response.writeHead(status, { location: '/' }).end('{}'))
let client: SsoClient

beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  client = new SsoClient({ url, publicUrl: url, clientId: 'liberta-web', clientSecret: undefined })
})
afterAll(() => void provider.close())

describe('what a provider answers to a refresh', () => {
  it.each([400, 401])('%i is a refusal, which ends the session', async (answered) => {
    status = answered
    await expect(client.refresh('x')).rejects.toBeInstanceOf(SsoRefusal)
  })

  it.each([200, 302, 403, 404, 429, 500, 503])(
    '%i says nothing of the token: the session goes on',
    async (answered) => {
      status = answered
      await expect(client.refresh('x')).rejects.toBeInstanceOf(SsoSilence)
      await expect(client.readUser('x')).rejects.toBeInstanceOf(SsoSilence)
    },
  )
})
