import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { Content, PresentAnswer } from './read-model-answer.ts'
import type { ReadAnswer } from './read-model-answer.ts'
import { isFresh } from './is-fresh.ts'
import type { RawReadModel, ReadModelState } from './raw-read-model.ts'

/** What an entry costs beside its bytes: names, tags, answers, the cache's own lists. */
const OVERHEAD_BYTES = 1024

/** One read model held in the process, with its answers ready. */
export class ReadModelCopy {
  readonly name: string
  readonly state: ReadModelState
  readonly revision: string
  freshUntil: number
  private readonly freshFor: number | null
  /** Redis has to be asked before this is believed again; it is still served when Redis says nothing. */
  suspect = false
  /** Of the subscription under which it was read; an older one makes it suspect. */
  epoch = 0
  /** When a refresh was last asked for, in ms of the reader's clock. */
  requestedAt = -Infinity
  readonly content: Content | null
  private readonly fresh: ReadAnswer
  private readonly raw: Omit<RawReadModel, 'body'> | null
  private stale: ReadAnswer | undefined

  constructor(
    name: string,
    raw: RawReadModel | Pick<RawReadModel, 'state' | 'revision' | 'freshUntil'>,
    before?: ReadModelCopy,
  ) {
    this.name = name
    this.state = raw.state
    this.revision = raw.revision
    this.freshUntil = raw.freshUntil
    this.freshFor = 'freshFor' in raw ? raw.freshFor : null
    if (before) this.requestedAt = before.requestedAt
    if (raw.state !== 'present' || !('body' in raw)) {
      this.content = null
      this.raw = null
      this.fresh = { state: raw.state === 'withdrawn' ? 'withdrawn' : 'missing', revision: raw.revision }
      return
    }
    const { body, ...rest } = raw
    const held = before?.content
    this.content = held?.etag === `W/"${raw.hash}"` ? held : new Content(raw.hash, body)
    this.raw = rest
    this.fresh = new PresentAnswer(name, rest, this.content, false)
  }

  /** Memory of the copy, near enough for a bound. */
  get bytes(): number {
    return OVERHEAD_BYTES + (this.content?.json.length ?? 0)
  }

  /** Whether it is past its freshness. @param now milliseconds since the epoch */
  isStale(now: number): boolean {
    return !isFresh({ freshUntil: this.freshUntil, freshFor: this.freshFor }, now)
  }

  /** It is all there is: believed under this subscription, and stale. */
  expire(epoch: number): void {
    this.freshUntil = 0
    this.suspect = false
    this.epoch = epoch
  }

  /** The answer prepared for this copy; only the stale one is made when it is first needed. */
  answer(stale: boolean): ReadAnswer {
    if (!stale || !this.content || !this.raw) return this.fresh
    return (this.stale ??= new PresentAnswer(this.name, this.raw, this.content, true))
  }

  /** What was announced as gone is gone at once, also when Redis cannot be asked afterwards. */
  static gone({ name, state, revision }: ChangeAnnouncement, before: ReadModelCopy): ReadModelCopy {
    const copy = new ReadModelCopy(name, { state, revision, freshUntil: 0 }, before)
    copy.suspect = true
    return copy
  }
}
