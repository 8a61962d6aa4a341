import { describe, expect, it } from '@jest/globals'
import type { LiveEntry } from '@liberta/contracts/live-blog/live-blog.schema'
import { renderSample, structureOf, textOf, present } from '../../testing/render-sample.ts'
import { sampleEntry, sampleLiveStory } from '../../samples/sample-live.ts'
import { SAMPLE_NOW } from '../../samples/sample-stories.ts'

const PATH = '/news/cronaca/piena-del-po-la-giornata-minuto-per-minuto/7300'
const countArticles = (html: string) => html.match(/<article[^>]*data-entry=/g)?.length ?? 0
const headOf = (html: string) => html.split('</head>')[0] ?? ''
const story = (...changes: Parameters<typeof sampleLiveStory>) => ({
  story: async () => present(sampleLiveStory(...changes)),
})

describe('the page of a live blog', () => {
  it('shows title, state, key moments, the pinned entry and the newest twenty, for who has no script', async () => {
    const { status, kind, body } = await renderSample(PATH)
    const text = textOf(body.split('</head>')[1] ?? '')
    expect([status, kind]).toEqual([200, 'liveBlog'])
    expect(text).toContain('In diretta aggiornata alle 10.42, 47 aggiornamenti')
    expect(text).toMatch(/Momenti chiave 10\.42 Riapre l’arginale/)
    expect(body).toMatch(/role="feed"[^>]*data-live-blog="7300"/)
    expect(countArticles(body)).toBe(20)
    expect(text.indexOf('In evidenza')).toBeLessThan(text.indexOf('Riaperta la strada'))
    expect(body).toContain(`href="${PATH}/aggiornamenti-2"`)
    expect(text).toContain('4,86 m')
  })

  it('gives each entry an address and a name of its own, two of one minute different ones', async () => {
    const { body } = await renderSample(PATH)
    const names = [...body.matchAll(/<article[^>]* id="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toContain('ora-10-23-45')
    expect(names).toContain('ora-10-23-46')
    expect(new Set(names).size).toBe(20)
    expect(body).toContain(`href="${PATH}/ora-10-23-46"`)
  })

  it.each<[string, Parameters<typeof sampleLiveStory>]>([
    ['In pausa riprende domani alle 6', [{ state: 'paused', resumesAt: '2026-11-22T06:00:00+01:00' }]],
    ['Conclusa alle 10, 47 aggiornamenti', [{ state: 'ended', endedAt: '2026-11-21T10:00:00+01:00' }]],
    ['Ultimo contatto 10.39 proviamo ancora', [{}, { contactAt: '2026-11-21T10:39:00+01:00' }]],
  ])('says «%s»', async (words, changes) => {
    expect(textOf((await renderSample(PATH, story(...changes))).body)).toContain(words)
  })

  it('lives until its line is no longer true, by what the CMS said last and by our last word of it', async () => {
    const { validUntil } = await renderSample(PATH)
    expect(validUntil).toEqual(new Date(SAMPLE_NOW.getTime() + 180_000))
    const confirmedAt = SAMPLE_NOW.getTime() - 60_000
    const earlier = await renderSample(PATH, { story: async () => ({ ...present(sampleLiveStory()), confirmedAt }) })
    expect(earlier.validUntil).toEqual(new Date(confirmedAt + 180_000))
  })

  it('is read from the beginning once it has ended', async () => {
    const ended = story({ state: 'ended', endedAt: '2026-11-21T10:00:00+01:00' })
    expect((await renderSample(PATH, ended)).body).toMatch(
      new RegExp(`href="${PATH}/aggiornamenti-1"[^>]*>Dall’inizio`),
    )
    const first = await renderSample(`${PATH}/aggiornamenti-1`, ended)
    expect(first.body.indexOf('data-entry="1"')).toBeLessThan(first.body.indexOf('data-entry="20"'))
  })

  it.each(['', '/aggiornamenti-2', '/ora-20-27-2'])(
    'at «%s» leads from a key moment to its entry where that stands, else to its address',
    async (part) => {
      const { body } = await renderSample(PATH + part)
      const row = /<nav aria-labelledby="momenti".*?<\/nav>/s.exec(body)?.[0] ?? ''
      const [anchors, addresses] = [/href="#([^"]+)"/g, /href="(\/[^"]+)"/g].map((pattern) =>
        [...row.matchAll(pattern)].map(([, to = '']) => to),
      )
      expect(anchors?.filter((anchor) => !body.includes(`id="${anchor}"`))).toEqual([])
      expect(addresses?.filter((address) => !address.startsWith(`${PATH}/ora-`))).toEqual([])
      expect(anchors?.length).toBeGreaterThan(0)
      expect([...(anchors ?? []), ...(addresses ?? [])]).toHaveLength(7)
    },
  )

  it('names the day of a key moment where it is another one', async () => {
    const keyMoments = ['2026-11-21T08:10:00Z', '2026-11-20T22:10:00Z', '2026-11-20T20:05:00Z'].map((at, index) => ({
      id: 900 - index,
      at,
      title: `Momento ${index + 1}`,
    }))
    const { body } = await renderSample(PATH, story({}, { keyMoments }))
    expect(textOf(body)).toContain('9.10 Momento 1 23.10, ieri Momento 2 21.05 Momento 3')
  })

  it('keeps places for what comes later: news, key moments, a number, older entries', async () => {
    const empty = story({}, { entries: [], pinned: null, keyMoments: [], figure: null, total: 0 })
    const { body } = await renderSample(PATH, empty)
    for (const hook of ['offer', 'live-moments', 'live-figure', 'live-steps']) expect(body).toContain(`data-${hook}=""`)
  })

  it('says that the first entry is coming where there is none', async () => {
    const empty = story({}, { entries: [], pinned: null, keyMoments: [], figure: null, total: 0 })
    const { status, body } = await renderSample(PATH, empty)
    expect([status, countArticles(body)]).toEqual([200, 0])
    expect(textOf(body)).toContain('Il primo aggiornamento arriva tra poco.')
  })

  it('stands at the other addresses of its story, too, and is stopped by no advertisement', async () => {
    const { body, status } = await renderSample(
      '/news/tag/piena-del-po_11/piena-del-po-la-giornata-minuto-per-minuto/7300',
    )
    expect([status, countArticles(body)]).toEqual([200, 20])
    expect(headOf(body)).toContain(`<link rel="canonical" href="https://www.example.it${PATH}"`)
    expect(body).not.toContain('data-interstitial')
  })
})

describe('an entry by its own address', () => {
  it('stands before all, with its own title, canonical address and picture for who shares it', async () => {
    const { body, tags } = await renderSample(`${PATH}/ora-9-45-44`)
    const head = headOf(body)
    expect(head).toContain('<title>L’argine di Roncaglia visto dall’alto · Libertà</title>')
    expect(head).toContain(`<link rel="canonical" href="https://www.example.it${PATH}/ora-9-45-44"`)
    expect(head).toContain('property="og:title" content="L’argine di Roncaglia visto dall’alto"')
    expect(head).toMatch(/property="og:image" content="[^"]*foto-44/)
    expect(/<article[^>]*data-entry="(\d+)"/.exec(body)?.[1]).toBe('44')
    expect(body).toMatch(/<article[^>]*id="ora-9-45-44"[^>]*data-chosen/)
    expect(countArticles(body)).toBe(20)
    expect(tags).toContain('story:7300')
  })

  it('that is old is read by itself, and its page hangs on it', async () => {
    const { body, tags, status } = await renderSample(`${PATH}/ora-20-27-2`)
    expect([status, countArticles(body)]).toEqual([200, 21])
    expect(tags).toContain('liveEntry:7300.2')
  })

  it('leads from a wrong hour, slug or section to the right one', async () => {
    const { status, location } = await renderSample(`${PATH}/ora-1-01-46`)
    expect([status, location]).toEqual([301, `${PATH}/ora-10-23-46`])
    const moved = await renderSample('/news/sport/altro/7300/ora-10-23-46')
    expect(moved.location).toBe(`${PATH}/ora-10-23-46`)
  })

  it.each([
    `${PATH}/ora-10-42-9999`,
    `${PATH}/aggiornamenti-9`,
    '/news/cronaca/x/7001/ora-10-42-1',
    '/news/cronaca/x/7001/aggiornamenti-1',
  ])('%s is a 404', async (path) => {
    expect((await renderSample(path)).status).toBe(404)
  })

  it('that was withdrawn is gone', async () => {
    const gone = { liveEntry: async () => ({ state: 'withdrawn' as const }) }
    expect((await renderSample(`${PATH}/ora-20-27-2`, gone)).status).toBe(410)
  })
})

it('the headings of an entry stand under its title, those of the page beside it over them', async () => {
  const blocks: LiveEntry['blocks'] = [
    { type: 'heading', text: 'Le scuole' },
    { type: 'facts', title: 'In breve', items: [{ when: null, text: 'Quattro plessi chiusi' }] },
  ]
  const entry = { ...sampleEntry(47), blocks }
  const { body } = await renderSample(PATH, story({}, { entries: [entry], pinned: null }))
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(levels.slice(0, 6)).toEqual([1, 2, 2, 3, 4, 4])
  expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([])
})

describe('what a live blog says to machines', () => {
  it('is of a long entry its first words, cut at one of them', async () => {
    const text = 'Parola '.repeat(60).trim()
    const entry = { ...sampleEntry(46), blocks: [{ type: 'paragraph' as const, text }] }
    const { body } = await renderSample(`${PATH}/ora-10-23-46`, story({}, { entries: [entry] }))
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(headOf(body)) ?? []
    expect(description).toMatch(/^(?:Parola )+Parola…$/)
    expect(description.length).toBeLessThanOrEqual(200)
    expect(description.length).toBeGreaterThan(190)
  })

  it('is a LiveBlogPosting with its entries, headlines of 110 characters at most', async () => {
    const long = { ...sampleEntry(47), title: 'Parola '.repeat(40).trim() }
    const page = await renderSample(PATH, story({}, { entries: [long, sampleEntry(46)] }))
    const [coverage, breadcrumbs] = structureOf(page)
    expect(coverage).toMatchObject({
      '@type': 'LiveBlogPosting',
      coverageStartTime: expect.any(String),
      isAccessibleForFree: true,
      publisher: { '@type': 'NewsMediaOrganization' },
    })
    expect(coverage).not.toHaveProperty('coverageEndTime')
    const updates = coverage?.['liveBlogUpdate'] as Record<string, unknown>[]
    expect(updates.map((update) => update['@type'])).toEqual(['BlogPosting', 'BlogPosting', 'BlogPosting'])
    expect(updates[0]).toMatchObject({ datePublished: long.at, url: `https://www.example.it${PATH}/ora-10-42-47` })
    expect(String(updates[0]?.['headline']).length).toBeLessThanOrEqual(110)
    expect(updates.every((update) => String(update['articleBody']).length > 0)).toBe(true)
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('has an end once it has ended', async () => {
    const endedAt = '2026-11-21T10:00:00+01:00'
    const [coverage] = structureOf(await renderSample(PATH, story({ state: 'ended', endedAt })))
    expect(coverage).toMatchObject({ coverageEndTime: endedAt })
  })

  it('is of an entry a BlogPosting that is part of the coverage', async () => {
    const [entry] = structureOf(await renderSample(`${PATH}/ora-10-23-46`))
    expect(entry).toMatchObject({ '@type': 'BlogPosting', isPartOf: { '@type': 'LiveBlogPosting' } })
  })

  it('of a page of entries names the pages beside it, and repeats no coverage', async () => {
    const page = await renderSample(`${PATH}/aggiornamenti-2`)
    expect(headOf(page.body)).toContain(`<link rel="next" href="https://www.example.it${PATH}/aggiornamenti-3"`)
    expect(structureOf(page).map((data) => data['@type'])).toEqual(['CollectionPage', 'BreadcrumbList'])
    expect(page.tags).toContain('liveEntries:7300.2')
  })
})

/** The words of a list with a live story that stands so. */
async function listWith(state: 'live' | 'ended'): Promise<string> {
  const list = {
    subject: { type: 'latest' as const },
    page: 1,
    pages: 1,
    total: 1,
    stories: [sampleLiveStory({ state })],
  }
  return textOf((await renderSample('/news/latest', { storyList: async () => present(list) })).body)
}

it('a card of a live story says «Diretta» while it goes on, and no longer than that', async () => {
  expect(await listWith('live')).toContain('Diretta , Cronaca')
  expect(await listWith('ended')).not.toContain('Diretta ,')
})

it('a figure stands apart from its unit where no style sheet parts them', async () => {
  expect((await renderSample(`${PATH}?lite`, story())).body).toContain('4,86<small> m</small>')
})
