import { describe, expect, it } from '@jest/globals'
import { createRandom } from '../content/random.ts'
import { CallCounter } from './call-counter.ts'
import { emptyHalf, malform } from './spoil-answer.ts'
import { Switchboard } from './switchboard.ts'
import { switchChangeSchema } from './switches.schema.ts'

const FORM = JSON.stringify({ data: { a: 1, b: [{ c: 2, d: 3 }], e: 4, f: 5, g: 6, h: 7 }, updated_at: 'x' })

describe('the switches', () => {
  it('hold for all calls, and a kind of call may have its own', () => {
    const board = new Switchboard()
    board.change(switchChangeSchema.parse({ latency: '800', errors: '0.2' }))
    board.change(switchChangeSchema.parse({ kind: 'story', errors: 1 }))
    expect(board.of('front/home')).toMatchObject({ latency: 800, errors: 0.2 })
    expect(board.of('story')).toMatchObject({ latency: 800, errors: 1 })
    board.change({ reset: true })
    expect(board.of('story')).toMatchObject({ latency: 0, errors: 0 })
  })

  it.each([{ latency: -1 }, { errors: 2 }, { outage: 'maybe' }, { latenza: 1 }])('refuse %j', (change) => {
    expect(switchChangeSchema.safeParse(change).success).toBe(false)
  })
})

describe('spoiled answers', () => {
  it('malformed ones are never the answer', () => {
    const chance = createRandom(1)
    for (let time = 0; time < 50; time += 1) expect(malform(FORM, chance)).not.toBe(FORM)
  })

  it('half-empty ones miss about half of the fields and stay JSON with their envelope', () => {
    const chance = createRandom(2)
    let left = 0
    for (let time = 0; time < 200; time += 1) {
      const answer: { data: Record<string, unknown>; updated_at: string } = JSON.parse(emptyHalf(FORM, chance))
      expect(answer.updated_at).toBe('x')
      left += Object.values(answer.data).filter((value) => value !== null).length
    }
    expect(left / 200 / 6).toBeCloseTo(0.5, 1)
  })
})

describe('the counter', () => {
  it('counts calls by kind, pictures apart', () => {
    const counter = new CallCounter()
    counter.add('story')
    counter.add('story')
    counter.addAnswer('story', 304)
    counter.add('media')
    expect(counter.calls()).toEqual({ story: 2, media: 1 })
    expect(counter.report()).toMatchObject({ content: 2, media: 1, kinds: { story: { calls: 2, notModified: 1 } } })
    counter.reset()
    expect(counter.calls()).toEqual({})
  })
})
