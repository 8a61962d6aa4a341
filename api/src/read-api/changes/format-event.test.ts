import { describe, expect, it } from '@jest/globals'
import { formatChange } from './format-event.ts'

describe('a change as an event', () => {
  it('says what changed in one line of data, under its revision', () => {
    const announcement = {
      name: 'story:7',
      revision: '5-9',
      tags: ['story:7', 'a\nb'],
      state: 'present' as const,
      at: 1,
    }
    expect(formatChange(announcement)).toBe(
      'id: 5-9\nevent: change\ndata: {"name":"story:7","revision":"5-9","tags":["story:7","a\\nb"],"state":"present"}\n\n',
    )
  })
})
