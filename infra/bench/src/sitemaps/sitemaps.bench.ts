import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median, medianRatio } from '@liberta/test-kit/summarise'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'
import { ROOT } from '../../../local/src/project.ts'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import type { Bench, Figure } from '../bench.types.ts'
import { originOf } from '../load/read-answer.ts'
import { restStandIn } from '../../../local/src/test-site/rest-stand-in.ts'
import { startReaders } from '../publish/start-readers.ts'
import { measureInTurns } from '../statistics/measure-in-turns.ts'
import { createLedger } from './fill-ledger.ts'

/** Stories of the archive: as many as the paper has, and as many as a large one. */
const SMALL = 100_000
const LARGE = 1_000_000
/** How often readers are watched beside nothing and beside all sitemaps, in turns. Those of the large one take minutes. */
const LEDGERS = [
  { stories: SMALL, rounds: 6 },
  { stories: LARGE, rounds: 2 },
]
const BARS = { seconds: 60, megabytes: 150, p95Ratio: 1.1 }
const READERS_PER_SECOND = 50
const PATHS = ['/', '/news/latest', '/feed.rss', '/sitemap.xml']
/** V8 leaves garbage lying until a heap is full: with one as small the memory of the process is what making needs. */
const HEAP_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=64']
/** For as long readers are watched while nothing is made, in each turn. */
const QUIET_MS = 25_000

const madeSchema = z.object({ seconds: z.number(), indexMs: z.number(), files: z.number(), megabytes: z.number() })
type Made = z.infer<typeof madeSchema>

/** Every sitemap of two ledgers, made from beginning to end beside a running site, and what its readers notice. */
export const sitemapsBench: Bench = {
  name: 'sitemaps',
  summary: `all sitemaps of ${SMALL} and of ${LARGE} stories: time, memory, and what readers notice`,
  async run({ site: startSite, say }) {
    const site = await startSite()
    await restStandIn(site, say)
    const origin = originOf(site)
    const figures: Figure[] = []
    for (const { stories, rounds } of LEDGERS) {
      say(`  a ledger of ${stories} stories`)
      const ledger = await createLedger(databaseOf(site), `bench_sitemaps_${stories}`, stories)
      const made: Made[] = []
      const p95 = await measureInTurns(
        {
          quiet: () => watchReaders(origin, () => pause(QUIET_MS)),
          async busy() {
            const making = await prepareMaking(ledger, redisOf(site))
            return watchReaders(origin, async () => made.push(await making()))
          },
        },
        rounds,
        (round, { quiet, busy }) => say(`  round ${round}: p95 ${busy.toFixed(1)} beside ${quiet.toFixed(1)} ms`),
      )
      figures.push(...describe(stories, made, p95))
    }
    return figures
  },
}

/** The p95 of readers while `work` goes on, milliseconds. */
async function watchReaders(origin: string, work: () => Promise<unknown>): Promise<number> {
  const readers = await startReaders(origin, READERS_PER_SECOND, PATHS)
  await work()
  return (await readers.stop()).p95
}

/** Starts who makes all sitemaps, as the worker is there before it is asked; what it gives has them made. */
async function prepareMaking(databaseURL: string, redisURL: string): Promise<() => Promise<Made>> {
  const { promise: told, resolve, reject } = Promise.withResolvers<unknown>()
  told.catch(() => undefined)
  const child = startChild({
    name: 'sitemaps',
    program: join(ROOT, 'infra/bench/src/sitemaps/make-sitemaps.program.ts'),
    args: [databaseURL, redisURL],
    nodeFlags: HEAP_FLAGS,
    env: {},
    onLine: () => {},
    onMessage: (message) => void (message !== 'ready' && resolve(message)),
    onDeath: (report) => reject(new Error(report)),
  })
  await child.firstMessage
  return async () => {
    child.send({})
    const made = madeSchema.parse(await told)
    await child.ended
    return made
  }
}

function describe(stories: number, made: readonly Made[], p95: Readonly<Record<'quiet' | 'busy', number[]>>): Figure[] {
  const of = `all sitemaps of ${stories.toLocaleString('en')} stories`
  const details = { made, ...p95 }
  const index = `${made[0]?.files} files; the index alone ${median(made.map(({ indexMs }) => indexMs)).toFixed(0)} ms`
  return [
    {
      what: `${of}: time`,
      value: median(made.map(({ seconds }) => seconds)),
      unit: 's',
      bar: stories === SMALL ? { type: 'most', value: BARS.seconds } : null,
      reference: index,
      details,
    },
    {
      what: `${of}: memory of the process`,
      value: Math.max(...made.map(({ megabytes }) => megabytes)),
      unit: 'MB',
      bar: { type: 'most', value: BARS.megabytes },
      reference: null,
      details,
    },
    {
      what: `${of}: readers' p95 beside that without`,
      value: medianRatio(p95.busy, p95.quiet),
      unit: 'x',
      bar: { type: 'most', value: BARS.p95Ratio },
      reference: `${median(p95.busy).toFixed(1)} ms, ${median(p95.quiet).toFixed(1)} ms without, in turns`,
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
