import type { ReadModelBody, ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import { findConfirmedAt } from './is-fresh.ts'
import type { RawReadModel } from './raw-read-model.ts'

const HEAD = Buffer.from('{"data":')
const TAIL = Buffer.from('}')

/**
 * The bytes of one body, shared by every answer made of it, and the parsed body while memory allows: it is several times
 * as large as its bytes, which are all that the cache counts, so the collector may take it and it is parsed again.
 */
export class Content {
  readonly json: Buffer
  readonly etag: string
  private parsed: WeakRef<object> | undefined

  constructor(hash: string, body: Buffer) {
    this.json = Buffer.concat([HEAD, body, TAIL])
    this.etag = `W/"${hash}"`
  }

  /** The body as a value, parsed once however many answers share it. */
  parse(): unknown {
    const held = this.parsed?.deref()
    if (held) return held
    const { data } = JSON.parse(this.json.toString()) as { data: unknown }
    if (typeof data === 'object' && data !== null) this.parsed = new WeakRef(data)
    return data
  }
}

/** A read model as it stands; made once for each version and handed to every reader, so nobody may change it. */
export class PresentAnswer<Name extends ReadModelName = ReadModelName> {
  readonly state = 'present'
  /** `story:7242` */
  readonly name: string
  readonly revision: string
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number
  readonly freshUntil: number
  /** When the upstream last said so; milliseconds since the epoch. */
  readonly confirmedAt: number
  readonly stale: boolean
  private readonly content: Content

  constructor(name: string, raw: Omit<RawReadModel, 'body'>, content: Content, stale: boolean) {
    this.name = name
    this.revision = raw.revision
    this.tags = raw.tags
    this.fetchedAt = raw.fetchedAt
    this.freshUntil = raw.freshUntil
    this.confirmedAt = findConfirmedAt(raw)
    this.stale = stale
    this.content = content
  }

  /** `{"data":<body>}`, ready to send. */
  get json(): Buffer {
    return this.content.json
  }

  /** Weak, of the body. */
  get etag(): string {
    return this.content.etag
  }

  /** Parsed when first asked for and kept; shared, so it is only read. */
  get body(): ReadModelBody<Name> {
    return this.content.parse() as ReadModelBody<Name>
  }
}

/** It is known that there is nothing, or no longer anything, since that revision. */
export interface AbsentAnswer {
  readonly state: 'missing' | 'withdrawn'
  readonly revision: string
}
export interface UnavailableAnswer {
  readonly state: 'unavailable'
  readonly retryAfterSeconds: number
}

export type ReadAnswer<Name extends ReadModelName = ReadModelName> =
  | PresentAnswer<Name>
  | AbsentAnswer
  | UnavailableAnswer
