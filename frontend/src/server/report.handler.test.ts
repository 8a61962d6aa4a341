import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { ALL_BUT_TIMEOUTS } from '@liberta/test-kit/all-but-the-date'
import { waitUntil } from '@liberta/test-kit/wait-until'
import fc from 'fast-check'
import { register } from 'prom-client'
import { createReportHandler } from './report.handler.ts'

const LIMITS = {
  bytes: 8192,
  bodyMs: 3_600_000,
  reading: { perClient: 2, inAll: 3 },
  perMinute: { perClient: 1000, inAll: 2000 },
}
const warn = jest.fn<(facts: object, message: string) => void>()
let server: Server
let close: () => void
const failures: unknown[] = []

/** The endpoint as the site has it; clients are told apart by X-Forwarded-For, which the site has settled before. */
async function start(limits: Partial<typeof LIMITS> = {}): Promise<void> {
  const reports = createReportHandler({ grammar: createSpecifiedGrammar(), log: { warn } }, { ...LIMITS, ...limits })
  close = reports.close
  server = createServer((request, response) => {
    reports.handle(request, response).catch((error: unknown) => failures.push(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

const portOf = () => (server.address() as AddressInfo).port
const send = async (body: string | Uint8Array<ArrayBuffer>, type = 'application/csp-report', client = '192.0.2.1') => {
  const headers = { 'content-type': type, 'x-forwarded-for': client }
  return (await fetch(`http://127.0.0.1:${portOf()}/_reports`, { method: 'POST', body, headers })).status
}
const countOf = async (kind: string, outcome: string) => {
  const { values } = (await register.getSingleMetric('site_reports_total')?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels.kind === kind && labels.outcome === outcome)?.value ?? 0
}

const older = (more: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://www.example.it/news/cronaca/ponte/12?utm=anna%40example.it#x',
      'violated-directive': 'img-src',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://pixel.example/anna?id=7',
      'script-sample': 'anna',
      ...more,
    },
  })
const newer = (...more: object[]) =>
  JSON.stringify([
    {
      type: 'csp-violation',
      age: 3,
      url: 'https://www.example.it/news/cronaca/ponte/12?utm=anna',
      user_agent: 'x',
      body: { blockedURL: 'inline', effectiveDirective: 'script-src-elem', sample: 'anna', documentURL: 'x' },
    },
    ...more,
  ])
const REPORTS_TYPE = 'application/reports+json'

beforeEach(async () => {
  warn.mockClear()
  failures.length = 0
  register.getSingleMetric('site_reports_total')?.reset()
  await start()
})

afterEach(() => {
  close()
  server.closeAllConnections()
  server.close()
  expect(failures).toEqual([])
})

describe('reports of pages', () => {
  it('are taken in both formats, answered 204, counted, and written as one line each kind with how often', async () => {
    const answers = [await send(older()), await send(older()), await send(newer(), REPORTS_TYPE)]
    expect(answers).toEqual([204, 204, 204])
    expect(await countOf('csp', 'taken')).toBe(3)
    expect(warn).not.toHaveBeenCalled()
    close()
    const path = '/news/cronaca/ponte/12'
    expect(warn.mock.calls).toEqual([
      [{ report: 'csp', directive: 'img-src', blocked: 'https://pixel.example', path, count: 2 }, 'pages report'],
      [{ report: 'csp', directive: 'script-src-elem', blocked: 'inline', path, count: 1 }, 'pages report'],
    ])
  })

  it('say nothing of a reader: no query, no sample, no words that were searched for', async () => {
    await send(older({ 'document-uri': 'https://www.example.it/ricerca/query_anna/s' }))
    await send(older({ 'document-uri': 'https://www.example.it/login?next=anna', 'blocked-uri': 'data:anna' }))
    close()
    expect(warn).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/anna/)
  })

  it('an older browser names the directive with its sources, and the other name of it alone', async () => {
    const violated = { 'effective-directive': undefined, 'violated-directive': "script-src 'self'", 'blocked-uri': '' }
    expect(await send(older(violated))).toBe(204)
    close()
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ directive: 'script-src', blocked: 'unknown' })
  })

  it('of other kinds that browsers send along are no fault', async () => {
    const deprecation = { type: 'deprecation', url: 'https://www.example.it/', body: { id: 'x' } }
    expect(await send(newer(deprecation), REPORTS_TYPE)).toBe(204)
    expect(await countOf('csp', 'taken')).toBe(1)
  })

  it('of how a visit was are figures by kind of page, and no line of the log', async () => {
    const visit = { path: '/news/cronaca/ponte/12', lcp: 1234.5, inp: 80, cls: 0.02 }
    const answers = [await send(JSON.stringify(visit), 'application/json')]
    answers.push(await send(JSON.stringify({ path: '/', cls: 0 }), 'application/json'))
    for (const odd of [{ ...visit, path: 'https://x/' }, { ...visit, lcp: -1 }, { ...visit, cls: '0' }, []])
      answers.push(await send(JSON.stringify(odd), 'application/json'))
    expect(answers).toEqual([204, 204, 400, 400, 400, 400])
    close()
    expect(warn).not.toHaveBeenCalled()
    const lcp = await register.getSingleMetricAsString('web_vitals_lcp_seconds')
    expect(lcp).toContain('web_vitals_lcp_seconds_sum{page="story"} 1.2345')
    expect(lcp).not.toContain('home')
    expect(await register.getSingleMetricAsString('web_vitals_cls_score')).toContain('_count{page="home"} 1')
  })

  it('a window ends after a minute by itself', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
    try {
      await send(older())
      jest.advanceTimersByTime(59_999)
      expect(warn).not.toHaveBeenCalled()
      jest.advanceTimersByTime(1)
      expect(warn).toHaveBeenCalledTimes(1)
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('the count of a minute', () => {
  it('ends where it was begun by a clock that was ahead and was put right', async () => {
    await start({ perMinute: { perClient: 1, inAll: 1 } })
    const now = Date.now()
    jest.useFakeTimers({
      now: now + 3 * 3_600_000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'queueMicrotask',
        'performance',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
      ],
    })
    try {
      expect([await send(older()), await send(older())]).toEqual([204, 429])
      jest.setSystemTime(now)
      expect([await send(older()), await send(older())]).toEqual([204, 429])
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('attacks on the endpoint of reports', () => {
  it.each([
    [400, 'application/csp-report', ''],
    [400, 'application/csp-report', '{'],
    [400, 'application/csp-report', 'null'],
    [400, 'application/csp-report', '{"csp-report":7}'],
    [400, 'application/csp-report', older({ 'effective-directive': 'img-src\n{"level":50}' })],
    [400, 'application/csp-report', `{"__proto__":{"csp-report":{}}}`],
    [400, REPORTS_TYPE, '{}'],
    [400, REPORTS_TYPE, JSON.stringify(Array.from({ length: 21 }, () => ({ type: 'x' })))],
    [400, REPORTS_TYPE, '[{"type":"csp-violation"}]'],
    [415, 'text/json', older()],
    [415, 'text/plain', older()],
    [415, 'multipart/form-data; boundary=x', '--x--'],
    [413, 'application/csp-report', older({ filler: 'x'.repeat(9000) })],
  ])('%i to %s %.40s', async (status, type, body) => {
    expect(await send(body, type)).toBe(status)
    const outcome = { 400: 'malformed', 413: 'too_large', 415: 'unknown_type' }[status] ?? ''
    expect(await countOf('none', outcome)).toBe(1)
    close()
    expect(warn).not.toHaveBeenCalled()
  })

  it('garbage of any bytes is 400 or 413, and never more', async () => {
    const bytes = fc.uint8Array({ maxLength: 400 })
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom('application/csp-report', REPORTS_TYPE), async (body, type) => {
        expect(await send(new Uint8Array(body), type)).toBe(400)
      }),
      { numRuns: 60 },
    )
  })

  it('a flood of one client is 429 and leaves the others their room; one of all is bounded, too', async () => {
    server.close()
    await start({ perMinute: { perClient: 5, inAll: 8 } })
    const flood = []
    for (let sent = 0; sent < 7; sent += 1) flood.push(await send(older()))
    expect(flood).toEqual([204, 204, 204, 204, 204, 429, 429])
    const others = []
    for (let sent = 0; sent < 4; sent += 1)
      others.push(await send(older(), 'application/csp-report', `192.0.2.${sent + 2}`))
    expect(others).toEqual([204, 204, 204, 429])
    expect(await countOf('none', 'too_many')).toBe(3)
  })

  it('one client is one /64, however many addresses it makes up', async () => {
    server.close()
    await start({ perMinute: { perClient: 2, inAll: 8 } })
    const sent = []
    for (const last of [1, 2, 3]) sent.push(await send(older(), 'application/csp-report', `2001:db8::${last}`))
    expect(sent).toEqual([204, 204, 429])
  })

  it('made-up violations get no line each: fifty, and one for the rest', async () => {
    for (let made = 0; made < 70; made += 1) await send(older({ 'blocked-uri': `https://a${made}.example/` }))
    close()
    expect(warn).toHaveBeenCalledTimes(51)
    expect(warn.mock.calls.at(-1)?.[0]).toEqual({ report: 'others', count: 20 })
  })

  it('a huge body is not read to its end', async () => {
    const answer = await speak(`content-length: 900000000`, 'x'.repeat(20_000))
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toMatch(/connection: close/i)
  })

  it('a slow body is let go, and holds two places at most of its client', async () => {
    jest.useFakeTimers({ doNotFake: ALL_BUT_TIMEOUTS })
    let asked = 0
    server.on('request', () => (asked += 1))
    const slow = [speak('content-length: 50', '{'), speak('content-length: 50', '{')]
    try {
      await waitUntil(() => asked === 2)
      expect(await send(older(), 'application/csp-report', '127.0.0.1')).toBe(429)
      expect(await send(older())).toBe(204)
      jest.advanceTimersByTime(LIMITS.bodyMs)
    } finally {
      jest.useRealTimers()
    }
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(await send(older(), 'application/csp-report', '127.0.0.1')).toBe(204)
  })

  it('who leaves within the body gives the place back', async () => {
    for (let left = 0; left < 3; left += 1) {
      const socket = connect(portOf(), '127.0.0.1')
      socket.write(`POST /_reports HTTP/1.1\r\nhost: x\r\n${CSP}\r\ncontent-length: 50\r\n\r\n{`)
      await once(server, 'request')
      socket.destroy()
    }
    await waitUntil(async () => (await send(older(), 'application/csp-report', '127.0.0.1')) === 204)
  })
})

const CSP = 'content-type: application/csp-report'

/** What is answered to a body that is begun and not ended. */
async function speak(header: string, begin: string): Promise<string> {
  const socket = connect(portOf(), '127.0.0.1')
  socket.write(`POST /_reports HTTP/1.1\r\nhost: x\r\n${CSP}\r\n${header}\r\n\r\n${begin}`)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return answer
}
