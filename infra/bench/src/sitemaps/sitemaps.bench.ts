import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'
import { ROOT } from '../../../local/src/project.ts'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import type { Bench, Figure } from '../bench.types.ts'
import { originOf } from '../load/read-answer.ts'
import { startReaders } from '../publish/start-readers.ts'
import { createLedger } from './fill-ledger.ts'

/** Stories of the archive: as many as the paper has, and as many as a large one. */
const SMALL = 100_000
const LARGE = 1_000_000
const BARS = { seconds: 60, megabytes: 150, p95Ratio: 1.1 }
const READERS_PER_SECOND = 50
const PATHS = ['/', '/news/latest', '/feed.rss', '/sitemap.xml']
/** For as long readers are watched while nothing is made. */
const QUIET_MS = 15_000

const madeSchema = z.object({ seconds: z.number(), indexMs: z.number(), files: z.number(), megabytes: z.number() })

/** Every sitemap of two ledgers, made from beginning to end beside a running site, and what its readers notice. */
export const sitemapsBench: Bench = {
  name: 'sitemaps',
  summary: `all sitemaps of ${SMALL} and of ${LARGE} stories: time, memory, and what readers notice`,
  async run({ site: startSite, say }) {
    const site = await startSite()
    const origin = originOf(site)
    const quiet = await watchReaders(origin, () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)))
    const figures: Figure[] = []
    for (const stories of [SMALL, LARGE]) {
      say(`  a ledger of ${stories} stories`)
      const ledger = await createLedger(databaseOf(site), `bench_sitemaps_${stories}`, stories)
      const { report, result } = await watchReaders(origin, () => makeSitemaps(ledger, redisOf(site)))
      figures.push(...describe(stories, result, { quiet: quiet.report.p95, busy: report.p95 }))
    }
    return figures
  },
}

async function watchReaders<Result>(origin: string, work: () => Promise<Result>) {
  const readers = await startReaders(origin, READERS_PER_SECOND, PATHS)
  const result = await work()
  return { result, report: await readers.stop() }
}

async function makeSitemaps(databaseURL: string, redisURL: string): Promise<z.infer<typeof madeSchema>> {
  const child = startChild({
    name: 'sitemaps',
    program: join(ROOT, 'infra/bench/src/sitemaps/make-sitemaps.program.ts'),
    args: [databaseURL, redisURL],
    env: {},
    onLine: () => {},
    onDeath: () => {},
  })
  const made = madeSchema.parse(await child.firstMessage)
  await child.ended
  return made
}

function describe(
  stories: number,
  { seconds, indexMs, files, megabytes }: z.infer<typeof madeSchema>,
  p95: { quiet: number; busy: number },
): Figure[] {
  const of = `all sitemaps of ${stories.toLocaleString('en')} stories`
  const details = { files, indexMs, ...p95 }
  const index = `${files} files; the index alone ${indexMs.toFixed(0)} ms`
  return [
    {
      what: `${of}: time`,
      value: seconds,
      unit: 's',
      bar: stories === SMALL ? { type: 'most', value: BARS.seconds } : null,
      reference: index,
      details,
    },
    {
      what: `${of}: memory of the process`,
      value: megabytes,
      unit: 'MB',
      bar: { type: 'most', value: BARS.megabytes },
      reference: null,
      details,
    },
    {
      what: `${of}: readers' p95 beside that without`,
      value: p95.busy / p95.quiet,
      unit: 'x',
      bar: { type: 'most', value: BARS.p95Ratio },
      reference: `${p95.busy.toFixed(1)} ms, ${p95.quiet.toFixed(1)} ms without`,
      details,
    },
  ]
}

function databaseOf({ services }: TestSite): string {
  return services.postgres?.url ?? ''
}

function redisOf({ services }: TestSite): string {
  return services.redisCache?.url ?? ''
}
