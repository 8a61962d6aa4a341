import { describe, expect, it } from '@jest/globals'
import { Content, PresentAnswer } from '@liberta/platform/read-models/read-model-answer'
import { precompressAnswer } from './precompress-answer.ts'

function answerOf(body: unknown, tags: string[] = [], stale = false): PresentAnswer {
  const times = { fetchedAt: 1, freshUntil: 2, freshFor: 1 }
  const raw = { revision: '5-7', ...times, dropped: 0, etag: null, tags, state: 'present' as const, hash: 'h' }
  return new PresentAnswer('weather:piacenza', raw, new Content('h', Buffer.from(JSON.stringify(body))), stale)
}

describe('an answer as it goes on the wire', () => {
  it('stands under `data` (requirements 7)', () => {
    const { body } = precompressAnswer({ cache: 'revalidated', shape: 'data' }, answerOf({ a: 'è' }))
    expect(JSON.parse(body.toString())).toEqual({ data: { a: 'è' } })
  })

  it('has `current` at the top for the weather (requirements 7)', () => {
    const { body } = precompressAnswer({ cache: 'weather', shape: 'bare' }, answerOf({ current: { weather_code: 45 } }))
    expect(body.toString()).toBe('{"current":{"weather_code":45}}')
  })

  it('says what it is made of, leaving out what cannot stand in a header', () => {
    const tags = ['story:1', 'città', 'a b', 'line\nbreak', 'story:1']
    const { headers } = precompressAnswer({ cache: 'revalidated', shape: 'data' }, answerOf({}, tags, true))
    expect(headers[headers.indexOf('surrogate-key') + 1]).toBe('weather:piacenza story:1')
    expect(headers[headers.indexOf('x-model-state') + 1]).toBe('stale')
    expect(headers[headers.indexOf('content-length') + 1]).toBe('11')
  })

  it('is made once', () => {
    const answer = answerOf({})
    const route = { cache: 'revalidated', shape: 'data' } as const
    expect(precompressAnswer(route, answer)).toBe(precompressAnswer(route, answer))
  })
})
