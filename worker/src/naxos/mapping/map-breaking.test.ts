import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { frontSchema } from '@liberta/contracts/fronts/front.schema'
import { sampleFront, SAMPLE_TIME } from '../../testing/naxos-samples.ts'
import { mapFront } from './map-front.ts'
import { indexSections } from './section-index.ts'

const breaking = {
  id: 7242,
  title: 'Chiuso il ponte di Po',
  URL: '/news/cronaca/chiuso-il-ponte/7242',
  published_at: '2026-11-22T10:42:00+01:00',
}

function map(given: unknown) {
  const dropped: string[] = []
  const context = {
    grammar: createSpecifiedGrammar(),
    sections: indexSections([]),
    drop: (kind: string) => void dropped.push(kind),
  }
  const front = mapFront({ ...sampleFront, breaking: given }, SAMPLE_TIME, context)
  return { breaking: frontSchema.parse(front).breaking, isDropped: dropped.includes('breaking') }
}

describe('breaking news of the CMS', () => {
  it('is mapped with its own moment', () => {
    const { breaking: mapped, isDropped } = map(breaking)
    expect(mapped).toMatchObject({ id: 7242, title: breaking.title, URL: breaking.URL })
    expect(Date.parse(mapped?.at ?? '')).toBe(Date.parse(breaking.published_at))
    expect(isDropped).toBe(false)
  })

  it.each([null, undefined])('is none, and nothing is dropped, for %p', (none) => {
    expect(map(none)).toEqual({ breaking: null, isDropped: false })
  })

  it.each([{ id: null }, { title: '' }, { URL: 'javascript:alert(1)' }, { published_at: 'ieri' }])(
    'is dropped and counted with %j',
    (bad) => {
      expect(map({ ...breaking, ...bad })).toEqual({ breaking: null, isDropped: true })
    },
  )
})
