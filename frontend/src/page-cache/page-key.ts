/** Two kinds of reader get different bytes under one address: people, and robots where a page fails. */
export type PageVariant = 'person' | 'robot'

/**
 * The key of a page: its path and the variant. The pages there are take nothing from a query, so none of it is in the key:
 * no reader can make a second copy of a page by adding to its address.
 */
export function buildPageKey(path: string, variant: PageVariant): string {
  return `${variant} ${path}`
}
