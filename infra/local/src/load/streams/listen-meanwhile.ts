import { setTimeout as pause } from 'node:timers/promises'
import { LIVE } from '../../../../../k6/load.table.ts'
import { publishStory, withdrawStory } from '../../../../upstreams/src/client/edit-naxos.ts'
import { findResidentMegabytes } from '../watch-memory.ts'
import { startOpenPages } from './start-open-pages.ts'
import type { OpenPages } from './start-open-pages.ts'
import type { Arrival, OpenPagesReport } from './open-pages.schema.ts'

const LOOK_EVERY_MS = 100
/** 127.x.y.z: pages of one machine that come from many addresses. */
const LOOPBACK = /^https?:\/\/127\./

/** Who listens, and what is known of the site. */
export interface ListenOrder {
  target: string
  streams: number
  isForwarded: boolean
  /** The origin of the CMS stand-in of a try-out, in which stories are published; null for none. */
  standIn: string | null
  /** The process of the site, where it is known. */
  sitePid: number | null
  say: (line: string) => void
}

/** Milliseconds from publishing until open pages had heard of it. */
export interface ArrivalTimes {
  /** The last of all of them; null where some never did. */
  all: number | null
  /** Of each of them; as long as was waited for all where one never did. */
  each: number[]
}

/** What came of it. */
export interface ListenOutcome {
  asked: number
  opened: OpenPagesReport
  ended: OpenPagesReport
  /** Of each story that was published. */
  arrivals: ArrivalTimes[]
  /** What the site's process held before and after the pages were opened; null where it is not known. */
  megabytes: { before: number; after: number } | null
}

/** Opens pages that listen, and publishes now and then until `stop`. */
export async function listenMeanwhile(order: ListenOrder): Promise<{ stop: () => Promise<ListenOutcome> }> {
  const { target, streams, isForwarded, standIn, sitePid, say } = order
  const readMemory = () => (sitePid === null ? null : findResidentMegabytes(sitePid))
  const before = readMemory()
  say(`Opening ${streams} pages that listen …`)
  const pages = await startOpenPages({
    origin: target,
    path: LIVE.path,
    streams,
    perSecond: LIVE.opensPerSecond,
    perAddress: LOOPBACK.test(target) ? LIVE.streamsPerAddress : 0,
    isForwarded,
  })
  const after = readMemory()
  say(`${pages.opened.open} are open.`)
  const stopping = new AbortController()
  const publishing = standIn === null ? Promise.resolve([]) : publishMany(standIn, pages, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      const arrivals = await publishing
      const ended = await pages.read()
      await pages.stop()
      const megabytes = before === null || after === null ? null : { before, after }
      return { asked: streams, opened: pages.opened, ended, arrivals, megabytes }
    },
  }
}

/** Publishes a story every few seconds until it is told to stop, and takes all of them out of the paper again. */
async function publishMany(standIn: string, pages: OpenPages, stopped: AbortSignal): Promise<ArrivalTimes[]> {
  const site = { urls: { naxos: standIn } }
  const arrivals: ArrivalTimes[] = []
  const published: number[] = []
  try {
    while (!stopped.aborted) {
      const began = Date.now()
      const { id } = await publishStory(site, { title: `Prova di carico, ${began.toString(36)}`, lead: true })
      published.push(id)
      arrivals.push(await timeToAll(pages, id, began))
      await pause(Math.max(0, began + LIVE.everySeconds * 1000 - Date.now()), undefined, { signal: stopped }).catch(
        () => undefined,
      )
    }
  } finally {
    for (const id of published) await withdrawStory(site, id)
  }
  return arrivals
}

/** Waits until as many pages have heard of a story as are open, or until it is given up. */
async function timeToAll(pages: OpenPages, id: number, began: number): Promise<ArrivalTimes> {
  let times = timeArrival(undefined, 0, began)
  while (Date.now() - began < LIVE.giveUpAfterSeconds * 1000) {
    await pause(LOOK_EVERY_MS)
    const { open, arrivals } = await pages.read()
    times = timeArrival(arrivals[id], open, began)
    if (times.all !== null) break
  }
  return times
}

/** When so many open pages had heard of what was published at `began`, as they have it. */
export function timeArrival(arrival: Arrival | undefined, open: number, began: number): ArrivalTimes {
  const { streams, last, heardBy } = arrival ?? { streams: 0, last: began, heardBy: {} }
  const heard = Object.entries(heardBy).flatMap(([at, pages]) => repeat(Number(at) - began, pages))
  if (open > 0 && streams >= open) return { all: last - began, each: heard }
  const never = repeat(LIVE.giveUpAfterSeconds * 1000, Math.max(1, open - streams))
  return { all: null, each: [...heard, ...never] }
}

function repeat(ms: number, times: number): number[] {
  return Array.from({ length: times }, () => ms)
}
