/**
 * Readers who keep coming over HTTP/2: asks for pages, files, calls and commands at an even pace until it is told to stop; then sends
 * what it has seen over IPC. Its argument is the file of a plan. A file for browsers is asked for by any name that a page has ever
 * given, as a page that is open asks late; the query keeps nginx from answering out of what it has.
 */
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { loadPlanSchema } from './load-plan.schema.ts'
import type { KindReport, LoadKind, LoadReport } from './load-plan.schema.ts'
import { Visitor } from './visitor.ts'
import type { Answer } from './visitor.ts'
import { readFreshness } from '../../../../k6/choices/read-cache-status.ts'

const LOOK_EVERY_MS = 2
const LAG_EVERY_MS = 20
/** Who reads comes over so many connections, each from an address of its own. */
const CONNECTIONS = 16
/** Every so many pages its files are noted. */
const NOTED_EVERY = 10

const plan = loadPlanSchema.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
const visit = (address: string) => new Visitor({ origin: plan.origin, certificate: plan.certificate, address })
const visitors = Array.from({ length: CONNECTIONS }, (_, index) => visit(`127.1.0.${index + 1}`))
// nginx takes ten writes a second of one address.
const writers = plan.readers.map((_, index) => visit(`127.2.${index >> 8}.${(index & 255) + 1}`))
const assets = new Set<string>()
const saved: LoadReport['saved'] = []
let began = performance.now()
const mark = Date.now().toString(36)

/** Asks for the one of this number; gives the answer where it is a good one. @throws with what was wrong */
const ASK: Readonly<Record<LoadKind, (count: number) => Promise<Answer>>> = {
  async page(count) {
    const isNoted = count % NOTED_EVERY === 0
    const path = plan.pages[count % plan.pages.length] ?? '/'
    const headers = { 'accept-encoding': isNoted ? 'identity' : 'br' }
    const answer = await expect200(visitors[count % CONNECTIONS], path, { headers })
    if (isNoted) for (const [name] of answer.body.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) assets.add(name)
    return answer
  },
  asset(count) {
    const names = [...assets]
    const name = names[count % Math.max(1, names.length)] ?? plan.pages[0] ?? '/'
    return expect200(visitors[count % CONNECTIONS], `${name}?${mark}-${count}`, {
      headers: { 'accept-encoding': 'br' },
    })
  },
  call(count) {
    return expect200(visitors[count % CONNECTIONS], plan.calls[count % plan.calls.length] ?? '/', {})
  },
  search(count) {
    return expect200(visitors[count % CONNECTIONS], `/ricerca/query_${mark}x${count}/s`, {})
  },
  model(count) {
    return expect200(visitors[count % CONNECTIONS], plan.models[count] ?? '/', { headers: { 'accept-encoding': 'br' } })
  },
  async command(count) {
    const at = count % plan.readers.length
    const reader = plan.readers[at]
    if (!reader) throw new Error('the plan has no readers')
    const itemId = `${mark}-${count}`
    const answer = await expect200(writers[at], '/api/save-for-later/toggle', {
      method: 'POST',
      headers: {
        cookie: reader.cookie,
        origin: plan.origin,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': `${reader.id}-${itemId}`,
      },
      body: JSON.stringify({ itemId, title: 'Una notizia salvata', currentStatus: false }),
    })
    saved.push({ readerId: reader.id, itemId, at: Date.now() })
    return answer
  },
}

async function expect200(
  visitor: Visitor | undefined,
  ...[path, question]: Parameters<Visitor['ask']>
): Promise<Answer> {
  if (!visitor) throw new Error('nobody is there to ask')
  const answer = await visitor.ask(path, question)
  if (answer.status !== 200) throw new Error(`${answer.status} ${path} ${answer.body.slice(0, 80)}`)
  return answer
}

interface Running {
  kind: LoadKind
  perSecond: number
  /** How many there are to be asked for. */
  most: number
  sent: number
  report: KindReport
}

const running = (Object.entries(plan.perSecond) as [LoadKind, number][]).map(([kind, perSecond]): Running => {
  const report = { answers: 0, asksAgain: 0, statuses: {}, failures: [], milliseconds: [], overdueS: 0 }
  return { kind, perSecond, most: kind === 'model' ? plan.models.length : Infinity, sent: 0, report }
})

async function askOne({ kind, report }: Running, count: number): Promise<void> {
  const sentAt = performance.now()
  const status = await ASK[kind](count).then(
    ({ isSecond, headers }) => {
      if (isSecond) report.asksAgain += 1
      const told = headers['cache-status']
      if (typeof told === 'string')
        report.overdueS = Math.max(report.overdueS, readFreshness({ 'Cache-Status': told }).overdue)
      return '200'
    },
    (error: unknown) => {
      const words = error instanceof Error ? error.message : String(error)
      report.failures.push(`${((sentAt - began) / 1000).toFixed(1)} s: ${words}`)
      return /^\d{3} /.test(words) ? words.slice(0, 3) : 'none'
    },
  )
  report.answers += 1
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
  report.milliseconds.push(Number((performance.now() - sentAt).toFixed(2)))
}

const under = new Set<Promise<void>>()
function askWhatIsDue(): void {
  const elapsed = (performance.now() - began) / 1000
  for (const each of running) {
    for (; each.sent < Math.min(each.most, elapsed * each.perSecond); each.sent += 1) {
      const asking = askOne(each, each.sent)
      under.add(asking)
      void asking.then(() => under.delete(asking))
    }
  }
}

// Connected before anything is measured.
await Promise.all([...visitors, ...writers].map((visitor) => visitor.ask('/robots.txt')))
await ASK.page(0)
began = performance.now()
const timer = setInterval(askWhatIsDue, LOOK_EVERY_MS)
const delay = monitorEventLoopDelay({ resolution: LAG_EVERY_MS })
delay.enable()
process.send?.('reading')

async function tell(): Promise<void> {
  clearInterval(timer)
  await Promise.all(under)
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage()
  const lagMs = Math.max(0, Math.round(delay.max / 1e6) - LAG_EVERY_MS)
  const kinds = Object.fromEntries(running.map(({ kind, report }) => [kind, report])) as LoadReport['kinds']
  const report: LoadReport = { seconds, cpuSeconds: (user + system) / 1e6, lagMs, kinds, saved, assets: assets.size }
  process.send?.(report, () => process.exit(0))
}

process.once('SIGTERM', () => void tell())
