import { describe, expect, it } from '@jest/globals'
import { LONGEST_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import type { ContentSource } from '../../content/content-source.ts'
import { createFrameSource } from '../../rendering/frame-source.ts'
import { createPageRenderer } from '../../rendering/render-page.tsx'
import { renderSample, unavailable } from '../../testing/render-sample.ts'
import { sampleEventTeaser } from '../../samples/sample-events.ts'
import { sampleResults, SAMPLE_NOTHING } from '../../samples/sample-search.ts'
import { SAMPLE_SETTINGS } from '../../samples/sample-site.ts'
import { createSampleSource } from '../../samples/sample-source.ts'
import type { SampleOverrides } from '../../samples/sample-source.ts'

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const headings = (html: string) => [...main(html).matchAll(/<h([1-6])[^>]*>/g)].map((match) => Number(match[1]))
const linksTo = (html: string) => [...main(html).matchAll(/href="([^"]+)"/g)].map((match) => match[1])

const SCOPES = [
  ['/ricerca', 'Cerca nel sito', '60 risultati', '/news/'],
  ['/news/ricerca', 'Cerca nelle notizie', '60 notizie', '/news/'],
  ['/eventi/ricerca', 'Cerca negli eventi', '60 eventi', '/event/'],
  ['/multimedia/folder/teleliberta/ricerca', 'Cerca su Telelibertà', '60 video', '/multimedia/detail/'],
] as const

describe.each(SCOPES)('%s (requirements 2)', (prefix, title, count, results) => {
  const friendly = `${prefix}/query_piena%20del%20po/s`

  it('has a title, a line to write on that leads to itself, and everything there is', async () => {
    const page = await renderSample(prefix)
    expect(page).toMatchObject({ status: 200, kind: 'search' })
    expect(main(page.body)).toMatch(new RegExp(`<h1[^>]*>.*${title}`))
    expect(main(page.body)).toContain(`action="${prefix}"`)
    expect(main(page.body)).toContain(count)
  })

  it('shows what was found for a text, which stays in the line and in the tabs', async () => {
    const page = await renderSample(friendly)
    expect(page).toMatchObject({ status: 200, kind: 'search' })
    expect(main(page.body)).toContain(`${count} per «piena del po»`)
    expect(main(page.body)).toMatch(/name="query"[^>]*value="piena del po"/)
    for (const [other] of SCOPES) expect(linksTo(page.body)).toContain(`${other}/query_piena%20del%20po/s`)
    expect(linksTo(page.body).filter((link) => link?.startsWith(results)).length).toBeGreaterThanOrEqual(20)
  })

  it('is the page on which one begins to search for search engines, and names its neighbours', async () => {
    const { body } = await renderSample(`${prefix}/query_po/page_2/s`)
    const address = `https://www.example.it${prefix}/query_po`
    expect(body).toContain(`rel="canonical" href="https://www.example.it${prefix}"`)
    expect(body).toContain(`rel="prev" href="${address}/s"`)
    expect(body).toContain(`rel="next" href="${address}/page_3/s"`)
  })

  it('has one h1 and skips no level, with and without results', async () => {
    for (const path of [prefix, friendly, `${prefix}/query_${SAMPLE_NOTHING}/s`]) {
      const levels = headings((await renderSample(path)).body)
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1))
    }
  })

  it('finding nothing is no error: kind words, and ways on (requirements 8)', async () => {
    const page = await renderSample(`${prefix}/query_${SAMPLE_NOTHING}/s`)
    expect(page.status).toBe(200)
    expect(main(page.body)).toContain('Questa volta non abbiamo trovato nulla.')
    expect(main(page.body)).toContain('Prova con meno parole')
    const others = SCOPES.filter(([other]) => other !== prefix)
    for (const [other] of others) expect(linksTo(page.body)).toContain(`${other}/query_${SAMPLE_NOTHING}/s`)
  })

  it('past its last page there is no page', async () => {
    expect((await renderSample(`${prefix}/query_po/page_99/s`)).status).toBe(404)
  })

  it('what cannot be had now is a 503 that says when to come again', async () => {
    expect(await renderSample(friendly, { search: unavailable })).toMatchObject({ status: 503, retryAfterSeconds: 7 })
    const limited = { ...(await unavailable()), isLimited: true as const }
    expect(await renderSample(friendly, { search: async () => limited })).toMatchObject({
      status: 429,
      retryAfterSeconds: 7,
    })
  })
})

type Teaser = ReturnType<typeof sampleEventTeaser>
const listing = (events: Teaser[]): SampleOverrides => ({
  search: async ({ search }) => {
    const results = sampleResults('event', search)
    return { state: 'present', body: { ...results, kind: 'event', total: events.length, pages: 1, events }, tags: [] }
  },
})

describe('a search', () => {
  it('that comes from a form goes to its friendly address', async () => {
    expect(await renderSample('/ricerca?query=Piena+del+Po')).toMatchObject({
      status: 301,
      location: '/ricerca/query_Piena%20del%20Po/s',
    })
  })

  it.each(['"><script>alert(1)</script>', 'l’acqua & il “po”', 'a/b\\c?d#e', '§±é𝕏'])(
    'shows %s as it was typed, and nothing more',
    async (text) => {
      const { status, body } = await renderSample(`/ricerca/query_${encodeURIComponent(text)}/s`)
      expect(status).toBe(200)
      expect(body).not.toContain('<script>alert')
      const shown = text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
      expect(body).toContain(`per «${shown}»`)
    },
  )

  it('for more than can be sought at once is no page', async () => {
    const [text, zones] = [
      encodeURIComponent('€'.repeat(110)),
      Array.from({ length: 10 }, (_, at) => `${at}`.repeat(60)),
    ]
    expect((await renderSample(`/ricerca/query_${text}/zones_${zones.join(',')}/s`)).status).toBe(404)
  })

  it('offers the values of its filters, the sections as a tree, each a link that adds it', async () => {
    const { body } = await renderSample('/news/ricerca/query_po/s')
    const links = linksTo(body)
    expect(links).toContain('/news/ricerca/query_po/zones_val-nure/s')
    expect(links).toContain('/news/ricerca/query_po/sections_14/s')
    for (const name of ['Sezione', 'Zona', 'Argomento', 'Data']) expect(main(body)).toContain(`<summary>${name}`)
  })

  it('names the active filters and days, each a link that takes it away', async () => {
    const from = Date.parse('2026-11-08T12:00:00+01:00')
    const path = `/news/ricerca/query_po/dateFrom_${from}/zones_lungo-il-po,val-nure/s`
    const { body } = await renderSample(path)
    const active = /aria-label="Filtri attivi">([\s\S]*?)<\/ul>/.exec(main(body))?.[1] ?? ''
    const links = [...active.matchAll(/href="([^"]+)"/g)].map((match) => match[1])
    expect(links).toEqual([
      `/news/ricerca/query_po/dateFrom_${from}/zones_val-nure/s`,
      `/news/ricerca/query_po/dateFrom_${from}/zones_lungo-il-po/s`,
      '/news/ricerca/query_po/zones_lungo-il-po,val-nure/s',
      '/news/ricerca/query_po/s',
    ])
    expect(active).toContain('Val Nure')
    expect(active).toContain('Dall’8 novembre 2026')
    expect(main(body)).toMatch(/type="date" name="dateFrom"[^>]*value="2026-11-08"/)
  })

  it('takes filters that its kind does not know for none', async () => {
    const { body } = await renderSample('/ricerca/query_po/categories_teatro/s')
    expect(body).toContain('rel="canonical" href="https://www.example.it/ricerca"')
    expect(main(body)).not.toContain('Filtri attivi')
  })

  it('of the whole site has a strip of videos and of events, without which it is still a page', async () => {
    const { body } = await renderSample('/ricerca/query_po/s')
    expect(main(body)).toContain('Tutti i 60 video')
    expect(main(body)).toContain('Tutti i 60 eventi')
    const alone = await renderSample('/ricerca/query_po/s', {
      search: async ({ kind, search }) =>
        kind === 'story'
          ? { state: 'present', body: sampleResults(kind, search), tags: [] }
          : { state: 'unavailable', retryAfterSeconds: 5 },
    })
    expect(alone.status).toBe(200)
    expect(main(alone.body)).not.toContain('Tutti i 60 video')
  })

  it('says so while the archive is still being read', async () => {
    const { body } = await renderSample('/ricerca/query_po/s', {
      search: async ({ kind, search }) => ({
        state: 'present',
        body: { ...sampleResults(kind, search), complete: false },
        tags: [],
      }),
    })
    expect(main(body)).toContain('rimettendo in ordine l’archivio')
  })

  it.each([
    ['/eventi/ricerca/oggi', 'Oggi, sabato 21 novembre'],
    ['/eventi/ricerca/fine-settimana', 'Fine settimana, 21 e 22 novembre'],
  ])('%s is «%s», until midnight in Rome', async (path, title) => {
    const page = await renderSample(path)
    expect(page).toMatchObject({ status: 200, kind: 'today', validUntil: new Date('2026-11-21T23:00:00Z') })
    expect(main(page.body)).toContain(title)
    expect(page.body).toContain(`<title>${title} · Libertà</title>`)
  })

  it('is asked for in the name of the reader who asks, whom the API counts', async () => {
    const content = createSampleSource()
    const askers: unknown[] = []
    const source: ContentSource = {
      ...content,
      forPage: ({ clientAddress }) => {
        askers.push(clientAddress)
        return content
      },
    }
    const renderer = createPageRenderer({
      source,
      frame: createFrameSource(source, SAMPLE_SETTINGS.grammar),
      settings: SAMPLE_SETTINGS,
      assets: { styles: [], fonts: null, scripts: [] },
    })
    await renderer.renderPage({ path: '/ricerca/query_po/s', isBot: false, clientAddress: '192.0.2.7, 127.0.0.1' })
    expect(askers).toEqual(['192.0.2.7, 127.0.0.1'])
  })

  it('of events of today has none of yesterday that is over, and is true until what goes on is over', async () => {
    const [over, goesOn, next] = [1, 2, 3].map((index) => sampleEventTeaser(index)) as [Teaser, Teaser, Teaser]
    const events = [
      { ...over, startsAt: '2026-11-20T21:00:00Z', endsAt: '2026-11-21T01:00:00Z' },
      { ...goesOn, startsAt: '2026-11-10T09:00:00Z', endsAt: '2026-11-21T18:00:00Z' },
      { ...next, startsAt: '2026-11-21T19:00:00Z', endsAt: null },
    ]
    const page = await renderSample('/eventi/ricerca/oggi', listing(events))
    expect(main(page.body)).not.toContain(over.slug)
    expect(main(page.body)).toMatch(new RegExp(`${next.slug}[\\s\\S]*In corso[\\s\\S]*${goesOn.slug}`))
    expect(page.validUntil).toEqual(new Date('2026-11-21T18:00:00Z'))
  })

  it('of events of past days has them as rows, and calls none of them under way', async () => {
    const long = { ...sampleEventTeaser(1), startsAt: '2026-10-20T09:00:00Z', endsAt: '2026-11-12T18:00:00Z' }
    const { body } = await renderSample(
      `/eventi/ricerca/date_${Date.parse('2026-11-11T00:00:00+01:00')}/s`,
      listing([long]),
    )
    expect(main(body)).toContain('Dal\u00a020\u00a0ottobre al\u00a012\u00a0novembre 2026')
    expect(main(body)).not.toContain('In corso')
  })

  it('of the television spells its name in the title as everywhere', async () => {
    const { body } = await renderSample('/multimedia/folder/teleliberta/ricerca/query_tg/s')
    expect(body).toContain('<title>tg: cerca su Telelibertà · Libertà</title>')
  })

  it('is made stale by what it was made of', async () => {
    const { tags } = await renderSample('/ricerca/query_po/s')
    expect(tags).toEqual(expect.arrayContaining([expect.stringMatching(/^search:story\.page_1\./)]))
    expect(tags.filter((tag) => tag.startsWith('search:'))).toHaveLength(3)
  })

  it('of days is named by their first and last instants, whichever instant of them the address holds', async () => {
    const noon = Date.parse('2026-11-21T12:00:00+01:00')
    const { tags } = await renderSample(`/news/ricerca/dateFrom_${noon}/dateTo_${noon}/s`)
    const [from, to] = [Date.parse('2026-11-21T00:00:00+01:00'), Date.parse('2026-11-22T00:00:00+01:00') - 1]
    expect(tags).toContain(`search:story.page_1.dateFrom_${from}.dateTo_${to}`)
  })

  it.each([
    '/ricerca/dateTo_8640000000000000/s',
    '/news/ricerca/dateFrom_-8640000000000000/s',
    '/eventi/ricerca/dateTo_-63000000000000/s',
    '/news/ricerca/date_8640000000000000/s',
    '/news/ricerca/query_po/dateTo_8640000000000000/s',
  ])('of days that no calendar has leads to the one without them: %s', async (path) => {
    const { status, location } = await renderSample(path)
    expect(status).toBe(301)
    expect(location).not.toContain('date')
  })
})

describe('a field to search by', () => {
  it.each(['/', '/ricerca', '/eventi', '/multimedia/folder/teleliberta', '/necrologie/list', '/archivio-storico'])(
    'takes on %s no more than a search may hold',
    async (path) => {
      const { body } = await renderSample(path)
      const fields = body.match(/<input[^>]*name="query"[^>]*>/g) ?? []
      expect(fields.length).toBeGreaterThan(0)
      for (const field of fields) expect(field).toContain(`maxLength="${LONGEST_SEARCH}"`)
    },
  )
})
