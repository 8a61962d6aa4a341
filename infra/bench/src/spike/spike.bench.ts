import { setTimeout as pause } from 'node:timers/promises'
import { REFRESH_TIERS } from '@liberta/platform/refresh/refresh-tier.table'
import { LIVE, SCRIPTS } from '../../../../k6/load.table.ts'
import { MOST_SHARE } from '../../../local/src/load/cpu-share.ts'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import { countCalls, switchNaxos } from '../../../upstreams/src/client/edit-naxos.ts'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { originOf } from '../load/read-answer.ts'
import { readAtPace } from '../capacity/read-at-pace.ts'
import { restStandIn } from '../../../local/src/test-site/rest-stand-in.ts'
import { warmSite } from '../load/hot-pages.ts'
import { percentile } from '@liberta/test-kit/summarise'
import { runLoad } from './run-load.ts'
import type { LoadRun } from './run-load.ts'

const { rate: RATE, peak: PEAK, seconds: SECONDS } = SCRIPTS.spike
const CMS_LATENCY_MS = 5_000
/** The home page's front, its configuration, the newest stories: what is polled every 15 s whether or not anybody reads. */
const HOT_MODELS = 3
/**
 * For so long calls are counted without readers, and in the spike, which begins so long after: what is polled falls into both at the same
 * moments, whether it is polled every 15 seconds or every five minutes.
 */
const COUNTED_MINUTES = 2
const SPIKE_AFTER_MS = REFRESH_TIERS.steady.pollMs
const OPEN_PAGES = 200
const HEIGHT_MS = 20_000
/** Of a site that has been up for a while every story is there that its polled pages link to. It is, once it asked for none for so long. */
const AT_REST = { afterMs: 20_000, withinMs: 420_000, lookEveryMs: 1_000 }
/** Pictures and clips are fetched for browsers, once each: no part of what a page is made of. */
const MEDIA = 'media'

const MINUTE_MS = 60_000

/** A hundred times the readers, while the CMS takes five seconds for each answer; and how soon a change is seen in a spike. */
export const spikeBench: Bench = {
  name: 'spike',
  summary: `k6: ${RATE} pages a second ×${PEAK} while the CMS takes ${CMS_LATENCY_MS / 1000} s, calls of the CMS beside idle minutes, and publish to visible in a spike`,
  async run(context) {
    const site = await context.site()
    await restStandIn(site, context.say)
    return [...(await measureSlow(context, site)), ...(await measureSeen(context, site))]
  },
}

const spikeWords = (name: string, ...more: string[]) => [
  name,
  '--try-out',
  ...['--rate', RATE, '--peak', PEAK, '--seconds', SECONDS].map(String),
  ...more,
]

async function measureSlow({ say }: BenchContext, site: TestSite): Promise<Figure[]> {
  say('  reading what will be warm …')
  await readWarm(site)
  say('  until the stories are there to which its pages link …')
  await restWorker(site)
  say('  reading it once more, as on any day: what is not polled must not have grown stale meanwhile …')
  const paths = await readWarm(site)
  await restWorker(site)
  await switchNaxos(site, { latency: CMS_LATENCY_MS })
  try {
    say(`  ${COUNTED_MINUTES} idle minutes …`)
    const quietFrom = performance.now()
    const quietStart = await countUpstreamCalls(site)
    await restUntil(quietFrom + COUNTED_MINUTES * MINUTE_MS)
    const quietEnd = await countUpstreamCalls(site)
    say('  until what is polled is due as it was when they began …')
    await restUntil(quietFrom + SPIKE_AFTER_MS)
    say('  the spike …')
    const busyFrom = performance.now()
    const busyStart = await countUpstreamCalls(site)
    const run = await runLoad(site, spikeWords('spike'))
    say('  the height of it by readers who cost less …')
    const height = await readHeight(site, paths)
    await restUntil(busyFrom + COUNTED_MINUTES * MINUTE_MS)
    const busyEnd = await countUpstreamCalls(site)
    const hot = (HOT_MODELS * COUNTED_MINUTES * MINUTE_MS) / REFRESH_TIERS.hot.pollMs
    return [
      failed(`spike, CMS at ${CMS_LATENCY_MS / 1000} s`, run),
      k6Cpu('spike', run),
      height,
      ...(['cms', 'weather'] as const).map((upstream): Figure => {
        const quiet = callsBetween(quietStart[upstream], quietEnd[upstream])
        const busy = callsBetween(busyStart[upstream], busyEnd[upstream])
        return {
          what: `spike: calls of the ${upstream} in ${COUNTED_MINUTES} min`,
          value: sum(busy),
          unit: '',
          bar: { type: 'most', value: sum(quiet) + hot },
          reference: `${sum(quiet)} in as many idle ones, the hot tier ${hot}`,
          details: { quiet, busy },
        }
      }),
    ]
  } finally {
    await switchNaxos(site, {})
  }
}

/** Reads what the spike reads, slowly; resolves to pages that are warm. */
async function readWarm(site: TestSite): Promise<string[]> {
  await runLoad(site, ['spike', '--rate', '1', '--peak', '1', '--seconds', '6', '--untimed'])
  return warmSite(originOf(site))
}

/** Waits until a moment by `performance.now`. @throws where it is over already */
async function restUntil(moment: number): Promise<void> {
  const restMs = moment - performance.now()
  if (restMs < 0) throw new Error(`what was measured took ${-restMs / 1000} s longer than it may`)
  await pause(restMs)
}

/** Waits until the CMS is asked for no story any more. @throws where it still is after seven minutes */
async function restWorker({ urls }: TestSite): Promise<void> {
  const began = performance.now()
  let [stories, since] = [-1, began]
  while (performance.now() - since < AT_REST.afterMs) {
    const { story = 0 } = await countCalls(urls.naxos)
    if (story !== stories) [stories, since] = [story, performance.now()]
    if (since - began > AT_REST.withinMs) throw new Error(`after ${stories} stories the CMS is still asked for more`)
    await pause(AT_REST.lookEveryMs)
  }
}

/** k6 may be too dear for a machine of two cores: the height of the spike once more, over raw sockets. */
async function readHeight(site: TestSite, paths: readonly string[]): Promise<Figure> {
  const load = { port: Number(site.env['PORT']), perSecond: RATE * PEAK, durationMs: HEIGHT_MS, paths }
  const { failed: value, failures, asked, cpuShare, milliseconds } = await readAtPace(load)
  return {
    what: `spike: ${RATE * PEAK} pages a second by raw sockets, failed`,
    value,
    unit: '',
    bar: { type: 'most', value: 0 },
    reference: `of ${asked}, p99 ${percentile(milliseconds, 0.99).toFixed(1)} ms; these readers took ${cpuShare.toFixed(2)} of a core`,
    details: { failures },
  }
}

async function measureSeen({ say }: BenchContext, site: TestSite): Promise<Figure[]> {
  say('  publishing in a spike …')
  const breaking = await runLoad(site, spikeWords('breaking'))
  say(`  publishing in a spike, beside ${OPEN_PAGES} open pages …`)
  const live = await runLoad(site, spikeWords('live', '--streams', String(OPEN_PAGES)))
  return [
    failed('breaking', breaking),
    k6Cpu('breaking', breaking),
    ...['home', 'story'].map((page) =>
      seen(`publish to visible in a spike, ${page} page, p95`, breaking, `publish_to_visible{page:${page}}`),
    ),
    failed('live', live),
    k6Cpu('live', live),
    seen('publish to visible in a spike, open page, p95', live, 'publish to an open page'),
  ]
}

function failed(what: string, { summary }: LoadRun): Figure {
  return {
    what: `${what}: failed requests`,
    value: summary.failed,
    unit: '',
    bar: { type: 'most', value: 0 },
    reference: `of ${summary.requests}, ${Math.round(summary.perSecond)} a second`,
    details: { times: summary.times, verdicts: summary.verdicts },
  }
}

/** Above its bar it is k6 that is slow, and the rows of this run are void. */
function k6Cpu(what: string, { k6Cpu: share }: LoadRun): Figure {
  return {
    what: `${what}: k6’s own share of a core; above it void`,
    value: share ?? Number.NaN,
    unit: '',
    bar: { type: 'most', value: MOST_SHARE },
    reference: null,
    details: {},
  }
}

function seen(what: string, { summary }: LoadRun, verdict: string): Figure {
  const milliseconds = summary.verdicts.find(({ what: judged }) => judged === verdict)?.measured
  return {
    what,
    value: milliseconds ?? Number.NaN,
    unit: 'ms',
    bar: { type: 'most', value: LIVE.soonMs },
    reference: milliseconds === undefined ? 'it was not measured' : null,
    details: {},
  }
}

/** Calls that a stand-in has got since it started, by what is asked for. */
type Calls = Readonly<Record<string, number>>

async function countUpstreamCalls({ urls, env }: TestSite): Promise<Record<'cms' | 'weather', Calls>> {
  const [cms, weather] = await Promise.all([
    count(urls.naxos),
    count(`http://127.0.0.1:${env['OPEN_METEO_STAND_IN_PORT']}`),
  ])
  return { cms, weather }
}

async function count(origin: string): Promise<Calls> {
  const { [MEDIA]: _media, ...calls } = await countCalls(origin)
  return calls
}

/** The calls between two counts, of kinds of which there were any. */
function callsBetween(before: Calls, after: Calls): Calls {
  const counted = Object.entries(after).map(([kind, calls]) => [kind, calls - (before[kind] ?? 0)] as const)
  return Object.fromEntries(counted.filter(([, calls]) => calls > 0))
}

const sum = (calls: Calls): number => Object.values(calls).reduce((total, number) => total + number, 0)
