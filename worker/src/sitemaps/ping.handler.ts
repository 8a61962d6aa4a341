import { createCounter } from '@liberta/platform/metrics/create-metric'
import { UnrecoverableError } from 'bullmq'

/** Where search engines and hubs are told that something is new (docs/feeds.md); null is nowhere. */
export interface PingSettings {
  /** The site's address, without a slash at its end. */
  origin: string
  indexNow: { url: string; key: string } | null
  hub: string | null
}

/** Who may be slow, and answer whatever they like. */
const TIMEOUT_MS = 5000

const RECEIVERS = ['index_now', 'hub'] as const
type Receiver = (typeof RECEIVERS)[number]

const pings = createCounter(
  'pings_total',
  RECEIVERS.flatMap((receiver) => ['taken', 'refused', 'silent'].map((outcome) => ({ receiver, outcome }))),
)

/** Tells search engines by IndexNow which pages are new, changed or gone; nothing where the site has no key. */
export function createIndexNowHandler({ origin, indexNow }: PingSettings, signal: AbortSignal) {
  return async ({ paths }: { paths: readonly string[] }): Promise<void> => {
    if (indexNow === null) return
    const { key, url } = indexNow
    const { host } = new URL(origin)
    const body = { host, key, keyLocation: `${origin}/${key}.txt`, urlList: paths.map((path) => origin + path) }
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    await send('index_now', url, { headers, body: JSON.stringify(body) }, signal)
  }
}

/** Tells the hub that feeds have changed, each by a call of its own as most hubs want it (WebSub); nothing where the site has none. */
export function createHubHandler({ origin, hub }: PingSettings, signal: AbortSignal) {
  return async ({ paths }: { paths: readonly string[] }): Promise<void> => {
    if (hub === null) return
    for (const path of paths) {
      const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': origin + path, 'hub.topic': origin + path })
      await send('hub', hub, { body }, signal)
    }
  }
}

/**
 * Posts within five seconds, and reads nothing of the answer but its status. Rejects where another try may help.
 * @throws UnrecoverableError where the other side refuses what it was told
 */
async function send(
  receiver: Receiver,
  url: string,
  request: Pick<RequestInit, 'headers' | 'body'>,
  stopping: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)])
  let status = 0
  try {
    const response = await fetch(url, { ...request, method: 'POST', redirect: 'manual', signal })
    status = response.status
    await response.body?.cancel()
  } catch (error) {
    pings.inc({ receiver, outcome: 'silent' })
    throw error
  }
  const isTaken = status >= 200 && status < 300
  pings.inc({ receiver, outcome: isTaken ? 'taken' : 'refused' })
  if (isTaken) return
  const words = `${receiver} answered ${status}`
  throw status === 429 || status >= 500 ? new Error(words) : new UnrecoverableError(words)
}
