import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createPagePolicy, NO_SOURCES } from '../http/security-headers.ts'
import { splitTarget } from '../page-cache/page-key.ts'
import { SAMPLE_SESSION } from '../testing/start-account-api.ts'
import { close, listen } from '../testing/listen.ts'
import { makeCache } from '../testing/steer-page.ts'
import { createPersonalPageRoom } from './personal-page-room.ts'
import { createPersonalPages } from './personal-page.handler.ts'

const open: Server[] = []
afterEach(() => close(...open.splice(0)))

/** A server of the reserved area alone, before an API that answers nobody; so many of its calls are open, were at most, and for whom. */
async function startSilent() {
  const calls = { open: 0, most: 0, clients: new Set<unknown>() }
  const api = createServer((request, response) => {
    calls.most = Math.max(calls.most, (calls.open += 1))
    calls.clients.add(request.headers['x-forwarded-for'])
    response.once('close', () => (calls.open -= 1))
  })
  const parts = {
    renderer: { renderPage: () => Promise.reject(new Error('nobody is known')) },
    grammar: createSpecifiedGrammar(),
    policy: createPagePolicy(NO_SOURCES),
    apiURL: `http://127.0.0.1:${await listen(api)}`,
    origin: 'http://localhost:3000',
  }
  const serve = createPersonalPages(parts, createPersonalPageRoom(makeCache({ now: 1_000_000, failures: [] })))
  const site = createServer((request, response) => {
    serve(request, response, splitTarget(request.url)).catch(() => response.destroy())
  })
  open.push(site, api)
  const base = `http://127.0.0.1:${await listen(site)}`
  const get = (address: string) =>
    fetch(`${base}/area-riservata`, { headers: { cookie: SAMPLE_SESSION, 'x-forwarded-for': address } })
  return { calls, get }
}

describe('pages of the reserved area that one address asks for at once', () => {
  it('cost the API few calls, the rest is told kindly to come again, and other readers have theirs', async () => {
    const { calls, get } = await startSilent()
    const refused: Response[] = []
    for (let index = 0; index < 100; index += 1)
      void get('198.51.100.7')
        .then((answer) => refused.push(answer))
        .catch(() => undefined)
    // More, where the first calls are given up before all have come.
    await waitUntil(() => refused.length >= 92)
    expect(calls.most).toBe(8)
    const [refusal] = refused
    expect([refusal?.status, refusal?.headers.get('retry-after')]).toEqual([503, '3'])
    expect(await refusal?.text()).toContain('riprova')
    void get('203.0.113.1').catch(() => undefined)
    await waitUntil(() => calls.clients.has('203.0.113.1'))
  })
})
