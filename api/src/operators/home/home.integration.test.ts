import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Withdrawal } from '@liberta/database/messages/withdrawal.entity'
import { weatherOf } from '@liberta/test-kit/sample-models'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { MikroORM } from '@mikro-orm/postgresql'
import { DatabaseLifecycle } from '../../database/database-lifecycle.ts'
import { startApi, TEST_OPERATOR } from '../../testing/start-api.ts'
import type { TestApi } from '../../testing/start-api.ts'

const VIEWER = { user: 'piero', password: 'solo guardare: 7' }

let database: ScratchDatabase
let api: TestApi

beforeAll(async () => {
  database = await createScratchDatabase()
  api = await startApi({
    DATABASE_URL: database.url,
    OPS_VIEWER_USER: VIEWER.user,
    OPS_VIEWER_PASSWORD: VIEWER.password,
  })
  await api.application.get(DatabaseLifecycle).ready()
  await api.write({ model: 'weather', id: 'piacenza' }, weatherOf(7))
})
// As the worker does every few seconds: what is older is late.
beforeEach(() => api.write({ model: 'front', id: 'home' }, {} as never))
afterAll(async () => {
  await api.stop()
  await database.drop()
})

async function open(path: string, { user, password } = TEST_OPERATOR) {
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  const answer = await fetch(`${api.operatorsOrigin}${path}`, { headers })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

const press = (name: string, fields: Record<string, string>) =>
  fetch(`${api.operatorsOrigin}/actions/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${TEST_OPERATOR.user}:${TEST_OPERATOR.password}`).toString('base64')}`,
    },
    body: new URLSearchParams({ ...fields, sure: 'yes' }),
  })

describe('the operators’ home', () => {
  it('says first that all is well, in ink', async () => {
    const { status, body, headers } = await open('/')
    expect(status).toBe(200)
    expect(body).toContain('<h1>All is well.</h1>')
    expect(body).not.toContain('is-cause')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('has the freshness of every tier, every queue, upstreams, caches, copies and what was done last', async () => {
    const { body } = await open('/')
    for (const tier of ['hot', 'warm', 'weather', 'steady', 'search', 'cool', 'archive'])
      expect(body).toMatch(new RegExp(`scope="row"[^>]*>${tier}<`))
    for (const queue of ['cms-changes', 'refresh-hot', 'refresh-miss', 'refresh', 'outbox'])
      expect(body).toContain(queue)
    for (const title of ['Naxos, the CMS', 'Open-Meteo', 'Read models, Redis', 'Last deploy', 'Last actions'])
      expect(body).toContain(title)
    expect(body).toMatch(/Mail to the desk<[\s\S]*?nothing sent yet/)
    expect(body).toMatch(/PostgreSQL’s log is taken<[\s\S]*?no backup is set up/)
  })

  it('says of a queue that is paused that it is, with what to do, and who did it', async () => {
    await press('pause', { queue: 'refresh' })
    const { body } = await open('/')
    expect(body).toContain('One thing: the queue refresh is paused.')
    expect(body).toContain('npm run ops -- resume refresh')
    expect(body).toMatch(/class="is-cause">\s*<th scope="row">refresh, paused/)
    expect(body).toContain('pause, queue refresh')
    await press('resume', { queue: 'refresh' })
    expect((await open('/')).body).toContain('All is well.')
  })

  it('says of the CMS that calls of it are held back, which kinds and why', async () => {
    const { connection } = api
    await connection.zadd('upstream:{naxos}:open', Date.now() + 60_000, 'front/home')
    await connection.hset('upstream:{naxos}:causes', 'front/home', 'slow')
    const { body } = await open('/')
    expect(body).toContain('One thing: the CMS is not well (front/home slow).')
    expect(body).toMatch(/class="is-cause">\s*<th scope="row">Naxos, the CMS<[\s\S]*?held back: front\/home slow/)
    await connection.del('upstream:{naxos}:open')
    expect((await open('/')).body).toContain('All is well.')
  })

  it('says of a receipt that its reader’s address does not take that the desk has it, and is well', async () => {
    const entities = api.application.get(MikroORM).em
    const confirmedAt = new Date(Date.now() - 20 * 60_000)
    const declared = { name: 'Anna', email: 'nessuno@example.it', contract: '7', declaredAt: confirmedAt, confirmedAt }
    const id = randomUUID()
    await entities.fork().insert(Withdrawal, { id, ...declared, receiptNumber: id, delivery: 'desk' })
    const { body } = await open('/')
    expect(body).toContain('All is well.')
    expect(body).toMatch(/Mail to the desk<[\s\S]*?1 not yet taken by the reader’s address/)
    await entities.fork().nativeDelete(Withdrawal, { id })
  })

  it('renews itself without a script every ten seconds, and not while it is paused', async () => {
    expect((await open('/')).body).toContain('http-equiv="refresh" content="10"')
    const { body } = await open('/?paused')
    expect(body).not.toContain('http-equiv="refresh"')
    expect(body).not.toContain('/operators.js')
    expect(body).toContain('Go on')
  })

  it('shows a viewer everything and no button', async () => {
    const { status, body } = await open('/', VIEWER)
    expect(status).toBe(200)
    expect(body).toContain('Viewers only look.')
    expect(body).not.toContain('/actions/')
  })

  it('loads its sheet, its faces and its script behind the same door', async () => {
    for (const path of ['/operators.css', '/operators.js', '/faces/bodoni.woff2', '/faces/instrument.woff2']) {
      expect((await open(path)).status).toBe(200)
      expect((await open(path, { user: 'x', password: 'x' })).status).toBe(401)
    }
  })
})
