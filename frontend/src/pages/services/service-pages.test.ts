import { describe, expect, it } from '@jest/globals'
import {
  canonicalOf,
  headingLevels,
  present,
  renderSample,
  structureOf,
  unavailable,
} from '../../testing/render-sample.ts'
import { samplePlans } from '../../samples/sample-pages.ts'

const PATHS = ['/abbonamenti', '/newsletter', '/surveyDetail', '/letterToEditor', '/lifestyleFood']

describe('pages of services', () => {
  it.each(PATHS)('%s has one h1 and skips no level of heading', async (path) => {
    const levels = headingLevels(await renderSample(path))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1))
  })

  it.each(['/abbonamenti', '/newsletter', '/letterToEditor', '/lifestyleFood'])(
    '%s stands without the editors’ words, at its own address',
    async (path) => {
      const page = await renderSample(path, { page: unavailable })
      expect(page.status).toBe(200)
      expect(canonicalOf(page)).toBe(`https://www.example.it${path}`)
    },
  )
})

const missing = async () => ({ state: 'missing' as const })

describe('/abbonamenti', () => {
  it('tells what every plan costs and holds', async () => {
    const { body } = await renderSample('/abbonamenti')
    expect(body).toContain('Sito, ogni mese')
    expect(body).toContain('6,90\u00a0€ <span')
    expect(body).toContain('179\u00a0€ <span')
    expect(body).toContain('>al mese<')
    expect(body).toContain('>all’anno<')
    expect(body).toContain('Articoli riservati')
  })

  it('is bought by telephone where no checkout is configured', async () => {
    const { body } = await renderSample('/abbonamenti')
    expect(body).toContain('href="tel:+390523393939" aria-label="Abbonati per telefono: Sito, ogni mese"')
  })

  it('leads to the digital edition and to the way out of a contract (Italian law since 19 June 2026)', async () => {
    const { body } = await renderSample('/abbonamenti')
    expect(body).toContain('id="edizione-digitale"')
    expect(body).toContain('href="https://edizione.example.it/"')
    expect(body).toContain('href="#recesso">Recedere dal contratto qui</a>')
    expect(body).toContain('id="recesso"')
  })

  it('offers every plan to machines: in stock, priced until the end of the next year (requirements 1)', async () => {
    const offers = structureOf(await renderSample('/abbonamenti')).filter((data) => data['@type'] === 'Product')
    expect(offers).toHaveLength(samplePlans().length)
    expect(offers[0]).toMatchObject({
      offers: {
        price: '6.90',
        priceCurrency: 'EUR',
        priceValidUntil: '2027-12-31',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('gives the list of plans in place of the editors’ own table of them', async () => {
    const { body } = await renderSample('/abbonamenti')
    expect(body).toContain('Rispondiamo ogni giorno dalle 9 alle 20.')
    expect(body).not.toContain('Esce il primo numero.')
  })

  it.each([
    ['cannot be had', unavailable, true],
    ['is none of the CMS’s', missing, undefined],
    ['is empty', async () => present([]), undefined],
  ])('has the button of withdrawal and the telephone where the list of plans %s', async (_case, plans, isPartial) => {
    const page = await renderSample('/abbonamenti', { plans })
    expect(page.status).toBe(200)
    expect(page.isPartial).toBe(isPartial)
    expect(page.tags).toContain('plans:all')
    expect(page.body).toContain('id="recesso"')
    expect(page.body).toMatch(/<form [^>]*action="\/abbonamenti#[^>]* method="post"/)
    expect(page.body).toContain('Le formule si chiedono per telefono')
  })
})

describe('/newsletter', () => {
  it('lists the newsletters with their hours, each at its anchor', async () => {
    const { body } = await renderSample('/newsletter')
    expect(body).toContain('id="prima-di-uscire"')
    expect(body).toContain('Il venerdì alle 11')
    expect(body).toContain('Una notizia per valle e un sentiero da fare.')
    expect(body).toContain('href="/login"')
  })

  it('stands without the list, says so, and claims of it only what is known', async () => {
    const page = await renderSample('/newsletter', { newsletters: unavailable })
    expect(page).toMatchObject({ status: 200, isPartial: true })
    expect(page.body).toContain('In questo momento l’elenco delle newsletter non si può leggere')
    expect(page.body).not.toContain('non spediamo')
    const none = await renderSample('/newsletter', { newsletters: missing })
    expect(none.body).toContain('In questo momento non spediamo newsletter.')
  })
})

describe('/letterToEditor', () => {
  it('shows the published letters with their answers, page by page', async () => {
    const page = await renderSample('/letterToEditor/page_2')
    expect(page).toMatchObject({ status: 200, kind: 'list' })
    expect(canonicalOf(page)).toBe('https://www.example.it/letterToEditor/page_2')
    expect(page.body.match(/Iride Colombaia, Piacenza/g)?.length).toBeGreaterThan(10)
    expect(page.body).toContain('Risponde il direttore')
    expect(page.body).toContain('rel="prev" href="https://www.example.it/letterToEditor"')
    expect(page.tags).toContain('letterList:2')
  })

  it('is 404 past the last page, and kind where there are no letters', async () => {
    expect((await renderSample('/letterToEditor/page_99')).status).toBe(404)
    const nothing = { page: 1, pages: 1, total: 0, letters: [] }
    const { body } = await renderSample('/letterToEditor', { letterList: async () => present(nothing) })
    expect(body).toContain('Qui non c’è ancora nessuna lettera.')
  })

  it('leads to the form where the letters cannot be had, and is no further page then', async () => {
    const page = await renderSample('/letterToEditor', { letterList: unavailable })
    expect(page).toMatchObject({ status: 200, isPartial: true })
    expect(page.body).toContain('In questo momento le lettere non si possono leggere')
    expect(page.body).toContain('href="/contact-us/lettera-al-direttore"')
    expect((await renderSample('/letterToEditor/page_2', { letterList: unavailable })).status).toBe(503)
    const none = await renderSample('/letterToEditor', { letterList: missing })
    expect(none.body).toContain('Qui non c’è ancora nessuna lettera.')
    expect((await renderSample('/letterToEditor/page_2', { letterList: missing })).status).toBe(404)
  })
})

describe('/lifestyleFood', () => {
  it('gathers the stories of the section and what editors say of it', async () => {
    const page = await renderSample('/lifestyleFood')
    expect(page).toMatchObject({ status: 200, kind: 'list' })
    expect(page.body).toContain('A tavola</h1>')
    expect(page.body).toContain('Rispondiamo ogni giorno dalle 9 alle 20.')
    expect(page.body.match(/<article/g)?.length).toBeGreaterThan(20)
  })

  it('tells of no news where the CMS has no such section, whose list nobody tells of', async () => {
    expect((await renderSample('/lifestyleFood')).body).toContain('data-news="section:')
    const page = await renderSample('/lifestyleFood', { storyList: missing })
    expect(page).toMatchObject({ status: 200 })
    expect(page.body).toContain('Qui non c’è ancora nessuna notizia.')
    expect(/ data-news=/.test(page.body)).toBe(false)
  })

  it('goes on page by page, without the words of the first', async () => {
    const page = await renderSample('/lifestyleFood/page_2')
    expect(canonicalOf(page)).toBe('https://www.example.it/lifestyleFood/page_2')
    expect(page.body).not.toContain('Rispondiamo ogni giorno')
    expect((await renderSample('/lifestyleFood/page_99')).status).toBe(404)
  })
})
