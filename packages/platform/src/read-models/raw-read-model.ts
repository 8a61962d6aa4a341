import type { Envelope } from '@liberta/contracts/read-models/envelope.schema'
import { parseJson } from '@liberta/contracts/text/parse-json'

export type ReadModelState = Envelope['state']

/** An envelope whose body is still the bytes that were written. */
export interface RawReadModel extends Omit<Envelope, 'body' | 'schema'> {
  /** Milliseconds for which it was said to be fresh; null of one that was written without. */
  freshFor: number | null
  /** Items of the upstream's answer that were left out; null of one that was written without. */
  dropped: number | null
  /** Hash of the body's bytes. */
  hash: string
  body: Buffer
}

/** The fields of a read model's hash, in the order in which `readRawFields` takes them. */
export const RAW_FIELDS = [
  'revision',
  'fetchedAt',
  'freshUntil',
  'etag',
  'tags',
  'state',
  'hash',
  'body',
  'freshFor',
  'dropped',
] as const

/** What those fields say; null where nothing stands there. @throws SyntaxError where they cannot be read */
export function readRawFields(fields: readonly (Buffer | null)[]): RawReadModel | null {
  const body = fields[RAW_FIELDS.indexOf('body')]
  const [revision, fetchedAt, freshUntil, etag, tags, state, hash, freshFor, dropped] = fields
    .toSpliced(RAW_FIELDS.indexOf('body'), 1)
    .map((field) => field?.toString() ?? null)
  if (!revision || !tags || !state || !hash || !body) return null
  return {
    revision,
    fetchedAt: Number(fetchedAt),
    freshUntil: Number(freshUntil),
    freshFor: freshFor ? Number(freshFor) : null,
    dropped: dropped ? Number(dropped) : null,
    etag: etag || null,
    tags: JSON.parse(tags) as string[],
    state: state as ReadModelState,
    hash,
    body,
  }
}

/** False where a model has surely none of the tags; of one that was thrown out, copies may be held elsewhere. */
export function mayBeTagged(held: string | null, tags: ReadonlySet<string>): boolean {
  const own = held === null ? null : parseTags(held)
  return own === null || own.some((tag) => tags.has(tag))
}

/** The tags of a model as they stand in the store (JSON); null where they cannot be read. */
export function parseTags(text: string): string[] | null {
  return (parseJson(text) ?? null) as string[] | null
}
