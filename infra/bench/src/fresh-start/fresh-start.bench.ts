import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@liberta/http/find-free-port'
import { startChild } from '../../../local/src/children/start-child.ts'
import { listParts } from '../../../local/src/parts.table.ts'
import { readSettings } from '../../../local/src/settings.ts'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { drawReads, listHotPages } from '../load/hot-pages.ts'
import { readAnswer } from '../load/read-answer.ts'
import { startReaders } from '../publish/start-readers.ts'
import { percentile } from '@liberta/test-kit/summarise'

const PAGES = 400
/** Of the copy that is there: a spike of what one copy has to bear beside the start of another one on two processors. */
const READS_PER_SECOND = 300
/** Until what is read is warm, and shared. */
const WARM_MS = 15_000
const ANSWERS = 1_000
const ANSWERS_PER_SECOND = 300
const READY_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 20
const BAR_HITS = 95

/** What a frontend answers first that was started while readers come, with the pages that copies share and without. */
export const freshStartBench: Bench = {
  name: 'fresh-start',
  summary: `the first ${ANSWERS} answers of a frontend that is started while readers come`,
  async run(context) {
    const site = await context.site()
    const origin = site.urls.site.replace('localhost', '127.0.0.1')
    const pages = await listHotPages(origin, site.urls.naxos, PAGES)
    const readers = await startReaders(origin, READS_PER_SECOND, drawReads(pages, 4_000))
    context.say(`  ${READS_PER_SECOND} reads a second of ${pages.length} pages …`)
    await pause(WARM_MS)
    const shared = await startAnother(context, site, pages, {})
    const alone = await startAnother(context, site, pages, { SHARED_PAGES_BYTES: '0' })
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

/** Starts a further frontend beside the one that runs, and reads its first answers. */
async function startAnother(
  { say }: BenchContext,
  site: TestSite,
  pages: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<FirstAnswers> {
  const { redisQueue, redisCache } = site.services
  const urls = { databaseUrl: '', redisQueueUrl: redisQueue?.url ?? '', redisCacheUrl: redisCache?.url ?? '' }
  const settings = readSettings({ ...site.env, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' })
  const part = listParts(settings, urls).find(({ name }) => name === 'frontend')
  if (part === undefined) throw new Error('there is no frontend')
  const port = String(await findFreePort())
  const began = performance.now()
  const { program, nodeFlags = [] } = part
  // As the one that runs: copies share where all of their settings are the same.
  const env = { NODE_ENV: 'production', ...part.env, ...more, PORT: port }
  const child = startChild({ name: 'another frontend', program, nodeFlags, env, onLine: say, onDeath: say })
  const origin = `http://127.0.0.1:${port}`
  try {
    while (!(await isReady(origin))) {
      if (performance.now() - began > READY_WITHIN_MS) throw new Error('the further frontend is not ready')
      await pause(LOOK_EVERY_MS)
    }
    return { readyMs: performance.now() - began, ...(await readFirst(origin, drawReads(pages, ANSWERS))) }
  } finally {
    await child.stop()
  }
}

async function isReady(origin: string): Promise<boolean> {
  return readAnswer(`${origin}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  )
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
