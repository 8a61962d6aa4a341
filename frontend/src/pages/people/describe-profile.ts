import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Journalist } from '@liberta/contracts/people/journalist.schema'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import type { StructuredData } from '../../page-definition/head/describe-publisher.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'

/** The page of a journalist (schema.org ProfilePage); the person's own address is that of the stories written. */
export function describeProfile(journalist: Journalist, settings: SiteSettings): StructuredData {
  const { origin } = settings
  const { name, slug, role, biography, picture } = journalist
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      url: origin + settings.grammar.build({ type: 'journalist', slug, page: 1 }),
      jobTitle: role ?? undefined,
      description: biography ?? undefined,
      image: picture === null ? undefined : origin + portraitOf(picture.id),
      worksFor: namePublisher(settings),
    },
  }
}

/** A square portrait, as wide as search engines ask for. */
export function portraitOf(id: string): string {
  return buildPictureAddress({ id, ratio: '1x1', width: 1200, format: 'jpg' })
}
