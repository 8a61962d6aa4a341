import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, TEST_OPERATOR } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const GUARDED = [
  '/',
  '/queues',
  '/queues/',
  '/%71ueues',
  '/queue%73/api/queues',
  '/queues/api/queues',
  '/queues/static/favicon-32x32.png',
  '/queues/%73tatic/favicon-32x32.png',
  '/metrics',
  '/%6detrics',
  '/metric%73?x=1',
  '/health',
  '/h%65alth',
]

interface OperatorsAnswer {
  status: number
  body: string
  challenge: string | undefined
  headers: IncomingHttpHeaders
}

let lastAddress = 1

/** Each call from an address of its own, as wrong passwords are counted by address. */
const takeAddress = () => `127.0.2.${(lastAddress += 1)}`

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(api.operatorsOrigin)
  return new Promise<OperatorsAnswer>((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', localAddress: takeAddress(), path, headers, method, agent: false },
      (answer) => {
        let body = ''
        answer.on('data', (bytes: Buffer) => (body += bytes.toString()))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body,
            challenge: answer.headers['www-authenticate'],
            headers: answer.headers,
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const sign = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})
const OPERATOR = sign(TEST_OPERATOR.user, TEST_OPERATOR.password)

describe('the operators’ pages', () => {
  it.each(GUARDED)('%s is closed to others, however it is spelled', async (path) => {
    for (const headers of [{}, sign(TEST_OPERATOR.user, 'x'), sign('x', TEST_OPERATOR.password)]) {
      expect(await ask(path, headers)).toMatchObject({ status: 401, challenge: expect.stringContaining('Basic') })
    }
  })

  it.each(['//queues', '/./queues', '/health/live/../../queues', '/QUEUES', '/queues;x'])(
    '%s opens nothing either',
    async (path) => {
      expect((await ask(path)).status).toBeGreaterThanOrEqual(400)
    },
  )

  it('are open to an operator', async () => {
    expect((await ask('/queues', OPERATOR)).body).toContain('Libertà')
    const queues = (await ask('/queues/api/queues', OPERATOR)).body
    for (const name of ['cms-changes', 'refresh-hot', 'outbox']) expect(queues).toContain(name)
    expect((await ask('/metrics', OPERATOR)).body).toMatch(/api_reads_total[^]*process_cpu/)
  })

  it('say how things are, what readers notice and what to do', async () => {
    const { status, body } = await ask('/health', OPERATOR)
    const health = JSON.parse(body) as { checks: { name: string; ok: boolean; impact: string; action: string }[] }
    expect(status).toBe(503)
    // Nothing was ever refreshed here, and there is no PostgreSQL.
    const wrong = health.checks.filter(({ ok }) => !ok).map(({ name }) => name)
    expect(wrong).toEqual(['home-freshness', 'postgres', 'outbox'])
    expect(health.checks.every(({ impact, action }) => impact !== '' && action !== '')).toBe(true)
  })

  const PAUSE = '/queues/api/queues/refresh/pause'

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site, which is another port or subdomain', { 'sec-fetch-site': 'same-site' }],
    ['none', { 'sec-fetch-site': 'none' }],
    ['an Origin of elsewhere, where a browser says no more', { origin: 'http://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['an Origin of another port', { origin: 'http://127.0.0.1:1' }],
  ])('take no order that another site’s page gives: %s', async (_what, headers) => {
    expect((await ask(PAUSE, { ...OPERATOR, ...headers }, 'PUT')).status).toBe(403)
  })

  it('take the orders of their own page, and of an operator’s script', async () => {
    const own = { origin: api.operatorsOrigin }
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, own, {}] as Record<string, string>[]) {
      const resume = await ask(PAUSE.replace('pause', 'resume'), { ...OPERATOR, ...headers }, 'PUT')
      expect([401, 403]).not.toContain(resume.status)
    }
  })

  it('are shown in no frame, and kept by no cache', async () => {
    for (const path of ['/queues', '/metrics', '/health']) {
      expect((await ask(path, OPERATOR)).headers).toMatchObject({
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cache-control': 'no-store',
      })
    }
  })

  it('tell everybody that the process lives, and nothing else', async () => {
    expect((await ask('/health/live')).status).toBe(200)
    expect((await ask('/elsewhere')).status).toBe(404)
  })

  it('are not on the readers’ port', async () => {
    for (const path of ['/queues', '/metrics', '/health']) {
      expect((await fetch(`${api.origin}${path}`, { headers: OPERATOR })).status).toBe(404)
    }
  })
})
