import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { METRICS } from '@liberta/platform/metrics/metric.table'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { NOTICED_FIGURES } from './noticed.table.ts'
import { createHistoryReader } from './read-history.ts'

const NOW_MS = Date.parse('2026-11-24T10:00:00.000Z')
const NOW_S = NOW_MS / 1000

let prometheus: Server
let url: string
let answer: { status: number; body: string } | 'silence'
const requests: { path: string; form: URLSearchParams }[] = []

beforeAll(async () => {
  prometheus = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', form: new URLSearchParams(body) })
      if (answer !== 'silence') response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => prometheus.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(prometheus.address() as AddressInfo).port}/`
})
beforeEach(() => void requests.splice(0))
afterEach(() => void jest.restoreAllMocks())
afterAll(() => {
  prometheus.closeAllConnections()
  prometheus.close()
})

const range = (values: [number, string][][]) => ({
  status: 200,
  body: JSON.stringify({
    status: 'success',
    data: { resultType: 'matrix', result: values.map((each) => ({ metric: {}, values: each })) },
  }),
})

const read = () => createHistoryReader(url, () => NOW_MS)()
const forms = () => requests.map(({ form }) => form)

describe('the day of what readers notice', () => {
  it('is asked for by figure, over 24 hours, ten minutes apart', async () => {
    answer = range([])
    const histories = await read()
    expect(new Set(forms().map((each) => each.get('query')))).toEqual(
      new Set(NOTICED_FIGURES.map(({ query }) => query)),
    )
    expect(forms().map((each) => [each.get('start'), each.get('end'), each.get('step')])).toEqual(
      NOTICED_FIGURES.map(() => [String(NOW_S - 86_400), String(NOW_S), '600']),
    )
    expect(histories.map(({ points }) => points)).toEqual(NOTICED_FIGURES.map(() => Array(145).fill(null)))
  })

  it.each([
    ['', '/api/v1/query_range'],
    ['prometheus', '/prometheus/api/v1/query_range'],
    ['watch/prometheus/', '/watch/prometheus/api/v1/query_range'],
  ])('is asked for below the path of the setting: «%s»', async (prefix, path) => {
    answer = range([])
    await createHistoryReader(url + prefix)()
    expect(new Set(requests.map((request) => request.path))).toEqual(new Set([path]))
  })

  it('is asked for once by viewers of half a minute, at the same time or one after the other', async () => {
    answer = range([])
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000)
    const readAgain = createHistoryReader(url)
    await Promise.all([readAgain(), readAgain()])
    now.mockReturnValue(1_029_000)
    await readAgain()
    expect(requests).toHaveLength(NOTICED_FIGURES.length)
    now.mockReturnValue(1_031_000)
    await waitUntil(async () => (await readAgain()) && requests.length === 2 * NOTICED_FIGURES.length)
  })

  it('is asked for again after a failure', async () => {
    answer = { status: 503, body: '' }
    const readAgain = createHistoryReader(url)
    await expect(readAgain()).rejects.toThrow('503')
    answer = range([])
    expect(await readAgain()).toHaveLength(NOTICED_FIGURES.length)
  })

  it('has no figure where there is no Prometheus', async () => {
    expect(await createHistoryReader(undefined)()).toEqual([])
  })

  it('has each value at its place, and nothing where nothing was measured', async () => {
    answer = range([
      [
        [NOW_S - 86_400, '0.5'],
        [NOW_S - 600, 'NaN'],
        [NOW_S, '2'],
        [NOW_S + 600, '9'],
      ],
    ])
    const [first] = await read()
    expect([first?.points[0], first?.points[1], first?.points.at(-2), first?.points.at(-1)]).toEqual([
      0.5,
      null,
      null,
      2,
    ])
    expect(first?.points).toHaveLength(145)
  })

  it.each([
    ['a failure', { status: 500, body: range([]).body }, 'Prometheus could not be read: 500.'],
    ['no JSON', { status: 200, body: '<html>' }, 'its answer is not one series'],
    ['an error in JSON', { status: 200, body: '{"status":"error","error":"parse"}' }, 'its answer is not one series'],
    ['several series', range([[[NOW_S, '1']], [[NOW_S, '2']]]), 'its answer is not one series'],
    ['silence', 'silence', 'Prometheus does not answer.'],
  ] as const)('is not known after %s, and says so', async (_name, given, words) => {
    answer = given
    await expect(read()).rejects.toThrow(words)
  })

  it('is made of metrics that the programs have', () => {
    const named = NOTICED_FIGURES.flatMap(({ query }) => query.match(/[a-z][a-z_]+(?=_bucket|_count|\{)/g) ?? [])
    const known = new Set<string>(Object.keys(METRICS))
    expect(named.length).toBeGreaterThanOrEqual(NOTICED_FIGURES.length)
    expect(named.filter((name) => !known.has(name.replace(/_count$/, '')))).toEqual([])
  })
})
