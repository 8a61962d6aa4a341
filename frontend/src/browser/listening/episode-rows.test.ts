import { describe, expect, it } from '@jest/globals'
import { readRecording } from './episode-rows.ts'

/** A link to a recording, by what stands in it. */
function link(id: string, title: string, series: string) {
  const attributes: Record<string, string> = {
    'data-listen': id,
    'data-title': title,
    'data-series': series,
    'data-seconds': '90',
    'data-cover': '/media/7/1x1-480.webp',
  }
  return { pathname: `/media/a/${id}`, getAttribute: (name: string) => attributes[name] ?? null }
}

describe('the recording of a link', () => {
  const [first, second, other] = [
    link('p1', 'Uno', 'Sul Po'),
    link('p2', 'Due', 'Sul Po'),
    link('p3', 'Tre', 'In città'),
  ]
  const links = [first, second, other]

  it('is told by the link alone, and after it comes the next of its series', () => {
    expect(readRecording(first, links)).toEqual({
      id: 'p1',
      source: '/media/a/p1',
      title: 'Uno',
      series: 'Sul Po',
      seconds: 90,
      cover: '/media/7/1x1-480.webp',
      next: { title: 'Due', seconds: 90 },
    })
  })

  it('has nothing after it at the end of its series, or of the page', () => {
    expect(readRecording(second, links).next).toBeNull()
    expect(readRecording(other, links).next).toBeNull()
  })
})
