import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import type { Producers } from '@liberta/platform/queues/create-producer'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { weatherOf } from '@liberta/test-kit/sample-models'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import { Worker } from 'bullmq'
import { DatabaseLifecycle } from '../../database/database-lifecycle.ts'
import { QUEUES } from '../../settings/injection-token.ts'
import { runOps } from '../../testing/run-ops.ts'
import { READERS, signReadersIn } from '../../testing/sign-readers-in.ts'
import { startApi, TEST_OPERATOR } from '../../testing/start-api.ts'
import type { TestApi } from '../../testing/start-api.ts'

const VIEWER = { user: 'piero', password: 'solo guardare: 7' }
/** As caches and frontends are told of it. */
const PICTURE = 'picture:2026%2F11%2Fponte%20chiuso'
type Account = typeof TEST_OPERATOR

let database: ScratchDatabase
let api: TestApi
let store: ReadModelStore
let queues: Producers
const heard: { name: string; state: string }[] = []

beforeAll(async () => {
  database = await createScratchDatabase()
  api = await startApi({
    DATABASE_URL: database.url,
    OPS_VIEWER_USER: VIEWER.user,
    OPS_VIEWER_PASSWORD: VIEWER.password,
  })
  await api.application.get(DatabaseLifecycle).ready()
  store = api.application.get(ReadModelStore)
  queues = api.application.get<Producers>(QUEUES)
  const subscriber = connectRedis(api.redis.url, 'subscriber', createLogger('test', 'silent'))
  if (subscriber.status !== 'ready') await once(subscriber, 'ready')
  await subscriber.subscribe(CHANGES_CHANNEL)
  subscriber.on('message', (_channel, message) => heard.push(JSON.parse(message) as (typeof heard)[number]))
  stopHearing = () => subscriber.disconnect()
})
let stopHearing: () => void = () => undefined
afterAll(async () => {
  stopHearing()
  await api.stop()
  await database.drop()
})

/** The queue with one failed job, the store with a weather and a story, nothing paused, nothing heard. */
beforeEach(async () => {
  await Promise.all(Object.values(queues).map((queue) => queue.obliterate({ force: true })))
  await api.write({ model: 'weather', id: 'piacenza' }, weatherOf(7), { tags: ['section:12'] })
  await api.write({ model: 'story', id: '7242' }, {} as never)
  await failOneJob()
  await query('truncate outbox')
  heard.length = 0
})

const query = <Row>(sql: string) => api.application.get(MikroORM).em.fork().execute<Row[]>(sql)

const fail = () => Promise.reject(new Error('rubbish'))

async function failOneJob(): Promise<void> {
  await queues.refresh.add('refresh-model', {}, { jobId: 'broken' })
  const worker = new Worker('refresh', fail, { connection: { url: api.redis.url }, prefix: 'bull' })
  await waitUntil(async () => (await queues.refresh.getFailedCount()) === 1)
  await worker.close()
}

const countJobs = async (queue: keyof Producers) => queues[queue].getJobCountByTypes('wait', 'prioritized', 'delayed')

/** What an action is given, what has to be there for it, and whether it was done. */
interface ActionCase {
  name: string
  given: Record<string, string>
  prepare?: () => Promise<unknown>
  isDone: () => Promise<boolean>
}

const CASES: ActionCase[] = [
  {
    name: 'refresh',
    given: { model: 'weather:piacenza' },
    isDone: async () => (await countJobs('refresh')) === 1,
  },
  {
    name: 'purge',
    given: { what: 'section:12' },
    isDone: async () => heard.some(({ name }) => name === 'weather:piacenza'),
  },
  { name: 'redrive', given: { queue: 'refresh' }, isDone: async () => (await queues.refresh.getFailedCount()) === 0 },
  { name: 'pause', given: { queue: 'outbox' }, isDone: () => queues.outbox.isPaused() },
  {
    name: 'resume',
    given: { queue: 'refresh-hot' },
    prepare: () => queues['refresh-hot'].pause(),
    isDone: async () => !(await queues['refresh-hot'].isPaused()),
  },
  {
    name: 'rebuild',
    given: {},
    prepare: () =>
      query(`insert into users (id, sso_id, email, name, surname, sso_data, revision, created_at, updated_at)
      values (gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid()::text || '@example.it', 'Anna', '', '{}', 1, now(), now())`),
    isDone: async () => (await query('select 1 from outbox')).length > 0,
  },
  {
    name: 'withdraw',
    given: { story: '7242' },
    isDone: async () =>
      (await store.readRaw({ model: 'story', id: '7242' }))?.state === 'withdrawn' &&
      (await countJobs('cms-changes')) === 1,
  },
  {
    name: 'forget-picture',
    given: { picture: 'https://www.example.it/media/2026%2F11%2Fponte%20chiuso/16x9-1200.jpg' },
    isDone: async () => heard.some(({ name, state }) => name === PICTURE && state === 'withdrawn'),
  },
  {
    name: 'erase',
    given: { reader: READERS[0] },
    prepare: () => signReadersIn(api),
    isDone: async () => (await query(`select 1 from users where id = '${READERS[0]}'`)).length === 0,
  },
  {
    name: 'sign-out',
    given: { reader: READERS[0] },
    prepare: () => signReadersIn(api),
    isDone: async () => {
      const left = await query<{ user_id: string }>('select distinct user_id from reader_sessions')
      return left.length === 1 && left[0]?.user_id === READERS[1]
    },
  },
]

const sign = ({ user, password }: Account) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

async function postForm(name: string, fields: Record<string, string>, account: Account = TEST_OPERATOR) {
  const headers = { ...sign(account), origin: api.operatorsOrigin }
  const answer = await fetch(`${api.operatorsOrigin}/actions/${name}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, body: await answer.text() }
}

const toWords = (given: Record<string, string>) => Object.entries(given).flatMap(([key, value]) => [`--${key}`, value])
const lastLine = async () =>
  (
    await query<Record<string, unknown>>(
      'select who, role, client, channel, action, arguments, dry_run, result, request_id from operator_actions order by at desc limit 1',
    )
  )[0]

describe.each(CASES)('$name', ({ name, given, isDone, prepare = () => Promise.resolve() }) => {
  const line = (channel: string, dryRun: boolean) => ({
    who: TEST_OPERATOR.user,
    role: 'operator',
    client: '127.0.0.1',
    channel,
    action: name,
    arguments: given,
    dry_run: dryRun,
    result: 'done',
    request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  })

  it('by page: a form, what it would do, and only then the deed', async () => {
    await prepare()
    const form = await fetch(`${api.operatorsOrigin}/actions/${name}`, { headers: sign(TEST_OPERATOR) })
    expect(await form.text()).toContain(`action="/actions/${name}"`)
    const confirm = await postForm(name, given)
    expect(confirm).toMatchObject({ status: 200, body: expect.stringContaining('name="sure" value="yes"') })
    expect(await isDone()).toBe(false)
    expect(await lastLine()).toEqual(line('page', true))
    expect(await postForm(name, { ...given, sure: 'yes' })).toMatchObject({ status: 200 })
    await waitUntil(isDone)
    expect(await lastLine()).toEqual(line('page', false))
  })

  it('by command', async () => {
    await prepare()
    expect(await runOps(api, [name, ...toWords(given)])).toMatchObject({ code: 0 })
    await waitUntil(isDone)
    expect(await lastLine()).toEqual(line('command', false))
  })

  it('as a dry run: says what it would do, and does nothing', async () => {
    await prepare()
    expect(await runOps(api, [name, ...toWords(given), '--dry-run'])).toEqual({
      code: 0,
      said: expect.stringMatching(/^\(dry run\) ./),
    })
    expect(await isDone()).toBe(false)
    expect(await lastLine()).toEqual(line('command', true))
  })

  it('not for a viewer, by page or by command', async () => {
    await prepare()
    expect((await postForm(name, { ...given, sure: 'yes' }, VIEWER)).status).toBe(403)
    expect(await runOps(api, [name, ...toWords(given)], VIEWER)).toMatchObject({
      code: 1,
      said: 'Viewers only look.\n',
    })
    const form = await fetch(`${api.operatorsOrigin}/actions/${name}`, { headers: sign(VIEWER) })
    expect(form.status).toBe(403)
    expect(await isDone()).toBe(false)
    await waitUntil(
      async () => (await lastLine())?.['who'] === VIEWER.user && (await lastLine())?.['result'] === 'refused',
    )
  })
})

describe('an action', () => {
  it.each([
    ['another site’s page', { origin: 'http://evil.example' }],
    ['another port', { 'sec-fetch-site': 'same-site' }],
  ])('is not taken from %s', async (_what, headers) => {
    const body = new URLSearchParams({ queue: 'refresh', sure: 'yes' })
    const init = { method: 'POST', headers: { ...sign(TEST_OPERATOR), ...headers }, body }
    expect((await fetch(`${api.operatorsOrigin}/actions/pause`, init)).status).toBe(403)
    expect(await queues.refresh.isPaused()).toBe(false)
  })

  it.each([
    ['refresh', { model: 'nothing:at all' }],
    ['redrive', { queue: 'mine' }],
    ['withdraw', { story: '-1' }],
    ['forget-picture', { picture: '/media/IMG_2026.4/17x9-1200.jpg' }],
    ['forget-picture', { picture: '' }],
    ['pause', { queue: 'refresh', more: 'x' }],
  ])('%s is refused with wrong arguments, which are escaped, and leaves a line', async (name, given) => {
    const { status, body } = await postForm(name, { ...given, '<b>': '"><script>' })
    expect(status).toBe(400)
    expect(body).not.toMatch(/<b>|<script>"/)
    expect(await lastLine()).toMatchObject({ action: name, result: 'refused' })
  })

  it('that nobody knows is none', async () => {
    expect((await postForm('__proto__', {})).status).toBe(404)
    expect(await runOps(api, ['drop-everything'])).toMatchObject({ code: 2, said: expect.stringContaining('redrive') })
  })

  it('takes no more than a small form', async () => {
    expect((await postForm('refresh', { model: 'x'.repeat(10_000) })).status).toBe(413)
  })

  it('is listed by the command and the page of the audit log', async () => {
    await postForm('pause', { queue: 'refresh', sure: 'yes' })
    expect((await runOps(api, ['audit'])).said.split('\n')[0]).toMatch(
      /anna \(operator, 127\.0\.0\.1, page\) {2}pause queue=refresh {2}done/,
    )
    const page = await fetch(`${api.operatorsOrigin}/audit`, { headers: sign(VIEWER) })
    expect(await page.text()).toContain('pause, queue refresh')
  })
})
