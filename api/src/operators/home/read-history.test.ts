import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { METRICS } from '@liberta/platform/metrics/metric.table'
import { NOTICED_FIGURES } from './noticed.table.ts'
import { readHistory } from './read-history.ts'

const AT = new Date('2026-11-24T10:00:00.000Z')
const NOW_S = AT.getTime() / 1000

let prometheus: Server
let url: string
let answer: { status: number; body: string } | 'silence'
const asked: URLSearchParams[] = []

beforeAll(async () => {
  prometheus = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      asked.push(new URLSearchParams(body))
      if (answer !== 'silence') response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => prometheus.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(prometheus.address() as AddressInfo).port}/`
})
beforeEach(() => void asked.splice(0))
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

describe('the day of what readers notice', () => {
  it('is asked for by figure, over 24 hours, ten minutes apart', async () => {
    answer = range([])
    const histories = await readHistory(url, AT)
    expect(new Set(asked.map((each) => each.get('query')))).toEqual(new Set(NOTICED_FIGURES.map(({ query }) => query)))
    expect(asked.map((each) => [each.get('start'), each.get('end'), each.get('step')])).toEqual(
      NOTICED_FIGURES.map(() => [String(NOW_S - 86_400), String(NOW_S), '600']),
    )
    expect(histories.map(({ points }) => points)).toEqual(NOTICED_FIGURES.map(() => Array(145).fill(null)))
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
    const [first] = await readHistory(url, AT)
    expect([first?.points[0], first?.points[1], first?.points.at(-2), first?.points.at(-1)]).toEqual([
      0.5,
      null,
      null,
      2,
    ])
    expect(first?.points).toHaveLength(145)
  })

  it.each([
    ['a failure', { status: 500, body: 'no' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['an error in JSON', { status: 200, body: '{"status":"error","error":"parse"}' }],
    ['several series', range([[[NOW_S, '1']], [[NOW_S, '2']]])],
    ['silence', 'silence'],
  ] as const)('is not known after %s', async (_name, given) => {
    answer = given
    await expect(readHistory(url, AT)).rejects.toThrow()
  })

  it('is made of metrics that the programs have', () => {
    const named = NOTICED_FIGURES.flatMap(({ query }) => query.match(/[a-z][a-z_]+(?=_bucket|_count|\{)/g) ?? [])
    const known = new Set<string>(Object.keys(METRICS))
    expect(named.length).toBeGreaterThanOrEqual(NOTICED_FIGURES.length)
    expect(named.filter((name) => !known.has(name.replace(/_count$/, '')))).toEqual([])
  })
})
