import { createBullBoard } from '@bull-board/api'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import { pino } from 'pino'
import { DatabaseLifecycle } from '../../database/database-lifecycle.ts'
import { startApi, TEST_OPERATOR } from '../../testing/start-api.ts'
import type { TestApi } from '../../testing/start-api.ts'
import { AuditLog } from './audit-log.ts'
import type { AuditEntry } from './audit-log.ts'

const VIEWER = { user: 'piero', password: 'solo guardare: 7' }

let database: ScratchDatabase
let api: TestApi
let orm: MikroORM
let audit: AuditLog

beforeAll(async () => {
  database = await createScratchDatabase()
  api = await startApi({
    DATABASE_URL: database.url,
    OPS_VIEWER_USER: VIEWER.user,
    OPS_VIEWER_PASSWORD: VIEWER.password,
  })
  await api.application.get(DatabaseLifecycle).ready()
  orm = api.application.get(MikroORM)
  audit = new AuditLog(orm, pino({ level: 'silent' }))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const sign = ({ user, password }: { user: string; password: string }) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})
const ask = (path: string, account: { user: string; password: string }, method = 'GET') =>
  fetch(`${api.operatorsOrigin}${path}`, { method, headers: sign(account) })

/** A line comes a moment after the answer. */
const seen = (look: () => Promise<void>) =>
  waitUntil(async () => {
    await look()
    return true
  })

/** Every route of the board, as the package lists them to whoever serves it. */
function listBoardWrites(): { method: string; path: string }[] {
  const listed: { method: string; path: string }[] = []
  const nothing = () => collector
  const collector = {
    setQueues: nothing,
    setViewsPath: nothing,
    setStaticPath: nothing,
    setEntryRoute: nothing,
    setErrorHandler: nothing,
    setUIConfig: nothing,
    setApiRoutes(routes: { method: string | string[]; route: string | string[] }[]) {
      for (const { method, route } of routes)
        for (const path of [route].flat()) listed.push({ method: [method].flat().join(), path })
      return collector
    },
  }
  createBullBoard({ queues: [], serverAdapter: collector })
  return listed
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(':queueName', 'refresh').replaceAll(/:\w+/g, '1'),
    }))
}

const ENTRY: AuditEntry = {
  who: 'anna',
  role: 'operator',
  client: '192.0.2.7',
  channel: 'command',
  action: 'refresh',
  arguments: { model: 'front:home' },
  dryRun: true,
  result: 'done',
  detail: 'would be fetched',
  requestId: 'a'.repeat(32),
}

describe('the audit log', () => {
  it('gives back what was written, newest first', async () => {
    expect(await audit.write(ENTRY)).toBe(true)
    expect(await audit.write({ ...ENTRY, dryRun: false })).toBe(true)
    expect(await audit.list(2)).toEqual([
      { ...ENTRY, dryRun: false, at: expect.any(Date) },
      { ...ENTRY, at: expect.any(Date) },
    ])
  })

  it.each([
    ['changed', `update operator_actions set who = 'piero'`],
    ['deleted', 'delete from operator_actions'],
    ['emptied', 'truncate operator_actions'],
  ])('is not %s by who is connected to the database', async (_what, statement) => {
    await audit.write(ENTRY)
    await expect(orm.em.fork().execute(statement)).rejects.toThrow('only added to')
  })

  it('lets go of what is older than a year', async () => {
    await audit.write({ ...ENTRY, detail: 'old' })
    const insert = `insert into operator_actions select gen_random_uuid(), now() - interval '2 years', who, role, client, channel,
      action, arguments, dry_run, result, 'older', request_id from operator_actions where detail = 'old' limit 1`
    await orm.em.fork().execute(insert)
    await orm.em.fork().execute(`delete from operator_actions where at < now() - interval '1 year'`)
    expect((await audit.list(50)).map(({ detail }) => detail)).not.toContain('older')
  })

  it('says where PostgreSQL did not take a line, and the log of the program has it', async () => {
    const lines: string[] = []
    const away = { em: { fork: () => ({ insert: () => Promise.reject(new Error('away')) }) } } as never
    const log = new AuditLog(away, pino({}, { write: (line: string) => void lines.push(line) }))
    expect(await log.write(ENTRY)).toBe(false)
    expect(lines.join('')).toMatch(/operator action[^]*front:home|front:home[^]*operator action/)
    expect(lines.join('')).toContain('an operator’s action is in this log only')
  })
})

describe('the board of the queues', () => {
  it('writes down what an operator does there', async () => {
    for (const order of ['pause', 'resume'])
      expect((await ask(`/queues/api/queues/refresh/${order}`, TEST_OPERATOR, 'PUT')).status).toBe(200)
    await seen(async () => {
      const [last, before] = await audit.list(2)
      expect(last).toMatchObject({
        who: TEST_OPERATOR.user,
        role: 'operator',
        channel: 'queues',
        action: 'PUT /queues/api/queues/:queueName/resume',
        arguments: { queueName: 'refresh' },
        result: 'done',
      })
      expect(before).toMatchObject({ action: 'PUT /queues/api/queues/:queueName/pause' })
    })
  })

  const WRITES = listBoardWrites()

  it('has more than twenty writes, or this test looks at the wrong list', () => {
    expect(WRITES.length).toBeGreaterThan(20)
  })

  it.each(WRITES)('refuses a viewer $method $path, on both boards', async ({ method, path }) => {
    for (const board of ['/queues', '/queues-to-look-at'])
      expect((await ask(`${board}${path}`, VIEWER, method)).status).toBe(403)
  })

  it('writes down what a viewer has tried', async () => {
    await seen(async () => {
      expect(await audit.list(3)).toContainEqual(
        expect.objectContaining({ who: 'piero', role: 'viewer', result: 'refused', channel: 'queues' }),
      )
    })
  })

  it.each(['/queues-to-look-at', '/queues-to-look-at/api/queues', '/health', '/metrics'])(
    'lets a viewer look at %s',
    async (path) => {
      expect([200, 503]).toContain((await ask(path, VIEWER)).status)
    },
  )

  it('has no buttons for viewers: its queues are to be read', async () => {
    const { queues } = (await (await ask('/queues-to-look-at/api/queues', VIEWER)).json()) as {
      queues: { readOnlyMode: boolean }[]
    }
    expect(queues.map(({ readOnlyMode }) => readOnlyMode)).toEqual(queues.map(() => true))
  })
})

describe('the door', () => {
  it('writes down a wrong password', async () => {
    expect((await ask('/', { user: 'anna', password: 'x' })).status).toBe(401)
    await seen(async () => {
      expect(await audit.list(1)).toEqual([
        expect.objectContaining({ who: null, channel: 'sign-in', result: 'refused', detail: 'wrong name or password' }),
      ])
    })
  })
})
