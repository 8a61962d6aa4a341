import type { RawReadModel } from '@liberta/platform/read-models/raw-read-model'

/** The stored body of a read model. */
export interface StoredBody {
  bytes: number
  /** Its JSON, read when it is first asked for. */
  value: unknown
}

/**
 * The body of what is stored; null where nothing is, or only that the thing is missing. It is parsed once, and only where it is
 * looked at: most refreshes end with «not modified» and never do, and some bodies are megabytes long.
 */
export function readStoredBody(held: Pick<RawReadModel, 'state' | 'body'> | null): StoredBody | null {
  if (held?.state !== 'present') return null
  const { body } = held
  let value: unknown
  return {
    bytes: body.length,
    get value() {
      return (value ??= JSON.parse(body.toString()))
    },
  }
}
