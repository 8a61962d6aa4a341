import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { savedListSchema } from '@liberta/contracts/accounts/saved-item.schema'
import { privacyAnswerSchema } from '@liberta/contracts/accounts/privacy-settings.schema'
import { interestsAnswerSchema } from '@liberta/contracts/accounts/interests.schema'
import { subscriptionsAnswerSchema } from '@liberta/contracts/accounts/subscriptions.schema'
import { writeReaderProjection } from '@liberta/platform/accounts/reader-projection'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { DATABASE_KINDS } from '@liberta/test-kit/start-pgbouncer'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { plantContent } from '../../../infra/testing/plant-content.ts'
import { signInAnew, startSignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'

const toggle = (browser: TestBrowser, itemId: string, currentStatus: boolean, headers = {}) =>
  browser.call('/api/save-for-later/toggle', { itemId, title: `Titolo ${itemId}`, currentStatus }, headers)
const savedKeys = async (browser: TestBrowser) =>
  ((await (await browser.call('/api/auth')).json()) as { savedItems: string[] }).savedItems

describe.each(DATABASE_KINDS)('$way', ({ create }) => {
  let site: SignInSite

  beforeAll(async () => {
    site = await startSignInSite({}, create)
  })
  afterAll(() => site.stop())

  const signIn = () => signInAnew(site)

  describe('save for later (requirements 7.15 and 7.16): saved = !currentStatus', () => {
    it('toggle and check answer in the agreed shapes; type is story by default', async () => {
      const browser = await signIn()
      expect(await (await toggle(browser, '7', false)).json()).toEqual({ status: 'success', isSaved: true })
      const check = await browser.call('/api/save-for-later/check', { itemId: 7, type: 'story' })
      expect(await check.json()).toEqual({ isSaved: true })
      expect(await savedKeys(browser)).toEqual(['story:7'])
      expect(await (await toggle(browser, '7', true)).json()).toEqual({ status: 'success', isSaved: false })
      expect(await savedKeys(browser)).toEqual([])
    })

    it('two tabs cannot flip each other: both saw it unsaved, so it is saved', async () => {
      const browser = await signIn()
      const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(browser, '8', false)))
      for (const answer of answers) expect(await answer.json()).toEqual({ status: 'success', isSaved: true })
      expect(await savedKeys(browser)).toEqual(['story:8'])
      const lines = await site.query(
        `select 1 from outbox o join saved_items s on s.user_id = o.subject_id where s.item_id = '8'`,
      )
      expect(lines).toHaveLength(1)
    })

    it('a command that comes again with its key is answered as before, and done once', async () => {
      const browser = await signIn()
      const key = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all([1, 2, 3].map(() => toggle(browser, '9', false, key)))
      await toggle(browser, '9', true)
      answers.push(await toggle(browser, '9', false, key))
      for (const answer of answers) expect(await answer.json()).toEqual({ status: 'success', isSaved: true })
      expect(await savedKeys(browser)).toEqual([])
      expect((await toggle(browser, '10', false, key)).status).toBe(422)
      expect((await toggle(browser, '10', false, { 'idempotency-key': 'x y' })).status).toBe(400)
    })

    it('the list is searched, filtered, sorted and paged', async () => {
      const browser = await signIn()
      for (let index = 0; index < 30; index += 1) await toggle(browser, `a${index}`, false)
      await browser.call('/api/save-for-later/toggle', {
        itemId: 'e1',
        type: 'event',
        title: '100% Sagra_della torta',
        currentStatus: false,
      })
      const list = async (query: string) =>
        savedListSchema.parse(await (await browser.call(`/api/save-for-later?${query}`)).json())
      const first = await list('')
      expect([first.total, first.pages, first.items.length, first.types]).toEqual([31, 2, 24, ['event', 'story']])
      expect(first.items[0]?.itemId).toBe('e1')
      expect((await list('page=2')).items).toHaveLength(7)
      expect((await list('type=event')).total).toBe(1)
      expect((await list('query=SAGRA torta')).total).toBe(1)
      expect((await list('query=%25')).total).toBe(1)
      expect((await list('sort=oldest')).items[0]?.itemId).toBe('a0')
    })
  })

  describe('the saved set of GET /api/auth', () => {
    it('comes from the projection where that is as new as the reader, else from PostgreSQL', async () => {
      const browser = await signIn()
      await toggle(browser, '5', false)
      const { user } = (await (await browser.call('/api/auth')).json()) as { user: { id: string } }
      const projection = { interests: { topics: [], zones: [] }, personalization: false, newsletters: [] }
      const project = (revision: number, saved: string[]) =>
        writeReaderProjection(site.api.connection, user.id, { ...projection, revision, saved })
      await project(0, ['story:old'])
      expect(await savedKeys(browser)).toEqual(['story:5'])
      await project(1, ['story:from-the-projection'])
      expect(await savedKeys(browser)).toEqual(['story:from-the-projection'])
      await toggle(browser, '6', false)
      expect(await savedKeys(browser)).toEqual(['story:5', 'story:6'])
    })

    it('is there while Redis is not, and commands are taken', async () => {
      const browser = await signIn()
      await site.api.redis.goAway()
      const answer = await toggle(browser, '5', false)
      const keys = await savedKeys(browser)
      await site.api.redis.startAgain()
      const store = site.api.application.get(ReadModelStore)
      // The API's connection comes back after a while of its own.
      await waitUntil(
        () =>
          plantContent(store).then(
            () => true,
            () => false,
          ),
        { what: 'the API writes to Redis again' },
      )
      expect([answer.status, keys]).toEqual([200, ['story:5']])
    })
  })

  const FULL = 2000

  /** Saves so many items of a reader at once, behind the API's back. */
  const fill = (userId: string, items: number) =>
    site.query(
      `insert into saved_items (id, user_id, type, item_id, title, added_at)
    select gen_random_uuid(), ?::uuid, 'story', 'old-' || n, '', now() from generate_series(1, ?::int) n`,
      [userId, items],
    )

  describe('the room for saved items', () => {
    it('is kept to though 60 are saved at the same moment with room for 10: 10 are taken, the others told 409', async () => {
      const browser = await signIn()
      const { user } = (await (await browser.call('/api/auth')).json()) as { user: { id: string } }
      await fill(user.id, FULL - 10)
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) => toggle(browser, `new-${index}`, false)),
      )
      const counts = (status: number) => answers.filter((answer) => answer.status === status).length
      expect([counts(200), counts(409)]).toEqual([10, 50])
      const rows = await site.query('select 1 from saved_items where user_id = ?::uuid', [user.id])
      expect(rows).toHaveLength(FULL)
    })
  })

  describe('privacy settings, interests, newsletters (requirements 3, 7)', () => {
    it.each([
      ['user/privacy-settings', 2_147_483_647, 409],
      ['user/privacy-settings', 2_147_483_648, 400],
      ['user/interests', 2_147_483_647, 409],
      ['user/interests', 2_147_483_648, 400],
      ['user/interests', Number.MAX_SAFE_INTEGER, 400],
    ])('POST /api/%s with version %s, which nobody has read: %s and never a fault', async (path, version, status) => {
      const browser = await signIn()
      const none = { personalizationConsent: false, groupMarketingConsent: false, partnerMarketingConsent: false }
      const body = path.endsWith('interests')
        ? { interests: { topics: [], zones: [], version } }
        : { settings: { ...none, version } }
      expect((await browser.call(`/api/${path}`, body)).status).toBe(status)
    })

    it('nothing is consented to before a choice; each choice is kept in a history', async () => {
      const browser = await signIn()
      const read = async () =>
        privacyAnswerSchema.parse(await (await browser.call('/api/user/privacy-settings')).json())
      const none = { personalizationConsent: false, groupMarketingConsent: false, partnerMarketingConsent: false }
      expect(await read()).toMatchObject({ status: 'success', settings: { ...none, version: 0 }, history: [] })
      const save = (settings: object) =>
        browser.call('/api/user/privacy-settings', { settings: { ...none, ...settings } })
      expect(await (await save({ personalizationConsent: true, version: 0 })).json()).toEqual({
        status: 'success',
        version: 1,
      })
      await save({ textVersion: '2026-11' })
      const { settings, history } = await read()
      expect(settings).toMatchObject({ ...none, version: 2 })
      expect(history.map(({ textVersion, personalizationConsent }) => [textVersion, personalizationConsent])).toEqual([
        ['2026-11', false],
        ['1', true],
      ])
      expect((await save({ version: 1 })).status).toBe(409)
      expect((await read()).history).toHaveLength(2)
    })

    it('interests: status ok and data', async () => {
      const browser = await signIn()
      const read = async () => interestsAnswerSchema.parse(await (await browser.call('/api/user/interests')).json())
      expect((await read()).data).toMatchObject({ topics: [], zones: [], version: 0 })
      const interests = { topics: ['po', 'sanita', 'po'], zones: ['val-tidone'], version: 0 }
      expect(await (await browser.call('/api/user/interests', { interests })).json()).toEqual({
        status: 'ok',
        version: 1,
      })
      expect((await read()).data).toMatchObject({ topics: ['po', 'sanita'], zones: ['val-tidone'], version: 1 })
      expect((await browser.call('/api/user/interests', { interests })).status).toBe(409)
    })

    it.each([
      ['a topic', { topics: ['mai-sentito'], zones: [] }],
      ['a zone', { topics: [], zones: ['oltrepo'] }],
      ['a topic that looks like a name of JavaScript', { topics: ['__proto__'], zones: [] }],
    ])('interests: %s that does not exist is refused as a problem, and nothing is kept', async (_what, interests) => {
      const browser = await signIn()
      const answer = await browser.call('/api/user/interests', { interests })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        422,
        expect.stringContaining('application/problem+json'),
      ])
      const { data } = interestsAnswerSchema.parse(await (await browser.call('/api/user/interests')).json())
      expect(data).toMatchObject({ topics: [], zones: [], version: 0 })
    })

    it('interests: what was chosen before and has left the lists may stay, and may go', async () => {
      const browser = await signIn()
      const save = async (topics: string[]) => {
        const answer = await browser.call('/api/user/interests', { interests: { topics, zones: [] } })
        return answer.status
      }
      expect(await save(['po'])).toBe(200)
      await site.query(`update user_interests set topics = '["tolto", "po"]'`)
      expect(await save(['tolto', 'po', 'sanita'])).toBe(200)
      expect(await save(['sanita'])).toBe(200)
      expect(await save(['tolto', 'sanita'])).toBe(422)
    })

    it.each([999, 'mattina'])(
      'newsletters: %s, which does not exist, is refused as a problem',
      async (newsletterId) => {
        const browser = await signIn()
        const answer = await browser.call('/api/user/newsletters', { newsletterId, active: true })
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          422,
          expect.stringContaining('application/problem+json'),
        ])
        const { data } = subscriptionsAnswerSchema.parse(await (await browser.call('/api/user/newsletters')).json())
        expect(data).toEqual([])
      },
    )

    it('newsletters: taken and left', async () => {
      const browser = await signIn()
      const set = (newsletterId: string | number, active: boolean) =>
        browser.call('/api/user/newsletters', { newsletterId, active })
      for (const active of [true, true, false]) await set(3, active)
      await set('never-taken', false)
      const { data } = subscriptionsAnswerSchema.parse(await (await browser.call('/api/user/newsletters')).json())
      expect(data).toEqual([{ newsletterId: '3', active: false, subscribedAt: expect.any(String) }])
    })
  })

  describe('my data', () => {
    it('are exported as a file, without a token', async () => {
      const browser = await signIn()
      await toggle(browser, '77', false)
      const answer = await browser.call('/api/user/export', {})
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="liberta-i-miei-dati-.*\.json"$/)
      const text = await answer.text()
      expect(JSON.parse(text)).toMatchObject({
        user: { name: expect.stringMatching(/^Lettore/) },
        savedItems: [{ item_id: '77', title: 'Titolo 77' }],
        sessions: [expect.any(Object)],
      })
      expect(text).not.toMatch(/sealed|token/i)
    })

    it('are erased with the account, everywhere, after the reader has written the word', async () => {
      const browser = await signIn()
      await toggle(browser, '78', false)
      const other = await signIn()
      expect((await browser.call('/api/user/erase', { confirmation: 'sì' })).status).toBe(400)
      expect(await (await browser.call('/api/user/erase', { confirmation: 'CANCELLA' })).json()).toEqual({
        status: 'success',
      })
      expect(browser.cookie('liberta_sessione')).toBeUndefined()
      expect(await site.query(`select 1 from saved_items where item_id = '78'`)).toEqual([])
      expect(await site.query(`select 1 from outbox where topic = 'reader.erased'`)).toHaveLength(1)
      expect(await (await other.call('/api/auth')).json()).toMatchObject({ isAuthenticated: true })
    })
  })
})
