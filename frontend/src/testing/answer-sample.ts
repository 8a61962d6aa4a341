import type { ReadRoute } from '@liberta/contracts/read-models/define-read-route'
import { READ_ROUTES } from '@liberta/contracts/read-models/read-routes.table'
import type { ReadArguments, ReadCall } from '@liberta/contracts/read-models/read-routes.table'
import type { ApiAnswer, ContentSource } from '../content/content-source.ts'

/** Where the calls are found; an address with a fixed end before those that end in a name. */
const PLACES = Object.entries<ReadRoute>(READ_ROUTES)
  .map(([call, route]) => ({ call: call as ReadCall, route, pattern: writePattern(route.path) }))
  .toSorted((one, other) => Number(one.route.path.includes('{')) - Number(other.route.path.includes('{')))

/** What the API would answer at that address, out of a source; `missing` for an address that it does not have. */
export async function answerSample(source: ContentSource, url: URL): Promise<ApiAnswer<unknown>> {
  const place = PLACES.find(({ pattern }) => pattern.test(url.pathname))
  if (place === undefined) return { state: 'missing' }
  const values = Object.entries(place.pattern.exec(url.pathname)?.groups ?? {})
  const path = Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]))
  const parameters = place.route.parse(path, Object.fromEntries(url.searchParams))
  return parameters === null
    ? { state: 'missing' }
    : source.read(place.call, ...([parameters] as ReadArguments<ReadCall>))
}

function writePattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}
