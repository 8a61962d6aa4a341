import type { Plan } from '@liberta/contracts/subscriptions/plan.schema'
import { dayInRome } from '@liberta/italian/italian-date'
import type { StructuredData } from '../../page-definition/head/describe-publisher.ts'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'

/** The day until which a price holds where nobody says otherwise: the end of the next year (requirements 1.19). */
function priceValidUntil(now: Date): string {
  return `${Number(dayInRome(now).slice(0, 4)) + 1}-12-31`
}

/** Plans as products on offer (schema.org Product, Offer): in stock, as everything is by default (requirements 1.20). */
export function describePlans(
  plans: readonly Plan[],
  url: string,
  now: Date,
  settings: SiteSettings,
): StructuredData[] {
  return plans.map(({ slug, name, description, price, period }) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `Libertà, ${name}`,
    description: description ?? undefined,
    sku: slug,
    brand: namePublisher(settings),
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      priceValidUntil: priceValidUntil(now),
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.toFixed(2),
        priceCurrency: 'EUR',
        billingDuration: period === 'month' ? 'P1M' : 'P1Y',
      },
    },
  }))
}
