import { describe, expect, it } from '@jest/globals'
import { canonicalOf, present, renderSample, textOf, unavailable } from '../../testing/render-sample.ts'
import { sampleSurveys } from '../../samples/sample-pages.ts'
import { countSurvey, writeVotes, writeClosing } from './count-survey.ts'

const [survey] = sampleSurveys()
const address = `/surveyDetail?id=${survey?.slug}`

describe('/surveyDetail', () => {
  it.each(['/surveyDetail', address])('%s lets one vote in the current question, without a script', async (path) => {
    const page = await renderSample(path)
    expect(page).toMatchObject({ status: 200, kind: 'text' })
    expect(canonicalOf(page)).toBe(`https://www.example.it${address}`)
    expect(page.body).toContain(` action="${address}#voto"`)
    expect(page.body.match(/<input type="radio" name="risposta" value="\d"/g)).toHaveLength(3)
    expect(textOf(page.body)).toContain('Aperto fino a venerdì 27 novembre, ore 12')
    expect(page.body).toContain('Guarda i risultati senza votare')
  })

  it('has the way to one’s own vote, which a script takes for who may have voted', async () => {
    const own = `href="${address}&amp;voto=mio" rel="nofollow" data-own-vote=""`
    expect((await renderSample('/surveyDetail')).body).toContain(own)
    const closed = await renderSample(address, {
      surveys: async () => present(sampleSurveys().map((one) => ({ ...one, closed: true }))),
    })
    expect(closed.body).toContain(own)
  })

  it.each(['risultati=1', 'voto=nuovo'])('%s was asked for: nobody is led on from there', async (asked) => {
    const page = await renderSample(`${address}&${asked}`)
    expect(page.body).not.toContain('data-own-vote')
    expect(page.body).toContain('name="robots" content="noindex"')
    expect(canonicalOf(page)).toBe(`https://www.example.it${address}`)
    expect(page.body.includes('name="risposta"')).toBe(asked === 'voto=nuovo')
  })

  it('shows what the CMS and the site have counted together, to who asks for it without voting', async () => {
    const page = await renderSample(`${address}&risultati=1`)
    expect(textOf(page.body)).toContain('1.457 voti , alle 10.42')
    expect(textOf(page.body)).toContain('Solo in centro storico 45 %')
    expect(page.body).not.toContain('name="risposta"')
    expect(page.body).toContain('name="robots" content="noindex"')
    expect(page.tags).toEqual(expect.arrayContaining(['surveys:all', 'surveyVotes:all']))
  })

  it('says of the night, too, when they were counted', async () => {
    const night = new Date('2026-11-21T00:05:00Z')
    const page = await renderSample(`${address}&risultati=1`, {}, undefined, undefined, night)
    expect(textOf(page.body)).toContain('1.457 voti , all’1.05')
  })

  it.each([
    ['its time has passed', { closesAt: '2026-11-20T12:00:00+01:00' }, 'Chiuso venerdì 20 novembre'],
    ['the editors have closed it', { closed: true }, 'Chiuso'],
  ])('is closed and shows its results where %s', async (_case, changes, words) => {
    const { body } = await renderSample('/surveyDetail', {
      surveys: async () => present(sampleSurveys().map((one) => ({ ...one, ...changes }))),
    })
    expect(textOf(body)).toContain(words)
    expect(body).not.toContain('name="risposta"')
    expect(textOf(body)).toContain('1.457 voti')
    expect(textOf(body)).toContain('Non è un sondaggio a campione: risponde chi vuole, tra i nostri lettori.')
  })

  it('says that the questions cannot be read now, and names none then', async () => {
    const page = await renderSample('/surveyDetail', { surveys: unavailable })
    expect(page).toMatchObject({ status: 200, isPartial: true })
    expect(page.body).toContain('In questo momento il sondaggio non si può leggere')
    expect((await renderSample(address, { surveys: unavailable })).status).toBe(503)
    const none = await renderSample('/surveyDetail', { surveys: async () => ({ state: 'missing' }) })
    expect(none.status).toBe(200)
    expect(none.body).toContain('non c’è nessuna domanda aperta')
  })

  it('stands where the votes of the site cannot be had', async () => {
    const page = await renderSample(`${address}&risultati=1`, { surveyVotes: unavailable })
    expect(page.status).toBe(200)
    expect(textOf(page.body)).toContain('1.456 voti')
  })

  it('leads to the other questions', async () => {
    const others = sampleSurveys().map((one) => ({ ...one, slug: 'pisarei', question: 'Con quale fagiolo?' }))
    const { body } = await renderSample('/surveyDetail', {
      surveys: async () => present([...sampleSurveys(), ...others]),
    })
    expect(body).toContain('href="/surveyDetail?id=pisarei">Con quale fagiolo?</a>')
  })

  it('is 404 for a question that was never asked, and kind where there is none at all', async () => {
    expect((await renderSample('/surveyDetail?id=mai-chiesta')).status).toBe(404)
    const empty = await renderSample('/surveyDetail', { surveys: async () => present([]) })
    expect(empty.status).toBe(200)
    expect(empty.body).toContain('non c’è nessuna domanda aperta')
  })
})

describe('results of a survey', () => {
  const answers = [
    { id: 1, text: 'Sì', votes: 0 },
    { id: 2, text: 'No', votes: 10 },
  ]

  it('are shares from thirty votes on, and numbers below', () => {
    const few = countSurvey({ id: 7, answers }, [{ surveyId: 7, answerId: 1, votes: 19 }])
    expect(few.answers.map(({ votes, share }) => [votes, share])).toEqual([
      [19, null],
      [10, null],
    ])
    const enough = countSurvey({ id: 7, answers }, [{ surveyId: 7, answerId: 1, votes: 20 }])
    expect(enough.answers.map(({ share, isGreatest }) => [share, isGreatest])).toEqual([
      [67, true],
      [33, false],
    ])
  })

  it('take no vote of another survey, nor one for an answer that is gone', () => {
    const votes = [
      { surveyId: 8, answerId: 1, votes: 5 },
      { surveyId: 7, answerId: 9, votes: 5 },
    ]
    expect(countSurvey({ id: 7, answers }, votes).total).toBe(10)
  })

  it.each([
    [0, 'Nessun voto'],
    [1, '1 voto'],
    [1184, '1.184 voti'],
  ])('%d votes are written «%s»', (votes, words) => expect(writeVotes(votes)).toBe(words))
})

describe('until when one can vote', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  it.each([
    [null, true, 'Aperto'],
    [null, false, 'Chiuso'],
    ['2026-11-27T12:00:00+01:00', true, 'Aperto fino a venerdì 27 novembre, ore 12'],
    ['2027-01-01T18:30:00+01:00', true, 'Aperto fino a venerdì 1° gennaio 2027, ore 18.30'],
    ['2026-11-28T00:00:00+01:00', true, 'Aperto fino a venerdì 27 novembre, ore 24'],
    ['2026-11-27T23:59:59.999+01:00', true, 'Aperto fino a venerdì 27 novembre'],
    ['2026-11-20T12:00:00+01:00', false, 'Chiuso venerdì 20 novembre'],
    ['2026-11-21T00:00:00+01:00', false, 'Chiuso venerdì 20 novembre'],
    ['2026-11-27T12:00:00+01:00', false, 'Chiuso'],
  ])('%s, open: %s is written «%s»', (closesAt, isOpen, words) => {
    expect(writeClosing({ closesAt }, isOpen, now)).toBe(words)
  })
})
