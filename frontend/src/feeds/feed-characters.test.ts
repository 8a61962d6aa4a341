import { describe, expect, it } from '@jest/globals'
import { XmlDocument } from 'libxml2-wasm'
import { samplePodcasts } from '../samples/sample-multimedia.ts'
import { sampleSitemap } from '../samples/sample-sitemap.ts'
import { sampleTeasers } from '../samples/sample-stories.ts'
import { writeSitemap } from '../sitemaps/write-sitemap.ts'
import { present, renderSample } from '../testing/render-sample.ts'

/** Signs that XML 1.0 (production 2) forbids, and others that are no characters. */
const SIGNS = ['\uFFFE', '\uFFFF', '\u{1FFFE}', '\uFDD0', '\0', '\u000B', '\uD800']

/** The titles of a feed and of its items; throws where it is no XML. */
function readTitles(xml: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return document.find('//*[local-name()="title"]').map((title) => title.content)
  } finally {
    document.dispose()
  }
}

/** A list of one story that has a sign in all that editors write. */
function listWith(sign: string) {
  const stories = sampleTeasers(0, 1).map((story) => ({
    ...story,
    title: `a${sign}b <i>`,
    standfirst: `c${sign}d`,
    authors: [{ id: 1, name: `e${sign}f`, slug: null }],
  }))
  return {
    storyList: async () => present({ subject: { type: 'latest' as const }, page: 1, pages: 1, total: 1, stories }),
  }
}

describe('a sign that is no character, in what editors write', () => {
  it.each(SIGNS)('leaves feeds of stories readable: %j', async (sign) => {
    for (const address of ['/feed.rss', '/feed.atom'])
      expect(readTitles((await renderSample(address, listWith(sign))).body)).toContain('ab <i>')
    const { body } = await renderSample('/feed.json', listWith(sign))
    expect(JSON.parse(body)).toMatchObject({ items: [{ title: `a${sign}b <i>` }] })
  })

  it.each(SIGNS)('leaves feeds of podcasts readable: %j', async (sign) => {
    const podcasts = samplePodcasts().map((podcast) => ({
      ...podcast,
      title: `a${sign}b`,
      episodes: podcast.episodes.map((episode) => ({ ...episode, title: `c${sign}d` })),
    }))
    const { body } = await renderSample('/podcast/acqua-grande/feed.rss', { podcasts: async () => present(podcasts) })
    expect(readTitles(body)).toEqual(expect.arrayContaining(['ab', 'cd']))
  })

  it.each(SIGNS)('leaves sitemaps readable: %j', async (sign) => {
    const news = sampleSitemap('news')
    if (news?.type !== 'news') throw new Error('there is a sample of news')
    const stories = news.stories.map((story) => ({ ...story, title: `a${sign}b` }))
    const xml = await writeSitemap({ ...news, stories }, 'https://www.example.it')
    expect(readTitles(xml ?? '')).toContain('ab')
  })
})

describe('a sign that is no character, in what is sought', () => {
  it.each(['/ricerca/query_%EF%BF%BE/s/feed.rss', '/ricerca/query_po%EF%BF%BFnte/s/feed.atom'])(
    'leaves the feed readable: %s',
    async (address) => {
      const { body, location } = await renderSample(address)
      const arrived = location === undefined ? body : (await renderSample(location)).body
      expect(readTitles(arrived).length).toBeGreaterThan(0)
    },
  )
})
