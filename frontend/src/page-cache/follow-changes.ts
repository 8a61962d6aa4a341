import { changeAnnouncementSchema } from '@liberta/contracts/read-models/envelope.schema'
import { FRAME_MODELS } from '@liberta/contracts/read-models/tag'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { parseJson } from '@liberta/contracts/text/parse-json'
import { EventSource } from 'eventsource'
import type { z } from 'zod'
import type { HeardChanges } from '../content/heard-changes.ts'
import { isWaiting } from '../content/is-waiting.ts'
import { fetchStream } from './fetch-stream.ts'
import type { PageCache } from './page-cache.ts'

const REDIRECTS = nameReadModel({ model: 'redirects', id: 'all' })
const changeSchema = changeAnnouncementSchema.pick({ name: true, revision: true, state: true, hard: true })

/** How a stream that ended is opened again; milliseconds. */
export interface Patience {
  /** The first wait, doubled each time that nothing came of it; half of a wait is chance, so that not all come back at once. */
  firstMs: number
  mostMs: number
  /** A stream that held so long is a good one: the next end is a first one again. */
  steadyMs: number
  /** An API begins to speak at once; one that has not by then is out of reach: packets to a machine that is gone are sent again for half a minute. */
  connectMs: number
  /** The API says something every 15 s; one that says nothing for so long is gone, whatever the connection looks like. */
  silenceMs: number
}

/** A frontend that hears nothing shows a withdrawn story until its pages are no longer fresh: no wait is long. */
const PATIENCE: Patience = { firstMs: 250, mostMs: 1_000, steadyMs: 10_000, connectMs: 3_000, silenceMs: 40_000 }
/** How often it is said again that nothing is heard; milliseconds. */
const REMIND_MS = 60_000

export interface ChangeFollower {
  /** Since when no change is heard of, in milliseconds of the epoch; null while they are. */
  readonly deafSince: number | null
  /** Hears nothing from then on, and says so. */
  close: () => void
}

export interface FollowOptions {
  /** The API's stream of changes. */
  url: string
  cache: Pick<PageCache, 'purgeSoftly' | 'purgeHard' | 'removeAround' | 'invalidateAll'>
  /** Told of each change, and that some may have been missed, before the pages are: what is rendered from then on is made of no less. */
  heard: Pick<HeardChanges, 'note' | 'noteReset'>
  /** The CMS's redirect rules have changed, or may have. */
  onRedirects?: () => void
  /** Changes may have been missed; told after `cache` was. */
  onReset?: () => void
  log: { warn: (facts: object, message: string) => void; info: (message: string) => void }
  patience?: Patience
}

/**
 * Purges pages as the API tells what has changed. Each copy of the API says it after it has dropped its own copies, and another
 * may answer a render before it has heard: what is rendered is held against what was heard. Before a connection is open, and before a reset, something may have been missed, a withdrawal too:
 * then no page is served before it was rendered anew. Whatever the API answers and however a stream ends, it is opened again.
 */
export function followChanges(options: FollowOptions): ChangeFollower {
  const { patience = PATIENCE, log } = options
  let deafSince: number | null = Date.now()
  let sayAgainAt: number | null = null
  let openedAt = Infinity
  let tries = 0
  let stream: EventSource | null = null
  let timer: NodeJS.Timeout | undefined

  const expectWord = (withinMs = patience.silenceMs) => {
    clearTimeout(timer)
    timer = setTimeout(() => reopen('the API says nothing'), withinMs)
  }
  const open = () => {
    expectWord(patience.connectMs)
    stream = openStream(options, { onWord: () => expectWord(), onEnd: reopen, onOpen: welcome })
  }
  const welcome = () => {
    openedAt = performance.now()
    deafSince = null
    if (sayAgainAt !== null) log.info('change stream reconnected')
    sayAgainAt = null
  }
  const reopen = (reason: string) => {
    stream?.close()
    deafSince ??= Date.now()
    if (!isWaiting(sayAgainAt ?? 0, Date.now(), REMIND_MS)) {
      sayAgainAt = Date.now() + REMIND_MS
      const facts = { reason, deafForMs: Date.now() - deafSince }
      log.warn(facts, 'the stream of changes is broken; pages live by their lifetimes until it is back')
    }
    tries = performance.now() - openedAt >= patience.steadyMs ? 1 : tries + 1
    openedAt = Infinity
    clearTimeout(timer)
    timer = setTimeout(open, waitBefore(tries, patience))
  }
  open()
  return {
    get deafSince() {
      return deafSince
    },
    close: () => {
      clearTimeout(timer)
      stream?.close()
      deafSince ??= Date.now()
    },
  }
}

function waitBefore(tries: number, { firstMs, mostMs }: Patience): number {
  const wait = Math.min(mostMs, firstMs * 2 ** (tries - 1))
  return (wait * (1 + Math.random())) / 2
}

interface StreamEvents {
  /** Anything came, if only a sign of life. */
  onWord: () => void
  onOpen: () => void
  onEnd: (reason: string) => void
}

/** One connection to the stream, until its first end: the package opens it again after some ends and not after others. */
function openStream(options: FollowOptions, events: StreamEvents) {
  const { url, cache, heard, onRedirects = () => undefined, onReset = () => undefined, log } = options
  const stream = new EventSource(url, { fetch: fetchStream(events.onWord) })
  const invalidateAll = () => {
    heard.noteReset()
    cache.invalidateAll()
    onRedirects()
    onReset()
  }
  stream.addEventListener('open', () => {
    events.onOpen()
    invalidateAll()
  })
  stream.addEventListener('reset', invalidateAll)
  stream.addEventListener('change', ({ data }) => {
    const change = changeSchema.safeParse(parseJson(String(data)))
    if (change.success) {
      heard.note(change.data)
      purge(change.data, cache)
      if (change.data.name === REDIRECTS) onRedirects()
    } else {
      log.warn({ data: String(data).slice(0, 200) }, 'a change that cannot be read; no page is trusted')
      invalidateAll()
    }
  })
  stream.addEventListener('end', () => events.onEnd('the API stops, or hears of no changes itself'))
  stream.addEventListener('error', ({ message }) => events.onEnd(message ?? 'the stream ended'))
  return stream
}

function purge({ name, revision, state, hard }: z.infer<typeof changeSchema>, cache: FollowOptions['cache']): void {
  // What stood around every page may stand around none of them.
  if (hard && FRAME_MODELS.has(name)) cache.removeAround()
  if (state === 'withdrawn' || hard) cache.purgeHard([name])
  else cache.purgeSoftly({ name, revision })
}
