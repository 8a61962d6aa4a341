import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { Redis } from 'ioredis'
import { announcementOf } from '../../../worker/src/testing/announce.ts'
import { sampleFront, sampleStory, sampleTeaser } from '../../../worker/src/testing/naxos-samples.ts'
import { startWholePaper } from './start-whole-paper.ts'
import type { WholePaper } from './start-whole-paper.ts'

const NAME = 'Ildebrando Quaglia'
const TELLING = /quaglia|ildebrando/i
const anonymise = [{ name: NAME, instead: 'I. Q.' }]
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const SECTION = '/news/attualita/cronaca'
const OLD = `${SECTION}/assolto-ildebrando-quaglia/7242`
const NEW = `${SECTION}/assolto-i-q/7242`
const ANOTHER = `${SECTION}/il-po-scende-7243/7243`

/** Where the name stands before it is hidden: pages, feeds, what machines read; another story names it as what to read next. */
const SAYING = [
  '/',
  '/news/latest',
  '/news/latest/page_2',
  '/news/attualita',
  '/tag/piena-del-po',
  '/autore/marta-valdonica',
  '/ricerca/query_po/s',
  OLD,
  ANOTHER,
  '/feed.rss',
  '/feed.json',
  `${SECTION}/feed.atom`,
  '/ricerca/query_po/s/feed.rss',
  '/sitemap-news.xml',
]

let paper: WholePaper

/** The CMS says the story so, wherever it tells it. */
function tell(changes: object, updatedAt: string): void {
  const { naxos } = paper
  const words = { title: `Assolto ${NAME}`, slug: 'assolto-ildebrando-quaglia', published_at: minutesAgo(9) }
  const picture = { id: 'p', width: 3, height: 2, alt: NAME, caption: `${NAME} in aula`, credit: null, colour: null }
  const told = { ...words, standfirst: `Per ${NAME} è finita`, picture, ...changes, updated_at: updatedAt }
  const card = sampleTeaser(7242, told)
  const correction = { at: minutesAgo(8), text: `${NAME} ha 40 anni.` }
  const blocks = [
    { type: 'paragraph', text: `${NAME} &egrave; uscito dall’aula.` },
    { type: 'quote', text: 'Sono libero', by: NAME },
    { type: 'picture', picture },
  ]
  naxos.reply('/story/7242', { data: sampleStory(7242, { ...told, blocks, corrections: [correction] }), updatedAt })
  naxos.reply('/story/7243', { data: sampleStory(7243, { read_next: [card] }), updatedAt })
  naxos.reply('/story/list', { data: [card, sampleTeaser(7243)], total: 61, updatedAt })
  naxos.reply('/search', { data: [card], total: 1, updatedAt })
  const mostRead = { type: 'most_read', stories: [card] }
  const front = [{ type: 'opening', stories: [sampleTeaser(1), card] }, mostRead, { type: 'latest', stories: [card] }]
  const breaking = { id: 7242, title: `Assolto ${NAME}`, URL: OLD, published_at: minutesAgo(9), ...changes }
  naxos.reply('/front/home', { data: { ...sampleFront, live: null, breaking, blocks: front }, updatedAt })
}

const read = async (path: string) => {
  const answer = await fetch(paper.origin + path, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

/** The text of a page, which whoever asks for it first may not get at once. */
async function readOnceThere(path: string): Promise<string> {
  let page = await read(path)
  await waitUntil(async () => page.status === 200 || (page = await read(path)).status === 200, { what: path })
  return page.text
}

/** The keys of Redis under which the name lies in any form. */
async function findKeys(redis: Redis): Promise<string[]> {
  const found: string[] = []
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key)
    const held = type === 'hash' ? await redis.hgetall(key) : type === 'string' ? await redis.get(key) : null
    if (TELLING.test(JSON.stringify(held)) || TELLING.test(key)) found.push(key)
  }
  return found
}

beforeAll(async () => {
  paper = await startWholePaper()
  tell({}, minutesAgo(5))
  await paper.changes.announce(announcementOf('story.published', { type: 'story', id: 7242 }, { sections: [4, 1] }))
  await waitUntil(async () => (await paper.changes.queue.getCompletedCount()) === 1)
  await waitUntil(async () => TELLING.test((await read('/sitemap-news.xml')).text))
})
afterAll(() => paper.stop())

describe('a name that is hidden in a story that stands all over the paper', () => {
  it('stood in all of these', async () => {
    // A page that is asked for first may come once it has been fetched.
    for (const path of SAYING) await waitUntil(async () => TELLING.test((await read(path)).text), { what: path })
    expect((await findKeys(paper.redis)).length).toBeGreaterThan(5)
    // Whoever starts now gets what other copies share, as it was: the sitemap too, which is asked for again until it is shared.
    await waitUntil(async () => {
      await read('/sitemap-news.xml')
      return (await findKeys(paper.redis)).some((key) => key.startsWith('page:') && key.endsWith('/sitemap-news.xml'))
    })
  })

  it('is gone from pages, feeds, sitemaps, searches and every read model within a minute of its announcement', async () => {
    const began = performance.now()
    tell({ anonymise }, minutesAgo(1))
    await paper.changes.announce(announcementOf('story.updated', { type: 'story', id: 7242 }, { sections: [4, 1] }))
    await waitUntil(async () => (await paper.changes.queue.getCompletedCount()) === 2)
    await waitUntil(async () => !TELLING.test((await read('/sitemap-news.xml')).text), { withinMs: 50_000 })
    for (const path of SAYING.filter((each) => each !== OLD)) {
      const page = await readOnceThere(path)
      expect([path, TELLING.exec(page)?.[0]]).toEqual([path, undefined])
    }
    // The sitemaps are rewritten one after the other, and that of the news is seen as soon as it is.
    await waitUntil(async () => (await findKeys(paper.redis)).length === 0, { withinMs: 50_000 }).catch(() => undefined)
    expect(await findKeys(paper.redis)).toEqual([])
    expect(performance.now() - began).toBeLessThan(60_000)
  })

  it('has a story under another address, to which the old one leads for good', async () => {
    expect(await read(OLD)).toMatchObject({ status: 301, location: NEW })
    const { status, text } = await read(NEW)
    expect(status).toBe(200)
    expect(text).toContain('Assolto I. Q.')
    expect(text).toContain('I. Q. è uscito dall’aula.')
    expect(text).not.toMatch(TELLING)
  })

  it('finds that story no longer, while other words do', async () => {
    expect((await read('/ricerca/query_po/s')).text).toContain(NEW)
    for (const sought of ['quaglia', 'ildebrando quaglia', 'quagli']) {
      const { text } = await read(`/ricerca/query_${encodeURIComponent(sought)}/s`)
      expect(text).toContain(`Nessun risultato per «${sought}»`)
      expect((await read(`/ricerca/query_${encodeURIComponent(sought)}/s/feed.rss`)).text).not.toContain('7242')
    }
  })
})
