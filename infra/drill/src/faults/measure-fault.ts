import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { percentile } from '@liberta/test-kit/summarise'
import { publishStory } from '../../../upstreams/src/client/edit-naxos.ts'
import type { RowContext } from '../drill.types.ts'
import type { KindReport, LoadReport } from '../load/load-plan.schema.ts'
import { startLoad } from '../load/start-load.ts'
import { most, none, told } from '../report/make-figure.ts'
import { FIGURES, RATES, RECOVERED_WITHIN_S } from './faults.table.ts'
import type { FigureName, Fault, Scene } from './faults.table.ts'
import { readModels } from './read-models.ts'
import { timeUntilShown, watchRecovery } from './watch-recovery.ts'
import type { Recovery } from './watch-recovery.ts'

/** Pages of read models that no frontend has shown, a second until the fault ends. */
const MODELS_PER_SECOND = 1
/** Warm as well: pages of other kinds than those that the home page links to. */
const OTHER_PAGES = [
  '/news/latest',
  '/ricerca/query_piacenza/s',
  '/eventi',
  '/necrologie/list',
  '/multimedia/folder/video',
  '/podcast',
  '/topics',
  '/about',
]
/** Above it the machine was too busy with others for what readers waited to say anything. */
const BUSY_LAG_MS = 1000
const STEADY_S = 3
/** So long after a fault began something is published: by then it is felt. */
const PUBLISHED_AFTER_MS = 1000
/** For longer nothing is waited for, so that a fault that does not heal costs no more. */
const PATIENCE_MS = 75_000

/** What readers saw of a fault, from before it began until all was as before. */
interface Seen {
  load: LoadReport
  recovery: Recovery
  /** Milliseconds for which the home page lacked what was published while the fault lasted. */
  behindMs: number
}

/** Breaks one thing under readers and mends it again; the figures of the report's row. */
export async function measureFault(fault: Fault, context: RowContext): Promise<Figure[]> {
  const { load, recovery, behindMs } = await breakUnderReaders(fault, await context.paper(), context)
  for (const [kind, { failures }] of Object.entries(load.kinds)) sayFailures(context.say, kind, failures)
  if (load.lagMs > BUSY_LAG_MS)
    context.note(`${fault.name}: the readers had to wait ${load.lagMs} ms for a processor; others had the machine.`)
  const { page, model, search, call, command } = load.kinds
  const named = (figure: FigureName) => `${fault.name}: ${FIGURES[figure]}`
  const others = { searches: search, calls: call, commands: command }
  return [
    told(
      named('requests'),
      Object.values(load.kinds).reduce((sum, { answers }) => sum + answers, 0),
    ),
    none(named('failed'), page.failures.length, page.failures),
    ...(fault.keepsModels
      ? [{ ...none(named('models'), model.failures.length, model.failures), reference: `of ${model.answers}` }]
      : []),
    told(named('longest'), Math.round(percentile(page.milliseconds, 1)), 'ms'),
    told(named('lag'), load.lagMs, 'ms'),
    told(named('oldest'), page.overdueS, 's'),
    told(named('behind'), inSeconds(behindMs), 's'),
    {
      ...most(named('recovered'), inSeconds(recovery.milliseconds), RECOVERED_WITHIN_S, 's', { ...recovery.parts }),
      reference: `${recovery.last} last`,
    },
    {
      ...told(
        named('refused'),
        Object.values(others).reduce((sum, { failures }) => sum + failures.length, 0),
        '',
        {
          examples: Object.values(others).flatMap(({ failures }) => failures.slice(0, 5)),
        },
      ),
      reference: Object.entries(others).map(writeShare).join(', '),
    },
  ]
}

/** The first and the last of those of a kind. */
function sayFailures(say: RowContext['say'], kind: string, failures: readonly string[]): void {
  const shown = [...new Set([failures[0], failures.at(-1)])].filter((failure) => failure !== undefined)
  if (shown.length > 0) say(`  ${failures.length} × ${kind}: ${shown.join(' … ')}`)
}

/** What never came has taken at least for as long as it was waited for. */
const inSeconds = (milliseconds: number) => Math.round(Math.min(milliseconds, PATIENCE_MS) / 100) / 10

function writeShare([name, { failures, answers }]: [string, KindReport]): string {
  return `${name} ${failures.length} of ${answers}`
}

/** Of a site that has just been started it comes last of all that readers ask for. */
async function hasWeather({ balancer }: Scene): Promise<boolean> {
  const answer = await fetch(`${balancer.origin}/api/weather`)
  await answer.arrayBuffer()
  return answer.ok
}

async function breakUnderReaders(fault: Fault, scene: Scene, { amounts, folder, say }: RowContext): Promise<Seen> {
  const models = fault.keepsModels ? await readModels(scene, (STEADY_S + amounts.faultS) * MODELS_PER_SECOND) : []
  await waitUntil(() => hasWeather(scene), { what: 'the weather is there' })
  const [reader] = await scene.plantReaders(1)
  const rates = { ...RATES, model: MODELS_PER_SECOND }
  const load = await startLoad(scene, folder, rates, { pages: OTHER_PAGES, models })
  const undone: (() => Promise<unknown>)[] = [() => load.stop()]
  try {
    await pause(STEADY_S * 1000)
    const mend = await fault.begin(scene)
    undone.push(mend)
    await pause(PUBLISHED_AFTER_MS)
    const publish = (when: string) => publishStory(scene, { title: `${fault.name} ${when} ${Date.now().toString(36)}` })
    const during = await publish('durante')
    const behind = timeUntilShown(scene, during.title, PATIENCE_MS)
    await pause(amounts.faultS * 1000 - PUBLISHED_AFTER_MS)
    const began = performance.now()
    undone.pop()
    await mend()
    say(`  mended after ${inSeconds(performance.now() - began)} s`)
    const after = await publish('dopo')
    const expected = { stories: [during, after], pages: load.pages, cookie: reader?.cookie ?? '' }
    const recovery = await watchRecovery(scene, expected, { began, withinMs: PATIENCE_MS })
    const behindMs = await behind
    const parts = Object.entries(recovery.parts).map(([name, milliseconds]) => `${name} ${inSeconds(milliseconds)} s`)
    say(`  as before, from when the mending began: ${parts.join(', ')}`)
    undone.pop()
    return { load: await load.stop(), recovery, behindMs }
  } finally {
    for (const undo of undone.toReversed()) await undo()
  }
}
