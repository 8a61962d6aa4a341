import type { CollectionPage, WebPage, WithContext } from 'schema-dts'

/** Kinds of pages whose names alone say more than that they are pages. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'SearchResultsPage'

interface PageFacts {
  name: string
  /** Absolute. */
  url: string
}

/** A page that is about nothing that has a kind of its own (schema.org WebPage and what is below it). */
export function describePage({ name, url }: PageFacts, type: PageType = 'WebPage'): WithContext<WebPage> {
  return { '@context': 'https://schema.org', '@type': type, name, url, inLanguage: 'it' }
}

/**
 * A page that lists others (schema.org CollectionPage with an ItemList).
 * @param items their absolute addresses, in the order in which they stand on it
 */
export function describeCollection({ name, url }: PageFacts, items: readonly string[]): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url,
    inLanguage: 'it',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: item })),
    },
  }
}
