import { nameReadModel, READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { NaxosError } from '../../naxos/naxos-error.ts'
import type { PresentModel } from './refresher.ts'

/** What we wrote must be what readers expect; a body that is not is a fault of the mapping and is never written. */
export function requireReadable(reference: ReadModelReference, refreshed: PresentModel): PresentModel['body'] {
  const body = READ_MODELS[reference.model].body.safeParse(refreshed.body)
  if (body.success) return body.data
  const [issue] = body.error.issues
  const where = `${issue?.path.join('.')}: ${issue?.message}`
  throw new NaxosError('malformed', `${nameReadModel(reference)} would have a wrong body (${where})`)
}
