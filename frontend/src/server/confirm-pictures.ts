import { listPictureAddresses, parsePictureKey } from '@liberta/contracts/media/picture-address'
import type { Rendition } from '@liberta/contracts/media/picture-address'
import { contextHeaders } from '@liberta/http/request-context'
import { nameSilence, startUpstreamCall } from '@liberta/platform/metrics/upstream-meter'
import { LRUCache } from 'lru-cache'
import type { HeardChanges } from '../content/heard-changes.ts'
import { PICTURE_CONFIRMED_MS } from '../http/cache-policy.table.ts'
import { RenderLimiter } from '../page-cache/render-limiter.ts'
import type { RenditionCache } from './rendition-cache.ts'

/** Beside what readers wait for; who finds no place is looked at when it is asked for again. */
const LOOKS = { concurrency: 2, maxQueue: 100 }
const TIME_BOX_MS = 5000
/** A picture of which nothing was found out is left alone for so long; milliseconds, and pictures of which that is known. */
const PAUSE_MS = 60_000
const PAUSES = 10_000
/** So many pictures that are gone, one after the other and none found between them, are a CMS that lost everything: it is not believed. */
const MOST_GONE = 5

interface ConfirmParts {
  mediaURL: string
  cache: Pick<RenditionCache, 'confirmedAt' | 'confirm' | 'forget'>
}

/**
 * Asks the CMS, behind the reader, whether a kept picture is still there, where nobody has asked for hours: one that was taken away is kept in
 * no form any more. A CMS that cannot be reached takes nothing away.
 */
export function createPictureConfirmation({ mediaURL, cache }: ConfirmParts) {
  const paused = new LRUCache<string, true>({ max: PAUSES, ttl: PAUSE_MS })
  const limiter = new RenderLimiter(LOOKS)
  const gone = new Set<string>()

  const look = async (path: string, id: string): Promise<void> => {
    const status = await askFor(mediaURL + path)
    if (status === 404 || status === 410) {
      gone.add(id)
      if (gone.size <= MOST_GONE) await cache.forget(listPictureAddresses(id))
    } else if (status !== null && status < 500) {
      // One that knows no HEAD says so, and is not asked each minute.
      if (status < 400) gone.clear()
      await cache.confirm(path)
    }
  }

  return (path: string, { id }: Rendition): void => {
    const confirmedAt = cache.confirmedAt(path)
    if (confirmedAt === undefined || Date.now() - confirmedAt < PICTURE_CONFIRMED_MS || paused.has(path)) return
    paused.set(path, true)
    limiter.run(() => look(path, id)).catch(() => paused.delete(path))
  }
}

/** Keeps no picture any more that is told to be withdrawn (`npm run ops -- forget-picture`). */
export function forgetWithdrawnPictures(heard: HeardChanges, cache: Pick<RenditionCache, 'forget'>): void {
  heard.follow(({ name, state }) => {
    const id = state === 'withdrawn' ? parsePictureKey(name) : null
    if (id !== null) void cache.forget(listPictureAddresses(id))
  })
}

/** The status of a picture; null where the CMS gives none. */
async function askFor(address: string): Promise<number | null> {
  const end = startUpstreamCall('naxos_media', 'picture')
  try {
    const signal = AbortSignal.timeout(TIME_BOX_MS)
    const { status } = await fetch(address, { method: 'HEAD', headers: contextHeaders(), redirect: 'error', signal })
    end(status >= 500 ? 'failed' : 'ok')
    return status
  } catch (error) {
    end(nameSilence(error))
    return null
  }
}
