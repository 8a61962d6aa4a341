import { describe, expect, it } from '@jest/globals'
import { sampleSurveys } from '../samples/sample-pages.ts'
import { useOwnSite } from '../testing/use-own-site.ts'
import { textOf } from '../testing/render-sample.ts'

const site = useOwnSite()
const [survey] = sampleSurveys()
const shared = `/surveyDetail?id=${survey?.slug}`
const own = `${shared}&voto=mio`
const ASKED = 'GET /api/surveys/vote'
const COOKIE = 'liberta_voto=abc; liberta_votato=1'
const tell = (answerId: number | null) => site.api.answers.set(ASKED, { status: 200, body: { status: 'ok', answerId } })

describe('the survey’s page for who comes back to it', () => {
  it('shows the results and what they have voted, and not the form; nobody keeps it', async () => {
    tell(3)
    const answer = await site.get(own, { cookie: COOKIE })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(textOf(html)).toContain('Hai già votato.')
    expect(textOf(html)).toMatch(/No il tuo voto \d+ %/)
    expect(html).not.toContain('name="risposta"')
    expect(html).toContain('name="robots" content="noindex"')
    expect(site.api.reads).toContain('/api/surveys/vote?surveyId=821')
  })

  it('leads to the form for who would change their vote, without leading them back', async () => {
    tell(3)
    const html = await (await site.get(own, { cookie: COOKIE })).text()
    expect(html).toContain(`href="${shared}&amp;voto=nuovo">Cambia il tuo voto`)
    const form = await (await site.get(`${shared}&voto=nuovo`, { cookie: COOKIE })).text()
    expect(form).toContain('name="risposta"')
    expect(form).not.toContain('data-own-vote')
  })

  it.each([
    ['has not voted', 200, { status: 'ok', answerId: null }],
    ['cannot be known now', 503, {}],
    ['is told of by what is no answer', 200, { answerId: 'x' }],
  ])('gives the form to who %s, and leads nobody on', async (_who, status, body) => {
    site.api.answers.set(ASKED, { status, body })
    const answer = await site.get(own, { cookie: COOKIE })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('name="risposta"')
    expect(html).not.toContain('data-own-vote')
  })

  it('the page of everybody asks for nobody’s vote and is kept, whatever cookie comes with it', async () => {
    tell(3)
    const answer = await site.get(shared, { cookie: COOKIE })
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(textOf(await answer.text()).includes('Hai già votato.')).toBe(false)
    expect(site.api.reads.filter((path) => path.startsWith('/api/surveys/vote'))).toEqual([])
  })

  it('of a survey that was never asked is 404', async () => {
    expect((await site.get('/surveyDetail?id=mai-chiesto&voto=mio')).status).toBe(404)
  })
})
