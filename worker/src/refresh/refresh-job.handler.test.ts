import { describe, expect, it } from '@jest/globals'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { UnrecoverableError } from 'bullmq'
import { TryLaterError } from '../foundation/run-job.ts'
import { NaxosError } from '../naxos/naxos-error.ts'
import type { NaxosErrorKind } from '../naxos/naxos-error.ts'
import { JOBS } from '@liberta/platform/refresh/refresh-job.schema'
import { createTurns } from '../sitemaps/take-turns.ts'
import { handleRefreshModel, RefreshJobHandler } from './refresh-job.handler.ts'
import type { JobHandlers } from './refresh-job.handler.ts'
import { assertComplete, createRefreshers } from './refresher.table.ts'
import { NaxosClient } from '../naxos/naxos-client.ts'

const logger = createLogger('test', 'silent')
const data = { model: 'story', id: '7242', trigger: 'stale', requestedAt: 1 }

/** One that does nothing for every job, and those of a test. */
function handlersOf(more: Partial<JobHandlers> = {}): JobHandlers {
  const quiet = Object.fromEntries(Object.keys(JOBS).map((name) => [name, () => Promise.resolve()]))
  return { ...(quiet as unknown as JobHandlers), ...more }
}

function failWith(failure: Error) {
  const refresh = () => Promise.reject(failure)
  const handler = new RefreshJobHandler(handlersOf({ 'refresh-model': refresh }), logger)
  return handler.handle({ id: '1', name: 'refresh-model', data }).catch((thrown: unknown) => thrown)
}

describe('RefreshJobHandler', () => {
  it.each<[NaxosErrorKind, boolean]>([
    ['unavailable', false],
    ['malformed', true],
    ['refused', true],
  ])('after an answer that is %s, giving up at once is %s', async (kind, givesUp) => {
    expect((await failWith(new NaxosError(kind, 'x'))) instanceof UnrecoverableError).toBe(givesUp)
  })

  it('gives up at once after a question that is worth no other try', async () => {
    const failure = new NaxosError('unavailable', 'x', { isWorthAnotherTry: false })
    expect((await failWith(failure)) instanceof UnrecoverableError).toBe(true)
  })

  it('ends a refresh for which the CMS was not asked', async () => {
    expect(await failWith(new NaxosError('held', 'x'))).toBe('held')
  })

  it.each<[NaxosErrorKind, boolean]>([
    ['held', false],
    ['malformed', false],
    ['refused', false],
    ['unavailable', false],
    ['unaskable', true],
  ])(
    'owes the ledger a note of which the CMS says nothing: after an answer that is %s, giving up is %s',
    async (kind, givesUp) => {
      const note = () => Promise.reject(new NaxosError(kind, 'x'))
      const handler = new RefreshJobHandler(handlersOf({ 'note-listed': note }), logger)
      const noted = handler.handle({ id: '1', name: 'note-listed', data: { model: 'story', id: '7' } })
      const thrown: unknown = await noted.catch((error: unknown) => error)
      expect([thrown instanceof Error, thrown instanceof UnrecoverableError]).toEqual([true, givesUp])
    },
  )

  it.each<[NaxosErrorKind, number, number | 'never' | 'soon']>([
    ['malformed', 0, 10_000],
    ['refused', 60_000, 60_000],
    ['refused', 3_600_000, 600_000],
    ['malformed', 24 * 3_600_000, 'never'],
    ['held', 3_600_000, 'soon'],
    ['unavailable', 3_600_000, 'soon'],
  ])('asks the CMS again for what is owed, which was %s for %d ms, after %p', async (kind, ageMs, expected) => {
    const note = () => Promise.reject(new NaxosError(kind, 'x'))
    const handler = new RefreshJobHandler(handlersOf({ 'note-listed': note }), logger, {
      now: () => 1_000_000 + ageMs,
      random: () => 0,
    })
    const job = { name: 'note-listed', data: { model: 'story', id: '7' }, timestamp: 1_000_000 }
    const thrown: unknown = await handler.handle(job).catch((error: unknown) => error)
    const other = thrown instanceof UnrecoverableError ? 'never' : 'soon'
    expect(thrown instanceof TryLaterError ? thrown.afterMs : other).toBe(expected)
  })

  it('tries again after any other failure, as of Redis', async () => {
    expect((await failWith(new Error('x'))) instanceof UnrecoverableError).toBe(false)
  })

  it('refuses a payload that does not fit its name, for good', async () => {
    const handler = new RefreshJobHandler(handlersOf(), logger)
    const wrong = { ...data, id: '../../etc' }
    await expect(handler.handle({ name: 'refresh-model', data: wrong })).rejects.toBeInstanceOf(UnrecoverableError)
    await expect(handler.handle({ name: 'poll-tier', data: { tier: 'tepid' } })).rejects.toBeInstanceOf(
      UnrecoverableError,
    )
  })

  it('skips a name that nobody knows', async () => {
    const handler = new RefreshJobHandler(handlersOf(), logger)
    await expect(handler.handle({ name: 'toString', data: {} })).resolves.toBe('skipped')
  })
})

/** After how many milliseconds each of these sitemaps is to come again, which are asked for while another is made. */
async function askWhileBusy(ids: readonly string[]): Promise<unknown[]> {
  const { promise: busy, resolve } = Promise.withResolvers<undefined>()
  const models = { handle: async () => (await busy, 'written' as const) }
  const turns = createTurns(() => 1000)
  const refresh = handleRefreshModel(models, turns)
  const ask = (id: string) => refresh({ model: 'sitemap', id, trigger: 'stale', requestedAt: 1 })
  const making = ask('stories.2012-01.1')
  const told = []
  for (const id of ids) told.push(await ask(id).catch((error: unknown) => (error as TryLaterError).afterMs))
  resolve(undefined)
  await making
  return told
}

describe('files of sitemaps while one of them is made', () => {
  const thisMonth = new Date().toISOString().slice(0, 7)

  it('are told one after the other when to come again', async () => {
    const archive = ['2012-02', '2012-03', '2012-04'].map((month) => `pictures.${month}.1`)
    expect(await askWhileBusy(archive)).toEqual([200, 400, 600])
  })

  it('go before those of the archive where they are of this month, which each publish changes', async () => {
    const archive = ['2012-02', '2012-03', '2012-04'].map((month) => `stories.${month}.1`)
    expect(await askWhileBusy([...archive, `stories.${thisMonth}.1`, `pictures.${thisMonth}.1`])).toEqual([
      200, 400, 600, 200, 400,
    ])
  })
})

describe('assertComplete', () => {
  const refreshers = createRefreshers(new NaxosClient({ url: 'http://127.0.0.1:1' }), {
    weather: () => Promise.resolve({ state: 'missing' }),
    surveyVotes: () => Promise.resolve({ state: 'missing' }),
    mostRead: () => Promise.resolve({ state: 'missing' }),
    sitemap: () => Promise.resolve({ state: 'missing' }),
  })

  it('finds a refresher for every read model', () => {
    expect(() => assertComplete(refreshers)).not.toThrow()
  })

  it('ends the program where one is missing or of nothing', () => {
    expect(() => assertComplete({ ...refreshers, story: undefined })).toThrow('missing story')
    expect(() => assertComplete({ ...refreshers, horoscope: () => undefined })).toThrow('unknown horoscope')
  })
})
