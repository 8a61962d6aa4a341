import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { findFreePort } from '@liberta/http/find-free-port'
import { PROBLEM_MEDIA_TYPE } from '@liberta/contracts/problems/problem.schema'
import { migrateDatabase } from '@liberta/database/migrate-database'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { MikroORM } from '@mikro-orm/postgresql'
import { startSignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

const WITHDRAWAL = { name: 'Anna', email: 'anna@example.it', contract: 'Digitale' }
const MOST_CONNECTIONS = 10

let site: SignInSite
let orphan: TestApi

beforeAll(async () => {
  const nowhere = `postgresql://127.0.0.1:${await findFreePort()}/nothing`
  ;[site, orphan] = await Promise.all([
    startSignInSite({ MESSAGE_BURST: '0' }),
    startApi({ DATABASE_URL: nowhere, MESSAGE_BURST: '0' }),
  ])
})
afterAll(() => Promise.all([site.stop(), orphan.stop()]))

const describeAnswer = ({ status, headers }: Response) => [
  status,
  headers.get('content-type'),
  headers.get('retry-after'),
]
const UNAVAILABLE = [503, PROBLEM_MEDIA_TYPE, '5']

describe('a database that cannot be had', () => {
  it('is a 503 to commands, open and closed, and nothing to who reads', async () => {
    const post = { method: 'POST', body: JSON.stringify(WITHDRAWAL), headers: { 'content-type': 'application/json' } }
    expect(describeAnswer(await fetch(`${orphan.origin}/api/withdrawals`, post))).toEqual(UNAVAILABLE)
    const letter = {
      ...post,
      body: JSON.stringify({ kind: 'letter', name: 'Anna', email: 'anna@example.it', body: 'x' }),
    }
    expect(describeAnswer(await fetch(`${orphan.origin}/api/messages`, letter))).toEqual(UNAVAILABLE)
    const cookie = 'liberta_sessione=x'
    const closed = await fetch(`${orphan.origin}/api/user/interests`, { headers: { cookie } })
    expect(describeAnswer(closed)).toEqual(UNAVAILABLE)
    expect((await fetch(`${orphan.origin}/api/auth`)).status).toBe(200)
    expect((await fetch(`${orphan.origin}/health/live`)).status).toBe(200)
  })

  it('with all its connections taken is a 503 after a bounded wait', async () => {
    const { em } = site.api.application.get(MikroORM)
    const taken = Array.from({ length: MOST_CONNECTIONS }, () => em.fork().execute('select pg_sleep(6)'))
    const answer = await new TestBrowser(site).call('/api/withdrawals', WITHDRAWAL)
    expect(describeAnswer(answer)).toEqual(UNAVAILABLE)
    await Promise.all(taken)
    expect((await new TestBrowser(site).call('/api/withdrawals', WITHDRAWAL)).status).toBe(200)
  })
})

describe('a database that a step of its own migrates', () => {
  it('is left as it is, and used as soon as it is migrated', async () => {
    const database = await createScratchDatabase()
    const api = await startApi({ DATABASE_URL: database.url, MIGRATIONS: 'wait', MESSAGE_BURST: '0' })
    const declare = () =>
      fetch(`${api.origin}/api/withdrawals`, {
        method: 'POST',
        body: JSON.stringify(WITHDRAWAL),
        headers: { 'content-type': 'application/json' },
      })
    try {
      expect(describeAnswer(await declare())).toEqual(UNAVAILABLE)
      const done = await migrateDatabase(database.directUrl, { info: () => undefined })
      expect(done.length).toBeGreaterThan(0)
      expect((await declare()).status).toBe(200)
    } finally {
      await api.stop()
      await database.drop()
    }
  })
})
