import type { Event as EventThing } from 'schema-dts'
import type { Event } from '@liberta/contracts/events/event.schema'
import { describeOfferOf } from '../../page-definition/head/describe-defaults.ts'

const FREE = /\b(?:liber[oaie]|gratis|gratuit[oaie])\b/i
/** `12`, `7,50`, `12.50`, `1.200`, `1.200,50`. */
const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?!\d)`
const MONEY = String.raw`(?:euro\b|€)`
const CLASS = String.raw`(?:inter[oi]|ridott[oi]|ingresso|biglietto|abbonati|soci|studenti)\b`

/**
 * Where a number is a price: beside «euro», as the other end of a range in euros, or beside the name of a class of tickets.
 * Hours, days, ages and numbers of tickets stand beside other words.
 */
const PRICES = [
  `${NUMBER}\\s*${MONEY}`,
  `(?<!\\d\\s*)${MONEY}\\s*${NUMBER}`,
  `\\b(?:da|dai|tra|fra)\\s+${NUMBER}(?=\\s+(?:a|ai|e)\\s+${NUMBER}\\s*${MONEY})`,
  `${NUMBER}(?=(?:\\s*/\\s*|[-–]|\\s+o\\s+)${NUMBER}\\s*${MONEY})`,
  `\\b${CLASS}:?\\s+${NUMBER}(?!\\s*(?:anni|persone|ingressi|serate|giorni))`,
  `(?<=(?:^|[,;(/])\\s*)${NUMBER}(?=\\s+${CLASS})`,
].map((source) => new RegExp(source, 'gi'))

const HAS_MONEY = new RegExp(MONEY, 'i')

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
  const amounts = HAS_MONEY.test(price) ? readPrices(price) : []
  const isFree = amounts.length === 0 && FREE.test(price)
  if (amounts.length === 0 && !isFree) return {}
  return {
    isAccessibleForFree: isFree,
    offers: describeOfferOf(isFree ? 0 : Math.min(...amounts), url, now),
  }
}

function readPrices(words: string): number[] {
  return PRICES.flatMap((pattern) => [...words.matchAll(pattern)]).map(([, amount = '']) =>
    Number(amount.replaceAll(/\.(?=\d{3})/g, '').replace(',', '.')),
  )
}
