import { describe, expect, it } from '@jest/globals'
import { parseFeed } from '@rowanmanning/feed-parser'
import RssParser from 'rss-parser'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { SAMPLE_CORRECTIONS, sampleStory, sampleTeasers } from '../samples/sample-stories.ts'
import { present, renderSample, unavailable } from '../testing/render-sample.ts'

const ORIGIN = 'https://www.example.it'
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** Every list of stories that can be subscribed to. */
const LISTS = ['', '/news/sport', '/tag/piena-del-po', '/autore/marta-valdonica', '/ricerca/query_ponte/s']
const XML_FEEDS = LISTS.flatMap((list) => ['rss', 'atom'].map((format) => `${list}/feed.${format}`))
const TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' } as const

/** What has to stand in a feed and in each of its items, whatever a parser would forgive. */
const REQUIRED = {
  rss: {
    feed: ['<title>', '<link>', '<description>', '<language>it</language>', '<lastBuildDate>', 'rel="self"'],
    item: ['<title>', '<link>', '<guid isPermaLink="false">', '<pubDate>', '<category>', '<description>'],
  },
  atom: {
    feed: ['<id>', '<title>', '<updated>', 'rel="self"', 'rel="alternate"', '<author>'],
    item: ['<id>', '<title>', '<updated>', '<published>', 'rel="alternate"', '<summary>'],
  },
} as const

const readItems = (xml: string, format: 'rss' | 'atom') => xml.split(format === 'rss' ? '<item>' : '<entry>').slice(1)

describe.each(XML_FEEDS)('the feed %s', (address) => {
  const format = address.endsWith('rss') ? 'rss' : 'atom'

  it('is read alike by two parsers of others: titles, links, ids and dates', async () => {
    const page = await renderSample(address)
    expect([page.status, page.contentType]).toEqual([200, `${TYPES[format]}; charset=utf-8`])
    const one = parseFeed(page.body)
    const other = await new RssParser().parseString(page.body)
    expect(one.items.length).toBeGreaterThan(5)
    expect(other.title).toBe(one.title)
    expect(other.items.map(({ title }) => title)).toEqual(one.items.map(({ title }) => title))
    expect(other.items.map(({ link }) => link)).toEqual(one.items.map(({ url }) => url))
    expect(other.items.map(({ isoDate }) => isoDate)).toEqual(
      one.items.map(({ published }) => published?.toISOString()),
    )
    expect(one.items.every(({ title }) => title === title?.trim())).toBe(true)
  })

  it('has what its standard asks for, absolute links and an id for each story that no other has', async () => {
    const { body } = await renderSample(address)
    for (const part of REQUIRED[format].feed) expect(body).toContain(part)
    for (const item of readItems(body, format)) for (const part of REQUIRED[format].item) expect(item).toContain(part)
    const { items, url } = parseFeed(body)
    expect(url).toMatch(`${ORIGIN}/`)
    for (const item of items) expect(item.url).toMatch(`${ORIGIN}/`)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    const dates = [...body.matchAll(/<(?:pubDate|lastBuildDate|updated|published)>([^<]*)</g)].map(([, date]) => date)
    for (const date of dates) expect(date).toMatch(format === 'rss' ? RFC_822 : RFC_3339)
  })

  it('is made stale by what it lists', async () => {
    const tags = ['storyList:latest.1', 'story:7000']
    const tagged = async () => ({ state: 'present' as const, body: await listBody(), tags })
    const page = await renderSample(address, { storyList: tagged })
    expect(page.kind).toBe('feed')
    if (!address.startsWith('/ricerca')) expect(page.tags).toEqual(tags)
  })
})

async function listBody(stories: StoryTeaser[] = sampleTeasers(0, 3)) {
  return { subject: { type: 'latest' as const }, page: 1, pages: 1, total: stories.length, stories }
}

describe('JSON Feed', () => {
  it.each(LISTS)('of «%s» is of version 1.1 and has what that asks for', async (list) => {
    const page = await renderSample(`${list}/feed.json`)
    expect([page.status, page.contentType]).toEqual([200, 'application/feed+json; charset=utf-8'])
    const feed = JSON.parse(page.body) as { items: Record<string, string>[] } & Record<string, unknown>
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'it' })
    expect(feed['feed_url']).toBe(`${ORIGIN}${list}/feed.json`)
    for (const item of feed.items) {
      expect(item['id']).toMatch(/^tag:www\.example\.it,2026:story:\d+$/)
      expect(item['url']).toMatch(`${ORIGIN}/news/`)
      expect(item['content_text'] ?? item['content_html']).toBeTruthy()
      expect(item['date_published']).toMatch(RFC_3339)
    }
  })
})

const corrected = () => sampleTeasers(0, 2).map((story) => ({ ...story, corrections: SAMPLE_CORRECTIONS }))

const withStories = (stories: StoryTeaser[]) => ({ storyList: async () => present(await listBody(stories)) })

describe('what feeds say', () => {
  it('keeps signs of markup in titles, and adds no white space to them', async () => {
    const title = 'Ponte & strade: «prima i <lavori>», poi ]]> si vede'
    const stories = sampleTeasers(0, 2).map((story) => ({ ...story, title }))
    for (const format of ['rss', 'atom']) {
      const { body } = await renderSample(`/feed.${format}`, withStories(stories))
      expect(parseFeed(body).items.map((item) => item.title)).toEqual([title, title])
      expect((await new RssParser().parseString(body)).items.map((item) => item.title)).toEqual([title, title])
      expect(body).not.toMatch(/<title[^>]*>\s/)
    }
  })

  it('gives the same bytes at another time, so that who has them gets 304', async () => {
    const [one, other] = [await renderSample('/feed.rss'), await renderSample('/feed.rss')]
    expect(other.body).toBe(one.body)
    expect(one.body).not.toContain(new Date().toISOString().slice(0, 10))
  })

  it('a feed without stories is a feed', async () => {
    for (const format of ['rss', 'atom'] as const) {
      const { status, body } = await renderSample(`/feed.${format}`, withStories([]))
      expect([status, parseFeed(body).items.length]).toEqual([200, 0])
    }
    expect(JSON.parse((await renderSample('/feed.json', withStories([]))).body)).toMatchObject({ items: [] })
  })

  it('gives whole texts where that is configured, and of stories for subscribers no more than the summary', async () => {
    const settings = { ...SAMPLE_SETTINGS, feeds: { content: 'whole' as const, hub: null } }
    const [open, premium] = sampleTeasers(0, 2).map((story, index) => ({ ...story, premium: index === 1 }))
    if (!open || !premium) throw new Error('no samples')
    const source = {
      ...withStories([open, premium]),
      story: async () => present({ ...sampleStory(0), id: open.id, premium: false, locked: false }),
    }
    const { body } = await renderSample('/feed.rss', source, undefined, settings)
    const [first = '', second = ''] = readItems(body, 'rss')
    expect(first).toContain('<content:encoded><![CDATA[<p>')
    expect(second).not.toContain('content:encoded')
    const summaries = await renderSample('/feed.rss', source)
    expect(summaries.body).not.toContain('content:encoded')
  })

  it.each(['/feed.rss', '/feed.atom', '/feed.json', '/ricerca/query_ponte/s/feed.rss'])(
    'leaves out a story that editors have taken out of search: %s',
    async (address) => {
      const [first, second] = sampleTeasers(0, 2)
      if (!first || !second) throw new Error('no samples')
      const stories = [{ ...first, noindex: true as const }, second]
      const found = { kind: 'story' as const, stories, page: 1, pages: 1, total: 2, filters: [], complete: true }
      const { body } = await renderSample(address, { ...withStories(stories), search: async () => present(found) })
      expect(body).toContain(second.title)
      expect(body).not.toContain(first.title)
    },
  )

  it.each(['rss', 'atom', 'json'])('says what artificial intelligence made, in %s', async (format) => {
    const stories = sampleTeasers(0, 2).map((story) => ({ ...story, madeWithAI: ['text' as const] }))
    const { body } = await renderSample(`/feed.${format}`, withStories(stories))
    // JSON Feed gives the summary as the content, too.
    expect(body.match(/Testo prodotto con l’aiuto dell’intelligenza artificiale/g)).toHaveLength(
      format === 'json' ? 4 : 2,
    )
  })

  describe.each(['rss', 'atom', 'json'])('of corrections, in %s', (format) => {
    const words = SAMPLE_CORRECTIONS.map(({ text }) => text)

    it('stands after the summary, with day, year and hour', async () => {
      const { body } = await renderSample(`/feed.${format}`, withStories(corrected()))
      expect(body).toContain(`Correzione del 20 novembre 2026, ore 16.05: ${words[0]}`)
      expect(body).toContain(`Correzione del 30 dicembre 2025, ore 9.30: ${words[1]}`)
      expect((await renderSample(`/feed.${format}`)).body).not.toContain('Correzione')
    })

    it('stands before the whole text where the feed gives that', async () => {
      const settings = { ...SAMPLE_SETTINGS, feeds: { content: 'whole' as const, hub: null } }
      const [story] = corrected()
      if (!story) throw new Error('no samples')
      const source = {
        ...withStories([story]),
        story: async () => present({ ...sampleStory(0), id: story.id, premium: false, locked: false }),
      }
      const { body } = await renderSample(`/feed.${format}`, source, undefined, settings)
      expect(body.match(/Correzione del 20 novembre 2026/g)).toHaveLength(1)
      expect(body.indexOf(words[0] ?? '')).toBeLessThan(body.indexOf('Alle cinque del mattino'))
      expect(body.indexOf(words[0] ?? '')).toBeGreaterThan(-1)
    })
  })

  it('names the hub where there is one', async () => {
    const settings = { ...SAMPLE_SETTINGS, feeds: { content: 'summary' as const, hub: 'https://hub.example.org/' } }
    for (const format of ['rss', 'atom', 'json']) {
      const { body } = await renderSample(`/feed.${format}`, {}, undefined, settings)
      expect(body).toContain('https://hub.example.org/')
      expect((await renderSample(`/feed.${format}`)).body).not.toContain('hub')
    }
  })
})

describe('where there is no feed', () => {
  it.each(['/tag/nessuno/feed.rss', '/podcast/nessuno/feed.rss', '/events/nessuna/feed.ics'])(
    '%s answers 404 in plain text',
    async (address) => {
      const page = await renderSample(address)
      expect([page.status, page.contentType, page.kind]).toEqual([404, 'text/plain; charset=utf-8', 'notFound'])
    },
  )

  it('what cannot be had now is asked for again later', async () => {
    const page = await renderSample('/feed.rss', { storyList: unavailable })
    expect([page.status, page.retryAfterSeconds, page.kind]).toEqual([503, 7, 'unavailable'])
  })
})

describe('podcast feeds', () => {
  it('have the tags of directories and of the podcast namespace, and leave out what cannot be played', async () => {
    const page = await renderSample('/podcast/acqua-grande/feed.rss')
    expect(page.status).toBe(200)
    const { body } = page
    const feed = await new RssParser().parseString(body)
    expect(feed.itunes).toMatchObject({
      author: 'Marta Valdonica',
      explicit: 'no',
      image: expect.stringMatching(/1x1-1600\.jpg$/),
    })
    expect(body).toContain('<itunes:category text="News">')
    expect(body).toMatch(/<podcast:guid>[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}</)
    expect(feed.items).toHaveLength(5)
    expect(parseFeed(body).items).toHaveLength(5)
    for (const { enclosure, guid, itunes } of feed.items as (RssParser.Item & { itunes: { duration: string } })[]) {
      expect(enclosure).toMatchObject({
        length: '17600000',
        type: 'audio/mpeg',
        url: expect.stringMatching(`^${ORIGIN}/media/`),
      })
      expect(guid).toMatch(/^tag:www\.example\.it,2026:episode:\d+$/)
      expect(Number(itunes.duration)).toBeGreaterThan(0)
    }
  })

  it('name transcript and chapters where an episode has them', async () => {
    const podcasts = [
      {
        id: 1,
        slug: 'uno',
        title: 'Uno',
        description: null,
        author: null,
        picture: null,
        doors: [],
        episodes: [
          {
            id: 2,
            title: 'Puntata',
            seconds: 60,
            publishedAt: '2026-11-20T10:00:00+01:00',
            description: null,
            audioURL: '/media/a/2.mp3',
            bytes: 5,
            transcriptURL: '/media/a/2.vtt',
            chaptersURL: '/media/a/2.json',
          },
        ],
      },
    ]
    const { body } = await renderSample('/podcast/uno/feed.rss', { podcasts: async () => present(podcasts) })
    expect(body).toContain(`<podcast:transcript url="${ORIGIN}/media/a/2.vtt" type="text/vtt" language="it"/>`)
    expect(body).toContain(`<podcast:chapters url="${ORIGIN}/media/a/2.json" type="application/json+chapters"/>`)
  })
})
