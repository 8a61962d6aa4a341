import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { buildFaces } from '../../scripts/build-faces.ts'
import { createPainter } from '../drawn-pictures/paint-share-picture.ts'
import { splitTarget } from '../page-cache/page-key.ts'
import { parseShareAddress } from '../page-definition/head/share-address.ts'
import type { ShareWords } from '../page-definition/head/share-words.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { packPages } from '../rendering/packed-renderer.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import { sampleObituary } from '../samples/sample-obituaries.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import type { SampleOverrides } from '../samples/sample-source.ts'
import { SAMPLE_NOW, sampleStory } from '../samples/sample-stories.ts'
import { close, listen } from '../testing/listen.ts'
import { readPng } from '../testing/read-png.ts'
import { present, unavailable } from '../testing/render-sample.ts'
import { RenditionCache } from './rendition-cache.ts'
import { createSharePictures } from './share-picture.handler.ts'

const grammar = createSpecifiedGrammar()
const DIGEST = '0123456789abcdef'
/** What a picture may weigh, in bytes. */
const MOST_BYTES = 60_000

let folder: string
let facesFile: string
let open: Server[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liberta-share-'))
  facesFile = join(folder, 'faces.json')
  await writeFile(facesFile, JSON.stringify(await buildFaces()))
})
beforeEach(() => {
  open = []
})
afterEach(() => close(...open))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A site of share pictures alone, whose content may be replaced. */
async function site(
  source: SampleOverrides,
  {
    paint = createPainter(facesFile),
    disk = 'media',
  }: { paint?: (words: ShareWords) => Promise<Buffer>; disk?: string } = {},
) {
  const content = createSampleSource(source)
  const renderer = createPageRenderer({
    source: content,
    frame: createFrameSource(content, grammar),
    settings: SAMPLE_SETTINGS,
    assets: { styles: [], fonts: null, scripts: [] },
    now: () => SAMPLE_NOW,
  })
  const renditions = new RenditionCache({ folder: join(folder, disk), capacityBytes: 10_000_000 })
  await renditions.open()
  const serve = createSharePictures({ packed: packPages(renderer), paint, renditions })
  const server = createServer((request, response) => {
    const address = parseShareAddress(splitTarget(request.url))
    if (address === null) throw new Error('no address of a share picture')
    void serve(request, response, address)
  })
  open.push(server)
  const base = `http://127.0.0.1:${await listen(server)}`
  return {
    get: (path: string, { method = 'GET', client = '192.0.2.1' } = {}) =>
      fetch(base + path, { method, redirect: 'manual', headers: { 'x-forwarded-for': client } }),
    /** Where the page at a path says that its picture is. */
    addressOf: async (path: string) => {
      const { body } = await renderer.renderPage({ path, isBot: false })
      const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(body.toString()) ?? []
      return address.replace(SAMPLE_SETTINGS.origin, '')
    },
  }
}

const obituaryOf = (number: number) => present({ ...sampleObituary(0), id: number, age: number })
const withoutPhoto = (changes: Partial<Story> = {}) => sampleStory(0, { picture: null, ...changes })
const { slug, id } = withoutPhoto()
const PATH = `/news/cronaca/${slug}/${id}`
const shows = (story: Story): SampleOverrides => ({ story: async () => present(story) })

describe('the picture of a page that has none', () => {
  it('is a PNG of 1200 × 630 of at most 60 KB, kept for an hour and purged with its page', async () => {
    const { get, addressOf } = await site(
      shows(withoutPhoto({ title: 'Il ponte riapre a senso unico alternato. '.repeat(5) })),
    )
    const address = await addressOf(PATH)
    expect(address).toMatch(new RegExp(`^/share/[0-9a-f]{16}${PATH}\\.png$`))
    const answer = await get(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=3600, s-maxage=60/)
    expect(answer.headers.get('surrogate-key')?.split(' ')).toContain(`story:${id}`)
    const { width, height, bytes } = readPng(Buffer.from(await answer.arrayBuffer()))
    expect([width, height]).toEqual([1200, 630])
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('answers HEAD with the same headers and nothing else', async () => {
    const { get, addressOf } = await site(shows(withoutPhoto()))
    const address = await addressOf(PATH)
    const [whole, head] = [await get(address), await get(address, { method: 'HEAD' })]
    for (const name of ['content-type', 'content-length', 'cache-control', 'surrogate-key'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
    expect((await head.arrayBuffer()).byteLength).toBe(0)
  })

  it('has the words of the page as it is: an older address leads to the present one, and is not kept for long', async () => {
    let story = withoutPhoto()
    const { get, addressOf } = await site({ story: async () => present(story) })
    const before = await addressOf(PATH)
    story = withoutPhoto({ title: 'Un altro titolo' })
    const answer = await get(before)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, await addressOf(PATH)])
    expect(answer.headers.get('cache-control')).toContain('max-age=0')
    expect((await get(answer.headers.get('location') ?? '')).status).toBe(200)
  })

  it('is gone with the page, though it was drawn before', async () => {
    let answer: Awaited<ReturnType<NonNullable<SampleOverrides['story']>>> = present(withoutPhoto())
    const { get, addressOf } = await site({ story: async () => answer })
    const address = await addressOf(PATH)
    expect((await get(address)).status).toBe(200)
    answer = { state: 'withdrawn' }
    expect((await get(address)).status).toBe(410)
    answer = { state: 'missing' }
    expect((await get(address)).status).toBe(404)
    answer = await unavailable()
    const away = await get(address)
    expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
  })

  it('follows a page that has moved', async () => {
    const { get } = await site({})
    const { status, headers } = await get(`/share/${DIGEST}/News/Sport.png`)
    expect([status, headers.get('location')]).toEqual([302, `/share/${DIGEST}/news/sport.png`])
  })

  it.each([
    ['a story with a photograph', `/news/cronaca/${sampleStory(0).slug}/${sampleStory(0).id}`],
    ['no page', '/nulla'],
    ['a page that is not to be found', '/login'],
    ['the component gallery, where there is none', '/_subjects'],
    ['what is no page', '/robots.txt'],
  ])('there is none of %s', async (_what, path) => {
    const { get } = await site({})
    expect((await get(`/share/${DIGEST}${path}.png`)).status).toBe(404)
  })

  it('nobody has words of one’s own drawn: a search has those of every search', async () => {
    const drawn: ShareWords[] = []
    const paint = async (words: ShareWords) => {
      drawn.push(words)
      return Buffer.from('png')
    }
    const { get, addressOf } = await site({}, { paint, disk: 'searches' })
    const [empty, sought] = [await addressOf('/ricerca'), await addressOf('/ricerca/query_parole%20mie/s')]
    expect(sought).toBe(empty)
    expect((await get(sought)).status).toBe(200)
    expect(drawn).toEqual([{ type: 'page', title: expect.not.stringContaining('mie') }])
  })
})

const never = new Promise<never>(() => undefined)
const clientOf = (number: number) => ({ client: `192.0.2.${number}` })
const pathOf = (number: number) => `/share/${DIGEST}/necrologie/${number}.png`

describe('asking a page for its words', () => {
  it('waits behind none that waits for the CMS', async () => {
    const { get } = await site({ obituary: async ({ id: number }) => (number > 10 ? never : obituaryOf(number)) })
    for (const number of [11, 12, 13]) void get(pathOf(number)).catch(() => undefined)
    expect((await get(pathOf(1))).status).toBe(302)
  })

  it('has an end: who would wait for more than two seconds is told to come again', async () => {
    const { get } = await site({ obituary: () => never })
    const asked = Array.from({ length: 30 }, (_, index) => get(pathOf(index + 1), clientOf(index)))
    const { status, headers } = await Promise.any(asked)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  })
})

describe('of one client', () => {
  it('so many are asked for at once and no more: everybody else’s come', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
    const { get } = await site({
      obituary: async ({ id: number }) => {
        if (number > 1) await isReleased
        return obituaryOf(number)
      },
    })
    const greedy = Array.from({ length: 110 }, (_, index) => get(pathOf(index + 2)))
    let refused = 0
    const note = ({ status, headers }: Response) => {
      refused += Number(status === 429 && headers.get('retry-after') === '5')
    }
    for (const answer of greedy) void answer.then(note)
    await waitUntil(() => refused === 110 - 16)
    expect((await get(pathOf(1), clientOf(2))).status).toBe(302)
    release(undefined)
    expect((await Promise.all(greedy)).filter(({ status }) => status === 302)).toHaveLength(16)
  })
})

describe('drawing', () => {
  it('is done once for all who ask, and not again by who comes later or by another process', async () => {
    let paints = 0
    const paint = async () => {
      paints += 1
      return Buffer.from('png')
    }
    const first = await site(shows(withoutPhoto()), { paint, disk: 'once' })
    const address = await first.addressOf(PATH)
    await Promise.all([first.get(address), first.get(address), first.get(address)])
    const second = await site(shows(withoutPhoto()), { paint, disk: 'once' })
    expect(await (await second.get(address)).text()).toBe('png')
    expect(paints).toBe(1)
  })

  it('keeps no more waiting than come to their turn in seconds: the others are told to come again', async () => {
    const { promise: release, resolve } = Promise.withResolvers<Buffer>()
    const { get } = await site(
      { obituary: async ({ id: number }) => obituaryOf(number) },
      { paint: () => release, disk: 'many' },
    )
    const paths = Array.from({ length: 40 }, (_, index) => `/necrologie/${index + 1}`)
    const led = await Promise.all(paths.map((path, index) => get(`/share/${DIGEST}${path}.png`, clientOf(index))))
    const asked = led.map(({ headers }, index) => get(headers.get('location') ?? '', clientOf(index)))
    const { promise: allRefused, resolve: noteAll } = Promise.withResolvers<undefined>()
    let refused = 0
    const note = async (answer: Promise<Response>) => {
      const { headers } = await answer
      refused += headers.get('retry-after') === '5' ? 1 : 0
      if (refused === 9) noteAll(undefined)
    }
    asked.forEach((answer) => void note(answer))
    await allRefused
    resolve(Buffer.from('png'))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(31)
    expect(statuses.filter((status) => status === 503)).toHaveLength(9)
  })
})
