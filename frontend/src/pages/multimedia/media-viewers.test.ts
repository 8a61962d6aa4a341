import { describe, expect, it } from '@jest/globals'
import type { MultimediaList, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { canonicalOf, present, renderSample, unavailable } from '../../testing/render-sample.ts'
import { sampleFolders, sampleMultimedia, sampleMultimediaTeaser } from '../../samples/sample-multimedia.ts'

const GALLERY = sampleMultimedia(2)
const VIDEO = sampleMultimedia(4)

const main = ({ body }: { body: string }) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
const listOf = (items: MultimediaTeaser[]): MultimediaList => {
  const [folder] = sampleFolders()
  if (folder === undefined) throw new Error('The sample has no folders')
  return { subject: { type: 'folder', folder }, page: 1, pages: 1, total: items.length, items }
}

/** The viewer at a query, whatever item is asked for. */
const view = (query: string, item = GALLERY) =>
  renderSample(`/gallery-viewer?${query}`, { multimedia: async () => present(item) })

describe('short videos', () => {
  const short = { ...sampleMultimediaTeaser(4), seconds: 61 }
  const long = { ...sampleMultimediaTeaser(0), seconds: 1600 }

  it('come from their folder, each on a screen of its own', async () => {
    const items = [short, sampleMultimediaTeaser(3)]
    const page = await renderSample('/videoShort', { multimediaList: async () => present(listOf(items)) })
    expect(main(page).match(/<video /g)).toHaveLength(2)
    expect(main(page)).toContain('href="#video-2"')
  })

  it('are the short ones of all videos where there is no such folder', async () => {
    const page = await renderSample('/videoShort', {
      multimediaList: async (key) => (key.type === 'all' ? present(listOf([long, short])) : { state: 'missing' }),
    })
    expect(main(page).match(/<video /g)).toHaveLength(1)
  })

  it('leave out one that cannot be had, and say kindly that there is none', async () => {
    const page = await renderSample('/videoShort', {
      multimediaList: async () => present(listOf([short])),
      multimedia: unavailable,
    })
    expect(page.status).toBe(200)
    expect(main(page)).toContain('I prossimi video brevi arrivano tra poco.')
  })
})

describe('the viewer of galleries', () => {
  it('shows one photograph with its place among all, and the ways before and after', async () => {
    const html = main(await view(`id=${GALLERY.id}&n=3`))
    expect(html).toContain('3 di 9')
    expect(html).toContain(`rel="prev" href="/gallery-viewer?id=${GALLERY.id}&amp;n=2#galleria"`)
    expect(html).toContain(`rel="next" href="/gallery-viewer?id=${GALLERY.id}&amp;n=4#galleria"`)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('is not indexed, and names the gallery as its canonical', async () => {
    const page = await view(`id=${GALLERY.id}&n=3`)
    expect(page.body).toContain('content="noindex"')
    expect(canonicalOf(page)).toBe(`https://www.example.it/multimedia/detail/${GALLERY.slug}`)
  })

  it('leads no further at either end', async () => {
    expect(main(await view(`id=${GALLERY.id}`))).not.toContain('rel="prev"')
    expect(main(await view(`id=${GALLERY.id}&n=9`))).not.toContain('rel="next"')
  })

  it('answers 404 past the last photograph, and for what is no gallery', async () => {
    expect((await view(`id=${GALLERY.id}&n=10`)).status).toBe(404)
    expect((await view(`id=${VIDEO.id}`, VIDEO)).status).toBe(404)
  })
})
