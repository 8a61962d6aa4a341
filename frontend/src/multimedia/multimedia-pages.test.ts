import { describe, expect, it } from '@jest/globals'
import type { Multimedia, MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import type { ContentSource } from '../api-client/api-client.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import { sampleFolders, sampleMultimedia, sampleMultimediaTeaser } from '../testing/sample-multimedia.ts'
import { SAMPLE_SETTINGS } from '../testing/sample-site.ts'
import { createSampleSource } from '../testing/sample-source.ts'
import { SAMPLE_NOW } from '../testing/sample-stories.ts'

const ASSETS = { styles: ['/assets/styles-1.css'], fonts: null, scripts: [] }
const ORIGIN = 'https://www.example.it'
const EDITION = sampleMultimedia(0)
const GALLERY = sampleMultimedia(2)
const VIDEO = sampleMultimedia(4)
const AUDIO = sampleMultimedia(6)

interface Asked {
  query?: string
  isBot?: boolean
  source?: Partial<ContentSource>
}

function render(path: string, { query = '', isBot = false, source = {} }: Asked = {}) {
  const content = createSampleSource(source)
  const renderer = createPageRenderer({
    source: content,
    frame: createFrameSource(content),
    settings: SAMPLE_SETTINGS,
    assets: ASSETS,
    now: () => SAMPLE_NOW,
  })
  return renderer.renderPage({ path, query, isBot })
}

const present = <Body>(body: Body) => ({ state: 'present' as const, body, tags: [] })
const missing = async () => ({ state: 'missing' as const })
const unavailable = async () => ({ state: 'unavailable' as const, retryAfterSeconds: 7 })
const withItem = (item: Multimedia): Asked => ({ source: { readMultimedia: async () => present(item) } })
const canonical = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
const levels = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const emptyList = (): MultimediaList => {
  const [folder] = sampleFolders()
  if (folder === undefined) throw new Error('The sample has no folders')
  return { subject: { type: 'folder', folder }, page: 1, pages: 1, total: 0, items: [] }
}

const EDITION_PATH = `/multimedia/detail/teleliberta/${EDITION.slug}`
const GALLERY_PATH = `/multimedia/detail/${GALLERY.slug}`

/** Specification §2, row by row: the path, what stands on it, its canonical. */
const PAGES = [
  ['/multimedia/folder/video', 'Video', '/multimedia/folder/video'],
  ['/multimedia/folder/foto', 'Foto', '/multimedia/folder/foto'],
  ['/tag/piena-del-po/multimedia', 'Piena del Po: video e foto', '/tag/piena-del-po/multimedia'],
  ['/multimedia/folder/teleliberta', 'canale', '/multimedia/folder/teleliberta'],
  ['/multimedia/folder/teleliberta/programs', 'Zona Calcio', '/multimedia/folder/teleliberta/programs'],
  [EDITION_PATH, EDITION.title, EDITION_PATH],
  [GALLERY_PATH, GALLERY.title, GALLERY_PATH],
  [`/multimedia/detail/${VIDEO.slug}`, VIDEO.title, `/multimedia/detail/${VIDEO.slug}`],
  [`/multimedia/detail/${AUDIO.slug}`, AUDIO.title, `/multimedia/detail/${AUDIO.slug}`],
  ['/podcast', 'Sulla via Emilia', '/podcast'],
  ['/videoShort', 'Video brevi', '/videoShort'],
  ['/gallery-viewer', 'Le gallerie fotografiche', '/gallery-viewer'],
] as const

const PATHS = PAGES.map(([path]) => path)

describe('the rows of specification §2', () => {
  it.each(PAGES)('%s answers 200, shows «%s» and names its canonical', async (path, words, address) => {
    const { status, body, tags } = await render(path)
    expect(status).toBe(200)
    expect(main(body)).toContain(words)
    expect(canonical(body)).toBe(ORIGIN + address)
    expect(tags.length).toBeGreaterThan(0)
  })

  it.each(PATHS)('%s has one h1 and skips no level of heading', async (path) => {
    const found = levels((await render(path)).body)
    expect(found.filter((level) => level === 1)).toHaveLength(1)
    found.slice(1).forEach((level, index) => expect(level - (found[index] ?? 1)).toBeLessThanOrEqual(1))
  })

  it.each(PATHS)('%s loads and plays nothing by itself', async (path) => {
    const html = main((await render(path)).body)
    for (const [player] of html.matchAll(/<(?:video|audio) [^>]*>/g)) {
      expect(player).toContain('preload="none"')
      expect(player).toContain('controls=""')
      expect(player).toMatch(/aria-label="[^"]+"/)
    }
    expect(html).not.toMatch(/autoplay|<iframe|<script(?! type="application)/i)
  })

  it.each(PATHS)('%s gives no id twice', async (path) => {
    const ids = [...(await render(path)).body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a folder', () => {
  it('goes on at its pages, each its own canonical', async () => {
    const { body } = await render('/multimedia/folder/video/page_2')
    expect(canonical(body)).toBe(`${ORIGIN}/multimedia/folder/video/page_2`)
    expect(body).toContain(`rel="prev" href="${ORIGIN}/multimedia/folder/video"`)
  })

  it.each(['/multimedia/folder/video/page_999', '/multimedia/folder/mai-esistita', '/tag/nessuno/multimedia'])(
    '%s is a 404 with its message',
    async (path) => {
      const gone: Asked = path.includes('999') ? {} : { source: { readMultimediaList: missing } }
      expect(await render(path, { ...gone, isBot: true })).toMatchObject({
        status: 404,
        body: `Page Not Found: ${path}\n`,
      })
    },
  )

  it('that is empty says so and leads on', async () => {
    const { status, body } = await render('/multimedia/folder/video', {
      source: { readMultimediaList: async () => present(emptyList()) },
    })
    expect(status).toBe(200)
    expect(body).toContain('Qui non c’è ancora niente da guardare.')
  })

  it('that cannot be had now is a 503', async () => {
    const page = await render('/multimedia/folder/video', { source: { readMultimediaList: unavailable } })
    expect(page).toMatchObject({ status: 503, retryAfterSeconds: 7 })
  })
})

describe('an item', () => {
  it.each([
    ['by its own folder', `/multimedia/detail/tg-liberta/${EDITION.slug}`, EDITION, EDITION_PATH],
    ['by no folder', `/multimedia/detail/${EDITION.slug}`, EDITION, EDITION_PATH],
    ['by its tag', `/multimedia/detail/tag/piena-del-po/${EDITION.slug}`, EDITION, EDITION_PATH],
    ['by the folder of a gallery', `/multimedia/detail/foto-del-giorno/${GALLERY.slug}`, GALLERY, GALLERY_PATH],
  ])('%s answers 200 with the one canonical', async (_case, path, item, address) => {
    const { status, body } = await render(path, withItem(item))
    expect([status, canonical(body)]).toEqual([200, ORIGIN + address])
  })

  it.each([
    ['a folder not its own', `/multimedia/detail/zona-calcio/${EDITION.slug}`],
    ['a tag not its own', `/multimedia/detail/tag/altro/${EDITION.slug}`],
    ['a wrong slug', `/multimedia/detail/teleliberta/altro-titolo-${EDITION.id}`],
  ])('%s redirects to it', async (_case, path) => {
    expect(await render(path, withItem(EDITION))).toMatchObject({ status: 301, location: EDITION_PATH })
  })

  it.each([
    ['missing', 404],
    ['withdrawn', 410],
  ] as const)('that is %s answers %i', async (state, status) => {
    expect((await render(EDITION_PATH, { source: { readMultimedia: async () => ({ state }) } })).status).toBe(status)
  })

  it('that is a video is told to machines as one, and plays from this site', async () => {
    const { body } = await render(EDITION_PATH, withItem(EDITION))
    expect(body).toContain('"@type":"VideoObject"')
    expect(body).toContain(`"uploadDate":"${EDITION.publishedAt}"`)
    expect(body).toContain(`"duration":"PT${EDITION.seconds}S"`)
    expect(main(body)).toMatch(new RegExp(`<video [^>]*src="${EDITION.sourceURL}"`))
    expect(main(body)).toMatch(/<video [^>]*poster="\/media\//)
  })

  it('that is a recording is heard', async () => {
    const { body } = await render(`/multimedia/detail/${AUDIO.slug}`, withItem(AUDIO))
    expect(body).toContain('"@type":"AudioObject"')
    expect(main(body)).toMatch(new RegExp(`<audio [^>]*src="${AUDIO.sourceURL}"`))
  })

  it.each([
    [VIDEO, 'Questo video non si può ancora vedere qui.'],
    [AUDIO, 'Questo audio non si può ancora ascoltare qui.'],
  ])('with nothing to play shows its picture and a sentence', async (item, sentence) => {
    const silent = { ...item, sourceURL: null }
    const html = main((await render(`/multimedia/detail/${item.slug}`, withItem(silent))).body)
    expect(html).toContain(sentence)
    expect(html).not.toMatch(/<video|<audio/)
  })

  it('that is a gallery shows all its photographs, each with a way to the viewer', async () => {
    const html = main((await render(GALLERY_PATH, withItem(GALLERY))).body)
    GALLERY.pictures.forEach(({ alt }) => expect(html).toContain(`alt="${alt}"`))
    expect(html).toContain(`href="/gallery-viewer?id=${GALLERY.id}"`)
    expect(html).toContain(`href="/gallery-viewer?id=${GALLERY.id}&amp;n=2"`)
    expect(html).toContain('9 di 9')
  })

  it('stands without picture, tags, description, folder and what comes next', async () => {
    const bare = { ...VIDEO, picture: null, description: null, tags: [], folders: [], seconds: null, watchNext: [] }
    const { status, body } = await render(`/multimedia/detail/${VIDEO.slug}`, withItem(bare))
    expect(status).toBe(200)
    expect(main(body)).not.toContain('Da vedere ora')
  })

  it('writes hostile words as words', async () => {
    const title = '</script><img src=x onerror=alert(1)>'
    const { body } = await render(`/multimedia/detail/${VIDEO.slug}`, withItem({ ...VIDEO, title, description: title }))
    expect(body).not.toContain('<img src=x')
  })
})

describe('Telelibertà', () => {
  it('names its channel and the hours of its news, and searches among its programmes', async () => {
    const html = main((await render('/multimedia/folder/teleliberta')).body).replaceAll('<!-- -->', '')
    expect(html).toContain('canale 76')
    expect(html).toContain('>13.15</time>')
    expect(html).toContain('>19.30</time>')
    expect(html).toMatch(/<form [^>]*action="\/multimedia\/folder\/teleliberta\/ricerca"/)
    expect(html).toContain('name="query"')
  })

  it('stands without its programmes', async () => {
    const { status, body } = await render('/multimedia/folder/teleliberta', { source: { readProgrammes: unavailable } })
    expect(status).toBe(200)
    expect(main(body)).toContain('In primo piano')
  })

  it('names every programme with its hours and last editions', async () => {
    const html = main((await render('/multimedia/folder/teleliberta/programs')).body)
    expect(html).toContain('Ogni giorno alle 13.15 e alle 19.30')
    expect(html).toContain('href="/multimedia/folder/zona-calcio"')
    expect(html).toContain('id="paese-mio"')
  })
})

describe('podcasts', () => {
  it('have an anchor, and a player and a length for each episode that can be heard', async () => {
    const html = main((await render('/podcast')).body)
    expect(html).toContain('id="sulla-via-emilia"')
    expect(html.match(/<audio /g)).toHaveLength(15)
    expect(html.match(/Questa puntata non si può ancora ascoltare qui/g)).toHaveLength(3)
    expect(html).toContain('18 minuti')
  })

  it('that there are none of are told kindly', async () => {
    const { status, body } = await render('/podcast', { source: { readPodcasts: async () => present([]) } })
    expect(status).toBe(200)
    expect(body).toContain('Il prossimo podcast è in preparazione.')
  })
})

describe('short videos', () => {
  const short = { ...sampleMultimediaTeaser(4), seconds: 61 }
  const long = { ...sampleMultimediaTeaser(0), seconds: 1600 }

  it('come from their folder, each on a screen of its own', async () => {
    const items = [short, sampleMultimediaTeaser(3)]
    const { body } = await render('/videoShort', {
      source: { readMultimediaList: async () => present({ ...emptyList(), items }) },
    })
    expect(main(body).match(/<video /g)).toHaveLength(2)
    expect(main(body)).toContain('href="#video-2"')
  })

  it('are the short ones of all videos where there is no such folder', async () => {
    const { body } = await render('/videoShort', {
      source: {
        readMultimediaList: async (key) =>
          key.type === 'all' ? present({ ...emptyList(), items: [long, short] }) : { state: 'missing' },
      },
    })
    expect(main(body).match(/<video /g)).toHaveLength(1)
  })

  it('leave out one that cannot be had, and say kindly that there is none', async () => {
    const items = [short]
    const { status, body } = await render('/videoShort', {
      source: {
        readMultimediaList: async () => present({ ...emptyList(), items }),
        readMultimedia: unavailable,
      },
    })
    expect(status).toBe(200)
    expect(body).toContain('I prossimi video brevi arrivano tra poco.')
  })
})

describe('the viewer of galleries', () => {
  const view = (query: string, item = GALLERY) => render('/gallery-viewer', { query, ...withItem(item) })

  it('shows one photograph with its place among all, and the ways before and after', async () => {
    const { body } = await view(`id=${GALLERY.id}&n=3`)
    const html = main(body).replaceAll('<!-- -->', '')
    expect(html).toContain('3 di 9')
    expect(html).toContain(`rel="prev" href="/gallery-viewer?id=${GALLERY.id}&amp;n=2#galleria"`)
    expect(html).toContain(`rel="next" href="/gallery-viewer?id=${GALLERY.id}&amp;n=4#galleria"`)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(levels(body)[0]).toBe(1)
  })

  it('is not indexed, and names the gallery as its canonical', async () => {
    const { body } = await view(`id=${GALLERY.id}&n=3`)
    expect(body).toContain('content="noindex"')
    expect(canonical(body)).toBe(ORIGIN + GALLERY_PATH)
  })

  it('leads no further at either end', async () => {
    expect(main((await view(`id=${GALLERY.id}`)).body)).not.toContain('rel="prev"')
    expect(main((await view(`id=${GALLERY.id}&n=9`)).body)).not.toContain('rel="next"')
  })

  it('answers 404 past the last photograph, and for what is no gallery', async () => {
    expect((await view(`id=${GALLERY.id}&n=10`)).status).toBe(404)
    expect((await view(`id=${VIDEO.id}`, VIDEO)).status).toBe(404)
  })
})
