import { describe, expect, it } from '@jest/globals'
import { parseAnnouncement } from './change-subscription.ts'

describe('an announcement', () => {
  const announcement = { name: 'story:7', revision: '17-2', tags: ['story:7'], state: 'present', at: 1 }

  it('is read as the store writes it', () => {
    expect(parseAnnouncement(JSON.stringify(announcement))).toEqual(announcement)
  })

  it.each(['', 'story:7', '{}', JSON.stringify({ ...announcement, revision: 'new' })])(
    'is nothing when it is %s',
    (message) => {
      expect(parseAnnouncement(message)).toBeNull()
    },
  )
})
