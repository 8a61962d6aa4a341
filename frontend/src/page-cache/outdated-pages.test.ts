import { beforeEach, describe, expect, it } from '@jest/globals'
import { OutdatedPages } from './outdated-pages.ts'

let renewed: string[]
let timers: { ms: number; callback: () => void }[]
let pages: OutdatedPages

beforeEach(() => {
  renewed = []
  timers = []
  pages = new OutdatedPages(
    (key) => void renewed.push(key),
    (callback, ms) => void timers.push({ ms, callback }),
  )
})

/** Lets all waits end; gives them, milliseconds. */
function wake(): number[] {
  const ended = timers.splice(0)
  for (const { callback } of ended) callback()
  return ended.map(({ ms }) => ms)
}

describe('a page that came out outdated', () => {
  it('is made again at once where it was purged meanwhile, and not for a part that it lacks', () => {
    pages.note('/a', 'purged')
    pages.note('/b', 'partial')
    expect([renewed, wake()]).toEqual([['/a'], []])
  })

  it('is made again later each time that it was made of less than was announced, and at last no more', () => {
    const waits = Array.from({ length: 8 }, () => {
      pages.note('/a', 'behind')
      return wake()
    })
    expect(waits).toEqual([[250], [500], [1_000], [2_000], [4_000], [], [], []])
    expect(renewed).toHaveLength(5)
  })

  it('has as many tries as others once it has been fresh, and tells then, once, who waits for that', () => {
    const told: string[] = []
    pages.note('/a', 'behind')
    pages.whenFresh('/a', () => void told.push('fresh'))
    pages.note('/a', 'behind')
    expect([wake(), told]).toEqual([[250, 500], []])
    pages.note('/a', 'fresh')
    pages.note('/a', 'fresh')
    expect(told).toEqual(['fresh'])
    pages.note('/a', 'behind')
    expect(wake()).toEqual([250])
  })
})
