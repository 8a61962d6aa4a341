import { describe, expect, it } from '@jest/globals'
import { SAMPLE_SESSION } from '../testing/start-account-api.ts'
import { OURS } from '../testing/start-own-site.ts'
import { useOwnSite } from '../testing/use-own-site.ts'

const site = useOwnSite()
const { get, post } = site
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const READER = { cookie: SAMPLE_SESSION }

describe('the reserved area requires a signed-in reader (requirements 2)', () => {
  it.each([{}, { cookie: 'altro=1' }])('sends anybody else to the home page: %j', async (headers) => {
    for (const path of ['/area-riservata', '/area-riservata/salvati', '/area-riservata/altro']) {
      const answer = await get(path, headers as Record<string, string>)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('is rendered for the reader, kept by no cache, and never from ours', async () => {
    const answer = await get('/area-riservata/salvati', READER)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('cdn-cache-control')).toBe('no-store')
    expect(answer.headers.get('cache-status')).toBeNull()
    expect(await answer.text()).toContain('4 elementi')
    expect((await get('/area-riservata/salvati')).status).toBe(302)
  })

  it('a path that is none is a 404, a slash at the end a redirect, a silent API a 503', async () => {
    expect((await get('/area-riservata/altro', READER)).status).toBe(404)
    const slash = await get('/area-riservata/salvati/', READER)
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/area-riservata/salvati'])
    site.api.answers.set('GET /api/auth', { status: 503 })
    const silent = await get('/area-riservata/salvati', READER)
    expect([silent.status, silent.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
  })

  it('hands the cookies of the API on', async () => {
    site.api.answers.set('GET /api/auth', {
      status: 200,
      body: { isAuthenticated: false, user: null, tokenExpires: null, savedItems: [] },
      headers: { 'set-cookie': 'liberta_sessione=; Max-Age=0' },
    })
    const answer = await get('/area-riservata', READER)
    expect(answer.headers.getSetCookie()).toEqual(['liberta_sessione=; Max-Age=0'])
  })
})

describe('orders by forms, without a script', () => {
  const item = { type: 'story', itemId: '7001', title: 'Il ponte' }

  it('takes an item away, leads back, tells of it once and offers to undo', async () => {
    const done = await post('/area-riservata/salvati?sort=title', form({ azione: 'togli', ...item }), READER)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/area-riservata/salvati?sort=title'])
    expect(JSON.parse(site.api.calls[0]?.body ?? '')).toEqual({ ...item, currentStatus: true })
    expect(site.api.calls[0]?.headers).toMatchObject({ cookie: SAMPLE_SESSION, ...OURS })
    const [flashMessage = ''] = done.headers.getSetCookie()
    const next = await get('/area-riservata/salvati', { cookie: `${SAMPLE_SESSION}; ${flashMessage.split(';')[0]}` })
    expect(await next.text()).toContain('Tolto dai salvati: «Il ponte».')
    expect(next.headers.getSetCookie()[0]).toMatch(/^liberta_avviso=; .*Max-Age=0/)
  })

  it('an item for which there is no room is not put back, and the page says why, with 409', async () => {
    site.api.answers.set('POST /api/save-for-later/toggle', { status: 409 })
    const fields = new URLSearchParams({ azione: 'rimetti', type: 'story', itemId: '7001', title: 'Il ponte' })
    const answer = await site.post('/area-riservata/salvati', fields, { cookie: SAMPLE_SESSION })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Hai già salvato tutto quello che ci sta')
  })

  it('an order that was overtaken shows what is stored, with 409', async () => {
    site.api.answers.set('POST /api/user/privacy-settings', { status: 409 })
    const answer = await post('/area-riservata/privacy', form({ version: '1', partnerMarketingConsent: 'si' }), READER)
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect(html).toContain('non abbiamo sovrascritto nulla')
    expect(html).toMatch(/name="groupMarketingConsent"[^>]*checked=""/)
    expect(html).not.toMatch(/name="partnerMarketingConsent"[^>]*checked=""/)
    expect(html).toContain('name="version" value="4"')
  })

  it('what could not be stored is shown as it was chosen, with 503', async () => {
    site.api.answers.set('POST /api/user/privacy-settings', { status: 503 })
    const answer = await post('/area-riservata/privacy', form({ version: '4', partnerMarketingConsent: 'si' }), READER)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toMatch(/name="partnerMarketingConsent"[^>]*checked=""/)
  })

  it('one too many of a day is told kindly, with 429', async () => {
    site.api.answers.set('POST /api/user/privacy-settings', { status: 429 })
    const answer = await post('/area-riservata/privacy', form({ version: '4', partnerMarketingConsent: 'si' }), READER)
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('Per oggi hai già cambiato le tue scelte molte volte')
  })

  it('gives the data as a file', async () => {
    site.api.answers.set('POST /api/user/export', {
      status: 200,
      body: { user: 'anna' },
      headers: { 'content-disposition': 'attachment; filename="dati.json"' },
    })
    const file = await post('/area-riservata/i-miei-dati/esporta', form({}), READER)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="dati.json"')
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(await file.json()).toEqual({ user: 'anna' })
    const headers = { 'set-cookie': 'liberta_sessione=anna; Max-Age=2592000' }
    site.api.answers.set('POST /api/user/export', { status: 200, body: {}, headers })
    const prolonged = await post('/area-riservata/i-miei-dati/esporta', form({}), READER)
    expect(prolonged.headers.getSetCookie()).toEqual([headers['set-cookie']])
  })

  it('says good-bye to who erases, once, at an address that does nothing when it is loaded again', async () => {
    const forgotten = 'liberta_sessione=; Max-Age=0'
    site.api.answers.set('POST /api/user/erase', { status: 200, body: {}, headers: { 'set-cookie': forgotten } })
    const done = await post('/area-riservata/i-miei-dati/cancella', form({ confirmation: 'CANCELLA' }), READER)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/area-riservata'])
    const [session, flashMessage = ''] = done.headers.getSetCookie()
    expect(session).toBe(forgotten)
    const gone = await get('/area-riservata', { cookie: flashMessage.split(';')[0] ?? '' })
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await gone.text()).toContain('L’account è cancellato</h1>')
    expect(gone.headers.getSetCookie()).toEqual([expect.stringMatching(/^liberta_avviso=; .*Max-Age=0/)])
    expect((await get('/area-riservata')).headers.get('location')).toBe('/')
  })

  it('gives the data on as they come, and breaks off where they do', async () => {
    const { promise: isRead, resolve: goOn } = Promise.withResolvers<void>()
    async function* writeParts() {
      yield '{"user":'
      await isRead
      yield '"anna"'
      throw new Error('PostgreSQL is gone')
    }
    site.api.answers.set('POST /api/user/export', { status: 200, parts: writeParts() })
    const file = await post('/area-riservata/i-miei-dati/esporta', form({}), READER)
    const parts = file.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await parts?.read())?.value).toBe('{"user":')
    goOn()
    await expect(async () => {
      while (!(await parts?.read())?.done);
    }).rejects.toThrow('terminated')
  })

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['of another encoding', { 'content-type': 'text/plain' }, 415],
    ['from nobody signed in', { cookie: 'altro=1' }, 303],
  ] as const)('refuses one %s', async (_what, headers, status) => {
    const answer = await post('/area-riservata/salvati', form({ azione: 'togli', ...item }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...READER,
      ...headers,
    })
    expect(answer.status).toBe(status)
    expect(site.api.calls).toEqual([])
  })

  it('refuses one that says nothing of where it comes from', async () => {
    const answer = await post('/area-riservata/salvati', form({ azione: 'togli' }), {
      origin: '',
      'sec-fetch-site': '',
    })
    expect(answer.status).toBe(403)
  })
})
