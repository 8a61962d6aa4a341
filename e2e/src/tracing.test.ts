import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSpanReceiver } from '@liberta/test-kit/start-span-receiver'
import type { ReceivedSpan, SpanReceiver } from '@liberta/test-kit/start-span-receiver'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { SMALL_ARCHIVE, startTestSite } from '../../infra/local/src/test-site/start-test-site.ts'
import type { TestSite } from '../../infra/local/src/test-site/start-test-site.ts'
import { publishStory } from '../../infra/upstreams/src/client/edit-naxos.ts'
import { warmPage } from './site/find-pages.ts'

/** What a reader says of themselves; no span may. */
const SECRETS = { query: 'parolasegreta', email: 'anna.segreta@example.it', cookie: 'biscottosegreto' }

const loads = join(mkdtempSync(join(tmpdir(), 'liberta-loads-')), 'loads')
let receiver: SpanReceiver
let site: TestSite

test.beforeAll(async () => {
  writeFileSync(loads, '')
  receiver = await startSpanReceiver()
  site = await startTestSite({
    ...SMALL_ARCHIVE,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    OTEL_TRACES_SAMPLER_ARG: '1',
    NOTED_LOADS: loads,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'tracing/note-loads.mjs')}`,
  })
})
test.afterAll(async () => {
  await site.stop()
  receiver.close()
})

const traceOf = (span: ReceivedSpan) => receiver.spans.filter(({ trace }) => trace === span.trace)
const nameSpan = ({ service, name }: ReceivedSpan) => `${service}: ${name}`
/** From a span up to that which nobody has asked for, by service and name. */
function listAncestors(span: ReceivedSpan): string[] {
  const parent = receiver.spans.find(({ id, trace }) => id === span.parent && trace === span.trace)
  return parent === undefined ? [nameSpan(span)] : [nameSpan(span), ...listAncestors(parent)]
}
/** The first span that is named so and has come about so. */
async function findSpan(name: string, ...ancestors: string[]): Promise<ReceivedSpan> {
  const isIt = (span: ReceivedSpan) =>
    nameSpan(span) === name && ancestors.every((ancestor) => listAncestors(span).includes(ancestor))
  const explain = () => [...new Set(receiver.spans.map(nameSpan))].join('\n')
  await waitUntil(() => receiver.spans.some(isIt), { what: name, explain })
  const found = receiver.spans.find(isIt)
  if (found === undefined) throw new Error(name)
  return found
}
const read = async (path: string, init?: RequestInit) => (await fetch(site.urls.site + path, init)).status

test.describe('one trace', () => {
  test('leads from a reader’s request through the API, the queue and the worker to the CMS and to Redis', async () => {
    await warmPage(site, '/ricerca/query_ponte/s')
    const job = 'worker: process refresh-model'
    const call = await findSpan('worker: naxos search', job, 'api: send refresh-miss', 'frontend: GET searchSite')
    expect(listAncestors(call)).toEqual([
      'worker: naxos search',
      job,
      'api: send refresh-miss',
      'api: GET /api/naxos/search',
      'frontend: api /api/naxos/search',
      'frontend: GET searchSite',
    ])
    await waitUntil(() => traceOf(call).some(({ name, service }) => service === 'worker' && name.startsWith('redis ')))
    const [first, ...others] = new Set(traceOf(call).flatMap(({ facts }) => facts['request.id'] ?? []))
    expect([first, others]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), []])
  })

  test('leads from a change of the CMS to what is fetched for it', async () => {
    await publishStory(site, { title: 'Tracciata' })
    const [job, announcement] = ['worker: process cms-change', 'api: POST /api/naxos/webhook'] as const
    // The API tells of its spans later than the worker at times: only with the first of them is all there.
    const call = await findSpan('worker: naxos story', job, announcement)
    expect(listAncestors(call).slice(1)).toEqual([job, 'api: send cms-changes', announcement])
  })

  test('leads from a form through PostgreSQL and the outbox to what is done for it', async () => {
    const written = {
      kind: 'letter',
      name: 'Anna',
      email: SECRETS.email,
      subject: 'Lettera',
      body: 'Gentile direttore',
    }
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'a-letter',
    }
    const answer = await read('/api/messages', { method: 'POST', headers, body: JSON.stringify(written) })
    expect(answer).toBe(200)
    const done = await findSpan('worker: process message.sent', 'api: POST /api/messages', 'frontend: POST api')
    await waitUntil(() => {
      const statements = traceOf(done).filter(({ name }) => name.startsWith('sql '))
      return ['api', 'worker'].every((program) => statements.some(({ service }) => service === program))
    })
  })
})

test('no span says what a reader has said', async () => {
  const headers = { cookie: `sessione=${SECRETS.cookie}`, traceparent: `00-${'d'.repeat(32)}-${'e'.repeat(16)}-01` }
  await read(`/ricerca/query_${SECRETS.query}/s?utm_source=${SECRETS.query}`, { headers })
  await read(`/api/auth/session?x=${SECRETS.query}`, { headers })
  await findSpan('worker: naxos search', 'frontend: GET searchSite')
  await waitUntil(() => receiver.spans.filter(({ name }) => name === 'naxos search').length > 1)
  const text = receiver.bodies.join('\n')
  expect(Object.values(SECRETS).filter((secret) => text.includes(secret))).toEqual([])
  const keys = new Set(receiver.spans.flatMap(({ facts }) => Object.keys(facts)))
  expect([...keys].filter((key) => /url|query\.text|cookie|address|user/.test(key))).toEqual([])
})

for (const mood of ['hangs', 'drops', 'refuses'] as const) {
  test(`a receiver that ${mood} harms no request`, async () => {
    receiver.mood = mood
    try {
      for (let count = 0; count < 300; count += 1) expect(await read('/')).toBe(200)
      await warmPage(site, `/ricerca/query_${mood}/s`)
    } finally {
      receiver.mood = 'takes'
    }
    receiver.spans = []
    await waitUntil(
      async () => (await read('/')) === 200 && receiver.spans.some(({ service }) => service === 'frontend'),
    )
  })
}

test('without a receiver nothing of OpenTelemetry is loaded by any program', async () => {
  const programs = ['frontend', 'api', 'worker'] as const
  const listLoaders = () => programs.filter((program) => readFileSync(loads, 'utf8').includes(`/${program}/dist/`))
  expect(listLoaders()).toEqual(programs)
  writeFileSync(loads, '')
  for (const program of programs) {
    await site.stopPart(program)
    await site.startPart(program, { OTEL_EXPORTER_OTLP_ENDPOINT: '' })
  }
  await warmPage(site, '/ricerca/query_senza/s')
  expect(listLoaders()).toEqual([])
})
