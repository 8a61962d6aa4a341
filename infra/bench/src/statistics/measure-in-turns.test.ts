import { describe, expect, it } from '@jest/globals'
import { measureInTurns } from './measure-in-turns.ts'

describe('measureInTurns', () => {
  it('never measures one subject through before the other begins', async () => {
    const order: string[] = []
    const subject = (name: string, value: number) => async () => {
      order.push(name)
      return value
    }
    const measured = await measureInTurns({ ours: subject('ours', 1), theirs: subject('theirs', 2) }, 3, () => {})
    expect(order.join(' ')).toBe('ours theirs theirs ours ours theirs')
    expect(measured).toEqual({ ours: [1, 1, 1], theirs: [2, 2, 2] })
  })

  it('tells the values of each round', async () => {
    const told: unknown[] = []
    await measureInTurns({ ours: async () => 7 }, 2, (round, values) => told.push([round, values]))
    expect(told).toEqual([
      [1, { ours: 7 }],
      [2, { ours: 7 }],
    ])
  })
})
