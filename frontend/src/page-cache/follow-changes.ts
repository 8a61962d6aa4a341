import { changeAnnouncementSchema } from '@liberta/contracts/read-models/envelope.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { EventSource } from 'eventsource'
import type { z } from 'zod'
import type { PageCache } from './page-cache.ts'

const REDIRECTS = nameReadModel({ model: 'redirects', id: 'all' })
const changeSchema = changeAnnouncementSchema.pick({ name: true, state: true })

export interface ChangeFollower {
  close: () => void
}

export interface FollowOptions {
  /** The API's stream of changes: `http://127.0.0.1:4000/api/changes`. */
  url: string
  cache: Pick<PageCache, 'purgeSoftly' | 'purgeHard' | 'distrustAll'>
  /** The CMS's redirect rules have changed, or may have. */
  onRedirects?: () => void
  log: { warn: (facts: object, message: string) => void; info: (message: string) => void }
}

/**
 * Purges pages as the API tells what has changed. The API says it after it has dropped its own copies, so what is rendered
 * from then on is new. Before a connection is open, and before a reset, something may have been missed, a withdrawal too:
 * then no page is served before it was rendered anew.
 */
export function followChanges({ url, cache, onRedirects = () => undefined, log }: FollowOptions): ChangeFollower {
  const source = new EventSource(url)
  let broken = false
  const distrustAll = () => {
    cache.distrustAll()
    onRedirects()
  }
  source.addEventListener('open', () => {
    distrustAll()
    if (broken) log.info('hearing of changes again')
    broken = false
  })
  source.addEventListener('reset', distrustAll)
  source.addEventListener('change', ({ data }) => {
    const change = changeSchema.safeParse(parseJson(String(data)))
    if (change.success) {
      purge(change.data, cache)
      if (change.data.name === REDIRECTS) onRedirects()
    } else {
      log.warn({ data: String(data).slice(0, 200) }, 'a change that cannot be read; no page is trusted')
      distrustAll()
    }
  })
  source.addEventListener('error', ({ message }) => {
    if (!broken)
      log.warn({ reason: message }, 'the stream of changes is broken; pages live by their lifetimes until it is back')
    broken = true
  })
  return { close: () => source.close() }
}

function purge({ name, state }: z.infer<typeof changeSchema>, cache: FollowOptions['cache']): void {
  if (state === 'withdrawn') cache.purgeHard([name])
  else cache.purgeSoftly([name])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
