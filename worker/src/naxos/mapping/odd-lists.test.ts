import { describe, expect, it } from '@jest/globals'
import { frontSchema } from '@liberta/contracts/fronts/front.schema'
import { sectionListSchema } from '@liberta/contracts/sections/section.schema'
import { SAMPLE_TIME, sampleSections, sampleTeaser } from '../../testing/naxos-samples.ts'
import { mapFront } from './map-front.ts'
import { mapSiteConfiguration } from './map-navigation.ts'
import { mapSections } from './map-sections.ts'
import { mapTeasers } from './map-teaser.ts'
import { indexSections } from './section-index.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const ignore = () => undefined
const context = { grammar, sections: indexSections(mapSections(grammar, sampleSections, ignore)), drop: ignore }

describe('lists of stories', () => {
  it('show an item once, however often it is told', () => {
    expect(mapTeasers([sampleTeaser(1), sampleTeaser(2), sampleTeaser(1)], context).map(({ id }) => id)).toEqual([1, 2])
    const blocks = [{ type: 'most_read', stories: [sampleTeaser(1), sampleTeaser(1)] }]
    expect(mapFront({ blocks }, SAMPLE_TIME, context)?.blocks).toMatchObject([{ stories: [{ id: 1 }] }])
  })

  it('keep a clip of a front whose length is not told', () => {
    const clip = { id: 7, title: 'La piena', URL: '/multimedia/detail/la-piena-7', published_at: SAMPLE_TIME }
    const front = mapFront({ blocks: [{ type: 'television', clips: [clip] }] }, SAMPLE_TIME, context)
    expect(frontSchema.parse(front).blocks).toMatchObject([{ clips: [{ id: 7, seconds: null }] }])
  })

  it('take sections given as objects', () => {
    const teaser = sampleTeaser(1, { sections: [{ id: 4, name: 'Cronaca' }, { id: 1 }] })
    expect(mapTeasers([teaser], context)).toMatchObject([{ section: { path: 'attualita/cronaca' } }])
  })
})

describe('menus deeper than two levels', () => {
  it('lose no item', () => {
    const nest = (depth: number): object => ({
      name: `Livello ${depth}`,
      URL: `/tag/livello-${depth}`,
      subItem: depth < 5 ? [nest(depth + 1)] : [],
    })
    const mapped = mapSiteConfiguration(grammar, { navfullsections: [nest(1)] }, ignore)
    expect(JSON.stringify(mapped)).toContain('/tag/livello-5')
  })
})

describe('sections deeper than an address', () => {
  const chain = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug, place) => ({
    id: place + 1,
    slug,
    name: slug,
    parent: place === 0 ? null : place,
  }))

  it('hang below the fourth level, and nothing is lost for being deep', () => {
    const mapped = sectionListSchema.parse(mapSections(grammar, chain, ignore))
    expect(mapped.map(({ path }) => path)).toEqual(['a', 'a/b', 'a/b/c', 'a/b/c/d', 'a/b/c/e', 'a/b/c/f'])
    expect(mapped.at(-1)).toMatchObject({ ids: '1.2.3.4.5.6', parent: 5 })
    expect(mapped[3]?.subsections).toMatchObject([{ path: 'a/b/c/e' }])
  })

  it('have an address of their own beside one of the same slug', () => {
    const mapped = mapSections(grammar, [...chain, { id: 9, slug: 'e', name: 'E', parent: 3 }], ignore)
    expect(new Set(mapped.map(({ path }) => path)).size).toBe(7)
  })
})
