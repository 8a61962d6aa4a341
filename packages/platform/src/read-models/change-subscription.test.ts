import { describe, expect, it } from '@jest/globals'
import { parseAnnouncement } from './change-subscription.ts'

describe('an announcement', () => {
  const announcement = { name: 'story:7', revision: '17-2', state: 'present' }

  it('is read whatever else a store of another version says', () => {
    expect(parseAnnouncement(JSON.stringify({ ...announcement, tags: ['story:7'], at: 1 }))).toEqual(announcement)
    expect(parseAnnouncement(JSON.stringify(announcement))).toEqual(announcement)
  })

  it.each(['', 'story:7', '{}', JSON.stringify({ ...announcement, revision: 'new' })])(
    'is nothing when it is %s',
    (message) => {
      expect(parseAnnouncement(message)).toBeNull()
    },
  )
})
