import type { ReadModelBody, ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadArguments, ReadCall } from '@liberta/contracts/read-models/read-routes.table'

/** What the API said. `missing` and `withdrawn` are its true 404 and 410; everything else that is no body is `unavailable`. */
export type ApiAnswer<Body> =
  /** `confirmedAt`: when the upstream last said so, in milliseconds of the epoch; absent where that is not known. */
  | { state: 'present'; body: Body; tags: string[]; confirmedAt?: number }
  | { state: 'missing' }
  | { state: 'withdrawn' }
  /** `isLimited`: the asker has asked for too much that is new. */
  | { state: 'unavailable'; retryAfterSeconds: number; isLimited?: true }

/** The answer whose body is that of a read model. */
export type ModelAnswer<Name extends ReadModelName> = Promise<ApiAnswer<ReadModelBody<Name>>>

/** When somebody may try again who cannot be answered now, where nobody says a better time; seconds. */
export const RETRY_AFTER_SECONDS = 5

/** Whose banners and defaults are asked for (requirements 7.24 to 7.26). */
export type ConfigurationOwner = 'section' | 'folder' | 'event_category'

/** The page for which a source is asked. */
export interface PageRequest {
  /** Who gets it: an IP address, by which the API counts expensive reads. */
  clientAddress?: string | undefined
  /** Whether that is a robot, of which the API answers less that is not warm. */
  isFromRobot?: boolean | undefined
  /** Gets the name and the revision of each read model that is read. */
  madeOf: Map<string, string>
}

/** What pages are made of; the API behind it, or a fixture in a test. No call rejects. */
export interface ContentSource {
  /** Makes a read call of the contract: `read('story', { id: 7242 })`, `read('tags')`. */
  read<Call extends ReadCall>(call: Call, ...parameters: ReadArguments<Call>): ModelAnswer<Call>
  /** The same source, asked for one page. */
  forPage(page: PageRequest): ContentSource
}
