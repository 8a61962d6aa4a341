import { describe, expect, it } from '@jest/globals'
import { createHash } from 'node:crypto'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { sampleSurveys } from '../samples/sample-pages.ts'
import { SAMPLE_SESSION } from '../testing/start-account-api.ts'
import { useOwnSite } from '../testing/use-own-site.ts'

const SCRIPT = 'https://stats.example.it/page.js'
const site = useOwnSite({ ANALYTICS_SCRIPT_URL: SCRIPT })
/** Robots get the bare words of an error. */
const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''
const ALLOWED = /script-src 'self' ('sha256-[\w+/]{43}=') https:\/\/stats\.example\.it;/
const hash = (code = '') => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const OWN_VOTE = `/surveyDetail?id=${sampleSurveys()[0]?.slug}&voto=mio`

describe('the policy of what is configured', () => {
  it.each<[what: string, status: number, ask: () => Promise<Response>]>([
    ['a page', 200, () => site.get('/')],
    ['an error', 404, () => site.get('/nowhere/at/all', READER)],
    ['a page of one reader', 200, () => site.get('/area-riservata/salvati', { cookie: SAMPLE_SESSION })],
    ['a form with faults', 422, () => site.post('/contact-us/request', new URLSearchParams({ body: '' }))],
    ['a reader’s own vote', 200, () => site.get(OWN_VOTE, { cookie: 'liberta_votato=1' })],
  ])('stands on %s', async (_what, status, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(policyOf(answer)).toMatch(ALLOWED)
    expect(answer.headers.get('reporting-endpoints')).toBe('reports="/_reports"')
    const html = await answer.text()
    expect(html).toContain(`{&quot;analyticsScript&quot;:&quot;${SCRIPT}&quot;}`)
    const [early, ...others] = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs)]
    expect([hash(early?.[1]), others]).toEqual([ALLOWED.exec(policyOf(answer))?.[1], []])
  })

  it.each(['/robots.txt', '/favicon.svg', '/assets/none.js', '/media/none.jpg', '/health/live'])(
    'is not that of %s, which keeps the tight one',
    async (path) => {
      expect(policyOf(await site.get(path))).toBe(SECURITY_HEADERS['content-security-policy'])
    },
  )
})

describe('where a page reports', () => {
  it('is answered by the site alone, from wherever it comes, and is no page', async () => {
    const body = '{"csp-report":{"effective-directive":"img-src"}}'
    const sent = await site.post('/_reports', body, { 'content-type': 'application/csp-report', origin: 'null' })
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect([site.api.calls, site.api.reads]).toEqual([[], []])
    expect((await site.get('/_reports')).status).toBe(404)
  })
})
