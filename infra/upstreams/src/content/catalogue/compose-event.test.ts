import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { catalogueEventSchema } from './catalogue.schema.ts'
import { composeEventsOfDay } from './compose-event.ts'
import { EVENT_CATEGORIES } from './small-tables.ts'
import { eventsBetween, findEvent } from './events.ts'

const TODAY = 20_778
const days = fc.integer({ min: 15_000, max: 24_000 })
const seeds = fc.integer({ min: 1, max: 1_000_000 })
const year = eventsBetween(7, TODAY, TODAY + 364)

describe('events (requirements 3.23 and 3.24)', () => {
  it('composes well-formed events, the same for the same seed and day, found again by their id', () => {
    fc.assert(
      fc.property(seeds, days, (seed, day) => {
        const events = composeEventsOfDay(seed, day)
        expect(composeEventsOfDay(seed, day)).toEqual(events)
        for (const event of events) {
          expect(catalogueEventSchema.safeParse(event).error).toBeUndefined()
          expect(findEvent(seed, event.id)).toEqual(event)
          expect(Date.parse(event.periodStart)).toBeLessThan(Date.parse(event.periodEnd))
          expect(`${event.title} ${event.description} ${event.organiser}`).not.toMatch(/[{}|]|undefined| {2}/)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('holds about four hundred a year, of all categories, each told in 60 to 150 words', () => {
    expect(year.length).toBeGreaterThan(330)
    expect(year.length).toBeLessThan(600)
    expect(new Set(year.flatMap(({ categories }) => categories))).toEqual(new Set(EVENT_CATEGORIES.map(({ id }) => id)))
    for (const { description } of year) {
      expect(description.split(' ').length).toBeGreaterThanOrEqual(60)
      expect(description.split(' ').length).toBeLessThanOrEqual(150)
    }
  })

  it('finds in a range what began before it and still goes on', () => {
    const event = year.find(({ type }) => type === 'rassegna')
    const lastDay = Math.floor(Date.parse(event?.periodEnd ?? '') / 86_400_000)
    expect(eventsBetween(7, lastDay, lastDay)).toContainEqual(event)
    expect(eventsBetween(7, lastDay + 2, lastDay + 2)).not.toContainEqual(event)
  })
})
