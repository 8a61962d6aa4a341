/** Where the drawn picture of a page stands. */
export interface ShareAddress {
  /** Of the words that are on it (`digestWords`). */
  digest: string
  /** The page's, as it stands on the wire. */
  path: string
  /** The page's, without the question mark; empty where there is none. */
  query: string
}

/** The path of the home page is none here: `/share/{digest}.png`. */
const ADDRESS = /^\/share\/([0-9a-f]{16})(\/.+)?\.png$/s

/** The address of a drawn picture: `/share/{digest}{path of the page}.png`, the page's query behind it. */
export function buildShareAddress({ digest, path, query }: ShareAddress): string {
  return `/share/${digest}${path === '/' ? '' : path}.png${query === '' ? '' : `?${query}`}`
}

/** Reads an address made by `buildShareAddress`; null for any other. Whether there is such a page is not known here. */
export function parseShareAddress({ path, query }: Pick<ShareAddress, 'path' | 'query'>): ShareAddress | null {
  const [, digest, page = '/'] = ADDRESS.exec(path) ?? []
  return digest === undefined ? null : { digest, path: page, query }
}
