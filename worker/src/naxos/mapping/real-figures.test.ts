import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { SAMPLE_TIME, sampleSections, sampleStory } from '../../testing/naxos-samples.ts'
import { mapWholeEvent } from './map-events.ts'
import { mapSections } from './map-sections.ts'
import { mapStory } from './map-story.ts'
import { indexSections } from './section-index.ts'

const grammar = createSpecifiedGrammar()
const ignore = () => undefined
const context = { grammar, sections: indexSections(mapSections(grammar, sampleSections, ignore)), drop: ignore }

const ratingOf = (rating: unknown) => mapStory(sampleStory(1, { rating }), context)?.rating

const placeOf = (openingHours: unknown) => {
  const location = { id: 4, name: 'Palazzo Farnese', town: 'Piacenza', address: null, openingHours }
  const event = { id: 7, slug: 'mostra', title: 'Mostra', period_start: SAMPLE_TIME, location }
  return mapWholeEvent(event, ignore)?.location
}

describe('the rating of a recipe (requirements 1)', () => {
  it('is the CMS’s, its best 5 and its worst 1 where it says nothing of them', () => {
    expect(ratingOf({ value: 4.6, count: 38 })).toEqual({ value: 4.6, count: 38, best: 5, worst: 1 })
    expect(ratingOf({ value: 4.6, count: 38, best: null })).toMatchObject({ best: 5, worst: 1 })
    expect(ratingOf({ value: 7, count: 2, best: 10, worst: 0 })).toMatchObject({ best: 10, worst: 0 })
  })

  it.each([undefined, null, 4.6, {}, { value: '4', count: 2 }, { value: 6, count: 2 }, { value: 4, count: 0 }])(
    '%j is none, and none is invented',
    (rating) => {
      expect(mapStory(sampleStory(1, { rating }), context)).not.toHaveProperty('rating')
    },
  )
})

describe('the opening hours of a place (requirements 1)', () => {
  const hours = [{ days: ['Saturday', 'Sunday'], opens: '09:30', closes: '18:00' }]
  it('are the CMS’s', () => {
    expect(placeOf(hours)).toMatchObject({ name: 'Palazzo Farnese', openingHours: hours })
  })

  it.each([
    undefined,
    null,
    [],
    'sempre',
    [{ days: ['Sabato'], opens: '09:30', closes: '18:00' }],
    [...hours, { days: ['Monday'], opens: '25:00', closes: '18:00' }],
  ])('%j are none, and none are invented', (given) => {
    expect(placeOf(given)).toEqual({ id: 4, name: 'Palazzo Farnese', town: 'Piacenza', address: null })
  })
})
