import { describe, expect, it } from '@jest/globals'
import { patternNamed, shareJoint } from '../../components/rows/row-pattern.table.ts'
import { planOpinions } from './lay-front.ts'

describe('planOpinions', () => {
  it.each(['6|3|3', '5|4|3', '7|5', '5|3|4'])('keeps clear of the section’s first row, %s', (name) => {
    const below = patternNamed(name)
    const pattern = planOpinions(3, { above: undefined, below })
    expect(below !== undefined && shareJoint(pattern, below)).toBe(false)
  })

  it('gives one opinion the width, and two 7|5', () => {
    expect(planOpinions(1, { above: undefined, below: undefined }).name).toBe('12')
    expect(planOpinions(2, { above: undefined, below: undefined }).name).toBe('7|5')
  })
})
