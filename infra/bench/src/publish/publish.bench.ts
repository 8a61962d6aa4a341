import { setTimeout as pause } from 'node:timers/promises'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import { publishStory } from '../../../upstreams/src/client/edit-naxos.ts'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { originOf } from '../load/read-answer.ts'
import { describeSpread, percentile } from '@liberta/test-kit/summarise'
import { restStandIn } from '../../../local/src/test-site/rest-stand-in.ts'
import { startReaders } from './start-readers.ts'
import { warmSite } from '../load/hot-pages.ts'
import { HomeWatch } from './watch-home.ts'

const PUBLISHES = 100
const READS_PER_SECOND = 200
const PAUSE_MS = { least: 50, most: 250 }
const BAR_MS = 150
/** So many stories that never show are enough to know. */
const MOST_LOST = 3

/** Time from an editor's publishing until the home page holds the title, idle and with readers on the site. */
export const publishBench: Bench = {
  name: 'publish',
  summary: `${PUBLISHES} publishes until the title stands on the home page, idle and under ${READS_PER_SECOND} reads a second`,
  async run(context) {
    const site = await context.site()
    await restStandIn(site, context.say)
    const origin = originOf(site)
    const idle = await publishMany(context, site, origin, 'idle')
    const readers = await startReaders(origin, READS_PER_SECOND, await warmSite(origin))
    const loaded = await publishMany(context, site, origin, 'load')
    const report = await readers.stop()
    const reference = `${Math.round(report.perSecond)} reads a second, p95 ${report.p95.toFixed(1)} ms`
    return [
      describe('publish to visible, idle, p95', idle, null, {}),
      describe('publish to visible, under load, p95', loaded, reference, {
        readers: { ...report, failures: report.failures.slice(0, 20) },
      }),
      none('publish: stories never seen', idle.lost + loaded.lost, {}),
      none('publish: failed answers', idle.failures.length + loaded.failures.length + report.failures.length, {
        examples: [...idle.failures, ...loaded.failures, ...report.failures].slice(0, 20),
      }),
    ]
  },
}

interface Publishes {
  milliseconds: number[]
  lost: number
  failures: string[]
}

async function publishMany({ say }: BenchContext, site: TestSite, origin: string, run: string): Promise<Publishes> {
  const watch = new HomeWatch(origin)
  const result: Publishes = { milliseconds: [], lost: 0, failures: watch.failures }
  const mark = `${run}-${Date.now().toString(36)}`
  for (let count = 1; count <= PUBLISHES && result.lost < MOST_LOST; count += 1) {
    const title = `Prova di pubblicazione ${mark}-${count}.`
    const began = performance.now()
    const published = publishStory(site, { title }).catch((error: unknown) => void watch.failures.push(String(error)))
    const took = await watch.waitFor(title, began)
    await published
    if (took === null) result.lost += 1
    else result.milliseconds.push(took)
    if (count % 25 === 0) say(`  ${run}: ${count} of ${PUBLISHES}, the last one after ${took?.toFixed(0) ?? '—'} ms`)
    await pause(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least))
  }
  watch.close()
  return result
}

function describe(what: string, run: Publishes, reference: string | null, details: Figure['details']): Figure {
  const { milliseconds } = run
  const isMeasured = milliseconds.length > 0
  const spread = isMeasured ? describeSpread(milliseconds) : null
  const own =
    spread === null ? 'nothing was ever seen' : `p50 ${spread.p50.toFixed(0)}, most ${spread.most.toFixed(0)} ms`
  return {
    what,
    value: isMeasured ? percentile(milliseconds, 0.95) : Number.NaN,
    unit: 'ms',
    bar: { type: 'most', value: BAR_MS },
    reference: [own, ...(reference === null ? [] : [reference])].join('; '),
    details: { ...spread, milliseconds: milliseconds.map(Math.round), ...details },
  }
}

function none(what: string, value: number, details: Figure['details']): Figure {
  return { what, value, unit: '', bar: { type: 'most', value: 0 }, reference: null, details }
}
