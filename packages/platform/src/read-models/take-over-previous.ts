import { upgradeBody } from '@liberta/contracts/read-models/previous-version'
import type { ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import { hashBody } from './revision.ts'
import type { RawReadModel } from './read-model-store.ts'

/**
 * What a program of the version before left of a read model, for one of this version: stale, so that the worker is asked for a newer
 * one, and without the upstream's validator, so that it gets it whole. Null where its body does not fit this version.
 */
export function takeOverPrevious(model: ReadModelName, raw: RawReadModel): RawReadModel | null {
  const taken = { ...raw, etag: null }
  if (raw.state !== 'present') return taken
  const body = upgradeBody(model, parse(raw.body))
  if (body === null) return null
  const json = JSON.stringify(body)
  return { ...taken, freshUntil: 0, freshFor: null, hash: hashBody(json), body: Buffer.from(json) }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
