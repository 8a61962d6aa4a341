import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { addLite } from '@liberta/addresses/lite-version'
import { brotliCompressSync, constants } from 'node:zlib'
import { sampleLiveStory } from '../../samples/sample-live.ts'
import { sampleStory, sampleTeaser } from '../../samples/sample-stories.ts'
import { HIRING, PUBLIC_PAGES } from '../../testing/public-pages.ts'
import { canonicalOf, renderSample, textOf, unavailable } from '../../testing/render-sample.ts'
import type { SamplePage } from '../../testing/render-sample.ts'

const grammar = createSpecifiedGrammar()

/** The page of an address, wherever it leads. */
async function arrive(address: string): Promise<SamplePage & { address: string }> {
  const page = await renderSample(address, HIRING)
  return page.location === undefined ? { ...page, address } : arrive(page.location)
}

/** What stands below `/media` is answered before any page. */
const hasLite = (address: string) => !address.startsWith('/media/') && grammar.spellLite(address) !== null
const LITE_PAGES = PUBLIC_PAGES.filter(hasLite)
const FULL_PAGES = PUBLIC_PAGES.filter((address) => !hasLite(address))

const mainOf = (html: string) => /<main[ >].*<\/main>/s.exec(html)?.[0] ?? ''
/** Tags as they begin, without those of the head. */
const tagsOf = (html: string) => [...html.matchAll(/<([a-z][a-z0-9]*)[ >]/g)].map(([, name = '']) => name)
const wordsOf = (html: string) =>
  new Set(
    textOf(html)
      .split(' ')
      .filter((word) => word.length > 3),
  )
const linksOf = (html: string) =>
  [...html.matchAll(/<a href="(\/[^"]*)"([^>]*)>/g)].map(([, href = '', more = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    more,
  }))

/** Bytes as most readers get them. */
const weigh = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

describe.each(LITE_PAGES)('the lite version of %s', (example) => {
  it('says what the full one says, and is canonical to it', async () => {
    const full = await arrive(example)
    const lite = await arrive(addLite(full.address))
    expect(lite).toMatchObject({ status: 200, isLite: true, kind: full.kind, tags: full.tags })
    expect(canonicalOf(lite)).toBe(canonicalOf(full))
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(mainOf(full.body))?.[1]
    if (heading !== undefined) expect(textOf(mainOf(lite.body))).toContain(textOf(heading).trim())
    const paragraphs = [...mainOf(full.body).matchAll(/<p>([^<]{60,})<\/p>/g)].map(([, text = '']) => text)
    for (const text of paragraphs) expect(lite.body).toContain(text)
    const titled = [...mainOf(full.body).matchAll(/<h[1-4][^>]*><a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
    for (const href of titled) expect(lite.body).toContain(`href="${grammar.spellLite(href) ?? href}"`)
  })

  it('loads nothing but a style sheet: no script, no picture, no advertisement, nothing to press without script', async () => {
    const { body } = await arrive(addLite(example))
    const drawn = [
      'script',
      'img',
      'picture',
      'source',
      'svg',
      'video',
      'audio',
      'iframe',
      'style',
      'dialog',
      'template',
    ]
    expect(tagsOf(body).filter((name) => drawn.includes(name))).toEqual([])
    expect(body).not.toMatch(/ (?:style|data-[a-z-]+|on[a-z]+|srcset)=/i)
    expect(body).not.toContain('aria-label="Pubblicità')
    expect(body).not.toMatch(/<button(?! type="submit")|method="post"/)
    expect([...body.matchAll(/<link rel="([^"]+)"/g)].map(([, rel]) => rel).toSorted()).toEqual(
      ['canonical', 'icon', 'stylesheet'].filter((rel) => rel !== 'canonical' || canonicalOf({ body })),
    )
  })

  it('leads to lite versions, and by one door to the full one', async () => {
    const { body, address } = await arrive(addLite(example))
    const links = linksOf(body)
    const doors = links.filter(({ more }) => more.includes('rel="alternate"'))
    expect(doors.map(({ href }) => addLite(href))).toEqual([address])
    const left = links.filter(
      (link) => !doors.includes(link) && hasLite(link.href) && !/[?&]lite(?:#|$)/.test(link.href),
    )
    expect(left).toEqual([])
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const fragments = [...body.matchAll(/ href="#([^"]+)"/g)].map(([, fragment]) => fragment)
    expect(fragments.filter((fragment) => !ids.has(fragment))).toEqual([])
  })

  it('has one h1, skips no level of heading, and names every link', async () => {
    const { body } = await arrive(addLite(example))
    const levels = [...body.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1))
    expect([...body.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].filter(([, words = '']) => textOf(words).trim() === '')).toEqual(
      [],
    )
  })

  it('weighs no more than 14 KB', async () => {
    expect(weigh((await arrive(addLite(example))).body)).toBeLessThan(14 * 1024)
  })
})

describe('pages without a lite version', () => {
  it('are those whose form is sent to the page itself, and what is nobody’s to read', () => {
    expect(FULL_PAGES).toEqual([
      '/who-we-are/work-with-us',
      '/contact-us/request',
      '/contact-us/lettera-al-direttore',
      '/event/report',
      '/abbonamenti',
      '/newsletter',
      '/surveyDetail',
      '/authorize-sso',
      '/login',
      '/who-we-are/work-with-us/position/redattore-web',
      '/area-riservata/salvati',
    ])
  })

  it.each(FULL_PAGES)('%s stays as it is, and offers none', async (example) => {
    const [full, asked] = [await renderSample(example, HIRING), await renderSample(addLite(example), HIRING)]
    expect(asked.location ?? asked.body).toBe(full.location ?? full.body)
    expect(full.body).not.toContain('data-lite')
  })

  it.each(LITE_PAGES)('%s has no form that is sent to it', async (example) => {
    expect((await arrive(example)).body).not.toContain('method="post"')
  })
})

describe('the way to the lite version', () => {
  it.each([
    ['/', '/?lite'],
    ['/news/sport/page_2', '/news/sport/page_2?lite'],
    ['/necrologie/list?query=rossi&comune=bobbio', '/necrologie/list?query=rossi&amp;comune=bobbio&amp;lite'],
    ['/nientequi', '/nientequi?lite'],
  ])('stands in the footer of %s', async (address, lite) => {
    const { body } = await renderSample(address)
    expect(body).toContain(`<a href="${lite}" rel="alternate nofollow" data-lite="">Versione leggera</a>`)
  })

  it('is not there where the address is none of the site', async () => {
    expect((await renderSample('/multimedia/x')).body).not.toContain('data-lite')
  })
})

describe('a lite version', () => {
  const { slug, id } = sampleStory(0)

  it('of a story has every word of its text', async () => {
    const [full, lite] = await Promise.all(
      ['', '?lite'].map((query) => renderSample(`/news/cronaca/${slug}/${id}${query}`)),
    )
    const article = /<article.*?<\/article>/s.exec(lite?.body ?? '')?.[0] ?? ''
    for (const block of sampleStory(0).blocks) {
      if (block.type === 'paragraph' || block.type === 'heading') expect(textOf(article)).toContain(block.text)
    }
    expect(wordsOf(article).size).toBeGreaterThan(100)
    expect(full?.body.length).toBeGreaterThan(2 * (lite?.body.length ?? 0))
  })

  it('says of a card that its story goes on, and how long its clip is', async () => {
    const story = sampleTeaser(0, { live: sampleLiveStory().live, videoSeconds: 147 })
    const list = { subject: { type: 'latest' as const }, page: 1, pages: 1, total: 1, stories: [story] }
    const { body } = await renderSample('/news/latest?lite', {
      storyList: async () => ({ state: 'present' as const, body: list, tags: [] }),
    })
    expect(body).toContain(`<b>Diretta, </b>${story.kicker ?? story.section.name}`)
    expect(body).toContain('<small>Video, 2.27</small>')
  })

  it('stays lite where an address leads on', async () => {
    expect((await renderSample(`/news/cronaca/altro/${id}?lite`)).location).toBe(`/news/cronaca/${slug}/${id}?lite`)
    expect((await renderSample('/NEWS/Sport/?lite')).location).toBe('/news/sport?lite')
    expect((await renderSample('/ricerca?query=po&lite=')).location).toBe('/ricerca/query_po/s?lite')
  })

  it('of what is missing or cannot be had now is as light, and its second try as well', async () => {
    const missing = await renderSample('/news/cronaca/mai/1?lite')
    expect(missing).toMatchObject({ status: 404, isLite: true })
    const later = await renderSample(`/news/cronaca/${slug}/${id}?lite`, { story: unavailable })
    expect(later.status).toBe(503)
    expect(later.body).toContain(`<a href="/news/cronaca/${slug}/${id}?lite">Riprova</a>`)
  })

  it('writes hostile words as words', async () => {
    const title = '</script><img src=x onerror=alert(1)><a href="javascript:1">'
    const story = { state: 'present' as const, body: sampleStory(0, { title, slug }), tags: [] }
    const { body } = await renderSample(`/news/cronaca/${slug}/${id}?lite`, { story: async () => story })
    expect(tagsOf(body)).not.toContain('img')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
