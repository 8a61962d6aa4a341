import { findFreePort } from '@liberta/http/find-free-port'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import { startFrontendBeside } from '../../../local/src/test-site/start-frontend-beside.ts'
import type { FrontendBeside } from '../../../local/src/test-site/start-frontend-beside.ts'
import { startSiteNginx } from '../../../nginx/src/start-site-nginx.ts'
import type { SiteNginx } from '../../../nginx/src/start-site-nginx.ts'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { measureRequestsPerCpuSecond, sendRequests } from '../load/send-requests.ts'
import { measureInTurns } from '../statistics/measure-in-turns.ts'
import { mean, median } from '@liberta/test-kit/summarise'

/**
 * How often both ways are started. What the same build answers differs by a fifth from one start to the next, as programs are compiled while
 * they run, and by far less from round to round of one start: many starts with few rounds, and the mean of the starts.
 */
const STARTS = 12
/** Of each pair of processes. */
const ROUNDS = 3
const LOAD = { path: '/', headers: { 'accept-encoding': 'br' }, connections: 32, durationMs: 1000 }
const WARM_UP_MS = 4000
/** What seeing may cost, of warm throughput. */
const BAR = 0.9

/** What one way of running the site is measured by. */
interface Way {
  frontend: Pick<FrontendBeside, 'port' | 'pid' | 'stop'>
  nginx: SiteNginx
}

/** Whom requests are sent to, and whose processors they take. */
interface Target {
  port: number
  pids: readonly number[]
}

const atFrontend = ({ frontend }: Way): Target => ({ port: frontend.port, pids: [frontend.pid] })
const atNginx = ({ frontend, nginx }: Way): Target => ({
  port: Number(new URL(nginx.origin).port),
  pids: [nginx.pid, frontend.pid],
})

/** Where requests are sent to. */
const PLACES = {
  frontend: { what: 'metrics', target: atFrontend },
  nginx: { what: 'metrics and the log of requests, behind nginx', target: atNginx },
} as const
type Place = keyof typeof PLACES
const PLACE_NAMES = Object.keys(PLACES) as Place[]

/** Requests a CPU second, of the middle round of each start. */
type Middles = Readonly<Record<'seen' | 'unseen', number[]>>

/** What metrics and the log of requests cost: the same build with both and with neither, in turns. */
export const seeingBench: Bench = {
  name: 'seeing',
  summary: 'warm home page with metrics and a line of log for each request, beside neither, in turns',
  async run(context) {
    const site = await context.site()
    const measured: Record<Place, Middles> = { frontend: { seen: [], unseen: [] }, nginx: { seen: [], unseen: [] } }
    for (let start = 1; start <= STARTS; start += 1) {
      context.say(`  start ${start} of ${STARTS}`)
      await measureStart(context, site, start % 2 === 0, measured)
    }
    return PLACE_NAMES.map((place) => compare(PLACES[place].what, measured[place]))
  },
}

/** Starts both ways, measures them in turns, and adds the middle rounds to what was measured. */
async function measureStart(
  { say }: BenchContext,
  site: TestSite,
  isSeenFirst: boolean,
  measured: Record<Place, Middles>,
): Promise<void> {
  const ways: Partial<Record<'seen' | 'unseen', Way>> = {}
  try {
    for (const isSeen of [isSeenFirst, !isSeenFirst]) ways[isSeen ? 'seen' : 'unseen'] = await startWay(site, isSeen)
    const { seen, unseen } = ways
    if (seen === undefined || unseen === undefined) throw new Error('two ways are compared')
    for (const place of PLACE_NAMES) {
      const { what, target } = PLACES[place]
      for (const way of [seen, unseen]) {
        await sendRequests({ ...LOAD, port: target(way).port, durationMs: WARM_UP_MS })
      }
      const measure = (way: Way) => () =>
        measureRequestsPerCpuSecond(target(way).pids, { ...LOAD, port: target(way).port })
      const rounds = await measureInTurns({ seen: measure(seen), unseen: measure(unseen) }, ROUNDS, () => undefined)
      for (const name of ['seen', 'unseen'] as const) measured[place][name].push(median(rounds[name]))
      say(`  ${what}: ${write(median(rounds.seen))} beside ${write(median(rounds.unseen))}`)
    }
  } finally {
    for (const { frontend, nginx } of Object.values(ways)) {
      await nginx.stop()
      await frontend.stop()
    }
  }
}

const write = (requests: number) => String(Math.round(requests))

function compare(what: string, { seen, unseen }: Middles): Figure {
  return {
    what: `warm page with ${what} ÷ without`,
    value: mean(seen) / mean(unseen),
    unit: 'x',
    bar: { type: 'least', value: BAR },
    reference: `${write(mean(seen))} beside ${write(mean(unseen))} requests a CPU second`,
    details: { starts: STARTS, rounds: ROUNDS, seen, unseen },
  }
}

/** A frontend of its own before the site's API, and nginx before it with the shipped configuration. */
async function startWay(site: TestSite, isSeen: boolean): Promise<Way> {
  const frontend = await startFrontendBeside(site, {
    NODE_ENV: 'production',
    ...(isSeen && { METRICS_PORT: String(await findFreePort()) }),
  })
  try {
    return { frontend, nginx: await startSiteNginx([frontend.port], { isLogged: isSeen }) }
  } catch (error) {
    await frontend.stop()
    throw error
  }
}
