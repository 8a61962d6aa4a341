import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createPagePolicy, NO_SOURCES } from '../http/security-headers.ts'
import { packContent } from '../page-cache/pack-content.ts'
import { splitTarget } from '../page-cache/page-key.ts'
import type { PackedPage, PackedRequest } from '../rendering/packed-renderer.ts'
import { close, listen } from '../testing/listen.ts'
import { makeCache } from '../testing/steer-page.ts'
import { createPageHandler } from './page.handler.ts'

const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const REFUSED = '/vecchia.php'

let server: Server | null = null

afterEach(() => {
  if (server !== null) close(server)
})

/** A site whose pages come from a renderer, one at a time, while one more may wait; and what was asked of it. */
async function startSite(renderPacked: (request: PackedRequest) => Promise<PackedPage>) {
  const asked: string[] = []
  const came = { count: 0 }
  const handle = createPageHandler({
    packed: {
      renderPacked: (request) => {
        asked.push(`${request.path}?${request.query}`)
        return renderPacked(request)
      },
    },
    pages: makeCache({ now: 1_000_000, failures: [] }, { concurrency: 1, maxQueue: 1 }),
    grammar: createSpecifiedGrammar(),
    policy: createPagePolicy(NO_SOURCES),
  })
  server = createServer((request, response) => {
    came.count += 1
    void handle(request, response, splitTarget(request.url))
  })
  const base = `http://127.0.0.1:${await listen(server)}`
  const get = (address: string) => fetch(base + address, { headers: READER, redirect: 'manual' })
  return { asked, came, get }
}

async function answer(status: number, more: Partial<PackedPage> = {}): Promise<PackedPage> {
  const kind = status === 404 ? 'notFound' : 'redirect'
  const content = await packContent(Buffer.from('Questa pagina non c’è'), 'identity')
  return { status, kind, content, contentType: 'text/html', tags: [], madeOf: new Map(), pageKind: null, ...more }
}

const never = () => new Promise<PackedPage>(() => undefined)
/** Asks for an address with so many queries, each another. */
const vary = <Answer>(ask: (address: string) => Promise<Answer>, address: (index: number) => string, count = 50) =>
  Array.from({ length: count }, (_, index) => ask(address(index)))

describe('a bad address with a query', () => {
  it('is rendered once, whatever its query is', async () => {
    const { asked, get } = await startSite(() => answer(404))
    for (const index of [1, 2, 3]) {
      const page = await get(`${REFUSED}?fbclid=${index}`)
      expect([page.status, await page.text()]).toEqual([404, 'Questa pagina non c’è'])
    }
    expect(asked).toEqual([`${REFUSED}?fbclid=1`])
  })

  it('is rendered once for all who wait for it', async () => {
    const { promise, resolve } = Promise.withResolvers<PackedPage>()
    const { asked, came, get } = await startSite(() => promise)
    const answers = vary(get, (index) => `${REFUSED}?fbclid=${index}`)
    await waitUntil(() => came.count === 50)
    resolve(await answer(404))
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]))
    expect(asked).toHaveLength(1)
  })

  it('that has moved is led on each time as the rules say then', async () => {
    const targets = ['/news/latest', '/news/sport']
    const { asked, get } = await startSite(() => answer(301, { location: targets.shift() ?? '/' }))
    const first = await get(`${REFUSED}?id=1`)
    const second = await get(`${REFUSED}?id=2`)
    expect([first.headers.get('location'), second.headers.get('location')]).toEqual(['/news/latest', '/news/sport'])
    expect(asked).toHaveLength(2)
  })
})

describe('what leads elsewhere by its query', () => {
  it('takes its turn among all renders, and is refused where that does not come', async () => {
    const { asked, get } = await startSite(never)
    const statuses: number[] = []
    for (const one of vary(get, (index) => `/ricerca?query=ponte-${index}`))
      void one.then(({ status }) => statuses.push(status)).catch(() => undefined)
    await waitUntil(() => statuses.length === 49)
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(asked).toHaveLength(1)
  })

  it('is kept under no key: each query has its own answer', async () => {
    const { asked, get } = await startSite(({ query }) => answer(301, { location: `/ricerca/${query}` }))
    for (const words of ['query=po', 'query=trebbia', 'query=po'])
      expect((await get(`/ricerca?${words}`)).headers.get('location')).toBe(`/ricerca/${words}`)
    expect(asked).toHaveLength(3)
  })
})
