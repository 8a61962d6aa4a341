import { setTimeout as pause } from 'node:timers/promises'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import { postEntry, publishStory, startLiveBlog } from '../../../upstreams/src/client/edit-naxos.ts'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { originOf } from '../load/read-answer.ts'
import { describeSpread, percentile } from '@liberta/test-kit/summarise'
import { restStandIn } from '../../../local/src/test-site/rest-stand-in.ts'
import { startReaders } from './start-readers.ts'
import { warmSite } from '../load/hot-pages.ts'
import { openBlog } from './open-blog.ts'
import { WatchedPage } from './watched-page.ts'

const PUBLISHES = 100
const READS_PER_SECOND = 200
const PAUSE_MS = { least: 50, most: 250 }
const BAR_MS = 150
const ENTRY_BAR_MS = 1000
/** So many stories that never show are enough to know. */
const MOST_LOST = 3

/** Time from an editor's publishing until readers have it: a story on the home page, an entry of a live blog on its page and in an open one. */
export const publishBench: Bench = {
  name: 'publish',
  summary: `${PUBLISHES} publishes until the title stands on the home page, idle and under ${READS_PER_SECOND} reads a second; then as many entries of a live blog`,
  async run(context) {
    const site = await context.site()
    await restStandIn(site, context.say)
    const origin = originOf(site)
    const publish = (title: string) => publishStory(site, { title })
    const idle = await publishMany(context, `${origin}/`, 'idle', publish)
    const readers = await startReaders(origin, READS_PER_SECOND, await warmSite(origin))
    const loaded = await publishMany(context, `${origin}/`, 'load', publish)
    const { entries, heard } = await postMany(context, site, origin)
    const report = await readers.stop()
    const reference = `${Math.round(report.perSecond)} reads a second, p95 ${report.p95.toFixed(1)} ms`
    const runs = [idle, loaded, entries]
    const failures = [...runs.flatMap((run) => run.failures), ...report.failures]
    return [
      describe('publish to visible, idle, p95', idle.milliseconds, BAR_MS, null),
      describe('publish to visible, under load, p95', loaded.milliseconds, BAR_MS, reference, {
        readers: { ...report, failures: report.failures.slice(0, 20) },
      }),
      describe('entry of a live blog to visible, under load, p95', entries.milliseconds, ENTRY_BAR_MS, reference),
      describe('entry of a live blog to an open page, under load, p95', heard, ENTRY_BAR_MS, reference),
      none(
        'publish: never seen',
        runs.reduce((sum, { lost }) => sum + lost, 0),
        {},
      ),
      none('publish: failed answers', failures.length, { examples: failures.slice(0, 20) }),
    ]
  },
}

interface Publishes {
  milliseconds: number[]
  lost: number
  failures: string[]
}

/** Publishes titles one after the other, and looks at a page for each. */
async function publishMany(
  { say }: BenchContext,
  url: string,
  run: string,
  publish: (title: string) => Promise<unknown>,
): Promise<Publishes> {
  const watch = new WatchedPage(url)
  const result: Publishes = { milliseconds: [], lost: 0, failures: watch.failures }
  const mark = `${run}-${Date.now().toString(36)}`
  for (let count = 1; count <= PUBLISHES && result.lost < MOST_LOST; count += 1) {
    const title = `Prova di pubblicazione ${mark}-${count}.`
    const began = performance.now()
    const published = publish(title).catch((error: unknown) => void watch.failures.push(String(error)))
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

/** Writes entries of a live blog of which a page is open: when they stand on its page, and when the open one hears of each. */
async function postMany(
  context: BenchContext,
  site: TestSite,
  origin: string,
): Promise<{ entries: Publishes; heard: number[] }> {
  const { id, path } = await startLiveBlog(site, 'flood')
  const open = await openBlog(origin, id)
  const heard: number[] = []
  const entries = await publishMany(context, `${origin}${path}`, 'entries', async (title) => {
    const began = performance.now()
    const entry = await postEntry(site, id, { title, text: ['Si passa.'] })
    heard.push((await open.hear(entry)) - began)
  })
  return { entries, heard }
}

function describe(
  what: string,
  milliseconds: number[],
  most: number,
  reference: string | null,
  details: Figure['details'] = {},
): Figure {
  const isMeasured = milliseconds.length > 0
  const spread = isMeasured ? describeSpread(milliseconds) : null
  const own =
    spread === null ? 'nothing was ever seen' : `p50 ${spread.p50.toFixed(0)}, most ${spread.most.toFixed(0)} ms`
  return {
    what,
    value: isMeasured ? percentile(milliseconds, 0.95) : Number.NaN,
    unit: 'ms',
    bar: { type: 'most', value: most },
    reference: [own, ...(reference === null ? [] : [reference])].join('; '),
    details: { ...spread, milliseconds: milliseconds.map(Math.round), ...details },
  }
}

function none(what: string, value: number, details: Figure['details']): Figure {
  return { what, value, unit: '', bar: { type: 'most', value: 0 }, reference: null, details }
}
