import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { PICTURE_FORMATS, PICTURE_RATIOS } from '@liberta/contracts/media/picture.schema'
import { createPictureCatalogue } from './choose-picture.ts'
import type { PictureCatalogue } from './choose-picture.ts'
import { sizeRendition } from './crop-picture.ts'
import { createPictureRenderer } from './render-picture.ts'

let root: string
let catalogue: PictureCatalogue

const attribution = (file: string, topics: string[]): object => ({
  file,
  width: 900,
  height: 600,
  subject_it: 'Un prato sotto la neve',
  topics,
  author: 'Ada Negri',
  licence: 'CC BY 4.0',
})

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(join(root, 'snowy-field.jpg'))
  const entries = [
    attribution('snowy-field.jpg', ['meteo']),
    { file: 'jingle.mp3', topics: [] },
    attribution('../outside.jpg', []),
  ]
  await writeFile(join(root, 'ATTRIBUTION.json'), JSON.stringify(entries))
  catalogue = await createPictureCatalogue({ mediaDir: root, cacheDir: root })
})

afterAll(() => rm(root, { recursive: true, force: true }))

const openCache = (): Promise<string> => mkdtemp(join(root, 'cache-'))

describe('photographs of a folder', () => {
  it('answer the keywords of their names, with author and licence as credit and a measured colour', () => {
    const picture = catalogue.choose('snow', 3)
    expect(picture).toMatchObject({
      id: 'foto-snowy-field',
      alt: 'Un prato sotto la neve',
      credit: 'Ada Negri / CC BY 4.0',
      creator: 'Ada Negri',
      copyright: '© Ada Negri',
    })
    expect(picture.colour).toMatch(/^#3[2-4]6[5-7]9[89a]$/)
  })

  it('leave the other keywords to drawn scenes', () => {
    expect(catalogue.choose('tennis', 0).id).toMatch(/^scena-tennis-/)
  })

  it('are read again with the colours that were kept', async () => {
    const again = await createPictureCatalogue({ mediaDir: root, cacheDir: root })
    expect(again.choose('snow', 0)).toEqual(catalogue.choose('snow', 0))
  })
})

describe('picture renderer', () => {
  const subjects = [
    ['scena-po-001', { width: 1600, height: 1067 }],
    ['scena-ricordo-002', { width: 1200, height: 1600 }],
    ['foto-snowy-field', { width: 900, height: 600 }],
  ] as const

  it.each(subjects)('%s: every ratio and format has exactly the size that the page reserves', async (id, original) => {
    const renderer = createPictureRenderer({ catalogue, cacheDir: await openCache(), concurrency: 2 })
    for (const ratio of PICTURE_RATIOS) {
      for (const format of PICTURE_FORMATS) {
        const rendered = await renderer.render({ id, ratio, width: 160, format })
        const meta = await sharp(rendered?.body).metadata()
        expect({ width: meta.width, height: meta.height }).toEqual(sizeRendition(ratio, 160, original))
        expect(rendered?.type).toBe({ avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[format])
      }
    }
  })

  it('knows 16:9, 4:3, 1:1 and 3:4 to the pixel', () => {
    const original = { width: 1600, height: 1067 }
    expect(sizeRendition('16x9', 1200, original)).toEqual({ width: 1200, height: 675 })
    expect(sizeRendition('4x3', 1200, original)).toEqual({ width: 1200, height: 900 })
    expect(sizeRendition('1x1', 1200, original)).toEqual({ width: 1200, height: 1200 })
    expect(sizeRendition('3x4', 480, original)).toEqual({ width: 480, height: 640 })
    expect(sizeRendition('full', 1600, original)).toEqual(original)
  })

  it('answers null for a picture that does not exist', async () => {
    const renderer = createPictureRenderer({ catalogue, cacheDir: await openCache(), concurrency: 1 })
    expect(await renderer.render({ id: 'scena-po-999', ratio: '3x2', width: 320, format: 'jpg' })).toBeNull()
  })

  it('makes a rendition once for many askers, and gives kept bytes with the same tag afterwards', async () => {
    const cacheDir = await openCache()
    const renderer = createPictureRenderer({ catalogue, cacheDir, concurrency: 1 })
    const rendition = { id: 'scena-borgo-003', ratio: '3x2', width: 320, format: 'webp' } as const
    const bodies = await Promise.all(Array.from({ length: 8 }, () => renderer.render(rendition)))
    expect(new Set(bodies.map((rendered) => rendered?.body)).size).toBe(1)
    const files = await readdir(cacheDir)
    expect(files).toHaveLength(1)

    // Another text in the file's place shows that a kept rendition is read and not made again.
    await writeFile(join(cacheDir, files[0] ?? ''), 'kept')
    const renewed = createPictureRenderer({ catalogue, cacheDir, concurrency: 1 })
    const rendered = await renewed.render(rendition)
    expect(rendered?.body.toString()).toBe('kept')
    expect(rendered?.etag).not.toBe(bodies[0]?.etag)
    expect(rendered?.etag).toMatch(/^"[\w-]{22}"$/)
  })

  it('forgets the oldest files when the folder is full', async () => {
    const cacheDir = await openCache()
    await writeFile(join(cacheDir, 'old.bin'), Buffer.alloc(40_000))
    await utimes(join(cacheDir, 'old.bin'), 1, 1)
    const renderer = createPictureRenderer({ catalogue, cacheDir, concurrency: 1, maxBytes: 40_000 })
    await renderer.render({ id: 'scena-po-002', ratio: '1x1', width: 120, format: 'jpg' })
    const files = await readdir(cacheDir)
    expect(files).not.toContain('old.bin')
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(cacheDir, file))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000)
  })
})
