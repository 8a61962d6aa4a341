import { describe, expect, it } from '@jest/globals'
import type { Multimedia, MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import {
  canonicalOf,
  headingLevels,
  present,
  renderSample,
  structureOf,
  unavailable,
} from '../../testing/render-sample.ts'
import { sampleFolders, sampleMultimedia } from '../../samples/sample-multimedia.ts'

const ORIGIN = 'https://www.example.it'
const EDITION = sampleMultimedia(0)
const GALLERY = sampleMultimedia(2)
const VIDEO = sampleMultimedia(4)
const AUDIO = sampleMultimedia(6)

const missing = async () => ({ state: 'missing' as const })
const withItem = (item: Multimedia) => ({ multimedia: async () => present(item) })
const main = ({ body }: { body: string }) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
const emptyList = (): MultimediaList => {
  const [folder] = sampleFolders()
  if (folder === undefined) throw new Error('The sample has no folders')
  return { subject: { type: 'folder', folder }, page: 1, pages: 1, total: 0, items: [] }
}

const EDITION_PATH = `/multimedia/detail/teleliberta/${EDITION.slug}`
const GALLERY_PATH = `/multimedia/detail/${GALLERY.slug}`

/** Requirements 2, row by row: the path, what stands on it, its canonical. */
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

describe('the rows of requirements 2', () => {
  it.each(PAGES)('%s answers 200, shows «%s» and names its canonical', async (path, words, address) => {
    const page = await renderSample(path)
    expect(page.status).toBe(200)
    expect(main(page)).toContain(words)
    expect(canonicalOf(page)).toBe(ORIGIN + address)
    expect(page.tags.length).toBeGreaterThan(0)
  })

  it.each(PATHS)('%s has one h1 and skips no level of heading', async (path) => {
    const found = headingLevels(await renderSample(path))
    expect(found.filter((level) => level === 1)).toHaveLength(1)
    found.slice(1).forEach((level, index) => expect(level - (found[index] ?? 1)).toBeLessThanOrEqual(1))
  })

  it.each(PATHS)('%s loads and plays nothing by itself', async (path) => {
    const html = main(await renderSample(path))
    for (const [player] of html.matchAll(/<(?:video|audio) [^>]*>/g)) {
      expect(player).toContain('preload="none"')
      expect(player).toContain('controls=""')
      expect(player).toMatch(/aria-label="[^"]+"/)
    }
    expect(html).not.toMatch(/autoplay|<iframe|<script/i)
  })

  it.each(PATHS)('%s gives no id twice', async (path) => {
    const ids = [...(await renderSample(path)).body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a folder', () => {
  it('goes on at its pages, each its own canonical', async () => {
    const page = await renderSample('/multimedia/folder/video/page_2')
    expect(canonicalOf(page)).toBe(`${ORIGIN}/multimedia/folder/video/page_2`)
    expect(page.body).toContain(`rel="prev" href="${ORIGIN}/multimedia/folder/video"`)
  })

  it.each([
    ['/multimedia/folder/video/page_999', {}],
    ['/multimedia/folder/mai-esistita', { multimediaList: missing }],
    ['/tag/nessuno/multimedia', { multimediaList: missing }],
  ])('%s is a 404 with its message', async (path, source) => {
    const page = await renderSample(path, source)
    expect(page.status).toBe(404)
    expect(main(page)).toContain(`Page Not Found: ${path}`)
  })

  it('that is empty says so and leads on', async () => {
    const page = await renderSample('/multimedia/folder/video', {
      multimediaList: async () => present(emptyList()),
    })
    expect(page.status).toBe(200)
    expect(main(page)).toContain('Qui non c’è ancora niente da guardare.')
  })

  it('that cannot be had now is a 503', async () => {
    const page = await renderSample('/multimedia/folder/video', { multimediaList: unavailable })
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
    const page = await renderSample(path, withItem(item))
    expect([page.status, canonicalOf(page)]).toEqual([200, ORIGIN + address])
  })

  it.each([
    ['a folder not its own', `/multimedia/detail/zona-calcio/${EDITION.slug}`],
    ['a tag not its own', `/multimedia/detail/tag/altro/${EDITION.slug}`],
    ['a wrong slug', `/multimedia/detail/teleliberta/altro-titolo-${EDITION.id}`],
  ])('%s redirects to it', async (_case, path) => {
    expect(await renderSample(path, withItem(EDITION))).toMatchObject({ status: 301, location: EDITION_PATH })
  })

  it.each([
    ['missing', 404],
    ['withdrawn', 410],
  ] as const)('that is %s answers %i', async (state, status) => {
    expect((await renderSample(EDITION_PATH, { multimedia: async () => ({ state }) })).status).toBe(status)
  })

  it('that is a video is told to machines as one (schema.org VideoObject), and plays from this site', async () => {
    const page = await renderSample(EDITION_PATH, withItem(EDITION))
    expect(structureOf(page)[0]).toMatchObject({
      '@type': 'VideoObject',
      name: EDITION.title,
      thumbnailUrl: [expect.stringMatching(/^https:\/\/www\.example\.it\/media\/.*-1200\.jpg$/)],
      uploadDate: EDITION.publishedAt,
      duration: `PT${EDITION.seconds}S`,
    })
    expect(main(page)).toMatch(new RegExp(`<video [^>]*src="${EDITION.sourceURL}"`))
    expect(main(page)).toMatch(/<video [^>]*poster="\/media\//)
  })

  it('that is a video without a picture is told with the one that is drawn for its page, without which no search shows it', async () => {
    const page = await renderSample(EDITION_PATH, withItem({ ...EDITION, picture: null }))
    const [, drawn] = /property="og:image" content="([^"]+)"/.exec(page.body) ?? []
    expect(drawn).toContain(ORIGIN)
    expect(structureOf(page)[0]).toMatchObject({ '@type': 'VideoObject', thumbnailUrl: [drawn] })
  })

  it('that is a recording is heard', async () => {
    const page = await renderSample(`/multimedia/detail/${AUDIO.slug}`, withItem(AUDIO))
    expect(structureOf(page)[0]).toMatchObject({ '@type': 'AudioObject' })
    expect(main(page)).toMatch(new RegExp(`<a [^>]*href="${AUDIO.sourceURL}" data-listen="`))
  })

  it.each([
    [VIDEO, 'Questo video non si può ancora vedere qui.'],
    [AUDIO, 'Questo audio non si può ancora ascoltare qui.'],
  ])('with nothing to play shows its picture and a sentence', async (item, sentence) => {
    const html = main(await renderSample(`/multimedia/detail/${item.slug}`, withItem({ ...item, sourceURL: null })))
    expect(html).toContain(sentence)
    expect(html).not.toMatch(/<video|<audio/)
  })

  it('that is a gallery shows all its photographs, each with a way to the viewer', async () => {
    const html = main(await renderSample(GALLERY_PATH, withItem(GALLERY)))
    GALLERY.pictures.forEach(({ alt }) => expect(html).toContain(`alt="${alt}"`))
    expect(html).toContain(`href="/gallery-viewer?id=${GALLERY.id}#galleria"`)
    expect(html).toContain(`href="/gallery-viewer?id=${GALLERY.id}&amp;n=2#galleria"`)
    expect(html).toContain('9 di 9')
  })

  it('stands without picture, tags, description, folder and what comes next', async () => {
    const bare = { ...VIDEO, picture: null, description: null, tags: [], folders: [], seconds: null, watchNext: [] }
    const page = await renderSample(`/multimedia/detail/${VIDEO.slug}`, withItem(bare))
    expect(page.status).toBe(200)
    expect(main(page)).not.toContain('Da vedere ora')
  })

  it('lets a recording be heard whose length is not told', async () => {
    const audio = { ...VIDEO, type: 'audio' as const, seconds: null, sourceURL: '/media/clips/senza-durata.mp3' }
    const html = main(await renderSample(`/multimedia/detail/${VIDEO.slug}`, withItem(audio)))
    expect(html).toContain(`data-listen="m${VIDEO.id}"`)
    expect(html).not.toContain('data-seconds')
    expect(html).not.toContain('Questo audio non si può ancora ascoltare qui.')
  })

  it('writes hostile words as words', async () => {
    const words = '</script><img src=x onerror=alert(1)>'
    const hostile = { ...VIDEO, title: words, description: words }
    expect((await renderSample(`/multimedia/detail/${VIDEO.slug}`, withItem(hostile))).body).not.toContain('<img src=x')
  })
})

describe('Telelibertà', () => {
  it('names its channel and the hours of its news, and searches among its programmes', async () => {
    const html = main(await renderSample('/multimedia/folder/teleliberta'))
    expect(html).toContain('canale 76')
    expect(html).toContain('>13.15</time>')
    expect(html).toContain('>19.30</time>')
    expect(html).toMatch(/<form [^>]*action="\/multimedia\/folder\/teleliberta\/ricerca"/)
    expect(html).toContain('name="query"')
  })

  it('goes on at its pages, without the band of the first', async () => {
    const page = await renderSample('/multimedia/folder/teleliberta/page_2')
    expect(canonicalOf(page)).toBe(`${ORIGIN}/multimedia/folder/teleliberta/page_2`)
    expect(page.body).toContain(`rel="prev" href="${ORIGIN}/multimedia/folder/teleliberta"`)
    expect(main(page)).not.toContain('television-band-band')
    expect(main(page)).not.toContain('aria-label="I programmi"')
  })

  it('is there, with its programmes, where the CMS has no folder of that name', async () => {
    const page = await renderSample('/multimedia/folder/teleliberta', { multimediaList: missing })
    expect(page.status).toBe(200)
    expect(canonicalOf(page)).toBe(`${ORIGIN}/multimedia/folder/teleliberta`)
    expect(main(page)).toContain('Zona Calcio')
    expect(page.tags).toContain('multimediaList:folder.teleliberta.1')
    expect((await renderSample('/multimedia/folder/teleliberta/page_2', { multimediaList: missing })).status).toBe(404)
  })

  it('stands without its programmes', async () => {
    const page = await renderSample('/multimedia/folder/teleliberta', { programmes: unavailable })
    expect(page.status).toBe(200)
    expect(main(page)).toContain('In primo piano')
  })

  it('says of its programmes that they cannot be read now, beside the hours of the news', async () => {
    const page = await renderSample('/multimedia/folder/teleliberta/programs', { programmes: unavailable })
    expect(page).toMatchObject({ status: 200, isPartial: true })
    expect(main(page)).toContain('In questo momento i programmi non si possono leggere')
    expect(main(page)).toContain('13.15')
    const none = await renderSample('/multimedia/folder/teleliberta/programs', { programmes: missing })
    expect(none.status).toBe(200)
    expect(main(none)).toContain('Il palinsesto arriva tra poco.')
  })

  it('names every programme with its hours and last editions', async () => {
    const html = main(await renderSample('/multimedia/folder/teleliberta/programs'))
    expect(html).toContain('Ogni giorno alle 13.15 e alle 19.30')
    expect(html).toContain('href="/multimedia/folder/zona-calcio"')
    expect(html).toContain('id="paese-mio"')
  })
})
