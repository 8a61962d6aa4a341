import { brotliDecompressSync } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { inParallel } from '../../../local/src/test-site/read-pages.ts'
import { setTopics } from '../../../upstreams/src/client/edit-naxos.ts'
import type { Bench, Figure } from '../bench.types.ts'
import { drawReads, listHotPages } from '../load/hot-pages.ts'
import { originOf, readAnswer } from '../load/read-answer.ts'
import { readCpuSeconds } from '../processes/cpu-time.ts'
import { startReaders } from '../publish/start-readers.ts'

const PAGES = 1_000
const HOTTEST = 200
const READS_PER_SECOND = 500
const WARM_MS = 12_000
/** How often it is looked whether a page is new. */
const LOOK_EVERY_MS = 250
const LOOKS_AT_ONCE = 4
const NEW_WITHIN_MS = 20_000
const BAR_P99_MS = 150
const BAR_NEW_MS = 5_000

/** A change of the menus, which stand on every page, under readers. */
export const massPurgeBench: Bench = {
  name: 'mass-purge',
  summary: `a change of the menus while ${READS_PER_SECOND} pages a second are read: all are stale at once`,
  async run({ site: startSite, say }) {
    const site = await startSite()
    const origin = originOf(site)
    const pages = await listHotPages(origin, site.urls.naxos, PAGES)
    const reads = drawReads(pages, 8_000)
    say(`  ${READS_PER_SECOND} reads a second of ${pages.length} pages …`)
    const warming = await startReaders(origin, READS_PER_SECOND, reads)
    await pause(WARM_MS)
    await warming.stop()
    const topic = `Piena-${Date.now().toString(36)}`
    const readers = await startReaders(origin, READS_PER_SECOND, reads)
    const before = readCpuSeconds(site.pids.frontend ?? -1)
    const began = performance.now()
    await setTopics(site, [{ name: topic, URL: '/tag/piena-del-po' }])
    const times = await watchPages(origin, pages.slice(0, HOTTEST), topic)
    const seconds = (performance.now() - began) / 1000
    const cpu = readCpuSeconds(site.pids.frontend ?? -1) - before
    const report = await readers.stop()
    const newest = Math.max(...times)
    return [
      figure('menus changed, answers meanwhile, p99', report.p99, 'ms', BAR_P99_MS, {
        reference: `p50 ${report.p50.toFixed(1)}, most ${report.most.toFixed(0)} ms of ${report.answers}; frontend ${(cpu / seconds).toFixed(2)} of a processor`,
      }),
      figure(`menus changed, all of the ${HOTTEST} hottest pages new`, newest, 'ms', BAR_NEW_MS, {
        reference: `the first ten after ${Math.max(...times.slice(0, 10)).toFixed(0)} ms`,
        details: { times: times.map(Math.round) },
      }),
      figure('menus changed, failed answers', report.failures.length, '', 0, {
        details: { examples: report.failures.slice(0, 20) },
      }),
    ]
  },
}

/** Milliseconds until each page has the words, in their order; Infinity for what never had. */
async function watchPages(origin: string, pages: readonly string[], words: string): Promise<number[]> {
  const times = pages.map(() => Infinity)
  const began = performance.now()
  while (times.includes(Infinity) && performance.now() - began < NEW_WITHIN_MS) {
    const old = [...times.keys()].filter((index) => times[index] === Infinity)
    await inParallel(old, LOOKS_AT_ONCE, async (index) => {
      const { body } = await readAnswer(`${origin}${pages[index] ?? '/'}`, { 'accept-encoding': 'br' })
      if (brotliDecompressSync(body).includes(words)) times[index] = performance.now() - began
    })
    await pause(LOOK_EVERY_MS)
  }
  return times
}

function figure(
  what: string,
  value: number,
  unit: string,
  most: number,
  told: Partial<Pick<Figure, 'reference' | 'details'>>,
): Figure {
  return { what, value, unit, bar: { type: 'most', value: most }, reference: null, details: {}, ...told }
}
