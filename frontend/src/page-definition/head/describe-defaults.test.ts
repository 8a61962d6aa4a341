import { describe, expect, it } from '@jest/globals'
import { ratingSchema } from '@liberta/contracts/stories/story.schema'
import { describeOfferOf, describeOpeningHours, describeRating } from './describe-defaults.ts'

const PAGE = 'https://www.example.it/abbonamenti'

describe('the defaults of structured data (requirements 1)', () => {
  it('rating: best 5 and worst 1', () => {
    expect(describeRating(ratingSchema.parse({ value: 4.6, count: 38 }))).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      ratingCount: 38,
      bestRating: 5,
      worstRating: 1,
    })
  })

  it('rating: a scale of its own stands', () => {
    const rating = describeRating(ratingSchema.parse({ value: 8, count: 1, best: 10, worst: 0 }))
    expect(rating).toMatchObject({ bestRating: 10, worstRating: 0 })
  })

  it.each([
    { value: 5.1, count: 3 },
    { value: 0, count: 3 },
    { value: 4, count: 0 },
    { value: 4 },
    { value: 4, count: 3, best: 1 },
  ])('rating: %j is none', (rating) => {
    expect(ratingSchema.safeParse(rating).success).toBe(false)
  })

  it('opening hours: 00:00 to 23:59 of every day for a place without its own', () => {
    expect(describeOpeningHours()).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    ])
  })

  it('opening hours: a place’s own stand', () => {
    expect(describeOpeningHours([{ days: ['Saturday'], opens: '09:00', closes: '13:00' }])).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ])
  })

  it.each([
    ['2026-11-21T19:30:00Z', '2027-12-31'],
    ['2026-12-31T23:30:00Z', '2028-12-31'],
  ])('offer: InStock, its price valid to the end of the next year in Rome (%s: %s)', (now, until) => {
    expect(describeOfferOf(12, PAGE, new Date(now))).toEqual({
      '@type': 'Offer',
      url: PAGE,
      price: 12,
      priceCurrency: 'EUR',
      priceValidUntil: until,
      availability: 'https://schema.org/InStock',
    })
  })
})
