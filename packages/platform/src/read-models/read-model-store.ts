import type { Envelope } from '@liberta/contracts/read-models/envelope.schema'
import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import {
  READ_MODELS,
  buildReadModelKey,
  nameReadModel,
  parseReadModelName,
} from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { MOST_NAMES_OF_KIND } from '@liberta/contracts/read-models/tag'
import type { Logger } from 'pino'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { groupBySlot } from '../redis/redis-kinds.ts'
import { buildPreviousKey, takeOverPrevious } from './take-over-previous.ts'
import { HiddenStories } from './hidden-stories.ts'
import { RAW_FIELDS, mayBeTagged, parseTags, readRawFields } from './raw-read-model.ts'
import type { RawReadModel, ReadModelState } from './raw-read-model.ts'
import { hashBody } from './revision.ts'
import { DESCRIBED, readDescription } from './read-model-description.ts'
import type { ReadModelDescription } from './read-model-description.ts'
import {
  INDEX_TAGS,
  MARK_STALE,
  NAMES_TAGGED,
  TAKE_SEQUENCE,
  TOUCH_READ_MODEL,
  WRITE_READ_MODEL,
  buildMarkKey,
  buildTagKey,
} from './read-model-store.lua.ts'

/** Readers are told here, by name, that a model is no longer fresh though nothing newer exists yet. */
export const STALE_CHANNEL = 'rm:stale'

const SEQUENCE_KEY = 'rm:sequence'
/** A bound for what nobody writes or confirms any more; long, so that nothing warm vanishes in an outage. */
const LIFE_MS = 30 * 24 * 3600 * 1000
/** Longer than any fetch takes that may be under way as a model is marked stale. */
const MARK_LIFE_MS = 60_000
const NAMES_A_CALL = 500

/** An envelope as read, its body typed. `body` is null unless the state is `present`. */
export interface StoredReadModel<Name extends ReadModelName = ReadModelName> extends Omit<Envelope, 'body'> {
  body: ReadModelBody<Name>
}

export interface ReadModelWrite<Name extends ReadModelName = ReadModelName> {
  /** Made by `buildRevision`; its count taken by `takeSequence` before the fetch began. */
  revision: string
  /** The upstream's validator, for If-None-Match. */
  etag: string | null
  tags: readonly string[]
  state: ReadModelState
  /** Ignored unless the state is `present`. */
  body: ReadModelBody<Name> | null
  /** When the upstream said so, in milliseconds of the epoch; now where it is not given. */
  confirmedAt?: number
  /** Milliseconds from then on for which nobody needs to ask again. */
  freshFor: number
  /** Items of the upstream's answer that could not be read, and were left out; none where it is not given. */
  dropped?: number
  /** What stands there may be shown to nobody once more, though the thing stays: pages that were made of it go as with a withdrawal. */
  hard?: boolean
}

export interface ReadModelStoreOptions {
  logger?: Logger
  now?: () => number
  /**
   * Removes what copies share that was made of a model: before one that is not withdrawn yet becomes so, and before and after one is written
   * `hard`; where it fails before, nothing is written. To be given by whoever withdraws.
   */
  removeShared?: (reference: ReadModelReference) => Promise<unknown>
}

interface StoreCommands {
  takeReadModelSequence(key: string): Promise<number>
  writeReadModel(...values: (string | number)[]): Promise<'written' | 'superseded'>
  touchReadModel(...values: (string | number)[]): Promise<string | null>
  indexReadModelTags(count: number, ...values: (string | number)[]): Promise<number>
  markReadModelsStale(count: number, ...values: (string | number)[]): Promise<number>
  namesOfTagged(count: number, ...keys: string[]): Promise<string[]>
}

/** Read models in Redis: the only code that knows how they lie there (see read-model-store.lua). Rejects when Redis fails. */
export class ReadModelStore {
  private readonly redis: RedisConnection & StoreCommands
  readonly hiddenStories: HiddenStories
  private readonly logger: Logger | undefined
  private readonly now: () => number
  private readonly removeShared: ReadModelStoreOptions['removeShared']

  constructor(redis: RedisConnection, { logger, now = Date.now, removeShared }: ReadModelStoreOptions = {}) {
    // ioredis sends a script's digest and, where the server does not know it (it was restarted), the script itself.
    redis.defineCommand('takeReadModelSequence', { numberOfKeys: 1, lua: TAKE_SEQUENCE })
    redis.defineCommand('writeReadModel', { numberOfKeys: 2, lua: WRITE_READ_MODEL })
    redis.defineCommand('touchReadModel', { numberOfKeys: 2, lua: TOUCH_READ_MODEL })
    redis.defineCommand('indexReadModelTags', { lua: INDEX_TAGS })
    redis.defineCommand('markReadModelsStale', { lua: MARK_STALE })
    redis.defineCommand('namesOfTagged', { lua: NAMES_TAGGED })
    this.redis = redis as RedisConnection & StoreCommands
    this.hiddenStories = new HiddenStories(redis, now)
    this.logger = logger
    this.now = now
    this.removeShared = removeShared
  }

  /**
   * The envelope with its body as bytes: what readers that only pass it on need. Where nothing stands there yet, what a program of
   * the version before left.
   */
  async readRaw(reference: ReadModelReference): Promise<RawReadModel | null> {
    const raw = await this.readAt(buildReadModelKey(reference), reference)
    const previousKey = buildPreviousKey(reference)
    if (raw || previousKey === null) return raw
    const previous = await this.readAt(previousKey, reference)
    return previous && takeOverPrevious(reference.model, previous)
  }

  private async readAt(key: string, reference: ReadModelReference): Promise<RawReadModel | null> {
    const fields = await this.redis.hmgetBuffer(key, ...RAW_FIELDS)
    try {
      return readRawFields(fields)
    } catch (error) {
      this.logger?.error({ name: nameReadModel(reference), error }, 'a read model in Redis is not readable')
      return null
    }
  }

  /** The envelope with its body parsed, not validated: only we write it, and a change of shape changes the key. */
  async read<Name extends ReadModelName>(reference: ReadModelReference<Name>): Promise<StoredReadModel<Name> | null> {
    const raw = await this.readRaw(reference)
    if (!raw) return null
    const { hash, body, freshFor: _freshFor, dropped: _dropped, ...envelope } = raw
    try {
      const parsed = JSON.parse(body.toString()) as ReadModelBody<Name>
      return { schema: READ_MODELS[reference.model].version, ...envelope, body: parsed }
    } catch (error) {
      this.logger?.error({ name: nameReadModel(reference), hash, error }, 'the body of a read model is not readable')
      return null
    }
  }

  /** The revision of what is present, null where nothing is: for who holds a body already and asks whether it still stands. */
  async readRevision(reference: ReadModelReference): Promise<string | null> {
    for (const key of [buildReadModelKey(reference), buildPreviousKey(reference)]) {
      const [revision, state] = key === null ? [] : await this.redis.hmget(key, 'revision', 'state')
      if (revision) return state === 'present' ? revision : null
    }
    return null
  }

  /** The next count of fetches; taken before a fetch begins, so that a slow old answer never wins. */
  async takeSequence(): Promise<number> {
    return this.redis.takeReadModelSequence(SEQUENCE_KEY)
  }

  /**
   * Writes unless something newer stands there, and announces a change that can be seen. The time in the revision must be
   * one that never goes back for this model (a story's updatedAt); where there is none, `buildRevision(null, sequence)`.
   */
  async write<Name extends ReadModelName>(
    reference: ReadModelReference<Name>,
    write: ReadModelWrite<Name>,
  ): Promise<'written' | 'superseded'> {
    const { revision, etag, tags, state, body, freshFor, dropped = 0, hard = false } = write
    const [updatedAt = '0', count = '0'] = revision.split('-')
    const name = nameReadModel(reference)
    const ownTags = [...new Set(tags)]
    const json = JSON.stringify(state === 'present' ? body : null)
    const hash = hashBody(json)
    // First the tags: what is looked up by one must find every model that has it.
    await this.indexTags(name, ownTags)
    const values = [
      buildMarkKey(reference),
      name,
      updatedAt,
      count,
      etag ?? '',
      JSON.stringify(ownTags),
      state,
      hash,
      json,
      write.confirmedAt ?? this.now(),
      freshFor,
      LIFE_MS,
      CHANGES_CHANNEL,
      dropped,
      hard ? 1 : 0,
    ]
    if (state === 'withdrawn') await this.prepareWithdrawal(reference)
    const previousKey = buildPreviousKey(reference)
    if (hard) return this.writeHard(reference, values)
    // What is withdrawn is so for programs of the version before, too, which may run beside this one.
    if (state === 'withdrawn' && previousKey) await this.redis.writeReadModel(previousKey, ...values)
    return this.redis.writeReadModel(buildReadModelKey(reference), ...values)
  }

  /** What a program of the version before has left of it goes, too. Who shares a page of it in between has it removed afterwards. */
  private async writeHard(
    reference: ReadModelReference,
    values: readonly (string | number)[],
  ): Promise<'written' | 'superseded'> {
    await this.removeShared?.(reference)
    const written = await this.redis.writeReadModel(buildReadModelKey(reference), ...values)
    const previousKey = buildPreviousKey(reference)
    if (written === 'written' && previousKey !== null) await this.redis.del(previousKey)
    await this.removeShared?.(reference)
    return written
  }

  /** A tombstone that is written again, as with each refresh of what is gone, has nothing left to take away. */
  private async prepareWithdrawal(reference: ReadModelReference): Promise<void> {
    if (this.removeShared === undefined) return
    if ((await this.redis.hget(buildReadModelKey(reference), 'state')) === 'withdrawn') return
    await this.removeShared(reference)
  }

  /**
   * The upstream said «not modified»: what stands there is fresh for `freshFor` ms from now, unless it was marked stale since `sequence` was
   * taken for the fetch.
   */
  async touch(reference: ReadModelReference, freshFor: number, sequence: number): Promise<'touched' | 'absent'> {
    const keys = [buildReadModelKey(reference), buildMarkKey(reference)]
    const tags = await this.redis.touchReadModel(...keys, this.now(), freshFor, LIFE_MS, sequence)
    if (tags === null) return 'absent'
    await this.indexTags(nameReadModel(reference), parseTags(tags) ?? [])
    return 'touched'
  }

  private async indexTags(name: string, tags: readonly string[]): Promise<void> {
    const groups = groupBySlot(this.redis, tags, buildTagKey)
    await Promise.all(
      groups.map((each) => {
        const bounds = each.map((tag) => MOST_NAMES_OF_KIND.get(tag) ?? 0)
        return this.redis.indexReadModelTags(each.length, ...each.map(buildTagKey), name, LIFE_MS, ...bounds)
      }),
    )
  }

  /**
   * Ends the freshness of these models, and of what a fetch brings of them that has begun before, and tells the readers, who keep serving
   * what they have. Returns how many exist.
   */
  async markStale(references: readonly ReadModelReference[]): Promise<number> {
    if (references.length === 0) return 0
    const sequence = await this.takeSequence()
    let marked = 0
    for (let from = 0; from < references.length; from += NAMES_A_CALL) {
      const groups = groupBySlot(this.redis, references.slice(from, from + NAMES_A_CALL), buildReadModelKey)
      const counts = await Promise.all(groups.map((each) => this.mark(each, sequence)))
      marked += counts.reduce((sum, count) => sum + count, 0)
    }
    return marked
  }

  /** `references` are of one slot. */
  private mark(references: readonly ReadModelReference[], sequence: number): Promise<number> {
    const keys = [...references.map(buildReadModelKey), ...references.map(buildMarkKey)]
    const values = [this.now(), STALE_CHANNEL, sequence, MARK_LIFE_MS, ...references.map(nameReadModel)]
    return this.redis.markReadModelsStale(keys.length, ...keys, ...values)
  }

  /** Every model made of at least one of these, of a whole kind those written last (`MOST_NAMES_OF_KIND`); of one tag those written last at the end. */
  async namesTagged(tags: readonly string[]): Promise<ReadModelReference[]> {
    const groups = groupBySlot(this.redis, tags.map(buildTagKey), (index) => index)
    const names = await Promise.all(groups.map((keys) => this.redis.namesOfTagged(keys.length, ...keys)))
    const known = [...new Set(names.flat())]
    const tagged = new Set(tags)
    const found: ReadModelReference[] = []
    for (let from = 0; from < known.length; from += NAMES_A_CALL) {
      // Read in parts, between which the process does something else: a tag of one thing may have a great many.
      const some = known.slice(from, from + NAMES_A_CALL).flatMap((name) => parseReadModelName(name) ?? [])
      const held = await Promise.all(some.map((reference) => this.redis.hget(buildReadModelKey(reference), 'tags')))
      found.push(...some.filter((_, place) => mayBeTagged(held[place] ?? null, tagged)))
    }
    return found
  }

  /** What each model is made of, by its tags; none of what is not there. In the order asked; no body is read. */
  async readTags(references: readonly ReadModelReference[]): Promise<string[][]> {
    const held = await Promise.all(references.map((reference) => this.redis.hget(buildReadModelKey(reference), 'tags')))
    return held.map((tags) => (tags === null ? [] : (parseTags(tags) ?? [])))
  }

  /** What revision stands there of each model, its state and how old it is; null for what is not there, in the order asked; no body is read. */
  async describe(references: readonly ReadModelReference[]): Promise<(ReadModelDescription | null)[]> {
    const found: (ReadModelDescription | null)[] = []
    for (let from = 0; from < references.length; from += NAMES_A_CALL) {
      const some = references.slice(from, from + NAMES_A_CALL)
      const answers = await Promise.all(
        some.map((reference) => this.redis.hmget(buildReadModelKey(reference), ...DESCRIBED)),
      )
      found.push(...answers.map(readDescription))
    }
    return found
  }
}
