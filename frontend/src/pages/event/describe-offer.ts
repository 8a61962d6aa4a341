import type { Event as EventThing } from 'schema-dts'
import type { Event } from '@liberta/contracts/events/event.schema'
import { describeOfferOf } from '../../page-definition/head/describe-defaults.ts'

const FREE = /\b(?:liber[oaie]|gratis|gratuit[oaie])\b/i
const MONEY = /euro|€/i
/** A number that is no age. */
const AMOUNT = /\d+(?:,\d{1,2})?(?![\d,]*\s*anni)/g

/**
 * What an event costs, for search engines (schema.org Offer): the lowest price that its words name. What names none is
 * free where it says so, and is not described otherwise. Availability and validity are the site's defaults.
 */
export function describeOffer(
  { price }: Pick<Event, 'price'>,
  url: string,
  now: Date,
): Pick<Extract<EventThing, { '@type': 'Event' }>, 'isAccessibleForFree' | 'offers'> {
  if (price === null) return {}
  const amounts = [...(MONEY.test(price) ? price.matchAll(AMOUNT) : [])].map(([amount]) =>
    Number(amount.replace(',', '.')),
  )
  const isFree = amounts.length === 0 && FREE.test(price)
  if (amounts.length === 0 && !isFree) return {}
  return {
    isAccessibleForFree: isFree,
    offers: describeOfferOf(isFree ? 0 : Math.min(...amounts), url, now),
  }
}
