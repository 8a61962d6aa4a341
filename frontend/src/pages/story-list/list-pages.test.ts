import { describe, expect, it } from '@jest/globals'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import { renderSample } from '../../testing/render-sample.ts'
import { samplePicture, sampleSection, sampleTeaser } from '../../samples/sample-stories.ts'

const MINUTE = 60_000

/** Stories that came out every so many minutes, the newest at 10.42 of Saturday 21 November 2026. */
const every = (minutes: number, count = 30, overrides: Partial<StoryTeaser> = {}) =>
  Array.from({ length: count }, (_, index) =>
    sampleTeaser(index, {
      picture: samplePicture(index),
      publishedAt: new Date(Date.parse('2026-11-21T09:42:00Z') - index * minutes * MINUTE).toISOString(),
      ...overrides,
    }),
  )

async function render(path: string, stories: StoryTeaser[], list: Partial<StoryList> = {}) {
  const body: StoryList = { subject: { type: 'latest' }, page: 1, pages: 412, total: 12_360, stories, ...list }
  const page = await renderSample(path, { storyList: async () => ({ state: 'present', body, tags: [] }) })
  return { ...page, main: /<main[\s\S]*<\/main>/.exec(page.body)?.[0] ?? '' }
}

const hoursIn = (html: string) => [...html.matchAll(/>(\d{1,2}\.\d\d)<\/time>/g)].map((match) => match[1])

describe('a long list', () => {
  it('always shows the hour, and heads the day where it changes', async () => {
    const { main } = await render('/news/latest', every(40))
    expect(hoursIn(main)).toHaveLength(30)
    expect(main).not.toContain('data-ago')
    expect([...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map((match) => match[1]?.replaceAll(/<[^>]+>/g, ''))).toEqual(
      expect.arrayContaining(['Oggi sabato 21 novembre', 'Ieri venerdì 20 novembre']),
    )
    expect(main.match(/Ieri/g)).toHaveLength(1)
  })

  it('is true until midnight in Rome, when «Ieri» is another day', async () => {
    expect((await render('/news/latest', every(40))).validUntil).toEqual(new Date('2026-11-21T23:00:00Z'))
  })

  it('says the day in each row where a day has few stories', async () => {
    const { main } = await render('/tag/piena-del-po', every(26 * 60))
    expect(main).toContain('Oggi </span>10.42')
    expect(main).toContain('19 nov </span>6.42')
    expect(main).not.toContain('<em>Ieri</em>')
  })

  it('counts on after the most read, which stand after the tenth row on narrow windows', async () => {
    const { main } = await render('/news/latest', every(5))
    expect(main).toMatch(/<ol start="1">[\s\S]*Più lette[\s\S]*<ol start="11">/)
  })

  it('has most read, newsletter, what to hear and the guide beside it', async () => {
    const { main } = await render('/news/latest', every(5))
    expect(main).toMatch(/Più lette[\s\S]*Prima di uscire[\s\S]*Da ascoltare[\s\S]*Pubblicità: la guida/)
  })

  it('leads to older pages, from the second on to newer ones, and says how far one is', async () => {
    const first = await render('/news/latest', every(5))
    expect(first.main).toContain('href="/news/latest/page_2"')
    expect(first.main).toContain('Pagina 1 di 412')
    expect(first.main).not.toContain('Più recenti')
    const second = await render('/news/latest/page_2', every(5), { page: 2 })
    expect(second.main).toMatch(/Più recenti[\s\S]*Più vecchie/)
    const last = await render('/news/latest/page_412', every(5), { page: 412 })
    expect(last.main).not.toContain('Più vecchie')
  })

  it('gives a story without a photo the photo’s columns: no box stands in a list', async () => {
    const { main } = await render('/news/latest', every(5, 3, { picture: null }))
    expect(main.match(/<ol start="1">[\s\S]*?<\/ol>/)?.[0]).not.toMatch(/<svg|<picture/)
  })
})

const sectionSubject = (path: string): StoryList['subject'] => ({
  type: 'section',
  section: { ...sampleSection(path), URL: `/news/${path}`, ids: '1', parent: null, subsections: [] },
})

const PORTRAIT = samplePicture(77, 'Ritratto di Ottavia Roncolongo')
const WRITER = { id: 3, slug: 'ottavia-roncolongo', name: 'Ottavia Roncolongo' }
const opinion = { kind: 'opinion' as const, authors: [{ ...WRITER, portrait: PORTRAIT }] }

describe('an opinion', () => {
  it('in a list is its writer’s line and its title, without the photograph', async () => {
    const { main } = await render('/news/latest', every(5, 1, opinion))
    const row = /<ol start="1">[\s\S]*?<\/ol>/.exec(main)?.[0] ?? ''
    expect(row).toContain('Ottavia Roncolongo')
    expect(row).not.toContain('<picture')
  })

  it('opens its section in rows of its own, with the writers’ portraits alone', async () => {
    const stories = every(600, 12, opinion)
    const { main } = await render('/news/opinioni', stories, {
      subject: sectionSubject('opinioni'),
    })
    const spans = [...main.matchAll(/data-span="(\d+)"/g)].map((match) => match[1])
    expect(spans).toEqual(['8', '4', '3', '4', '5'])
    expect(main.match(/foto-77/g)).not.toBeNull()
    expect(main).not.toContain('foto-0')
  })

  it('among news stands on a plane, at most one in a row', async () => {
    const mixed = every(60, 11).map((story, index) => (index < 4 ? { ...story, ...opinion } : story))
    const { main } = await render('/news/cronaca', mixed, {
      subject: sectionSubject('cronaca'),
    })
    expect(main).toContain('Opinioni · ')
    for (const row of main.split(/<div class="[^"]*row[^"]*"/)) {
      expect(row.split('Opinioni · ').length - 1).toBeLessThanOrEqual(1)
    }
  })
})
