import { describe, expect, it } from '@jest/globals'
import { HeardChanges } from './heard-changes.ts'

const NAME = 'story:7'

function hear(...changes: { revision: string; state?: 'withdrawn'; hard?: true }[]): HeardChanges {
  const heard = new HeardChanges()
  for (const change of changes) heard.note({ name: NAME, state: 'present', ...change })
  return heard
}

describe('what was heard of a read model', () => {
  it('is newer than an answer of before it, and no other', () => {
    const heard = hear({ revision: '5-5' })
    expect(heard.findNewer(NAME, '4-4')).toEqual({ name: NAME, revision: '5-5', state: 'present' })
    expect(heard.findNewer(NAME, '5-5')).toBeNull()
    expect(heard.findNewer('story:8', '4-4')).toBeNull()
  })

  it.each([{ hard: true }, { state: 'withdrawn' }] as const)(
    'is remembered where something was taken back, whatever came after: %j',
    (how) => {
      const heard = hear({ revision: '5-5', ...how }, { revision: '6-6' }, { revision: '7-7' })
      expect(heard.findNewer(NAME, '4-4')).toMatchObject({ revision: '7-7', hard: true })
      expect(heard.findNewer(NAME, '5-5')).toEqual({ name: NAME, revision: '7-7', state: 'present' })
      expect(heard.isWithdrawn(NAME)).toBe(false)
    },
  )

  it('is forgotten where the Redis that said it has lost everything and counts anew', () => {
    const heard = hear({ revision: '0-900', hard: true }, { revision: '0-3' }, { revision: '0-4' })
    expect(heard.findNewer(NAME, '0-3')).toEqual({ name: NAME, revision: '0-4', state: 'present' })
  })

  it.each([{ hard: true }, { state: 'withdrawn' }] as const)(
    'is told with what was taken back to who follows from now on: %j',
    (how) => {
      const later = new HeardChanges()
      hear({ revision: '5-5', ...how }, { revision: '6-6' }).follow((change) => later.note(change))
      expect(later.findNewer(NAME, '4-4')).toMatchObject({ revision: '6-6', hard: true })
      expect(later.findNewer(NAME, '5-5')).toEqual({ name: NAME, revision: '6-6', state: 'present' })
    },
  )
})
