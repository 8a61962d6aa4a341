import type { AggregateRating, Offer, OpeningHoursSpecification } from 'schema-dts'
import { WEEKDAYS } from '@liberta/contracts/events/event.schema'
import type { OpeningHours } from '@liberta/contracts/events/event.schema'
import type { Rating } from '@liberta/contracts/stories/story.schema'
import { dayInRome } from '@liberta/italian/italian-date'

/** When a place is open of which nothing is known (requirements 1.21). */
const DEFAULT_HOURS: OpeningHours = [{ days: [...WEEKDAYS], opens: '00:00', closes: '23:59' }]

/** A place's opening hours (schema.org OpeningHoursSpecification): its own, or 00:00 to 23:59. */
export function describeOpeningHours(hours: OpeningHours = DEFAULT_HOURS): OpeningHoursSpecification[] {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }))
}

/** What readers say (schema.org AggregateRating): best and worst are 5 and 1 where nobody says otherwise (requirements 1.18). */
export function describeRating({ value, count, best, worst }: Rating): AggregateRating {
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    ratingCount: count,
    bestRating: best,
    worstRating: worst,
  }
}

/**
 * Something on offer (schema.org Offer): in stock, and its price valid to the end of the next year (requirements 1.19 and 1.20).
 * One rule for all that the site offers.
 * @param price in euros
 */
export function describeOfferOf(price: number | string, url: string, now: Date): Offer {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'EUR',
    priceValidUntil: `${Number(dayInRome(now).slice(0, 4)) + 1}-12-31`,
    availability: 'https://schema.org/InStock',
  }
}
