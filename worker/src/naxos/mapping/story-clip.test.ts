import { describe, expect, it } from '@jest/globals'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import { sampleSections, sampleStory } from '../../testing/naxos-samples.ts'
import { mapSections } from './map-sections.ts'
import { mapStory } from './map-story.ts'
import { mapTeaser } from './map-teaser.ts'
import { indexSections } from './section-index.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const ignore = () => undefined
const context = { grammar, sections: indexSections(mapSections(grammar, sampleSections, ignore)), drop: ignore }

describe('the clip of a story', () => {
  const clip = {
    kind: 'video',
    video_seconds: 227,
    video_url: '/media/clips/piena.mp4',
    captions: [{ language: 'it', label: 'Italiano', URL: '/media/clips/piena.vtt' }],
  }

  it('opens a story of kind video, with its captions, and its card tells its length', () => {
    const story = storySchema.parse(mapStory(sampleStory(1, clip), context))
    expect(story).toMatchObject({
      videoSeconds: 227,
      clip: { URL: '/media/clips/piena.mp4', captions: [{ language: 'it', URL: '/media/clips/piena.vtt' }] },
    })
  })

  it.each([
    ['there is none', { video_url: null }],
    ['its address is another site’s', { video_url: 'https://evil.example/piena.mp4' }],
    ['the story is of another kind', { kind: 'story' }],
    ['the story is locked', { premium: true }],
  ])('is promised by no card where %s', (_case, changes) => {
    const answer = sampleStory(1, { ...clip, ...changes })
    expect(mapTeaser(answer, context)?.videoSeconds).toBeNull()
    expect(mapStory(answer, context)?.clip).toBeNull()
  })
})
