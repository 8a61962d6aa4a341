import { nameReadModel, READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { RawReadModel } from '@liberta/platform/read-models/raw-read-model'
import { NaxosError } from '../../naxos/naxos-error.ts'
import type { PresentModel } from './refresher.ts'

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

/** What we wrote must be what readers expect; a body that is not is a fault of the mapping and is never written. */
export function requireReadable(reference: ReadModelReference, refreshed: PresentModel): PresentModel['body'] {
  const body = READ_MODELS[reference.model].body.safeParse(refreshed.body)
  if (body.success) return body.data
  const [issue] = body.error.issues
  const where = `${issue?.path.join('.')}: ${issue?.message}`
  throw new NaxosError('malformed', `${nameReadModel(reference)} would have a wrong body (${where})`)
}
