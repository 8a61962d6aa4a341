import { describe, expect, it } from '@jest/globals'
import { rememberSave, takePendingSave } from './pending-save.ts'
import { readSaveMark } from './saved-item.ts'

const STORY = { type: 'story', itemId: '7242', title: 'Il Po scende' }
const NOW = 1_795_000_000_000
const HOUR = 3_600_000

function createStorage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('a save that waits for the sign-in', () => {
  it('is taken once', () => {
    const storage = createStorage()
    rememberSave(storage, STORY, NOW)
    expect(takePendingSave(storage, NOW + HOUR - 1)).toEqual(STORY)
    expect(takePendingSave(storage, NOW)).toBeNull()
  })

  it.each([NOW + HOUR, NOW - 1])('is forgotten after an hour, and when the clock was set back (%d)', (then) => {
    const storage = createStorage()
    rememberSave(storage, STORY, NOW)
    expect(takePendingSave(storage, then)).toBeNull()
    expect(storage.kept.size).toBe(0)
  })

  it.each(['', '{', 'null', '7', '{"itemId":7}', '{"itemId":"7","type":"story","title":"x"}'])(
    'of what is no save nothing comes: %s',
    (kept) => expect(takePendingSave(createStorage({ 'salva-dopo': kept }), NOW)).toBeNull(),
  )

  it('a browser that keeps nothing does not stop the sign-in', () => {
    const full = {
      ...createStorage(),
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => rememberSave(full, STORY, NOW)).not.toThrow()
  })
})

describe('readSaveMark', () => {
  it.each([
    ['7242', { type: 'story', itemId: '7242' }],
    ['event:31', { type: 'event', itemId: '31' }],
    ['multimedia:40017', { type: 'multimedia', itemId: '40017' }],
  ])('%s', (mark, item) => expect(readSaveMark(mark)).toEqual(item))
})
