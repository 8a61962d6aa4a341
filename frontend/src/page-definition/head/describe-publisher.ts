import type { SiteSettings } from '../../settings/site-facts.ts'
import type { StructuredData } from './structured-data.ts'

/** The paper in a few words, as the publisher of something. */
export function namePublisher({ origin }: SiteSettings): StructuredData {
  return { '@type': 'NewsMediaOrganization', name: 'Libertà', url: `${origin}/` }
}

/** The paper itself (schema.org NewsMediaOrganization). */
export function describePublisher(settings: SiteSettings): StructuredData {
  const { origin, publisher, social } = settings
  return {
    '@context': 'https://schema.org',
    ...namePublisher(settings),
    legalName: publisher.name,
    address: publisher.address,
    telephone: publisher.phone,
    logo: `${origin}/favicon.svg`,
    sameAs: social.map(({ URL }) => URL),
  }
}
