import { nameReadModel, READ_MODELS } from './read-model-key.ts'
import type { ReadModelBody, ReadModelName, ReadModelReference } from './read-model-key.ts'
import type { ReadModelEntry } from './read-model-entry.types.ts'

/** The key of what a program of the version before wrote; null where this version is the first. */
export function buildPreviousKey(reference: ReadModelReference): string | null {
  const { version }: ReadModelEntry = READ_MODELS[reference.model]
  return version > 1 ? `rm:{${nameReadModel(reference)}}:v${version - 1}` : null
}

/** A body of the version before as one of this version; null where it cannot be made one. */
export function upgradeBody<Name extends ReadModelName>(model: Name, before: unknown): ReadModelBody<Name> | null {
  const { body, upgrade }: ReadModelEntry = READ_MODELS[model]
  const parsed = body.safeParse(upgrade ? upgrade(before) : before)
  return parsed.success ? (parsed.data as ReadModelBody<Name>) : null
}
