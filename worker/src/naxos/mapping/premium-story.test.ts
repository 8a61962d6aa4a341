import { describe, expect, it } from '@jest/globals'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import { sampleSections, sampleStory } from '../../testing/naxos-samples.ts'
import { mapSections } from './map-sections.ts'
import { mapStory } from './map-story.ts'
import { indexSections } from './section-index.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const drop = () => undefined
const context = { grammar, sections: indexSections(mapSections(grammar, sampleSections, drop)), drop }

describe('a premium story', () => {
  const text = [
    'Il cantiere parte a giugno.',
    'I lotti sono due.',
    'Il terzo resta segreto.',
    'Il quarto pure, per ora.',
  ]
  const blocks = text.map((line) => ({ type: 'paragraph', text: line }))
  const whole = { blocks, content_textual_only: text.join('\n') }
  const child = { id: 8, slug: 'un-altra', title: 'Un’altra', ...whole }

  it('comes through as its teaser, with the reading time of the whole', () => {
    const story = storySchema.parse(mapStory(sampleStory(1, { ...whole, premium: true }), context))
    expect(story).toMatchObject({ premium: true, locked: true, blocks: blocks.slice(0, 2) })
    expect(story.readingSeconds).toBe(mapStory(sampleStory(1, whole), context)?.readingSeconds)
    expect(JSON.stringify(story)).not.toContain('segreto')
  })

  it('keeps the editor’s own sentence of what is missing; a story that is open has none', () => {
    const note = { teaser_note: 'Mancano i nomi dei <b>quattro</b> lotti.' }
    expect(mapStory(sampleStory(1, { ...whole, ...note, premium: true }), context)?.teaserNote).toBe(
      'Mancano i nomi dei quattro lotti.',
    )
    expect(mapStory(sampleStory(1, { ...whole, premium: true }), context)).not.toHaveProperty('teaserNote')
    expect(mapStory(sampleStory(1, { ...whole, ...note }), context)).not.toHaveProperty('teaserNote')
  })

  it('is cut also where it comes as plain text', () => {
    const story = mapStory(sampleStory(1, { ...whole, blocks: null, premium: true }), context)
    expect(story?.blocks).toHaveLength(2)
    expect(JSON.stringify(story)).not.toContain('segreto')
  })

  it('locks the text of its children, and is cut where it stands in a group itself', () => {
    const group = mapStory(sampleStory(1, { ...whole, children: [child], premium: true }), context)
    expect(group?.children).toMatchObject([{ title: 'Un’altra', locked: true, blocks: [] }])
    const open = mapStory(
      sampleStory(1, {
        children: [
          { ...child, premium: true },
          { ...child, id: 9 },
        ],
      }),
      context,
    )
    expect(open).toMatchObject({
      locked: false,
      children: [
        { locked: true, blocks: blocks.slice(0, 2) },
        { locked: false, blocks },
      ],
    })
  })

  it.each(['yes', 1, {}, 'true'])('is locked also where the field came as %j', (premium) => {
    expect(mapStory(sampleStory(1, { ...whole, premium }), context)).toMatchObject({ premium: true, locked: true })
  })

  it.each([null, undefined, false, 'false', 0])('is none where the field is %j', (premium) => {
    expect(mapStory(sampleStory(1, { ...whole, premium }), context)).toMatchObject({ premium: false, locked: false })
  })
})
