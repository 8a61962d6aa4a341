import type { ProfilePage, WithContext } from 'schema-dts'
import type { Journalist } from '@liberta/contracts/people/journalist.schema'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import { describePicture } from '../../page-definition/head/describe-picture.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'

/** The page of a journalist (schema.org ProfilePage); the person's own address is that of the stories written. */
export function describeProfile(journalist: Journalist, settings: SiteSettings): WithContext<ProfilePage> {
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
      image: picture === null ? undefined : describePicture(picture, '1x1', origin),
      worksFor: namePublisher(settings),
    },
  }
}
