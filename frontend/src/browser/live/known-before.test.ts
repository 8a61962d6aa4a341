import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { keepKnown, takeKnown } from './known-before.ts'

const tab = new Map<string, string>()

beforeAll(() => {
  const sessionStorage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  }
  Object.assign(globalThis, { sessionStorage })
})
afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'))

describe('what was known before a page is loaded anew', () => {
  it('is told to that page, once', () => {
    keepKnown('story:9', ['Uno.', 'Due.'])
    expect(takeKnown('story:9')).toEqual(['Uno.', 'Due.'])
    expect(takeKnown('story:9')).toBeNull()
  })

  it('is of no other page, and forgotten where that comes first', () => {
    keepKnown('story:9', ['Uno.'])
    expect(takeKnown('story:10')).toBeNull()
    expect(takeKnown('story:9')).toBeNull()
  })

  it.each(['x', 'null', 'true', '{"topic":"home"}'])('is nothing, and forgotten, where it is %s', (text) => {
    tab.set('nuovi', text)
    expect(takeKnown('home')).toBeNull()
    expect(tab.size).toBe(0)
  })
})
