import { describe, expect, it } from '@jest/globals'
import { bannerConfigurationSchema } from '@liberta/contracts/configurations/banner-configuration.schema'
import { frontSchema } from '@liberta/contracts/fronts/front.schema'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import { sectionListSchema } from '@liberta/contracts/sections/section.schema'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import { readingSeconds } from '@liberta/contracts/stories/reading-time'
import {
  SAMPLE_TIME,
  sampleBannerConfiguration,
  sampleFront,
  sampleSections,
  sampleSiteConfiguration,
  sampleStory,
  sampleTeaser,
} from '../../testing/naxos-samples.ts'
import fc from 'fast-check'
import type { DroppedKind } from '../answers/keep-last-valid.ts'
import { mapBannerConfiguration } from './map-banner-configuration.ts'
import { mapFront } from './map-front.ts'
import { mapSiteConfiguration } from './map-navigation.ts'
import { mapSections } from './map-sections.ts'
import { mapStory } from './map-story.ts'
import { mapTeaser } from './map-teaser.ts'
import { indexSections } from './section-index.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

function listen() {
  const dropped: DroppedKind[] = []
  return { dropped, drop: (kind: DroppedKind) => void dropped.push(kind) }
}

const { drop: ignore } = listen()
const sections = indexSections(mapSections(grammar, sampleSections, ignore))
const context = { grammar, sections, drop: ignore }

describe('mapSections', () => {
  it('gives path, address and dotted ids from the tree (requirements 3)', () => {
    const mapped = sectionListSchema.parse(mapSections(grammar, sampleSections, ignore))
    expect(mapped[1]).toMatchObject({
      path: 'attualita/cronaca',
      URL: '/news/attualita/cronaca',
      ids: '1.4',
      parent: 1,
    })
    expect(mapped[0]?.subsections).toEqual([{ id: 4, slug: 'cronaca', name: 'Cronaca', path: 'attualita/cronaca' }])
  })

  it('takes the parent from the dotted ids where it is missing', () => {
    const [, cronaca] = mapSections(
      grammar,
      [
        { id: 1, name: 'Attualità' },
        { id: 4, name: 'Cronaca', ids: '1.4' },
      ],
      ignore,
    )
    expect(cronaca).toMatchObject({ parent: 1, path: 'attualita/cronaca' })
  })

  it.each([
    ['an orphan', [{ id: 5, name: 'Calcio', parent: 77 }]],
    [
      'a circle',
      [
        { id: 5, name: 'A', parent: 6 },
        { id: 6, name: 'B', parent: 5 },
      ],
    ],
    [
      'what stands below an orphan',
      [
        { id: 5, name: 'A', parent: 77 },
        { id: 6, name: 'B', parent: 5 },
      ],
    ],
    ['a second one of an id', [{ id: 1, name: 'Altra' }]],
    ['a second one of an id', [{ id: 4, slug: 'altra', name: 'Altra' }]],
    ['what has no name', [{ id: 9, slug: 'x' }]],
    ['what is no section', [null, 'sport', 7]],
  ])('drops and counts %s', (_case, extra) => {
    const { dropped, drop } = listen()
    expect(mapSections(grammar, [...sampleSections, ...extra], drop)).toEqual(
      mapSections(grammar, sampleSections, ignore),
    )
    expect(dropped).toEqual(extra.map(() => 'section'))
  })

  it('whatever its slug, a section has an address of its own, and so have its stories', () => {
    const slug = fc.oneof(
      fc.constantFrom(
        'stili.di.vita',
        'stili-di-vita',
        '2026',
        'latest',
        'tag',
        'autore',
        'ricerca',
        'page_2',
        '...',
        'Sport',
        // The ids of some of them.
        '2',
        '3',
        '4',
      ),
      fc.string({ unit: 'binary', maxLength: 30 }),
    )
    const items = fc
      .array(fc.record({ slug: fc.option(slug), parent: fc.option(fc.integer({ min: 1, max: 4 })) }), { maxLength: 12 })
      .map((list) => list.map((item, index) => ({ ...item, id: index + 1, name: '12 — 字' })))
    fc.assert(
      fc.property(items, (list) => {
        const mapped = mapSections(grammar, list, ignore)
        expect(new Set(mapped.map(({ path }) => path)).size).toBe(mapped.length)
        for (const { path, URL } of mapped) {
          expect(grammar.parse(URL)).toEqual({ type: 'section', sectionPath: path, page: 1 })
          const story = { type: 'story', sectionPath: path, slug: 'il-ponte', id: 7 } as const
          expect(grammar.parse(grammar.build(story))).toEqual(story)
        }
      }),
    )
  })

  it('a section below another whose slug is its own id is found', () => {
    const items = [
      { id: 4, slug: 'cultura', name: 'Cultura' },
      { id: 53, slug: '53', name: 'Cinquantatré', parent: 4 },
    ]
    expect(mapSections(grammar, items, ignore).map(({ path }) => path)).toEqual(['cultura', 'cultura/53-53'])
  })

  it('siblings of one slug that ends in the id of one of them have two addresses', () => {
    const alike = [5, 2].map((id) => ({ id, slug: 'parte-2', name: 'Parte' }))
    expect(new Set(mapSections(grammar, alike, ignore).map(({ path }) => path)).size).toBe(2)
  })

  it('siblings whose slugs come out alike are both shown; the one spelled so in the CMS keeps its address', () => {
    const alike = [
      { id: 8, slug: 'stili.di.vita', name: 'Stili' },
      { id: 9, slug: 'stili-di-vita', name: 'Stili di vita' },
    ]
    expect(mapSections(grammar, alike, ignore).map(({ path }) => path)).toEqual(['stili-di-vita-8', 'stili-di-vita'])
  })
})

describe('mapTeaser', () => {
  it('maps the short form, its first known section giving the address', () => {
    const teaser = mapTeaser(sampleTeaser(7242, { sections: [999, 4] }), context)
    expect(teaser).toMatchObject({ id: 7242, section: { id: 4, path: 'attualita/cronaca' }, publishedAt: SAMPLE_TIME })
    expect(teaser?.picture?.colour).toBe('#aabbcc')
  })

  it('counts 250 words a minute, rounded up to the second (requirements 9)', () => {
    const words = Array.from({ length: 412 }, () => 'parola').join(' ')
    const expected = readingSeconds([{ type: 'paragraph', text: words }], [])
    expect(mapTeaser(sampleTeaser(1, { word_count: 412 }), context)?.readingSeconds).toBe(expected)
  })

  it('keeps a story of which half of the fields are missing', () => {
    const half = { id: '12', title: 'Il Po scende', sections: [2], published_at: SAMPLE_TIME }
    expect(mapTeaser(half, context)).toMatchObject({
      id: 12,
      slug: 'il-po-scende',
      kind: 'story',
      picture: null,
      authors: [],
      premium: false,
      readingSeconds: 0,
      updatedAt: SAMPLE_TIME,
    })
  })

  it.each([
    ['no title', { title: ' ' }],
    ['no id', { id: null }],
    ['an id that no address takes', { id: 9_999_999_999 }],
    ['no known section', { sections: [999] }],
    ['no time', { published_at: null, updated_at: '21/11/2026' }],
  ])('drops a story with %s', (_case, changes) => {
    expect(mapTeaser(sampleTeaser(1, changes), context)).toBeNull()
  })

  it('makes every slug safe for an address', () => {
    expect(mapTeaser(sampleTeaser(1, { slug: '../Città d’Arte%2f' }), context)?.slug).toBe('citta-d-arte-2f')
    expect(mapTeaser(sampleTeaser(1, { slug: null, title: '«???»' }), context)?.slug).toBe('storia')
  })

  it('leaves out what is bad inside and keeps the story', () => {
    const { dropped, drop } = listen()
    const bad = { journalists: [{ id: 3 }, { id: 4, name: 'Ugo Neri' }], picture: { id: '../x' }, children: ['no'] }
    const teaser = mapTeaser(sampleTeaser(1, bad), { grammar, sections, drop })
    expect(teaser).toMatchObject({ authors: [{ id: 4, slug: null, name: 'Ugo Neri' }], picture: null, related: [] })
    expect(dropped.toSorted()).toEqual(['journalist', 'picture', 'story'])
  })
})

describe('mapStory', () => {
  it('maps the full form with the children’s text in the reading time (requirements 9)', () => {
    const child = { id: 8, slug: 'un-altra', title: 'Un’altra', content_textual_only: 'Tre parole sole\n\naltre due' }
    const story = storySchema.parse(mapStory(sampleStory(7242, { children: [child], is_group: true }), context))
    expect(story.children[0]).toMatchObject({ section: { id: 4 }, publishedAt: SAMPLE_TIME })
    expect(story.children[0]?.blocks).toHaveLength(2)
    expect(story.readingSeconds).toBe(readingSeconds(story.blocks, story.children))
    expect(story.sections.map((section) => section.id)).toEqual([4, 1])
    expect(story.readNext).toHaveLength(1)
  })

  it('takes the plain text, a paragraph a line, where there are no blocks', () => {
    expect(mapStory(sampleStory(1, { blocks: null }), context)?.blocks).toEqual([
      { type: 'paragraph', text: 'Il fiume cala.' },
      { type: 'paragraph', text: 'La strada riapre.' },
    ])
  })

  it('drops and counts a block that it does not know', () => {
    const { dropped, drop } = listen()
    const blocks = [
      { type: 'quiz' },
      { type: 'facts', title: 'Vuota', items: [] },
      { type: 'paragraph', text: 'Testo.' },
    ]
    expect(mapStory(sampleStory(1, { blocks }), { grammar, sections, drop })?.blocks).toHaveLength(1)
    expect(dropped).toEqual(['story_block', 'story_block'])
  })
})

describe('mapFront', () => {
  it('maps every kind of block', () => {
    const front = frontSchema.parse(mapFront(sampleFront, SAMPLE_TIME, context))
    const types = [
      'opening',
      'latest',
      'mostRead',
      'opinions',
      'section',
      'valleys',
      'television',
      'events',
      'obituaries',
    ]
    expect(front.blocks.map((block) => block.type)).toEqual(types)
    expect(front.blocks).toContainEqual(
      expect.objectContaining({ type: 'section', subsections: [expect.objectContaining({ id: 4 })] }),
    )
    expect(front.blocks.at(-2)).toMatchObject({ events: [{ URL: '/event/fiera-61', place: 'Bobbio' }] })
    expect(front.blocks.at(-1)).toMatchObject({ obituaries: [{ URL: '/necrologie/71' }] })
  })

  it('drops and counts blocks that are unknown or empty, and a live line without an address', () => {
    const { dropped, drop } = listen()
    const blocks = [{ type: 'horoscope' }, { type: 'toString' }, { type: 'latest', stories: [] }, sampleFront.blocks[0]]
    const front = mapFront({ live: { title: 'x', URL: 'javascript:alert(1)' }, blocks }, SAMPLE_TIME, {
      grammar,
      sections,
      drop,
    })
    expect(front?.live).toBeNull()
    expect(front?.blocks).toHaveLength(1)
    expect(dropped.toSorted()).toEqual(['front_block', 'front_block', 'front_block', 'live'])
  })
})

describe('mapSiteConfiguration', () => {
  it('maps menus of all item types (requirements 3)', () => {
    const site = siteConfigurationSchema.parse(mapSiteConfiguration(grammar, sampleSiteConfiguration, ignore))
    expect(site).toEqual(sampleSiteConfiguration)
  })

  it('makes a heading of what leads nowhere', () => {
    const navsections = [
      { name: 'Edicola', URL: 'data:text/html,x', type: 'other' },
      { name: 'Giornale', URL: 'https://edicola.example/' },
    ]
    expect(mapSiteConfiguration(grammar, { navsections }, ignore)?.navsections).toMatchObject([
      { type: 'noLink', URL: '', id: 0 },
      { type: 'other', URL: 'https://edicola.example/' },
    ])
  })
})

describe('mapBannerConfiguration', () => {
  it('maps entries and drops one without a picture of its own (requirements 3)', () => {
    const { dropped, drop } = listen()
    const multimedia = [...sampleBannerConfiguration.multimedia, { position: 1, multimedia: {} }]
    const mapped = mapBannerConfiguration(grammar, { ...sampleBannerConfiguration, multimedia }, 1, drop)
    expect(bannerConfigurationSchema.parse(mapped)).toEqual(sampleBannerConfiguration)
    expect(dropped).toEqual(['banner'])
  })

  it('takes no other’s configuration for the one asked for', () => {
    expect(mapBannerConfiguration(grammar, sampleBannerConfiguration, 2, ignore)).toBeNull()
  })
})
