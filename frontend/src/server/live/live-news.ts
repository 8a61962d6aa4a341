import { randomBytes } from 'node:crypto'
import type { LIVE_EVENTS, LiveList } from '@liberta/contracts/live/live-event.schema'
import { buildListTopic, HOME_TOPIC, readLiveTopic, topicOfModel } from '@liberta/contracts/live/live-topic'
import { standingBreaking } from '@liberta/contracts/live/standing-breaking'
import { newestOf, storiesOfFront, tellStory } from '@liberta/contracts/live/tell-news'
import { parseStoryListId } from '@liberta/contracts/read-models/list-id'
import { nameReadModel, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { LRUCache } from 'lru-cache'
import pTimeout from 'p-timeout'
import type { ApiAnswer, ContentSource } from '../../content/content-source.ts'
import type { Asker } from '../../page-cache/kept-pages.ts'
import { OverloadedError, RenderLimiter } from '../../page-cache/render-limiter.ts'
import { ClientPlaces } from '../../http/client-places.ts'

/** The channel that everybody is on who listens. */
export const BREAKING = 'breaking'

/** What was told last on a channel: a topic, or `BREAKING`. */
export interface LiveMessage {
  channel: string
  event: keyof typeof LIVE_EVENTS
  data: unknown
  /** As the stream sends it. */
  text: string
  /** Counts what this process has told. */
  count: number
}

interface Known {
  messages: ReadonlyMap<string, LiveMessage>
  reading: Reading | null
}

/** What is being read. */
interface Reading {
  done: Promise<void>
  /** It changed meanwhile. */
  isOutdated: boolean
  /** It is read for who asks, and waits behind others who do: a change does not wait for it. */
  isForAsker: boolean
}

/** Of so many read models it is remembered what they told; of those that nobody listens to, the ones go first that were asked for longest ago. */
const MOST_MODELS = 5_000
const FRONT: ReadModelReference = { model: 'front', id: 'home' }
/** When what could not be read is tried again while somebody listens, and up to as long again by chance; milliseconds. */
const RETRY_MS = 2_000
/** Reads of the API at once that are the site's own: after a gap all that is listened to is read anew. */
const OWN_READS = { concurrency: 8, maxQueue: MOST_MODELS }
/**
 * Reads for who asks of what is not known, which anybody may make up: they take nothing from the site's own. One client has so many under way,
 * and waits for so long; milliseconds.
 */
const REQUESTED_READS = { concurrency: 24, maxQueue: 200 }
const REQUEST_PLACES = { perClient: 16, inAll: REQUESTED_READS.concurrency + REQUESTED_READS.maxQueue }
const PATIENCE_MS = 2_500

export interface LiveNewsOptions {
  source: ContentSource
  isListenedTo: (channel: string) => boolean
  /** Called with what is new on a channel. */
  onMessage: (message: LiveMessage) => void
  log: { warn: (facts: object, message: string) => void }
  now?: () => Date
}

/**
 * Knows what is new of each topic. Where somebody listens it reads a read model once when that has changed; where nobody does it forgets, and
 * reads when it is asked.
 */
export class LiveNews {
  private readonly options: LiveNewsOptions
  private readonly known = new LRUCache<string, Known>({ max: MOST_MODELS })
  /** Tells this process from others, and from the one that had its place before. */
  private readonly process = randomBytes(6).toString('base64url').replaceAll(/[-_]/g, '0')
  private count = 0
  private readonly retries = new Map<string, NodeJS.Timeout>()
  private readonly own = new RenderLimiter(OWN_READS)
  private readonly requested = new RenderLimiter(REQUESTED_READS)
  private readonly places = new ClientPlaces(REQUEST_PLACES)

  constructor(options: LiveNewsOptions) {
    this.options = options
  }

  /** How much this process has told. */
  get messageCount(): number {
    return this.count
  }

  /** A read model has changed. */
  note(name: string): void {
    const reference = parseReadModelName(name)
    if (reference === null || topicOfModel(reference) === null) return
    if (this.isWanted(reference)) void this.read(reference)
    else this.forget(name)
  }

  /** Something may have been missed: all that is listened to is read anew, the rest forgotten. */
  noteAll(): void {
    // Of a copy: what is read becomes the newest, and a walk over the newest ones would never end.
    const names = Array.from(this.known.keys())
    for (const name of names) this.note(name)
  }

  /**
   * Reads what is not known of some topics, and of the breaking news, for who asks; resolves when all was tried, or has taken too long, or
   * the client has more under way than its share. Never rejects.
   */
  async learn(topics: readonly string[], asker: Asker = {}): Promise<void> {
    const references = [FRONT, ...topics.flatMap((topic) => readLiveTopic(topic) ?? [])]
    const learning = references.map((reference) => this.learnModel(reference, asker))
    await pTimeout(Promise.all(learning), { milliseconds: PATIENCE_MS, message: false })
  }

  /** What is known now of some topics, the breaking news first; after `since`, what this process has told since then. */
  tell(topics: readonly string[], since = 0): LiveMessage[] {
    const models = new Set([FRONT, ...topics.flatMap((topic) => readLiveTopic(topic) ?? [])].map(nameReadModel))
    const wanted = new Set([BREAKING, ...topics])
    const messages = [...models].flatMap((name) => [...(this.known.get(name)?.messages.values() ?? [])])
    return messages
      .filter(({ channel, count }) => wanted.has(channel) && count > since)
      .toSorted((one, other) => Number(other.channel === BREAKING) - Number(one.channel === BREAKING))
  }

  /** How much had been told when an event was sent, by its id; 0 where another process sent it. */
  readEventId(id: string): number {
    const [process, count] = id.split('-')
    const heard = Number(count)
    return process === this.process && Number.isInteger(heard) && heard > 0 && heard <= this.count ? heard : 0
  }

  /** Ends what waits to be tried again. */
  close(): void {
    for (const retry of this.retries.values()) clearTimeout(retry)
    this.retries.clear()
  }

  private isWanted(reference: ReadModelReference): boolean {
    const topic = topicOfModel(reference)
    const channels = topic === null ? [] : [topic, ...(topic === HOME_TOPIC ? [BREAKING] : [])]
    return channels.some(this.options.isListenedTo)
  }

  private forget(name: string): void {
    const known = this.known.get(name)
    // What is being read belongs to who waits for it, and may be of before.
    if (known?.reading) known.reading.isOutdated = true
    else this.known.delete(name)
  }

  private async learnModel(reference: ReadModelReference, asker: Asker): Promise<void> {
    const known = this.known.get(nameReadModel(reference))
    if (known !== undefined) return known.messages.size === 0 ? known.reading?.done : undefined
    // Everybody asks of the front: it waits behind nothing that anybody may make up.
    if (reference.model === FRONT.model) return this.read(reference)
    const leave = this.places.take(asker.clientAddress ?? '')
    if (leave === null) return this.retry(reference, asker)
    return this.read(reference, asker).finally(leave)
  }

  private async read(reference: ReadModelReference, asker?: Asker): Promise<void> {
    const name = nameReadModel(reference)
    const known: Known = this.known.get(name) ?? { messages: new Map<string, LiveMessage>(), reading: null }
    this.known.set(name, known)
    const { reading } = known
    if (reading !== null) reading.isOutdated = true
    const isEnough = reading !== null && (asker !== undefined || !reading.isForAsker)
    await (isEnough ? reading : this.begin(reference, known, asker)).done
  }

  /** Takes the place of what is being read, which then tells nothing any more. */
  private begin(reference: ReadModelReference, known: Known, asker: Asker | undefined): Reading {
    const reading: Reading = { done: Promise.resolve(), isOutdated: false, isForAsker: asker !== undefined }
    known.reading = reading
    reading.done = this.readUntilCurrent(reference, known, { reading, asker }).finally(() => {
      if (known.reading === reading) known.reading = null
    })
    return reading
  }

  private async readUntilCurrent(
    reference: ReadModelReference,
    known: Known,
    { reading, asker }: { reading: Reading; asker: Asker | undefined },
  ): Promise<void> {
    do {
      reading.isOutdated = false
      const news = await this.askSafely(reference, asker)
      if (known.reading !== reading) return known.reading?.done
      if (news === 'unavailable') this.retry(reference, asker)
      else this.take(known, news)
    } while (reading.isOutdated)
  }

  /** Nobody may wait for what is read: a body that cannot be told must not end the process. */
  private async askSafely(reference: ReadModelReference, asker?: Asker): Promise<readonly News[] | 'unavailable'> {
    try {
      const ask = () => this.ask(reference, asker)
      return await (asker === undefined ? this.own.run(ask) : this.requested.run(ask, PATIENCE_MS))
    } catch (error) {
      if (error instanceof OverloadedError) return 'unavailable'
      this.options.log.warn({ err: error, name: nameReadModel(reference) }, 'open pages cannot be notified of a change')
      return 'unavailable'
    }
  }

  private take(known: Known, news: readonly News[]): void {
    const messages = new Map<string, LiveMessage>()
    const fresh: LiveMessage[] = []
    for (const { channel, event, data } of news) {
      const before = known.messages.get(channel)
      const words = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
      const isSame = before?.text.endsWith(words) === true
      const next = isSame ? before : this.compose({ channel, event, data }, words)
      messages.set(channel, next)
      if (!isSame) fresh.push(next)
    }
    known.messages = messages
    fresh.forEach(this.options.onMessage)
  }

  private compose(news: News, words: string): LiveMessage {
    this.count += 1
    return { ...news, text: `id: ${this.process}-${this.count}\n${words}`, count: this.count }
  }

  /** While somebody listens; who asks next asks anew, and is not told that there is nothing. What one asker wants waits with what others do. */
  private retry(reference: ReadModelReference, asker?: Asker): void {
    const name = nameReadModel(reference)
    const isWanted = this.isWanted(reference)
    if (!isWanted || this.known.get(name)?.messages.size === 0) this.known.delete(name)
    if (!isWanted || (asker !== undefined && this.retries.has(name))) return
    clearTimeout(this.retries.get(name))
    const again = () => {
      this.retries.delete(name)
      if (asker === undefined) this.note(name)
      else if (this.isWanted(reference)) void this.learnModel(reference, asker)
    }
    this.retries.set(name, setTimeout(again, RETRY_MS * (1 + Math.random())).unref())
  }

  private async ask({ model, id }: ReadModelReference, asker: Asker = {}): Promise<readonly News[] | 'unavailable'> {
    const { source, now = () => new Date() } = this.options
    const madeOf = new Map<string, string>()
    const { clientAddress, isRobot: isFromRobot } = asker
    const pageSource = source.forPage({ madeOf, clientAddress, isFromRobot })
    if (model === 'front') {
      return newsOf(await pageSource.read('front'), (front) => [
        { channel: BREAKING, event: 'breaking', data: standingBreaking(front, now()) },
        listNews(HOME_TOPIC, newestOf(storiesOfFront(front))),
      ])
    }
    if (model === 'story') {
      const answer = await pageSource.read('story', { id: Number(id) })
      const revision = madeOf.get(nameReadModel({ model, id })) || null
      return newsOf(answer, (story) => [{ channel: `story:${id}`, event: 'story', data: tellStory(story, revision) }])
    }
    const list = parseStoryListId(id)
    if (list === null) return []
    const query = list.type === 'section' ? { type: list.type, sectionPath: String(list.sectionId), page: 1 } : list
    const answer = await pageSource.read('storyList', query)
    return newsOf(answer, ({ stories }) => [listNews(buildListTopic(list), newestOf(stories))])
  }
}

type News = Pick<LiveMessage, 'channel' | 'event' | 'data'>

function listNews(topic: string, stories: LiveList['stories']): News {
  return { channel: topic, event: 'list', data: { topic, stories } satisfies LiveList }
}

/** Of what is not there nothing is told. */
function newsOf<Body>(answer: ApiAnswer<Body>, tell: (body: Body) => News[]): readonly News[] | 'unavailable' {
  if (answer.state === 'unavailable') return answer.state
  return answer.state === 'present' ? tell(answer.body) : []
}
