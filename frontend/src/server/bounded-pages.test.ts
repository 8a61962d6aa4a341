import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ADDRESS_PROBES, createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { FIXED_PAGE_NAMES, findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { SiteAddress } from '@liberta/addresses/site-address'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { pino } from 'pino'
import type { ContentSource } from '../content/content-source.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { sampleStory } from '../samples/sample-stories.ts'
import { startSampleApi } from '../testing/start-sample-api.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { close, listen, portOf } from '../testing/listen.ts'

const grammar = createSpecifiedGrammar()

/** What no thing of the site is called. */
const MADE_UP = 'inventato'
const FAR = 900_000

let folder: string
let api: Server
let site: Server
let pages: PageCache
const get = (address: string) => fetch(`http://127.0.0.1:${portOf(site)}${address}`, { redirect: 'manual' })

const isMadeUp = (given: unknown) => JSON.stringify(given ?? null).includes(MADE_UP)

/** The sample content, in which nothing bears a made-up name; searches of everything answer whatever is asked. */
function createKnownSource(): ContentSource {
  const known = createSampleSource()
  return createSampleSource({
    storyList: async (query) => (isMadeUp(query) ? { state: 'missing' } : known.read('storyList', query)),
    multimediaList: async (key) => (isMadeUp(key) ? { state: 'missing' } : known.read('multimediaList', key)),
    eventList: async (key) => (isMadeUp(key) ? { state: 'missing' } : known.read('eventList', key)),
    page: async (asked) => (isMadeUp(asked) ? { state: 'missing' } : known.read('page', asked)),
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bounded-'))
  api = startSampleApi(0, undefined, createKnownSource())
  await once(api, 'listening')
  const upstream = `http://127.0.0.1:${portOf(api)}`
  const variables = siteSettingsSchema.parse({
    API_URL: upstream,
    NAXOS_URL: upstream,
    MEDIA_CACHE_DIR: folder,
    PAGE_CACHE_BYTES: '1000000',
  })
  const files = { assets: { styles: [], fonts: null, scripts: [] }, assetFolder: folder }
  const assembled = await assembleSite(variables, pino({ level: 'silent' }), files)
  pages = assembled.pages
  site = createSiteServer(assembled)
  await listen(site)
  await get('/')
})

afterAll(async () => {
  close(site, api)
  await rm(folder, { recursive: true, force: true })
})

/** Values of the query that fit what a fixed page knows, by its name; a new one has to say here what anybody may write. */
const FREE_VALUES: Readonly<Record<string, (index: number) => string>> = {
  id: (index) => String(FAR + index),
  n: (index) => String(index + 2),
  next: (index) => `/${MADE_UP}-${index}`,
  reason: (index) => `${MADE_UP}-${index}`,
  inviato: (index) => String(index + 2),
  oggetto: (index) => `${MADE_UP}-${index}`,
  risultati: (index) => String(index + 2),
  voto: (index) => `${MADE_UP}-${index}`,
}

function writeQuery(name: keyof typeof FREE_VALUES, index: number): string {
  const write = FREE_VALUES[name]
  if (write === undefined) throw new Error(`no test says what anybody may write as «${name}»`)
  return `${name}=${encodeURIComponent(write(index))}`
}

/** Addresses that one who would fill the memory makes up of an address: each of its values by itself, and all together. */
function makeUp(probe: SiteAddress, index: number): string[] {
  const made = (key: string, value: unknown): unknown => {
    if (key === 'type' || key === 'scope' || value === null) return value
    if (key === 'page') return FAR + index
    if (key === 'id' || key === 'tagId') return FAR + index
    if (key === 'search') return { ...EMPTY_SEARCH, text: `${MADE_UP} ${index}` }
    if (typeof value !== 'string') return value
    // A slug of an agenda's or a gallery's item ends in its id, which is told twice.
    return key === 'slug' && value.endsWith('-4') ? `${MADE_UP}-${FAR + index}` : `${MADE_UP}-${index}`
  }
  const entries = Object.entries(probe)
  const all = Object.fromEntries(entries.map(([key, value]) => [key, made(key, value)])) as unknown as SiteAddress
  const onlyPage = 'page' in probe ? [{ ...probe, page: FAR + index } as SiteAddress] : []
  return [all, ...onlyPage].map(grammar.build)
}

/** Asks for the sign-in with some hundred ways back. */
const flood = async (from: number) => {
  for (let index = from; index < from + 300; index += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, more) => get(`/login?next=/${MADE_UP}-${index + more}`).then((one) => one.text())),
    )
  }
}

const families = ADDRESS_PROBES.filter(({ type }) => type !== 'fixed' && type !== 'reservedArea')
const story = sampleStory(0)

describe('what is kept is bounded by the site’s own content', () => {
  it.each(families.map((probe) => [grammar.build(probe), probe] as const))(
    'addresses made up like %s add no page to the site’s own',
    async (_address, probe) => {
      const before = pages.describe().pages
      for (let index = 0; index < 6; index += 1) for (const address of makeUp(probe, index)) await get(address)
      expect(pages.describe().pages).toBe(before)
    },
  )

  it.each(FIXED_PAGE_NAMES.filter((name) => findFixedPage(name).path !== null))(
    'the page %s is kept once, whatever is written behind it',
    async (name) => {
      const { path, query = {} } = findFixedPage(name)
      await get(path ?? '/')
      const before = pages.describe().pages
      for (let index = 0; index < 6; index += 1) {
        for (const known of Object.keys(query)) await get(`${path}?${writeQuery(known, index)}`)
        await get(
          `${path}?${Object.keys(query)
            .map((known) => writeQuery(known, index))
            .join('&')}&x=${index}`,
        )
        await get(`${path}/page_${FAR + index}`)
      }
      expect(pages.describe().pages).toBe(before)
    },
  )

  it('a story is kept under its own addresses alone, whatever section, tag, author or slug one puts before it', async () => {
    await get(grammar.build({ type: 'story', sectionPath: 'cronaca', slug: story.slug, id: story.id }))
    const before = pages.describe().pages
    for (let index = 0; index < 6; index += 1) {
      const [id, slug, madeUp] = [story.id, story.slug, `${MADE_UP}-${index}`]
      const addresses: SiteAddress[] = [
        { type: 'story', sectionPath: madeUp, slug, id },
        { type: 'story', sectionPath: 'cronaca', slug: madeUp, id },
        { type: 'article', sectionPath: madeUp, slug, id },
        { type: 'storyByTag', tagSlug: madeUp, tagId: FAR + index, slug, id },
        { type: 'storyByJournalist', journalistSlug: madeUp, slug, id },
      ]
      for (const address of addresses) expect((await get(grammar.build(address))).status).toBe(301)
    }
    expect(pages.describe().pages).toBe(before)
  })

  it('a flood of addresses that anybody makes up leaves the warm pages warm, also while the API is silent', async () => {
    const warm = ['/', '/news/latest', '/news/cronaca', '/about', '/login', '/eventi']
    for (const address of warm) expect((await get(address)).status).toBe(200)
    await flood(0)
    expect(pages.describe().bytes).toBeLessThanOrEqual(1_000_000)
    expect(pages.describe().madeUp).toBeLessThan(100)
    close(api)
    await flood(1000)
    for (const address of warm) {
      const answer = await get(address)
      expect([answer.status, answer.headers.get('cache-status')]).toEqual([200, expect.stringContaining('; hit')])
    }
  })
})
