import { describe, expect, it } from '@jest/globals'
import { RecentChanges } from './recent-changes.ts'

const change = (id: number, revision: string) => ({ name: `story:${id}`, revision, state: 'present' as const })

describe('what changed lately', () => {
  it('is each read model once, by its last word, for half a minute', () => {
    let now = 0
    const recent = new RecentChanges(() => now)
    recent.note(change(1, '1-1'))
    recent.note(change(2, '1-2'))
    now = 20_000
    recent.note(change(1, '2-3'))
    expect(recent.list()).toEqual([change(2, '1-2'), change(1, '2-3')])
    now = 31_000
    expect(recent.list()).toEqual([change(1, '2-3')])
  })

  it('is the last thousand where editors change more', () => {
    const recent = new RecentChanges(() => 0)
    for (let id = 1; id <= 1500; id += 1) recent.note(change(id, '1-1'))
    const names = recent.list().map(({ name }) => name)
    expect([names.length, names[0], names.at(-1)]).toEqual([1000, 'story:501', 'story:1500'])
  })

  it.each([{ hard: true as const }, { state: 'withdrawn' as const }])(
    'holds that something was taken back, before what came after: %j',
    (how) => {
      let now = 0
      const recent = new RecentChanges(() => now)
      const removal = { ...change(1, '1-2'), ...how }
      for (const one of [change(1, '1-1'), removal, change(1, '1-3'), change(1, '1-4')]) recent.note(one)
      expect(recent.list()).toEqual([removal, change(1, '1-4')])
      now = 20_000
      recent.note(change(1, '1-5'))
      now = 31_000
      expect(recent.list()).toEqual([change(1, '1-5')])
    },
  )

  it('is nothing that a Redis has lost which counts anew', () => {
    const recent = new RecentChanges(() => 0)
    recent.note({ ...change(1, '0-900'), hard: true })
    recent.note(change(1, '0-3'))
    expect(recent.list()).toEqual([change(1, '0-3')])
  })
})
