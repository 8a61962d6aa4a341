import { describe, expect, it } from '@jest/globals'
import { LOGIN_REASONS } from '@liberta/contracts/accounts/auth-message'
import { canonicalOf, headingLevels, renderSample } from '../../testing/render-sample.ts'

describe('/login', () => {
  it('offers sign-in, says why one is there, and is not to be found', async () => {
    const page = await renderSample('/login')
    expect(page.status).toBe(200)
    expect(page.body).toContain('Accedi</h1>')
    expect(page.body).toContain('href="/api/auth/login?next=%2Farea-riservata%2Fsalvati"')
    expect(page.body).toContain('<meta name="robots" content="noindex"/>')
    expect(canonicalOf(page)).toBe('https://www.example.it/login')
    expect(headingLevels(page).filter((level) => level === 1)).toHaveLength(1)
  })
})

describe('/login where a sign-in has failed', () => {
  it.each(Object.entries(LOGIN_REASONS))('says why: %s', async (reason, message) => {
    const { status, body } = await renderSample(`/login?reason=${reason}&next=%2Fnews%2Fsport`)
    expect(status).toBe(200)
    expect(body).toContain(`lang="en">${message}</p>`)
    expect(body).toContain('href="/api/auth/login?next=%2Fnews%2Fsport"')
    expect(body).toContain('Accedi di nuovo')
  })

  it('promises nothing of what was saved: the account may be erased', async () => {
    const { body } = await renderSample('/login?reason=refresh')
    expect(body).toContain('La sessione è scaduta')
    expect(body).not.toContain('salvato')
  })

  it.each([
    '/tag/~43oppa~2e2026',
    '/news/cronaca/piena/7242#ora-10-42-17',
    '/ricerca/sections_1,2/s',
    "/ricerca/query_l'acqua%20(alta)/s",
    '/who-we-are?a=b+c&d=e:f@g',
    `/ricerca/query_${'piena%20'.repeat(50)}/s`,
  ])('leads back to %s', async (next) => {
    const { status, body } = await renderSample(`/login?${new URLSearchParams({ reason: 'refresh', next }).toString()}`)
    expect(status).toBe(200)
    expect(body.replaceAll('&#x27;', "'")).toContain(`href="/api/auth/login?next=${encodeURIComponent(next)}"`)
  })

  it.each([
    'reason=nonsense',
    'next=https%3A%2F%2Fevil.example',
    'next=%2F%2Fevil.example',
    'next=%2F%5Cevil.example',
    'next=%2F%09%2Fevil.example',
  ])('takes no %s', async (query) => {
    const { body } = await renderSample(`/login?${query}`)
    expect(body).not.toContain('lang="en">')
    expect(body).not.toMatch(/evil|nonsense/)
    expect(body).toContain('href="/api/auth/login?next=%2Farea-riservata%2Fsalvati"')
  })
})

describe('/authorize-sso without a state', () => {
  it('shows the machine message in its own language, kind words in ours, and the way to /login', async () => {
    const { status, body } = await renderSample('/authorize-sso')
    expect(status).toBe(200)
    expect(body).toMatch(/<p[^>]* lang="en">Invalid state parameter - security check failed<\/p>/)
    expect(body).toContain('L’accesso non è riuscito</h1>')
    expect(body).toMatch(/href="\/login" rel="nofollow">Prova di nuovo/)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('/area-riservata/{…} (requirements 2)', () => {
  it.each(['/area-riservata', '/area-riservata/salvati', '/area-riservata/una/due'])(
    '%s sends who is not signed in to the home page, and no cache keeps the way',
    async (path) => {
      expect(await renderSample(path)).toMatchObject({ status: 302, location: '/', kind: 'passing', body: '' })
    },
  )
})
