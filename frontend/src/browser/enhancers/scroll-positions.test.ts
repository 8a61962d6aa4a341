import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readScrollPositions, rememberScroll, writeScrollPositions } from './scroll-positions.ts'
import type { ScrollPositions } from './scroll-positions.ts'

const reread = (positions: ScrollPositions) =>
  readScrollPositions(`altro=1; scroll=${writeScrollPositions(positions)}; x=2`)

describe('scroll positions (requirements 3: a map by path, in a cookie)', () => {
  it('reads back what was written, whatever the path', () => {
    const paths = fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => `/${text}`)
    fc.assert(
      fc.property(paths, fc.integer({ min: 1, max: 999_999 }), (path, top) => {
        fc.pre(path.isWellFormed())
        expect([...reread(new Map([[path, top]]))]).toEqual([[path, top]])
      }),
    )
  })

  it('writes only what may stand in a cookie', () => {
    expect(writeScrollPositions(new Map([['/a;b,c:d é', 12]]))).toBe('/a%3Bb%2Cc%3Ad%20%C3%A9:12')
  })

  it('never grows past its bounds and keeps the newest', () => {
    let positions: ScrollPositions = new Map()
    for (let id = 0; id < 100; id += 1) {
      positions = rememberScroll(reread(positions), `/news/cronaca/${'lungo-'.repeat(id % 20)}titolo/${id}`, 100 + id)
      expect(writeScrollPositions(positions).length).toBeLessThanOrEqual(800)
    }
    const kept = reread(positions)
    expect(kept.size).toBeLessThanOrEqual(12)
    expect([...kept.values()].at(-1)).toBe(199)
  })

  it('drops a path that is too long by itself', () => {
    expect(writeScrollPositions(new Map([[`/${'a'.repeat(900)}`, 5]]))).toBe('')
  })

  it('forgets a page that was left at its top', () => {
    const positions = new Map([['/', 900]])
    expect([...rememberScroll(positions, '/', 0)]).toEqual([])
  })

  it.each(['scroll=', 'scroll=/a', 'scroll=/a:x', 'scroll=a:1', 'scroll=%:1', 'unscroll=/a:1', ''])(
    'makes nothing of %s',
    (cookies) => expect(readScrollPositions(cookies).size).toBe(0),
  )
})
