/** What has gone wrong with a purge, in words for the log; never with a token or an answer's text in it. */
export class PurgeError extends Error {
  override name = 'PurgeError'
  /** Milliseconds that the cache in front asked to be left alone for; 0 where it did not. */
  readonly retryAfterMs: number
  /** Whether this very call would be refused again, however often it came. */
  readonly isRefused: boolean

  constructor(message: string, { retryAfterMs = 0, isRefused = false } = {}) {
    super(message)
    this.retryAfterMs = retryAfterMs
    this.isRefused = isRefused
  }
}

/** What is purged: pages that name one of these read models, or every page. */
export type PurgedKeys = readonly string[] | 'everything'

/** A server of the cache in front of the site that can be told to forget pages. */
export interface PurgeAdapter {
  /** Its host and port. */
  server: string
  /** Keys of one call at most. */
  mostKeys: number
  /** Ends when it has taken it. @throws PurgeError */
  purge(keys: PurgedKeys, signal?: AbortSignal): Promise<void>
}

/** Adds keys up to so many bytes a call, as they stand in a header or in a list: one more for what parts them. */
const MOST_BYTES = 4000

/** Lists for one call each, in the order of the keys: none has more keys than `most` or takes more than 4,000 bytes. */
export function batchKeys(keys: readonly string[], most: number): string[][] {
  const batches: string[][] = []
  let bytes = 0
  for (const key of keys) {
    const batch = batches.at(-1)
    bytes += key.length + 1
    if (batch && batch.length < most && bytes <= MOST_BYTES) batch.push(key)
    else {
      batches.push([key])
      bytes = key.length + 1
    }
  }
  return batches
}

/** Whether a name can be written as a key: printable ASCII, and no sign that parts keys. A page with another one is not kept for long. */
export function isPurgeKey(name: string): boolean {
  return /^[!-+\--~]{1,1000}$/.test(name)
}
