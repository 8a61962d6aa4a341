import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { MOST_CORRECTIONS } from '@liberta/contracts/stories/story-trust.schema'
import { storySchema, storyTeaserSchema } from '@liberta/contracts/stories/story.schema'
import { samplePicture, sampleSections, sampleStory } from '../../testing/naxos-samples.ts'
import { mapSections } from './map-sections.ts'
import { mapStory } from './map-story.ts'
import { mapTeaser } from './map-teaser.ts'
import { indexSections } from './section-index.ts'

const grammar = createSpecifiedGrammar()

function mapWith(changes: object) {
  const dropped: string[] = []
  const drop = (kind: string) => void dropped.push(kind)
  const context = { grammar, sections: indexSections(mapSections(grammar, sampleSections, drop)), drop }
  const given = sampleStory(1, changes)
  return { story: mapStory(given, context), teaser: mapTeaser(given, context), dropped }
}

const at = (hour: number) => `2026-11-24T${hour}:42:00.000+01:00`

describe('the corrections of a story', () => {
  it('come with the story and with its card, newest first', () => {
    const corrections = [
      { at: at(10), text: 'La via &egrave; <b>via Nino Bixio</b>.' },
      { at: at(12), text: 'Gli ettari sono dodici.' },
    ]
    const { story, teaser } = mapWith({ corrections })
    const expected = [
      { at: at(12), text: 'Gli ettari sono dodici.' },
      { at: at(10), text: 'La via è via Nino Bixio.' },
    ]
    expect(storySchema.parse(story).corrections).toEqual(expected)
    expect(storyTeaserSchema.parse(teaser).corrections).toEqual(expected)
  })

  it('without a time or words are dropped and counted, and the others stand', () => {
    const corrections = [
      { at: 'ieri', text: 'a' },
      { at: at(10), text: ' ' },
      null,
      { at: at(11), text: 'Vale questa.' },
    ]
    const { story, dropped } = mapWith({ corrections })
    expect(story?.corrections).toEqual([{ at: at(11), text: 'Vale questa.' }])
    expect(dropped.filter((kind) => kind === 'correction').length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['none is told', {}],
    ['there are none', { corrections: [] }],
    ['they are no list', { corrections: 'sì' }],
  ])('leave no trace in the story where %s', (_case, changes) => {
    const { story, teaser } = mapWith(changes)
    expect(story).not.toHaveProperty('corrections')
    expect(teaser).not.toHaveProperty('corrections')
  })

  it('are bounded: the newest stand', () => {
    const corrections = Array.from({ length: MOST_CORRECTIONS + 5 }, (_, index) => ({
      at: new Date(Date.parse(at(10)) + index * 60_000).toISOString(),
      text: `Correzione ${index}`,
    }))
    const { story } = mapWith({ corrections })
    expect(story?.corrections).toHaveLength(MOST_CORRECTIONS)
    expect(story?.corrections?.[0]?.text).toBe(`Correzione ${MOST_CORRECTIONS + 4}`)
  })
})

describe('what of a story was made with artificial intelligence', () => {
  it.each<[string, unknown, string[]]>([
    ['is told in one order, each part once', ['picture', 'text', 'picture'], ['text', 'picture']],
    ['is something where a part is not known here', ['text', 'poesia'], ['text', 'content']],
    ['is something where the CMS says no more than yes', true, ['content']],
    ['may be one word', 'translation', ['translation']],
  ])('%s: %j', (_case, given, expected) => {
    const { story, teaser } = mapWith({ made_with_ai: given })
    expect(storySchema.parse(story).madeWithAI).toEqual(expected)
    expect(storyTeaserSchema.parse(teaser).madeWithAI).toEqual(expected)
  })

  it.each([[undefined], [null], [false], [[]], ['']])('is nothing where the CMS sends %j', (given) => {
    expect(mapWith({ made_with_ai: given }).story).not.toHaveProperty('madeWithAI')
  })
})

const mapRights = (rights: object) => mapWith({ picture: { ...samplePicture, ...rights } }).teaser?.picture

describe('whose a picture is', () => {
  it('comes with it: creator, copyright notice and licence', () => {
    const rights = {
      creator: 'Ada Negri',
      copyright: '© Ada Negri &amp; figli',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
    }
    expect(mapRights(rights)).toMatchObject({ ...rights, copyright: '© Ada Negri & figli' })
  })

  it.each([
    ['nobody says so', {}],
    ['they are empty', { creator: ' ', copyright: null, licence: '' }],
    ['they are rubbish', { creator: 7, copyright: [], licence: 'javascript:alert(1)' }],
  ])('is left out where %s, and the picture stands', (_case, rights) => {
    const picture = mapRights(rights)
    expect(picture).toMatchObject({ id: samplePicture.id })
    for (const name of ['creator', 'copyright', 'licence']) expect(picture).not.toHaveProperty(name)
  })
})

describe('a story that is to stand in no list of machines', () => {
  it.each([[true], [1], ['true'], ['sì'], [{}]])('is one of which the CMS says %j', (noindex) => {
    const { story, teaser } = mapWith({ noindex })
    expect(storySchema.parse(story).noindex).toBe(true)
    expect(storyTeaserSchema.parse(teaser).noindex).toBe(true)
  })

  it.each([[undefined], [null], [false], [0], ['false'], ['']])('is none of which it says %j', (noindex) => {
    expect(mapWith({ noindex }).story).not.toHaveProperty('noindex')
  })
})
