import { describe, expect, it } from '@jest/globals'
import { sampleSurveys } from '../samples/sample-pages.ts'
import { useOwnSite } from '../testing/use-own-site.ts'
import { textOf } from '../testing/render-sample.ts'

const site = useOwnSite()
const [survey] = sampleSurveys()
const address = `/surveyDetail?id=${survey?.slug}`
const VOTE = 'POST /api/surveys/vote'
const counted = { status: 'success', answerId: 3, votes: [{ surveyId: 821, answerId: 3, votes: 400 }] }
/** What a browser sends that has voted before. */
const KNOWN = { cookie: 'liberta_voto=abc' }
const vote = (fields: Record<string, string>, headers: Record<string, string> = KNOWN, to = address) =>
  site.post(to, new URLSearchParams(fields), headers)

describe('a vote on /surveyDetail, without a script', () => {
  it('is a command, answered with the results and what one has voted, for nobody else', async () => {
    site.api.answers.set(VOTE, { status: 200, body: counted })
    const answer = await vote({ sondaggio: '821', risposta: '3' })
    const html = textOf(await answer.text())
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(JSON.parse(site.api.calls[0]?.body ?? '')).toEqual({ surveyId: 821, answerId: 3 })
    expect(html).toContain('Hai votato. Grazie.')
    expect(html).toContain('No il tuo voto 43 %')
    expect(html).toContain('1.856 voti')
    expect(html).toContain('Cambia il tuo voto')
  })

  it('without an answer says what is missing, and asks nobody', async () => {
    const answer = await vote({ sondaggio: '821' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Scegli una risposta, poi vota.')
    expect(html).toContain('name="risposta"')
    expect(site.api.calls).toEqual([])
  })

  it.each([
    [409, 409, 'Il sondaggio si è chiuso'],
    [422, 422, 'Questa risposta non c’è più'],
    [429, 429, 'troppi voti'],
    [500, 503, 'Il voto non è arrivato'],
  ])('that the API answers %d is %d in kind words', async (status, own, words) => {
    site.api.answers.set(VOTE, { status, body: {} })
    const answer = await vote({ sondaggio: '821', risposta: '3' })
    expect(answer.status).toBe(own)
    expect(await answer.text()).toContain(words)
  })

  it('that is answered by what is no count of votes is not claimed to be counted', async () => {
    site.api.answers.set(VOTE, { status: 200, body: { status: 'success', votes: null } })
    const answer = await vote({ sondaggio: '821', risposta: '3' })
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('Hai votato')
  })

  it.each([429, 500])('that the API answers %d keeps what was chosen', async (status) => {
    site.api.answers.set(VOTE, { status, body: {} })
    const html = await (await vote({ sondaggio: '821', risposta: '3' })).text()
    expect(html.match(/<input[^>]*name="risposta"[^>]*checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('value="3"'),
    ])
  })

  it.each([true, false])(
    'that was not counted leads to what is said of it, the survey being closed: %s',
    async (closed) => {
      site.api.answers.set(VOTE, { status: 409, body: {} })
      site.api.answers.set('GET /api/naxos/survey/list', { status: 200, body: { data: [{ ...survey, closed }] } })
      const html = await (await vote({ sondaggio: '821', risposta: '3' })).text()
      expect(html).toMatch(/<p class="[^"]*" id="voto" tabindex="-1">Il sondaggio si è chiuso/i)
    },
  )

  it.each([
    { sondaggio: 'x', risposta: '1' },
    { sondaggio: '821', risposta: '-1' },
    { sondaggio: '', risposta: '__proto__' },
  ])('that is none (%j) is refused before the API is asked', async (fields) => {
    expect((await vote(fields)).status).toBe(422)
    expect(site.api.calls).toEqual([])
  })

  it('in a survey that there is not is 404', async () => {
    site.api.answers.set(VOTE, { status: 422, body: {} })
    const fields = new URLSearchParams({ sondaggio: '9', risposta: '1' })
    expect((await site.post('/surveyDetail?id=mai-chiesto', fields, KNOWN)).status).toBe(404)
  })
})

describe('a vote of a browser that nobody knows yet', () => {
  const FIELDS = { sondaggio: '821', risposta: '3' }

  it('is sent once more with the cookie by which it counts once, and only then is one', async () => {
    site.api.answers.set(VOTE, { status: 200, body: counted })
    // The button was pressed twice: the browser follows the second answer alone.
    const [, led] = await Promise.all([vote(FIELDS, {}), vote(FIELDS, {})])
    expect([led.status, led.headers.get('cache-control')]).toEqual([307, 'private, no-store'])
    expect(site.api.calls).toEqual([])
    const [kept = ''] = led.headers.getSetCookie()
    expect(kept).toMatch(/^liberta_voto=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = kept.split(';')[0] ?? ''
    const answer = await vote(FIELDS, { cookie }, led.headers.get('location') ?? '')
    expect(textOf(await answer.text())).toContain('Hai votato. Grazie.')
    expect(site.api.calls).toHaveLength(1)
    expect(site.api.calls[0]?.headers.cookie).toBe(cookie)
  })

  it('is taken as it is where the browser keeps no cookies', async () => {
    site.api.answers.set(VOTE, { status: 200, body: counted })
    const led = await vote(FIELDS, {})
    expect((await vote(FIELDS, {}, led.headers.get('location') ?? '')).status).toBe(200)
    expect(site.api.calls).toHaveLength(1)
  })

  it('that is none gives no cookie', async () => {
    const answer = await vote({ sondaggio: '821' }, {})
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
  })
})
