import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { originOf } from '../load/read-answer.ts'
import { readCpuSeconds } from '../processes/cpu-time.ts'
import { restStandIn } from '../../../local/src/test-site/rest-stand-in.ts'
import { startReaders } from '../publish/start-readers.ts'
import type { ReadersReport } from '../publish/start-readers.ts'
import { percentile } from '@liberta/test-kit/summarise'
import { StoryArchive } from './list-stories.ts'
import { readCold } from './read-cold.ts'
import type { ColdReport } from './read-cold.ts'

/** Read first, so that what is measured is compiled code, as in a process that has run for a while. */
const WARM_UPS = 2000
const PAGES = 1000
const BAR_FRONTEND_MS = 6
const BAR_TOGETHER_MS = 11

/** Pages a second that are tried, each for so long. */
const PACES = [40, 60, 80, 100, 120, 140]
const PACE_SECONDS = 8
const BAR_PACE = 100
const BAR_P95_MS = 250

const HOME_READS_PER_SECOND = 200
const BESIDE_PER_SECOND = 60
const BESIDE_SECONDS = 12
const BAR_HOME_P99_MS = 10
/** For what is left of a load, in queues and connections. */
const REST_MS = 2000

const PARTS = ['frontend', 'api', 'worker', 'upstreams', 'redis'] as const
type PartTimes = Record<(typeof PARTS)[number], number>

/** What story pages cost that nobody has read before, and what they do to those that everybody reads. */
export const coldPageBench: Bench = {
  name: 'cold-page',
  summary: 'CPU of a story page that nobody has read, how many a second, and the warm home page beside them',
  async run(context) {
    const site = await context.site()
    const origin = originOf(site)
    const archive = new StoryArchive(site.urls.naxos)
    const run = { context, site, origin, archive }
    await warmUp(run)
    return [...(await measureCost(run)), await measurePace(run), ...(await measureBeside(run))]
  },
}

interface Run {
  context: BenchContext
  site: TestSite
  origin: string
  archive: StoryArchive
}

/** Reads until the code is compiled, and waits until the stand-in has made what it makes after its start. */
async function warmUp({ context, site, origin, archive }: Run): Promise<void> {
  context.say(`  warming up with ${WARM_UPS} stories …`)
  await readCold(context.folder, { origin, addresses: await archive.take(WARM_UPS) })
  await restStandIn(site, context.say)
}

async function measureCost({ context, site, origin, archive }: Run): Promise<Figure[]> {
  context.say(`  reading ${PAGES} stories, two at a time …`)
  const addresses = await archive.take(PAGES)
  const before = readTimes(site)
  const seen = refuseFailures(await readCold(context.folder, { origin, addresses }))
  const after = readTimes(site)
  const times = Object.fromEntries(
    PARTS.map((part) => [part, ((after[part] - before[part]) * 1000) / PAGES]),
  ) as PartTimes
  const { frontend, api, worker, upstreams, redis } = times
  const reader = seen.cpuMs / PAGES
  return [
    {
      what: 'cold story page, CPU of the frontend',
      value: frontend,
      unit: 'ms',
      bar: { type: 'most', value: BAR_FRONTEND_MS },
      reference: null,
      details: { pages: PAGES, ...times, reader },
    },
    {
      what: 'cold story page, CPU of frontend, API and worker',
      value: frontend + api + worker,
      unit: 'ms',
      bar: { type: 'most', value: BAR_TOGETHER_MS },
      reference: `API ${api.toFixed(1)}, worker ${worker.toFixed(1)}; beside it Redis ${redis.toFixed(1)}, CMS ${upstreams.toFixed(1)}, readers ${reader.toFixed(1)} ms`,
      details: {},
    },
  ]
}

/** Raises the pace until a quarter of a second is not enough for nineteen of twenty readers. */
async function measurePace({ context, origin, archive }: Run): Promise<Figure> {
  const tried: Record<string, { p50: number; p95: number }> = {}
  let best = 0
  for (const pace of PACES) {
    const addresses = await archive.take(pace * PACE_SECONDS)
    const seen = await readCold(context.folder, { origin, addresses, perSecond: pace })
    const [p50, p95] = [percentile(seen.milliseconds, 0.5), percentile(seen.milliseconds, 0.95)]
    tried[String(pace)] = { p50, p95 }
    context.say(`  ${pace} a second: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${seen.failed} failed`)
    await pause(REST_MS)
    if (seen.failed > 0 || p95 > BAR_P95_MS) break
    best = pace
  }
  return {
    what: `cold story pages a second, p95 ≤ ${BAR_P95_MS} ms`,
    value: best,
    unit: '',
    bar: { type: 'least', value: BAR_PACE },
    reference: Object.entries(tried)
      .map(([pace, { p95 }]) => `${pace}: ${p95.toFixed(0)} ms`)
      .join(', '),
    details: { tried },
  }
}

/** The warm home page at an even pace, alone and beside cold pages. */
async function measureBeside({ context, origin, archive }: Run): Promise<Figure[]> {
  const readHome = async (meanwhile: () => Promise<unknown>): Promise<ReadersReport> => {
    const readers = await startReaders(origin, HOME_READS_PER_SECOND, ['/'])
    await meanwhile()
    return readers.stop()
  }
  const addresses = await archive.take(BESIDE_PER_SECOND * BESIDE_SECONDS)
  const alone = await readHome(() => pause(BESIDE_SECONDS * 1000))
  const cold: ColdReport[] = []
  const beside = await readHome(async () => {
    cold.push(await readCold(context.folder, { origin, addresses, perSecond: BESIDE_PER_SECOND }))
  })
  return [
    {
      what: `warm home page beside ${BESIDE_PER_SECOND} cold pages a second, p99`,
      value: beside.p99,
      unit: 'ms',
      bar: { type: 'most', value: BAR_HOME_P99_MS },
      reference: `p50 ${beside.p50.toFixed(1)} ms; alone p50 ${alone.p50.toFixed(1)}, p99 ${alone.p99.toFixed(1)} ms`,
      details: { alone, beside, cold: cold.map(({ perSecond, failed }) => ({ perSecond, failed })) },
    },
  ]
}

function readTimes({ pids, services }: TestSite): PartTimes {
  const { redisQueue, redisCache } = services
  const pidsOf = (part: (typeof PARTS)[number]) =>
    part === 'redis' ? [redisQueue?.pid, redisCache?.pid] : [pids[part]]
  return Object.fromEntries(PARTS.map((part) => [part, sumCpuSeconds(pidsOf(part))])) as PartTimes
}

function sumCpuSeconds(pids: readonly (number | null | undefined)[]): number {
  return pids.reduce((seconds: number, pid) => seconds + readCpuSeconds(pid ?? -1), 0)
}

function refuseFailures(seen: ColdReport): ColdReport {
  if (seen.failed > 0) throw new Error(`${seen.failed} stories did not answer 200: ${seen.failures[0]}`)
  return seen
}
