import { afterEach, describe, expect, it } from '@jest/globals'
import { keep, keepInTab, recall, recallInTab } from './device-memory.ts'

const entries = new Map<string, string>()
const working = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}

const deny = () => {
  throw new Error('access is denied')
}

const MEMORIES = [
  { what: 'what a reader has chosen on a device', storage: 'localStorage', recall, keep },
  {
    what: 'what a page leaves for the next one of its tab',
    storage: 'sessionStorage',
    recall: recallInTab,
    keep: keepInTab,
  },
] as const

describe.each(MEMORIES)('$what', ({ storage, recall: read, keep: write }) => {
  const setStorage = (get: () => unknown) =>
    void Object.defineProperty(globalThis, storage, { configurable: true, get })

  afterEach(() => void Reflect.deleteProperty(globalThis, storage))

  it('is remembered, and forgotten', () => {
    setStorage(() => working)
    expect(read('theme')).toBeNull()
    write('theme', 'dark')
    expect(read('theme')).toBe('dark')
    write('theme', null)
    expect(read('theme')).toBeNull()
  })

  it('is nothing, and no fault, where the browser keeps nothing for us', () => {
    setStorage(deny)
    expect(read('letters')).toBeNull()
  })

  it('holds for this page, where the browser keeps nothing for us', () => {
    setStorage(deny)
    write('theme', 'dark')
    expect(read('theme')).toBe('dark')
    write('theme', null)
    expect(read('theme')).toBeNull()
  })

  it('holds for this page, where there is no room, until it can be kept', () => {
    setStorage(() => ({ ...working, setItem: deny }))
    write('theme', 'dark')
    expect(read('theme')).toBe('dark')
    setStorage(() => working)
    write('theme', 'light')
    entries.delete('theme')
    expect(read('theme')).toBeNull()
  })

  it('holds for this page, where there is no room, and what was kept before holds nowhere', () => {
    setStorage(() => working)
    write('theme', 'dark')
    setStorage(() => ({ ...working, setItem: deny }))
    write('theme', 'light')
    expect(read('theme')).toBe('light')
    expect(entries.has('theme')).toBe(false)
    // Another page has made room, and a choice that is newer.
    entries.set('theme', 'system')
    expect(read('theme')).toBe('system')
    write('theme', null)
    expect(read('theme')).toBeNull()
  })
})

it('a page that may keep nothing tells the two apart', () => {
  keep('place', 'device')
  expect(recallInTab('place')).toBeNull()
})
