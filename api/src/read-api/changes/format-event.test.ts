import { describe, expect, it } from '@jest/globals'
import { formatChange } from './change-stream.ts'

describe('a change as an event', () => {
  it('says what changed in one line of data, under its revision', () => {
    const announcement = {
      name: 'story:7',
      revision: '5-9',
      state: 'present' as const,
    }
    expect(formatChange(announcement)).toBe(
      'id: 5-9\nevent: change\ndata: {"name":"story:7","revision":"5-9","state":"present"}\n\n',
    )
  })
})
