import { describe, expect, it } from '@jest/globals'
import {
  bannerListSchema,
  editorialPageSchema,
  letterSchema,
  newsletterSchema,
  planSchema,
  redirectRulesSchema,
  surveySchema,
} from './catalogue.schema.ts'
import { bannersOf } from './banner-configurations.ts'
import { EDITORIAL_PAGES } from './editorial-pages.ts'
import { EVENT_CATEGORIES, NEWSLETTERS, PLANS, SURVEYS } from './small-tables.ts'
import { FOLDERS } from './folders.ts'
import { isKnownAddress } from './known-addresses.ts'
import { lettersUpTo } from './letters.ts'
import { FIXED_REDIRECTS, redirectsOfStories } from './redirects.ts'
import { SECTIONS } from './sections.ts'
import { SITE_CONFIGURATION } from './site-configuration.ts'

const TODAY = 20_778

describe('fixed routes that editors write (requirements 2)', () => {
  it('has well-formed pages, each with an address of its own', () => {
    for (const page of EDITORIAL_PAGES) {
      expect(editorialPageSchema.safeParse(page).error).toBeUndefined()
      expect(isKnownAddress(page.URL)).toBe(true)
    }
    expect(new Set(EDITORIAL_PAGES.map(({ slug }) => slug)).size).toBe(EDITORIAL_PAGES.length)
    expect(new Set(EDITORIAL_PAGES.map(({ URL }) => URL)).size).toBe(EDITORIAL_PAGES.length)
  })

  it('has no paragraph, item or standfirst that stands on two pages', () => {
    const texts = EDITORIAL_PAGES.flatMap(({ standfirst, blocks }) => [
      standfirst,
      ...blocks.flatMap((block) => {
        if (block.type === 'paragraph' || block.type === 'quote') return [block.text]
        return block.type === 'list' ? block.items : []
      }),
    ])
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('never names a legal number or an e-mail address of the publisher', () => {
    const text = JSON.stringify(EDITORIAL_PAGES)
    expect(text).not.toMatch(/\b\d{11}\b|@/)
    expect(text).not.toMatch(/[a-zà]'[a-zà]/i)
  })

  it('answers twelve frequent questions', () => {
    const faq = EDITORIAL_PAGES.find(({ URL }) => URL === '/contact-us/faq')
    expect(faq?.blocks.filter(({ type }) => type === 'heading')).toHaveLength(12)
  })
})

const textOf = (slug: string) => JSON.stringify(EDITORIAL_PAGES.find((page) => page.slug === slug))

describe('what the pages promise', () => {
  it.each([
    ['policy', /nessun avviso|nessuna scelta|aggregata/],
    ['dichiarazione-di-accessibilita', /salvo i telegiornali|ricaricamento automatico/],
    ['contact-us-faq', /si consulta per data/],
    ['clubliberta', /dall’area riservata/],
    ['archivio-storico', /anno, mese, giorno|testo è stato riconosciuto/],
    ['abbonamenti', /con un tocco/],
    ['note-legali', /configurazione/],
  ])('%s speaks of nothing that is not there', (slug, absent) => {
    expect(textOf(slug)).toContain(slug)
    expect(textOf(slug)).not.toMatch(absent)
  })

  it('the menu leads to no topic under the name of a service', () => {
    expect(JSON.stringify(SITE_CONFIGURATION.navfullsections)).not.toContain('farmacie')
  })

  it('every page says tu to its reader', () => {
    const voi =
      /\b(?:voi|vostr[aoie]|vi (?:mandiamo|rimborsiamo|avvisiamo|diremo)|potete|avete|siete|volete|state leggendo|scegliete|scrivete(?:ci)?|tenete|chiamate il|mandate(?:ci)?|indicate l|cercate|telefonate (?:subito|allo))\b/i
    const pages = EDITORIAL_PAGES.filter((page) => voi.test(JSON.stringify(page)))
    expect(pages.map(({ slug }) => slug)).toEqual([])
  })
})

describe('what else stands in the catalogue', () => {
  it('has six newsletters, plans, three surveys and sixty letters', () => {
    const letters = lettersUpTo(TODAY)
    for (const plan of PLANS) expect(planSchema.safeParse(plan).error).toBeUndefined()
    for (const newsletter of NEWSLETTERS) expect(newsletterSchema.safeParse(newsletter).error).toBeUndefined()
    for (const survey of SURVEYS) expect(surveySchema.safeParse(survey).error).toBeUndefined()
    for (const letter of letters) expect(letterSchema.safeParse(letter).error).toBeUndefined()
    expect([NEWSLETTERS.length, SURVEYS.length, letters.length]).toEqual([6, 3, 60])
    expect(new Set(letters.map(({ slug }) => slug)).size).toBe(60)
  })

  it('has hundreds of redirect rules, none of which leads to another (requirements 3.46)', () => {
    expect(redirectRulesSchema.safeParse(FIXED_REDIRECTS).error).toBeUndefined()
    const rules = { ...FIXED_REDIRECTS[301], ...FIXED_REDIRECTS[302] }
    expect(Object.keys(rules).length).toBeGreaterThan(300)
    expect(Object.values(rules).filter(({ newUrl }) => newUrl in rules)).toEqual([])
  })

  it('redirects stories from the former form /news/{cat}/{YYYY}/{MM}/{DD}/{slug}/', () => {
    const story = {
      slug: 'il-po-scende',
      section: 'cronaca',
      publishedAt: new Date('2014-03-07T09:00:00Z'),
      URL: '/news/cronaca/il-po-scende/12',
    }
    expect(redirectsOfStories([story])[301]).toEqual({
      '/news/cronaca/2014/03/07/il-po-scende/': { newUrl: '/news/cronaca/il-po-scende/12' },
    })
  })

  it('sets banners for sections, folders and event categories, some of them oddly', () => {
    const all = [
      ...SECTIONS.map(({ id }) => bannersOf('section', id)),
      ...FOLDERS.map(({ id }) => bannersOf('folder', id)),
      ...EVENT_CATEGORIES.map(({ id }) => bannersOf('event_category', id)),
    ]
    for (const banners of all) expect(bannerListSchema.safeParse(banners).error).toBeUndefined()
    for (const banners of all) {
      const titles = banners.map(({ multimedia }) => multimedia.title)
      expect(new Set(titles).size).toBe(titles.length)
    }
    const breakpoints = all.flat().flatMap(({ multimedia }) => multimedia.visibleBreakpoints)
    expect(breakpoints).toEqual(expect.arrayContaining(['desktop', 'mobile', 'xs', 'Desktop']))
    expect(bannersOf('section', 999_999)).toEqual([])
  })
})
