import { setTimeout as pause } from 'node:timers/promises'
import { startFrontendBeside } from '../../../local/src/test-site/start-frontend-beside.ts'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import type { Bench, Figure } from '../bench.types.ts'
import { drawReads, listHotPages } from '../load/hot-pages.ts'
import { originOf, readAnswer } from '../load/read-answer.ts'
import { startReaders } from '../publish/start-readers.ts'
import { percentile } from '@liberta/test-kit/summarise'

const PAGES = 400
/** Of the copy that is there: a spike of what one copy has to bear beside the start of another one on two processors. */
const READS_PER_SECOND = 300
/** Until what is read is warm, and shared. */
const WARM_MS = 15_000
const ANSWERS = 1_000
const ANSWERS_PER_SECOND = 300
const BAR_HITS = 95

/** What a frontend answers first that was started while readers come, with the pages that copies share and without. */
export const freshStartBench: Bench = {
  name: 'fresh-start',
  summary: `the first ${ANSWERS} answers of a frontend that is started while readers come`,
  async run(context) {
    const site = await context.site()
    const origin = originOf(site)
    const pages = await listHotPages(origin, site.urls.naxos, PAGES)
    const readers = await startReaders(origin, READS_PER_SECOND, drawReads(pages, 4_000))
    context.say(`  ${READS_PER_SECOND} reads a second of ${pages.length} pages …`)
    await pause(WARM_MS)
    const shared = await startAnother(site, pages, {})
    const alone = await startAnother(site, pages, { SHARED_PAGES_BYTES: '0' })
    const report = await readers.stop()
    return describe(shared, alone, report.failures)
  },
}

interface FirstAnswers {
  readyMs: number
  failures: string[]
  hits: number
  stale: number
  milliseconds: number[]
}

/** Starts a further copy of the frontend that runs, and reads its first answers. */
async function startAnother(
  site: TestSite,
  pages: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<FirstAnswers> {
  // As the one that runs: copies share where all of their settings are the same.
  const another = await startFrontendBeside(site, { NODE_ENV: 'production', ...more }, true)
  try {
    const first = await readFirst(`http://127.0.0.1:${another.port}`, drawReads(pages, ANSWERS))
    return { readyMs: another.readyMs, ...first }
  } finally {
    await another.stop()
  }
}

async function readFirst(origin: string, addresses: readonly string[]): Promise<Omit<FirstAnswers, 'readyMs'>> {
  const seen = { failures: [] as string[], hits: 0, stale: 0, milliseconds: [] as number[] }
  const readOne = async (address: string) => {
    const sentAt = performance.now()
    const answer = await readAnswer(origin + address, { 'accept-encoding': 'br' }).catch((error: unknown) => error)
    seen.milliseconds.push(performance.now() - sentAt)
    if (answer instanceof Error || (answer as { status: number }).status !== 200)
      return void seen.failures.push(`${address}: ${answer instanceof Error ? answer.message : 'not 200'}`)
    const said = String((answer as Awaited<ReturnType<typeof readAnswer>>).headers['cache-status'])
    if (said.includes('; hit')) seen.hits += 1
    if (said.includes('ttl=-')) seen.stale += 1
  }
  const began = performance.now()
  const reading: Promise<void>[] = []
  while (reading.length < addresses.length) {
    const due = Math.min(addresses.length, ((performance.now() - began) / 1000) * ANSWERS_PER_SECOND)
    while (reading.length < due) reading.push(readOne(addresses[reading.length] ?? '/'))
    await pause(2)
  }
  await Promise.all(reading)
  return seen
}

function describe(shared: FirstAnswers, alone: FirstAnswers, readers: readonly string[]): Figure[] {
  const share = ({ hits }: FirstAnswers) => (hits / ANSWERS) * 100
  const tell = (answers: FirstAnswers) =>
    `p99 ${percentile(answers.milliseconds, 0.99).toFixed(0)} ms, ready after ${(answers.readyMs / 1000).toFixed(1)} s`
  const failed = [...shared.failures, ...readers]
  return [
    {
      what: `fresh frontend, hits of its first ${ANSWERS} answers`,
      value: share(shared),
      unit: '%',
      bar: { type: 'least', value: BAR_HITS },
      reference: `${shared.stale} of them stale; ${tell(shared)}; without shared pages ${share(alone).toFixed(1)} %, ${tell(alone)}`,
      details: { shared: { ...shared, milliseconds: [] }, alone: { ...alone, milliseconds: [] } },
    },
    {
      what: 'fresh frontend, failed answers, those of the other copy among them',
      value: failed.length,
      unit: '',
      bar: { type: 'most', value: 0 },
      reference: null,
      details: { examples: failed.slice(0, 20) },
    },
  ]
}
