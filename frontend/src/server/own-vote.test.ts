import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createPagePolicy, NO_SOURCES } from '../http/security-headers.ts'
import { splitTarget } from '../page-cache/page-key.ts'
import { sampleSurveys } from '../samples/sample-pages.ts'
import { close, listen } from '../testing/listen.ts'
import { makeCache } from '../testing/steer-page.ts'
import { useOwnSite } from '../testing/use-own-site.ts'
import { textOf } from '../testing/render-sample.ts'
import { createPersonalPageRoom } from './personal-page-room.ts'
import { createOwnVotePage } from './own-vote.handler.ts'

const site = useOwnSite()
const [survey] = sampleSurveys()
const shared = `/surveyDetail?id=${survey?.slug}`
const own = `${shared}&voto=mio`
const ASKED = 'GET /api/surveys/vote'
const COOKIE = 'liberta_voto=abc; liberta_votato=1'
const tell = (answerId: number | null) => site.api.answers.set(ASKED, { status: 200, body: { status: 'ok', answerId } })

describe('the survey’s page for who comes back to it', () => {
  it('shows the results and what they have voted, and not the form; nobody keeps it', async () => {
    tell(3)
    const answer = await site.get(own, { cookie: COOKIE })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(textOf(html)).toContain('Hai già votato.')
    expect(textOf(html)).toMatch(/No il tuo voto \d+ %/)
    expect(html).not.toContain('name="risposta"')
    expect(html).toContain('name="robots" content="noindex"')
    expect(site.api.reads).toContain('/api/surveys/vote?surveyId=821')
  })

  it('leads to the form for who would change their vote, without leading them back', async () => {
    tell(3)
    const html = await (await site.get(own, { cookie: COOKIE })).text()
    expect(html).toContain(`href="${shared}&amp;voto=nuovo">Cambia il tuo voto`)
    const form = await (await site.get(`${shared}&voto=nuovo`, { cookie: COOKIE })).text()
    expect(form).toContain('name="risposta"')
    expect(form).not.toContain('data-own-vote')
  })

  it.each([
    ['has not voted', 200, { status: 'ok', answerId: null }],
    ['cannot be known now', 503, {}],
    ['is told of by what is no answer', 200, { answerId: 'x' }],
  ])('gives the form to who %s, and leads nobody on', async (_who, status, body) => {
    site.api.answers.set(ASKED, { status, body })
    const answer = await site.get(own, { cookie: COOKIE })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('name="risposta"')
    expect(html).not.toContain('data-own-vote')
  })

  it('the page of everybody asks for nobody’s vote and is kept, whatever cookie comes with it', async () => {
    tell(3)
    const answer = await site.get(shared, { cookie: COOKIE })
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(textOf(await answer.text()).includes('Hai già votato.')).toBe(false)
    expect(site.api.reads.filter((path) => path.startsWith('/api/surveys/vote'))).toEqual([])
  })

  it('of a survey that was never asked is 404', async () => {
    expect((await site.get('/surveyDetail?id=mai-chiesto&voto=mio')).status).toBe(404)
  })

  it('is there for who is signed in, and may have voted elsewhere', async () => {
    tell(3)
    expect((await site.get(own, { cookie: 'liberta_lettore=1' })).status).toBe(200)
  })
})

/** Asks so often at once, and gives what was refused, as soon as that is so many. */
async function collectRefusals(asks: Promise<Response>[], count: number): Promise<Response[]> {
  const refused: Response[] = []
  for (const ask of asks) void ask.then((answer) => refused.push(answer)).catch(() => undefined)
  await waitUntil(() => refused.length === count)
  return refused
}

describe('many who ask for it at once', () => {
  /** A server of that page alone: one is rendered at a time, one more may wait, and none ever ends. */
  async function startFull(limits: { concurrency: number; maxQueue: number }) {
    const rendering = { count: 0 }
    const parts = {
      renderer: {
        renderPage: () => {
          rendering.count += 1
          return new Promise<never>(() => undefined)
        },
      },
      grammar: createSpecifiedGrammar(),
      policy: createPagePolicy(NO_SOURCES),
      apiURL: 'http://127.0.0.1:9',
      origin: 'http://localhost:3000',
    }
    const serve = createOwnVotePage(parts, createPersonalPageRoom(makeCache({ now: 1_000_000, failures: [] }, limits)))
    const server = createServer((request, response) => void serve(request, response, splitTarget(request.url)))
    open.push(server)
    const base = `http://127.0.0.1:${await listen(server)}`
    const get = (address: string) => fetch(base + own, { headers: { cookie: COOKIE, 'x-forwarded-for': address } })
    return { get, rendering }
  }
  const open: Server[] = []
  afterEach(() => close(...open.splice(0)))

  it('take their turn among all renders, and are told kindly to come again', async () => {
    const { get, rendering } = await startFull({ concurrency: 1, maxQueue: 1 })
    const asks = Array.from({ length: 20 }, (_, index) => get(`198.51.100.${index}`))
    const [refusal] = await collectRefusals(asks, 19)
    expect([refusal?.status, refusal?.headers.get('retry-after')]).toEqual([503, '3'])
    expect(await refusal?.text()).toContain('riprova')
    expect(rendering.count).toBe(1)
  })

  it('from one address are few: the others have theirs', async () => {
    const { get, rendering } = await startFull({ concurrency: 100, maxQueue: 100 })
    await collectRefusals(
      Array.from({ length: 50 }, () => get('198.51.100.7')),
      42,
    )
    expect(rendering.count).toBe(8)
    void get('203.0.113.1').catch(() => undefined)
    await waitUntil(() => rendering.count === 9)
  })
})
