import { changeAnnouncementSchema } from '@liberta/contracts/read-models/envelope.schema'
import { EventSource } from 'eventsource'
import type { PageCache } from './page-cache.ts'

const changeSchema = changeAnnouncementSchema.pick({ name: true, state: true })

export interface ChangeFollower {
  close: () => void
}

export interface FollowOptions {
  /** The API's stream of changes: `http://127.0.0.1:4000/api/changes`. */
  url: string
  cache: Pick<PageCache, 'purgeSoftly' | 'purgeAllSoftly' | 'purgeHard'>
  log: { warn: (facts: object, message: string) => void; info: (message: string) => void }
}

/**
 * Purges pages as the API tells what has changed. The API says it after it has dropped its own copies, so what is rendered
 * from then on is new. Before a connection is
 * open something may have been missed: then every page turns stale.
 */
export function followChanges({ url, cache, log }: FollowOptions): ChangeFollower {
  const source = new EventSource(url)
  let broken = false
  source.addEventListener('open', () => {
    cache.purgeAllSoftly()
    if (broken) log.info('hearing of changes again')
    broken = false
  })
  source.addEventListener('reset', () => cache.purgeAllSoftly())
  source.addEventListener('change', ({ data }) => purgeWhatChanged(String(data), cache, log))
  source.addEventListener('error', ({ message }) => {
    if (!broken)
      log.warn({ reason: message }, 'the stream of changes is broken; pages live by their lifetimes until it is back')
    broken = true
  })
  return { close: () => source.close() }
}

function purgeWhatChanged(data: string, cache: FollowOptions['cache'], log: FollowOptions['log']): void {
  const change = changeSchema.safeParse(parseJson(data))
  if (!change.success) {
    log.warn({ data: data.slice(0, 200) }, 'a change that cannot be read; every page is taken for stale')
    cache.purgeAllSoftly()
    return
  }
  const { name, state } = change.data
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
