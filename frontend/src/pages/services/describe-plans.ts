import type { Product, WithContext } from 'schema-dts'
import type { Plan } from '@liberta/contracts/subscriptions/offer.schema'
import { describeOfferOf } from '../../page-definition/head/describe-defaults.ts'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'

/** Plans as products on offer (schema.org Product, Offer): in stock, as everything is by default (requirements 1.20). */
export function describePlans(
  plans: readonly Plan[],
  url: string,
  now: Date,
  settings: SiteSettings,
): WithContext<Product>[] {
  return plans.map(({ slug, name, description, price, period }) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `Libertà, ${name}`,
    description: description ?? undefined,
    sku: slug,
    brand: namePublisher(settings),
    offers: {
      ...describeOfferOf(price.toFixed(2), url, now),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.toFixed(2),
        priceCurrency: 'EUR',
        billingDuration: period === 'month' ? 'P1M' : 'P1Y',
      },
    },
  }))
}
