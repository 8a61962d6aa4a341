import type { ReadModelEntry } from '@liberta/contracts/read-models/read-model-entry.types'
import { nameReadModel, READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { parseJson } from '@liberta/contracts/text/parse-json'
import { hashBody } from './revision.ts'
import type { RawReadModel } from './raw-read-model.ts'

/** The key of what a program of the version before wrote; null where this version is the first. */
export function buildPreviousKey(reference: ReadModelReference): string | null {
  const { version }: ReadModelEntry = READ_MODELS[reference.model]
  return version > 1 ? `rm:{${nameReadModel(reference)}}:v${version - 1}` : null
}

/**
 * What a program of the version before left of a read model, for one of this version: stale, so that the worker is asked for a newer
 * one, and without the upstream's validator, so that it gets it whole. Null where its body does not fit this version.
 */
export function takeOverPrevious(model: ReadModelName, raw: RawReadModel): RawReadModel | null {
  const taken = { ...raw, etag: null }
  if (raw.state !== 'present') return taken
  const body = upgradeBody(model, parseJson(raw.body.toString()))
  if (body === null) return null
  const json = JSON.stringify(body)
  return { ...taken, freshUntil: 0, freshFor: null, hash: hashBody(json), body: Buffer.from(json) }
}

/** A body of the version before as one of this version; null where it cannot be made one. */
function upgradeBody<Name extends ReadModelName>(model: Name, before: unknown): ReadModelBody<Name> | null {
  const { body, upgrade }: ReadModelEntry = READ_MODELS[model]
  const parsed = body.safeParse(upgrade ? upgrade(before) : before)
  return parsed.success ? (parsed.data as ReadModelBody<Name>) : null
}
