import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ALL_BUT_THE_DATE } from '@liberta/test-kit/all-but-the-date'
import { encodeOnce } from '../page-cache/other-encodings.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import type { Render } from '../page-cache/kept-pages.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { packPages } from '../rendering/packed-renderer.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { SAMPLE_NOW, sampleStory } from '../samples/sample-stories.ts'
import { present, textOf, unavailable } from '../testing/render-sample.ts'
import { createPageRender } from './render-page-later.ts'

const MONDAY = new Date('2026-11-23T08:00:00Z')
/** Written and changed on the Saturday on which its page is rendered first. */
const STORY = { ...sampleStory(0), publishedAt: '2026-11-21T07:00:00Z', updatedAt: '2026-11-21T08:05:00Z' }
const PATH = `/news/cronaca/${STORY.slug}/${STORY.id}`

let cache: PageCache
let failures: unknown[]
let isDown: boolean

beforeEach(() => {
  jest.useFakeTimers({ now: SAMPLE_NOW, doNotFake: ALL_BUT_THE_DATE })
  isDown = false
  failures = []
  cache = new PageCache({
    capacityBytes: 10_000_000,
    renders: { concurrency: 2, maxQueue: 10 },
    renderAhead: 0,
    onBackgroundError: (error) => void failures.push(error),
  })
})
afterEach(() => void jest.useRealTimers())

/** How the site renders the story's page; its content cannot be had while the site's API is down. */
function renderOf(query: string): Render {
  const source = createSampleSource({ story: async () => (isDown ? unavailable() : present(STORY)) })
  const renderer = createPageRenderer({
    source,
    frame: createFrameSource(source, SAMPLE_SETTINGS.grammar),
    settings: SAMPLE_SETTINGS,
    assets: { styles: [], fonts: null, scripts: [], build: { id: 'sample', files: [] } },
  })
  const policy = { headers: {} }
  return createPageRender({ packed: packPages(renderer), policy }).later({ path: PATH, query }, 'person')
}

async function read(query: string) {
  const { page, outcome } = await cache.read(`person ${PATH}${query}`, renderOf(query))
  return { outcome, status: page.status, text: textOf((await encodeOnce(page, 'identity')).body.toString()) }
}

describe.each([
  ['the page of a story', '', 'Sabato 21 novembre Aggiornato', 'Lunedì 23 novembre Aggiornato il 21 novembre'],
  ['its lite version', 'lite', 'Aggiornato alle 9.05', 'Aggiornato il 21 novembre'],
])('%s, kept since Saturday and asked for on Monday', (_what, query, saturday, monday) => {
  it('is rendered anew before its first reader gets it, and says which day it is', async () => {
    expect((await read(query)).text).toContain(saturday)
    jest.setSystemTime(MONDAY)
    const { outcome, text } = await read(query)
    expect([outcome, text.includes(saturday), text.includes(monday)]).toEqual(['renewed', false, true])
    expect((await read(query)).outcome).toBe('hit')
  })

  it('is served as it was where it cannot be rendered', async () => {
    await read(query)
    jest.setSystemTime(MONDAY)
    isDown = true
    const { outcome, status, text } = await read(query)
    expect([outcome, status, text.includes(saturday)]).toEqual(['stale-if-error', 200, true])
  })

  it('until midnight it is served stale, while it is rendered behind its reader', async () => {
    await read(query)
    jest.setSystemTime(new Date('2026-11-21T23:59:59+01:00'))
    expect((await read(query)).outcome).toBe('stale')
  })

  it('one that was rendered just before midnight is served as long as it is fresh: no midnight has all pages rendered at once', async () => {
    jest.setSystemTime(new Date('2026-11-21T23:59:55+01:00'))
    await read(query)
    jest.setSystemTime(new Date('2026-11-22T00:00:05+01:00'))
    expect((await read(query)).outcome).toBe('hit')
    jest.setSystemTime(new Date('2026-11-22T00:00:25+01:00'))
    expect((await read(query)).outcome).toBe('renewed')
  })
})
