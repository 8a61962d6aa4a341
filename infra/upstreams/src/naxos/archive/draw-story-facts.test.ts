import { describe, expect, it } from '@jest/globals'
import { DESK } from '../create-story-store.ts'
import { createFactsDrawer } from './draw-story-facts.ts'

const draw = createFactsDrawer(7, DESK)
const many = Array.from({ length: 8000 }, (_, place) => draw(place + 1, 0))
const share = (count: number) => (100 * count) / many.length

describe('what a story is', () => {
  it('follows from seed and number alone', () => {
    expect(createFactsDrawer(7, DESK)(4711, 0)).toEqual(draw(4711, 0))
    expect(many.map((facts) => createFactsDrawer(8, DESK)(facts.id, 0))).not.toEqual(many)
  })

  it('falls to the sections by their shares', () => {
    const whole = DESK.sections.reduce((sum, section) => sum + section.share, 0)
    for (const section of DESK.sections) {
      const found = share(many.filter(({ sections }) => sections[0] === section.id).length)
      expect(Math.abs(found - (100 * section.share) / whole)).toBeLessThan(1.5)
    }
  })

  it('is premium in about twelve, a video in about seven of a hundred', () => {
    expect(share(many.filter(({ premium }) => premium).length)).toBeCloseTo(12, -0.5)
    expect(share(many.filter(({ kind }) => kind === 'video').length)).toBeCloseTo(7, -0.5)
  })

  it('has a byline of someone who writes about it, and tags that fit', () => {
    for (const { journalists, tags, sections } of many.slice(0, 500)) {
      expect(journalists.every((id) => DESK.journalists.some((person) => person.id === id))).toBe(true)
      expect(new Set(tags).size).toBe(tags.length)
      expect(new Set(sections).size).toBe(sections.length)
    }
  })
})
