import { describe, expect, it } from '@jest/globals'
import { sampleFront } from '../samples/sample-front.ts'
import { chooseMostRead } from './choose-most-read.ts'

const { blocks } = sampleFront()
const sent = blocks.find((block) => block.type === 'mostRead')?.stories ?? []
const counted = sent.toReversed()

describe('the most read', () => {
  it('are those of the site’s own counts, in the place of the CMS’s list', () => {
    const chosen = chooseMostRead(blocks, counted)
    expect(chosen.map(({ type }) => type)).toEqual(blocks.map(({ type }) => type))
    expect(chosen.find((block) => block.type === 'mostRead')).toEqual({ type: 'mostRead', stories: counted })
  })

  it('are the CMS’s where too little was read to tell, or nothing is known of it', () => {
    expect(chooseMostRead(blocks, [])).toBe(blocks)
    expect(chooseMostRead(blocks, null)).toBe(blocks)
  })

  it('are shown where the CMS sends no list', () => {
    const others = blocks.filter(({ type }) => type !== 'mostRead')
    expect(chooseMostRead(others, counted)).toEqual([...others, { type: 'mostRead', stories: counted }])
    expect(chooseMostRead(others, [])).toBe(others)
  })
})
