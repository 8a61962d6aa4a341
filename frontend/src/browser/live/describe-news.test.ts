import { describe, expect, it } from '@jest/globals'
import { countNew, describeNew, describeUpdate } from './describe-news.ts'

const at = '2026-11-22T09:00:00Z'
const list = (...ids: number[]) => ({ topic: 'latest', stories: ids.map((id) => ({ id, at })) })
const story = {
  id: 7242,
  updatedAt: '2026-11-22T10:00:00Z',
  revision: null,
  correctedAt: null,
  paragraphs: 4,
  blog: null,
}
const seenAt = Date.parse(at)
const shown = { at: Date.parse(at), paragraphs: 4 }

describe('what is new of a list', () => {
  it.each([
    [[9, 8, 7], ['7', '6'], 2],
    [[7, 6], ['7', '6'], 0],
    // The first one shown was withdrawn: what follows it is known all the same.
    [[6, 5], ['7', '6'], 0],
    [[9, 8], ['7', '6'], 2],
    [[], ['7'], 0],
  ])('of %j, where %j are shown, is counted as %i', (told, known, count) => {
    expect(countNew(list(...told), known, seenAt)).toBe(count)
  })

  it('is counted past a story of a time to come, which stands before all that is published meanwhile', () => {
    const nextYear = { id: 5, at: '2027-11-22T09:00:00Z' }
    const told = (...ids: number[]) => ({ topic: 'latest', stories: [nextYear, ...list(...ids).stories] })
    expect(countNew(told(8, 7), ['5', '7'], seenAt)).toBe(1)
    expect(countNew(told(7), ['5', '7'], seenAt)).toBe(0)
    expect(countNew(told(8, 7), ['7'], seenAt)).toBe(2)
    expect(countNew(told(), ['5'], seenAt)).toBe(0)
  })

  it('is counted from a story of the CMS’s clock that is a little ahead', () => {
    const ahead = { topic: 'latest', stories: [{ id: 7, at: '2026-11-22T09:05:00Z' }, ...list(6).stories] }
    expect(countNew(ahead, ['7'], seenAt)).toBe(0)
  })

  it('is said in words, and not at all where nothing is', () => {
    expect([0, 1, 3].map(describeNew)).toEqual([null, 'Un nuovo articolo', '3 nuovi articoli'])
  })
})

describe('what has become of a story', () => {
  it.each([
    [{ updatedAt: at }, null],
    [{}, 'Aggiornato ora'],
    [{ paragraphs: 3 }, 'Aggiornato ora'],
    [{ paragraphs: 5 }, 'Aggiornato ora: un paragrafo in più'],
    [{ paragraphs: 6 }, 'Aggiornato ora: due paragrafi in più'],
    [{ paragraphs: 15 }, 'Aggiornato ora: 11 paragrafi in più'],
    [{ correctedAt: '2026-11-22T10:00:00Z', paragraphs: 5 }, 'Corretto'],
    [{ correctedAt: '2026-11-22T08:00:00Z' }, 'Aggiornato ora'],
  ])('by %j is said as %j', (change, words) => {
    expect(describeUpdate({ ...story, ...change }, shown)).toBe(words)
  })
})
