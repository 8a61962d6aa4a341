import { describe, expect, it } from '@jest/globals'
import { nextRowState } from './compact-row.ts'

const HEADER_END = 210

/** What is shown after each of a row of positions. */
function follow(tops: number[]): boolean[] {
  let state = { top: 0, shown: false }
  return tops.map((top) => (state = nextRowState(state, top, HEADER_END)).shown)
}

describe('the compact row (docs/design.md: returns when scrolling up)', () => {
  it('comes on the way up and goes on the way down', () => {
    expect(follow([500, 1000, 900, 950])).toEqual([false, false, true, false])
  })

  it('goes where the header itself is in sight', () => {
    expect(follow([1000, 800, 210, 0])).toEqual([false, true, false, false])
  })

  it('takes no notice of a nudge, but of many in one direction', () => {
    expect(follow([1000, 995, 990, 986, 984])).toEqual([false, false, true, true, true])
  })
})
