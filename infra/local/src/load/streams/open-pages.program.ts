/**
 * Open pages that listen: opens streams of events at an even pace, whether or not earlier ones are there, holds them until it is told to
 * stop, and notes when each story was heard of by how many. Its argument is a plan as JSON. Sends a report over IPC when every stream has
 * been answered, and after that whenever it is sent anything.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { EventSourceMessage } from 'eventsource-parser'
import { openStream } from './open-stream.ts'
import { openPagesPlanSchema } from './open-pages.schema.ts'
import type { OpenPagesReport } from './open-pages.schema.ts'

const LOOK_EVERY_MS = 5
/** Of events that many streams have in common, so that each is read once. */
const KEPT_TEXTS = 32

const plan = openPagesPlanSchema.parse(JSON.parse(process.argv[2] ?? ''))
const report: OpenPagesReport = {
  open: 0,
  taken: 0,
  lost: 0,
  refusals: {},
  slowestMs: 0,
  events: 0,
  arrivals: {},
  cpuSeconds: 0,
}
/** By the text of an event: the stories that it names. */
const read = new Map<string, string[]>()

function storiesOf({ event, data }: EventSourceMessage): string[] {
  const known = read.get(data)
  if (known !== undefined) return known
  const told = JSON.parse(data) as { id?: number; stories?: { id: number }[] } | null
  const stories = event === 'list' ? (told?.stories ?? []) : event === 'story' ? [told ?? {}] : []
  const ids = stories.flatMap(({ id }) => (id === undefined ? [] : [String(id)]))
  if (read.size >= KEPT_TEXTS) read.delete(read.keys().next().value ?? '')
  read.set(data, ids)
  return ids
}

/** Each stream's newest story that it has heard of: what it hears of again counts once. */
function hear(heard: Set<string>, event: EventSourceMessage): void {
  const at = Date.now()
  report.events += 1
  for (const id of storiesOf(event)) {
    if (heard.has(id)) continue
    heard.add(id)
    const arrival = (report.arrivals[id] ??= { streams: 0, last: at, heardBy: {} })
    arrival.streams += 1
    arrival.last = at
    const by = Math.ceil(at / 10) * 10
    arrival.heardBy[by] = (arrival.heardBy[by] ?? 0) + 1
  }
}

/** The loopback network has 16 million addresses; this many pages come from each. */
function addressOf(index: number): string | undefined {
  if (plan.perAddress === 0) return undefined
  const place = Math.floor(index / plan.perAddress)
  return `127.7.${(place >> 7) & 255}.${(place & 127) + 1}`
}

async function openOne(index: number): Promise<void> {
  const heard = new Set<string>()
  const localAddress = addressOf(index)
  const stream = await openStream({
    origin: plan.origin,
    path: plan.path,
    ...(localAddress !== undefined && { localAddress }),
    ...(plan.isForwarded && localAddress !== undefined && { headers: { 'x-forwarded-for': localAddress } }),
    onEvent: (event) => hear(heard, event),
    onEnd() {
      report.open -= 1
      report.lost += 1
    },
  })
  report.slowestMs = Math.max(report.slowestMs, Math.round(stream.milliseconds))
  if (stream.status === 200) {
    report.open += 1
    report.taken += 1
  } else report.refusals[stream.status] = (report.refusals[stream.status] ?? 0) + 1
}

function tell(): void {
  const { user, system } = process.cpuUsage()
  process.send?.({ ...report, cpuSeconds: (user + system) / 1e6 })
}

process.once('SIGTERM', () => process.exit(0))
const began = performance.now()
const opening: Promise<void>[] = []
while (opening.length < plan.streams) {
  const due = Math.min(plan.streams, ((performance.now() - began) / 1000) * plan.perSecond + 1)
  while (opening.length < Math.floor(due)) opening.push(openOne(opening.length))
  await pause(LOOK_EVERY_MS)
}
await Promise.all(opening)
process.on('message', tell)
tell()
