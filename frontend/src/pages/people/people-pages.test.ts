import { describe, expect, it } from '@jest/globals'
import type { EditorialPage, PageBlock } from '@liberta/contracts/pages/editorial-page.schema'
import { canonicalOf, headingLevels, renderSample, structureOf, unavailable } from '../../testing/render-sample.ts'
import { samplePage } from '../../samples/sample-pages.ts'
import { sampleJournalists } from '../../samples/sample-people.ts'
import { findPositions, splitAtPositions } from './find-positions.ts'
import type { SampleOverrides } from '../../samples/sample-source.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const POSITION = '/who-we-are/work-with-us/position/redattore-web'
const LINKS: PageBlock = {
  type: 'links',
  items: [
    { name: 'Redazione web', URL: POSITION },
    { name: 'Contatti', URL: '/contact-us' },
  ],
}

/** A page of work that leads to one position; the other texts are those of the sample. */
const hiring: SampleOverrides = {
  page: async ({ slug }) => {
    const page = samplePage(slug)
    if (page === null) return { state: 'missing' }
    const body: EditorialPage = slug === 'work-with-us' ? { ...page, blocks: [LINKS, ...page.blocks] } : page
    return { state: 'present', body, tags: [] }
  },
}

describe('/who-we-are/la-redazione', () => {
  it('shows every journalist with role and the way to the profile', async () => {
    const page = await renderSample('/who-we-are/la-redazione')
    expect(page.status).toBe(200)
    sampleJournalists().forEach(({ name, slug }) => {
      expect(page.body).toContain(`href="/who-we-are/la-redazione/staff/${slug}">${name}</a>`)
    })
    expect(page.body).toContain('Redattore sportivo')
    expect(page.body).toContain('Rispondiamo ogni giorno dalle 9 alle 20.')
    expect(page.tags).toEqual(expect.arrayContaining(['journalists:all', 'page:la-redazione']))
    expect(headingLevels(page).filter((level) => level === 1)).toHaveLength(1)
  })

  it('stands without the editors’ words, and without the journalists', async () => {
    const bare = await renderSample('/who-we-are/la-redazione', { page: unavailable })
    expect(bare.status).toBe(200)
    expect(bare.body).toContain('La redazione</h1>')
    const faceless = await renderSample('/who-we-are/la-redazione', { journalists: unavailable })
    expect(faceless).toMatchObject({ status: 200, isPartial: true })
    expect(faceless.body).toContain('In questo momento l’elenco dei giornalisti non si può leggere')
    expect(faceless.body).toContain('Rispondiamo ogni giorno dalle 9 alle 20.')
    const none = await renderSample('/who-we-are/la-redazione', { journalists: async () => ({ state: 'missing' }) })
    expect(none).toMatchObject({ status: 200 })
    expect(none.body).not.toContain('non si può leggere')
  })
})

describe('/who-we-are/la-redazione/staff/{slug}', () => {
  const path = '/who-we-are/la-redazione/staff/marta-valdonica'

  it('shows who it is, the newest stories and the way to all of them', async () => {
    const page = await renderSample(path)
    expect(page).toMatchObject({ status: 200, kind: 'detail' })
    expect(canonicalOf(page)).toBe(`https://www.example.it${path}`)
    expect(page.body).toContain('Marta Valdonica</h1>')
    expect(page.body).toContain('Scrive di fiumi, strade e consigli comunali.')
    expect(page.body.match(/<article class="[^"]*card/g)?.length).toBe(6)
    expect(page.body).toContain('href="/autore/marta-valdonica">Tutti gli articoli di Marta Valdonica')
    expect(page.tags).toEqual(expect.arrayContaining(['journalists:all', 'storyList:journalist.marta-valdonica.1']))
    expect(structureOf(page).find((data) => data['@type'] === 'ProfilePage')).toMatchObject({
      mainEntity: {
        '@type': 'Person',
        name: 'Marta Valdonica',
        url: 'https://www.example.it/autore/marta-valdonica',
        jobTitle: 'Cronista',
      },
    })
  })

  it('is a page without a portrait, a role, a life or stories', async () => {
    const page = await renderSample('/who-we-are/la-redazione/staff/ottavia-roncolongo', {
      storyList: unavailable,
    })
    expect(page.status).toBe(200)
    expect(page.body).toContain('Ottavia Roncolongo</h1>')
    expect(page.body).toContain('href="/autore/ottavia-roncolongo"')
  })

  it('has the same profile told at /autore/{slug}', async () => {
    const types = structureOf(await renderSample('/autore/marta-valdonica')).map((data) => data['@type'])
    expect(types).toEqual(['ProfilePage', 'BreadcrumbList'])
  })

  it('is 404 for nobody', async () => {
    expect((await renderSample('/who-we-are/la-redazione/staff/nessuno')).status).toBe(404)
  })
})

describe('/who-we-are/work-with-us', () => {
  it('lists the positions to which editors lead, with their own words', async () => {
    const page = await renderSample('/who-we-are/work-with-us', hiring)
    expect(page.body).toContain(`href="${POSITION}">Redattore web</a>`)
    expect(page.body).toContain('Dal 1883 raccontiamo la città')
    expect(page.body).not.toContain('Redazione web</a>')
    expect(page.body).toContain('href="/contact-us">Contatti</a>')
    expect(page.tags).toEqual(expect.arrayContaining(['page:work-with-us', 'pages:all']))
  })

  it('says so where no position is open', async () => {
    const { status, body } = await renderSample('/who-we-are/work-with-us')
    expect(status).toBe(200)
    expect(body).toContain('In questo momento non ci sono posizioni aperte.')
  })

  it('shows a position that is open', async () => {
    const page = await renderSample(POSITION, hiring)
    expect(page).toMatchObject({ status: 200, kind: 'text' })
    expect(canonicalOf(page)).toBe(`https://www.example.it${POSITION}`)
    expect(page.body).toContain('Redattore web</h1>')
    expect(page.body).toContain('href="/who-we-are/work-with-us">Lavora con noi</a>')
  })

  it.each([
    ['closed', POSITION, {}],
    ['another fixed page’s text', '/who-we-are/work-with-us/position/policy', hiring],
    ['unknown', '/who-we-are/work-with-us/position/astronauta', hiring],
  ])('answers 404 for a position that is %s', async (_what, path, source) => {
    expect((await renderSample(path, source)).status).toBe(404)
  })

  it('finds positions among other links, and takes them out of the text', () => {
    const blocks: PageBlock[] = [{ type: 'heading', text: 'Posizioni' }, LINKS, { type: 'paragraph', text: 'Fine.' }]
    expect(findPositions(grammar, { blocks }, [])).toEqual([
      { slug: 'redattore-web', title: 'Redazione web', standfirst: null },
    ])
    expect(splitAtPositions(grammar, blocks)).toEqual({
      before: [blocks[0]],
      after: [{ type: 'links', items: [{ name: 'Contatti', URL: '/contact-us' }] }, blocks[2]],
    })
    expect(splitAtPositions(grammar, [])).toEqual({ before: [], after: [] })
  })
})
