import { describe, expect, it } from '@jest/globals'
import { MOST_LIVE_ITEMS } from './live-event.schema.ts'
import { countParagraphs, newestOf, tellStory } from './tell-news.ts'
import type { Story } from '../stories/story.schema.ts'

const story = (id: number, publishedAt: string) => ({ id, publishedAt })

describe('the newest of some stories', () => {
  it('come newest first by the moment, not by its spelling, each once', () => {
    const told = newestOf([
      story(1, '2026-11-24T10:00:00+01:00'),
      story(3, '2026-11-24T09:30:00Z'),
      story(2, '2026-11-24T09:30:00Z'),
      story(3, '2026-11-24T09:30:00Z'),
    ])
    expect(told.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('are so many at most', () => {
    const many = Array.from({ length: 50 }, (_, index) => story(index + 1, '2026-11-24T09:30:00Z'))
    expect(newestOf(many).map(({ id }) => id)).toEqual(
      Array.from({ length: MOST_LIVE_ITEMS }, (_, index) => 50 - index),
    )
  })
})

describe('the paragraphs of a story', () => {
  it('are counted with those of the stories inside it, and without headings and quotes', () => {
    const paragraph = { type: 'paragraph', text: 'Piove.' } as const
    const child = { id: 2, slug: 'b', title: 'B', section: { id: 1, slug: 'c', name: 'C', path: 'c' } }
    const blocks = [paragraph, { type: 'heading', text: 'Ieri' } as const, paragraph]
    const children = [{ ...child, publishedAt: '2026-11-24T09:30:00Z', locked: false, blocks: [paragraph] }]
    expect(countParagraphs({ blocks, children })).toBe(3)
  })
})

describe('what an open page is told of its story', () => {
  const plain = { id: 7, updatedAt: '2026-11-24T10:00:00Z', blocks: [], children: [], live: null, liveBlog: null }
  const tell = (own: Pick<Story, 'corrections'>) => tellStory({ ...plain, ...own } as unknown as Story, null)

  it('says when it was last corrected, and nothing where it never was', () => {
    const corrections = ['2026-11-24T10:00:00Z', '2026-11-23T10:00:00Z'].map((at) => ({ at, text: 'Sono dodici.' }))
    expect([tell({ corrections }), tell({})].map(({ correctedAt }) => correctedAt)).toEqual([
      '2026-11-24T10:00:00Z',
      null,
    ])
  })
})
