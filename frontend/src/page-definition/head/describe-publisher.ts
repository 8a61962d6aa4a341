import type { NewsMediaOrganization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import type { SiteSettings } from '../../settings/site-facts.ts'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'

/** The paper in a few words, as the publisher of something. */
export function namePublisher({ origin }: Pick<SiteSettings, 'origin'>) {
  const logo = { '@type': 'ImageObject', url: `${origin}/favicon.svg` } as const
  return { '@type': 'NewsMediaOrganization', name: 'Libertà', url: `${origin}/`, logo } as const
}

/**
 * The paper itself (schema.org NewsMediaOrganization): who makes it, and who owns it, each on a page of the site; its principles at the
 * addresses that are configured, and none where there is none.
 */
export function describePublisher(settings: SiteSettings): WithContext<NewsMediaOrganization> {
  const { origin, publisher, social, policies, grammar } = settings
  const pageOf = (name: FixedPageName) => origin + grammar.build({ type: 'fixed', name, page: 1, query: {} })
  return {
    '@context': 'https://schema.org',
    ...namePublisher(settings),
    legalName: publisher.name,
    address: publisher.address,
    telephone: publisher.phone,
    masthead: pageOf('laRedazione'),
    ownershipFundingInfo: pageOf('editorialeLiberta'),
    ...(policies.ethics !== null && { ethicsPolicy: policies.ethics }),
    ...(policies.corrections !== null && { correctionsPolicy: policies.corrections }),
    ...(policies.factChecking !== null && { verificationFactCheckingPolicy: policies.factChecking }),
    ...(policies.unnamedSources !== null && { unnamedSourcesPolicy: policies.unnamedSources }),
    sameAs: social.map(({ URL }) => URL),
  }
}

/** What a search's address is built with, in place of the words that are sought; letters alone, which no address spells otherwise. */
const SOUGHT = 'parolecercate'

/** The site and its search (schema.org WebSite, SearchAction). */
export function describeSite({ origin, grammar }: Pick<SiteSettings, 'origin' | 'grammar'>): WithContext<WebSite> {
  const search = grammar.build({ type: 'search', scope: 'site', search: { ...EMPTY_SEARCH, text: SOUGHT } })
  const action: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: origin + search.replace(SOUGHT, '{words}') },
    'query-input': 'required name=words',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Libertà',
    url: `${origin}/`,
    inLanguage: 'it',
    publisher: namePublisher({ origin }),
    potentialAction: action,
  }
}
