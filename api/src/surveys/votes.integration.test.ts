import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { surveyListSchema } from '@liberta/contracts/surveys/survey.schema'
import { keepVote } from '@liberta/database/surveys/survey-vote.repository'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startDatabaseProxy } from '@liberta/test-kit/start-database-proxy'
import type { DatabaseProxy } from '@liberta/test-kit/start-database-proxy'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { MikroORM } from '@mikro-orm/postgresql'
import { signInAs, startSignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'

const ANNA = 'anna.bersani@example.it'

let site: SignInSite
let proxy: DatabaseProxy

const answers = [1, 2, 3].map((id) => ({ id, text: `Risposta ${id}`, votes: 100 }))
const survey = { slug: 'ztl', question: 'Fino a che ora?', introduction: null, closesAt: null, closed: false, answers }
const SURVEYS = surveyListSchema.parse([
  { ...survey, id: 1 },
  { ...survey, id: 2, slug: 'chiuso', closed: true },
  { ...survey, id: 3, slug: 'finito', closesAt: '2026-01-01T12:00:00+01:00' },
])

beforeAll(async () => {
  site = await startSignInSite({ VOTE_BURST: '0' }, async () => {
    const database = await createScratchDatabase()
    proxy = await startDatabaseProxy(database.directUrl)
    return { ...database, url: proxy.url, drop: () => Promise.resolve(proxy.stop()).then(() => database.drop()) }
  })
  const write = {
    revision: '1-1',
    etag: null,
    tags: ['surveys'],
    state: 'present',
    body: SURVEYS,
    freshFor: 600_000,
  } as const
  await site.api.application.get(ReadModelStore).write({ model: 'surveys', id: 'all' }, write)
})
afterAll(() => site.stop())
afterEach(async () => {
  await site.query('delete from survey_votes')
  await site.query('delete from outbox')
})

const vote = (browser: TestBrowser, surveyId: number, answerId: number) =>
  browser.call('/api/surveys/vote', { surveyId, answerId })
const rows = () =>
  site.query<{ answer_id: number; user_id: string | null; browser: string | null }>('select * from survey_votes')

const ask = async (browser: TestBrowser, surveyId: number | string) => {
  const answer = await browser.call(`/api/surveys/vote?surveyId=${surveyId}`)
  return [answer.status, answer.headers.get('cache-control'), await answer.json()]
}
const told = (answerId: number | null) => [200, 'private, no-store', { status: 'ok', answerId }]

describe('a vote in a survey', () => {
  it('counts, with a line in the outbox, and is answered with what counts now', async () => {
    const answer = await vote(new TestBrowser(site), 1, 2)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      status: 'success',
      answerId: 2,
      votes: [{ surveyId: 1, answerId: 2, votes: 1 }],
    })
    expect(await site.query('select topic from outbox')).toEqual([{ topic: 'survey.voted' }])
  })

  it('counts once for a browser, however often it is sent, and at the same time', async () => {
    const browser = new TestBrowser(site)
    await vote(browser, 1, 2)
    await Promise.all([1, 2, 3].map(() => vote(browser, 1, 2)))
    expect(await rows()).toHaveLength(1)
  })

  it('that was kept is told so where it cannot be counted now, with what was counted before', async () => {
    proxy.breaksAt = 'count(*)'
    const answer = await vote(new TestBrowser(site), 1, 2)
    proxy.breaksAt = null
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'success', answerId: 2, votes: [] })
    expect(await rows()).toHaveLength(1)
  })

  it('that nobody knows the end of counts once, however often it is sent again', async () => {
    const browser = new TestBrowser(site)
    proxy.breaksAt = 'commit'
    expect((await vote(browser, 1, 2)).status).toBe(503)
    proxy.breaksAt = null
    const [cookie] = [...browser.cookies.values()]
    expect(cookie).toMatch(/^[\w-]{43}$/)
    await vote(browser, 1, 2)
    await vote(browser, 1, 2)
    expect(new Set(browser.cookies.values())).toEqual(new Set([cookie, '1']))
    expect(await rows()).toHaveLength(1)
  })

  it('gives way to another answer of the same browser', async () => {
    const browser = new TestBrowser(site)
    await vote(browser, 1, 2)
    const changed = await vote(browser, 1, 3)
    expect(await changed.json()).toMatchObject({ votes: [{ answerId: 3, votes: 1 }] })
    expect(await rows()).toMatchObject([{ answer_id: 3 }])
  })

  it('of two browsers is two votes', async () => {
    await vote(new TestBrowser(site), 1, 2)
    await vote(new TestBrowser(site), 1, 2)
    expect(await rows()).toHaveLength(2)
  })

  it('of a reader is one on all devices, and what their browser gave before becomes theirs', async () => {
    const [phone, desk] = [new TestBrowser(site), new TestBrowser(site)]
    await vote(phone, 1, 1)
    await phone.signIn(ANNA)
    await desk.signIn(ANNA)
    await vote(phone, 1, 2)
    await vote(desk, 1, 3)
    expect(await rows()).toMatchObject([{ answer_id: 3, user_id: expect.any(String), browser: null }])
  })

  it('of a reader who votes on two devices at the same moment is one, and no fault', async () => {
    const phone = new TestBrowser(site)
    await vote(phone, 1, 1)
    await phone.signIn(ANNA)
    const [reader] = await site.query<{ id: string }>(`select id from users where email = '${ANNA}'`)
    const desk = site.api.application.get(MikroORM).em.fork()
    await desk.begin()
    await keepVote(desk, { surveyId: 1, answerId: 3, userId: reader?.id ?? '', browser: 'desk' })
    const voting = vote(phone, 1, 2)
    await pause(300)
    await desk.commit()
    expect((await voting).status).toBe(200)
    expect(await rows()).toMatchObject([{ answer_id: 2, user_id: reader?.id, browser: null }])
  })

  it('counts on when the reader has erased their account, and is nobody’s', async () => {
    const browser = await signInAs(site, ANNA)
    await vote(browser, 1, 2)
    expect((await browser.call('/api/user/erase', { confirmation: 'CANCELLA' })).status).toBe(200)
    expect(await rows()).toMatchObject([{ answer_id: 2, user_id: null, browser: null }])
  })

  it('keeps no cookie’s value, only a digest of it', async () => {
    const browser = new TestBrowser(site)
    await vote(browser, 1, 2)
    const value = [...browser.cookies].find(([name]) => name.endsWith('liberta_voto'))?.[1] ?? ''
    const [row] = await rows()
    expect(value).toMatch(/^[\w-]{43}$/)
    expect(row?.browser).not.toContain(value)
  })

  describe('is told again to who comes back', () => {
    it('by the browser that gave it, in that survey alone, and by nobody else', async () => {
      const browser = new TestBrowser(site)
      expect(await ask(browser, 1)).toEqual(told(null))
      await vote(browser, 1, 2)
      expect(await ask(browser, 1)).toEqual(told(2))
      expect(await ask(browser, 3)).toEqual(told(null))
      expect(await ask(new TestBrowser(site), 1)).toEqual(told(null))
    })

    it('by the reader on every device, what the reader gave before what the browser did', async () => {
      const [phone, desk] = [new TestBrowser(site), new TestBrowser(site)]
      await vote(desk, 1, 1)
      await phone.signIn(ANNA)
      await vote(phone, 1, 3)
      await desk.signIn(ANNA)
      expect(await ask(desk, 1)).toEqual(told(3))
    })

    it('with a cookie for the page’s script, which says no more than that there was one', async () => {
      const browser = new TestBrowser(site)
      await vote(browser, 1, 2)
      expect([...browser.cookies].find(([name]) => name.endsWith('liberta_votato'))?.[1]).toBe('1')
    })

    it.each(['', 'x', '0', '1.5', '99999999999'])('of a survey %j is 400', async (surveyId) => {
      expect((await ask(new TestBrowser(site), surveyId))[0]).toBe(400)
    })
  })

  it.each([
    ['a survey that there is not', 99, 1, 422],
    ['an answer of no survey', 1, 9, 422],
    ['a survey that the editors have closed', 2, 1, 409],
    ['a survey whose time has passed', 3, 1, 409],
  ])('is refused as a problem for %s', async (_case, surveyId, answerId, status) => {
    const answer = await vote(new TestBrowser(site), surveyId, answerId)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      expect.stringContaining('application/problem+json'),
    ])
    expect(await rows()).toEqual([])
  })

  it.each([
    {},
    { surveyId: 1 },
    { surveyId: '1', answerId: 2 },
    { surveyId: 2 ** 40, answerId: 1 },
    { surveyId: 1, answerId: -1 },
  ])('is 400 for the body %j', async (body) => {
    expect((await new TestBrowser(site).call('/api/surveys/vote', body)).status).toBe(400)
  })

  it('of another site is refused', async () => {
    const headers = {
      'content-type': 'application/json',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }
    const body = JSON.stringify({ surveyId: 1, answerId: 1 })
    const answer = await fetch(`${site.api.origin}/api/surveys/vote`, { method: 'POST', headers, body })
    expect(answer.status).toBe(403)
  })
})
