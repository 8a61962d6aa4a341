import { afterEach, describe, expect, it } from '@jest/globals'
import { keep, recall } from './device-memory.ts'

const entries = new Map<string, string>()
const working = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}

function setStorage(get: () => unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

describe('what a reader has chosen on a device', () => {
  it('is remembered, and forgotten', () => {
    setStorage(() => working)
    expect(recall('theme')).toBeNull()
    keep('theme', 'dark')
    expect(recall('theme')).toBe('dark')
    keep('theme', null)
    expect(recall('theme')).toBeNull()
  })

  it('is nothing, and no fault, where the browser keeps nothing for us', () => {
    setStorage(() => {
      throw new Error('access is denied')
    })
    expect(() => keep('theme', 'dark')).not.toThrow()
    expect(recall('theme')).toBeNull()
  })
})
