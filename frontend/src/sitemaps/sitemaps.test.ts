import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { sampleSitemap } from '../samples/sample-sitemap.ts'
import { present, renderSample, unavailable } from '../testing/render-sample.ts'
import { writeSitemap } from './write-sitemap.ts'

const ORIGIN = 'https://www.example.it'
const MONTH = '2026-11'
const PARTS = ['stories', 'pictures', 'videos', 'events', 'obituaries'].map((kind) => `/sitemap-${kind}-${MONTH}.xml`)

/** sitemaps.org's own schema, as the library carries it. Of what is of another namespace it is told not to ask for a schema. */
async function readSchema(): Promise<XsdValidator> {
  const place = join(createRequire(import.meta.url).resolve('sitemap'), '../../../schema/sitemap.xsd')
  const schema = (await readFile(place, 'utf8')).replaceAll('processContents="strict"', 'processContents="lax"')
  return XsdValidator.fromDoc(XmlDocument.fromString(schema))
}

/** What search engines want of each kind, beside the protocol. */
const REQUIRED = {
  '/sitemap-news.xml': ['<news:name>Libertà', '<news:language>it', '<news:publication_date>', '<news:title>'],
  [`/sitemap-pictures-${MONTH}.xml`]: ['<image:image>', `<image:loc>${ORIGIN}/media/`],
  [`/sitemap-videos-${MONTH}.xml`]: [
    `<video:thumbnail_loc>${ORIGIN}/media/`,
    '<video:title>',
    '<video:description>',
    `<video:content_loc>${ORIGIN}/media/`,
    '<video:duration>',
    '<video:publication_date>',
  ],
} as const

describe('sitemaps', () => {
  let validator: XsdValidator

  beforeAll(async () => {
    validator = await readSchema()
  })

  it.each(['/sitemap-news.xml', ...PARTS])('%s is what the protocol’s schema says', async (address) => {
    const page = await renderSample(address)
    expect([page.status, page.contentType, page.kind]).toEqual([200, 'application/xml; charset=utf-8', 'sitemap'])
    const document = XmlDocument.fromString(page.body)
    expect(() => validator.validate(document)).not.toThrow()
    document.dispose()
  })

  it('the schema finds fault with what is none', () => {
    const document = XmlDocument.fromString(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><lastmod>ieri</lastmod></url></urlset>',
    )
    expect(() => validator.validate(document)).toThrow()
    document.dispose()
  })

  it.each(Object.entries(REQUIRED))('%s says of each page what search engines ask for', async (address, required) => {
    const { body } = await renderSample(address)
    const pages = body.split('<url>').slice(1)
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) for (const part of required) expect(page).toContain(part)
  })

  it('the index names files that are there, each with when it was last changed', async () => {
    const { body, status } = await renderSample('/sitemap.xml')
    const files = [...body.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)]
    expect([status, files.length]).toEqual([200, 4])
    for (const [, address = '', changed = ''] of files) {
      expect((await renderSample(address.replace(ORIGIN, ''))).status).toBe(200)
      expect(Number.isNaN(Date.parse(changed))).toBe(false)
    }
  })

  it('when a page was last changed stands there where it is known, and nowhere else', async () => {
    const stories = (await renderSample(`/sitemap-stories-${MONTH}.xml`)).body
    expect(stories.split('<url>').length).toBe(stories.split('<lastmod>').length)
    expect((await renderSample(`/sitemap-events-${MONTH}.xml`)).body).not.toContain('lastmod')
  })

  it('a month without pages, and what is no file of a sitemap, is 404', async () => {
    expect((await renderSample('/sitemap-stories-2011-01.xml')).status).toBe(404)
    expect(
      (await renderSample('/sitemap-news.xml', { sitemap: async () => present({ type: 'news', stories: [] }) })).status,
    ).toBe(404)
    for (const address of [
      `/sitemap-stories-${MONTH}-1.xml`,
      '/sitemap-letters-2026-11.xml',
      '/sitemap-stories-2026-13.xml',
    ])
      expect((await renderSample(address)).status).toBe(404)
  })

  it('what cannot be had now is 503', async () => {
    expect((await renderSample('/sitemap.xml', { sitemap: unavailable })).status).toBe(503)
  })

  it('signs of markup in titles and addresses are escaped', async () => {
    const news = sampleSitemap('news')
    if (news?.type !== 'news') throw new Error('no sample')
    const [first] = news.stories
    if (!first) throw new Error('no sample')
    const xml = await writeSitemap(
      { type: 'news', stories: [{ ...first, title: 'A & B <i>', path: '/a?b=1&c=2' }] },
      ORIGIN,
    )
    expect(xml).toContain('<news:title>A &amp; B &lt;i&gt;</news:title>')
    expect(xml).toContain(`<loc>${ORIGIN}/a?b=1&amp;c=2</loc>`)
  })
})
