import type { Event } from '@liberta/contracts/events/event.schema'
import type { StructuredData } from '../../page-definition/head/describe-publisher.ts'

const FREE = /\b(?:liber[oaie]|gratis|gratuit[oaie])\b/i
const MONEY = /euro|€/i
/** A number that is no age. */
const AMOUNT = /\d+(?:,\d{1,2})?(?![\d,]*\s*anni)/g

/**
 * What an event costs, for search engines (schema.org Offer): the lowest price that its words name. What names none is
 * free where it says so, and is not described otherwise. Availability and validity are the defaults of requirements 1.19 and 1.20:
 * InStock, and the next year where no end is known.
 */
export function describeOffer(
  { price, startsAt, endsAt }: Pick<Event, 'price' | 'startsAt' | 'endsAt'>,
  url: string,
): StructuredData {
  if (price === null) return {}
  const amounts = [...(MONEY.test(price) ? price.matchAll(AMOUNT) : [])].map(([amount]) =>
    Number(amount.replace(',', '.')),
  )
  const isFree = amounts.length === 0 && FREE.test(price)
  if (amounts.length === 0 && !isFree) return {}
  return {
    isAccessibleForFree: isFree,
    offers: {
      '@type': 'Offer',
      price: isFree ? 0 : Math.min(...amounts),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceValidUntil: (endsAt ?? addYear(startsAt)).slice(0, 10),
      url,
    },
  }
}

function addYear(instant: string): string {
  const date = new Date(instant)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString()
}
