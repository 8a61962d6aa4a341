import { afterEach, describe, expect, it } from '@jest/globals'
import { dropOverdueSave } from './overdue-save.ts'
import { rememberSave, takePendingSave } from './pending-save.ts'
import { readSaveMark } from './save-buttons.ts'

const STORY = { type: 'story', itemId: '7242', title: 'Il Po scende' }
const NOW = 1_795_000_000_000
const HOUR = 3_600_000

/** The tab's own storage, with what stands in it first. */
function setStorage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first))
  const storage = {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: storage })
  return storage
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'))

describe('a save that waits for the sign-in', () => {
  it('is taken once', () => {
    setStorage()
    rememberSave(STORY, NOW)
    expect(takePendingSave(NOW + HOUR - 1)).toEqual(STORY)
    expect(takePendingSave(NOW)).toBeNull()
  })

  it.each([NOW + HOUR, NOW - 1])('is forgotten after an hour, and when the clock was set back (%d)', (then) => {
    const storage = setStorage()
    rememberSave(STORY, NOW)
    expect(takePendingSave(then)).toBeNull()
    expect(storage.kept.size).toBe(0)
  })

  it('is gone from the tab after its hour, though nobody has signed in', () => {
    const storage = setStorage()
    rememberSave(STORY, Date.now() - HOUR + 60_000)
    dropOverdueSave()
    expect(storage.kept.size).toBe(1)
    for (const old of [JSON.stringify({ ...STORY, at: Date.now() - HOUR }), '{', 'null', '7']) {
      storage.kept.set('salva-dopo', old)
      dropOverdueSave()
      expect(storage.kept.size).toBe(0)
    }
  })

  it.each(['', '{', 'null', '7', '{"itemId":7}', '{"itemId":"7","type":"story","title":"x"}'])(
    'of what is no save nothing comes: %s',
    (kept) => {
      setStorage({ 'salva-dopo': kept })
      expect(takePendingSave(NOW)).toBeNull()
    },
  )

  it('a browser that keeps nothing does not stop the sign-in', () => {
    setStorage().setItem = () => {
      throw new Error('full')
    }
    expect(() => rememberSave(STORY, NOW)).not.toThrow()
  })
})

describe('readSaveMark', () => {
  it.each([
    ['7242', { type: 'story', itemId: '7242' }],
    ['event:31', { type: 'event', itemId: '31' }],
    ['multimedia:40017', { type: 'multimedia', itemId: '40017' }],
  ])('%s', (mark, item) => expect(readSaveMark(mark)).toEqual(item))
})
