import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { listPanels } from '../../../monitoring/src/read-monitoring.ts'
import type { RowContext } from '../drill.types.ts'
import { most, none, told } from '../report/make-figure.ts'
import { startEngines } from '../site/start-engines.ts'
import { startPaper } from '../site/start-paper.ts'
import type { Paper } from '../site/start-paper.ts'
import { keepWriting } from '../two-of-everything/lost-queue.row.ts'
import { keepLooking, keepPublishing, keepReporting, keepSearching } from './keep-busy.ts'
import { connectQueue, mountDisk, NIGHT_FAULTS } from './night-fault.table.ts'
import type { NightFault, Scene } from './night-fault.table.ts'
import { showCertificate } from './show-certificate.ts'
import { takePurges } from './take-purges.ts'
import { watchSite } from './watch-site.ts'
import type { Watch } from './watch-site.ts'

const WITHIN_S = 60
/** For longer nothing is waited for, so that one that is missed costs no more. */
const PATIENCE_MS = 75_000
const LOOK_EVERY_MS = 1000
/** After an alert, for others that come with it. */
const STAYS_MS = 5_000
/** Rates of a minute know of a fault for as long. */
const SETTLE_MS = 5_000

/** What came of a fault; seconds, null where it did not come about in time. */
interface Course {
  fault: NightFault
  alertedAfter: number | null
  endedAfter: number | null
  others: string[]
  /** Copies that would have been restarted. */
  dead: string[]
}

/** Breaks one thing after the other, and holds who is told of what against what should be told. */
export async function measureAlerts({ stage, amounts, folder, say, note }: RowContext): Promise<Figure[]> {
  const place = join(folder, 'night')
  mkdirSync(place)
  const [certificate, disk] = [await showCertificate(join(place, 'certificate')), mountDisk(join(place, 'disk'))]
  const cache = await takePurges()
  const frontend = { CERTIFICATE_ADDRESS: certificate.address, ...(disk && { MEDIA_CACHE_DIR: disk }) }
  try {
    const engines = await startEngines(place, say)
    const paper = await startPaper({
      stage: await stage(),
      folder: place,
      engines,
      frontend,
      environment: cache.environment,
    })
    return await watchFaults({ paper, certificate, disk, cache }, { place, quietS: amounts.quietS, say, note })
  } finally {
    certificate.close()
    cache.close()
    if (disk !== null) execFileSync('umount', ['--lazy', disk])
  }
}

interface Night extends Pick<RowContext, 'say' | 'note'> {
  place: string
  quietS: number
}

async function watchFaults(on: Omit<Scene, 'queue'>, { place, quietS, say, note }: Night): Promise<Figure[]> {
  const { paper, disk } = on
  const queue = connectQueue(paper)
  const scene: Scene = { ...on, queue }
  const readers = [keepWriting, keepSearching, keepReporting, keepPublishing, keepLooking].map((keep) => keep(paper))
  const watch = await watchSite(paper, place, say)
  try {
    await waitFor(async () => (await watch.hasData('up')) && (await watch.listActive()).length === 0, PATIENCE_MS)
    await pause(SETTLE_MS)
    watch.notified.clear()
    await pause(quietS * 1000)
    const quiet = [...watch.notified]
    say(`  ${quietS} s of quiet: ${quiet.join(', ') || 'no alert'}`)
    const courses: Course[] = []
    for (const fault of NIGHT_FAULTS) {
      if (fault.alert === 'DiskAlmostFull' && disk === null) {
        note('alerts: no disk could be mounted, so that none was filled.')
        continue
      }
      const course = await runCourse(fault, scene, watch)
      say(`  ${describe(course)}`)
      courses.push(course)
    }
    return judge(courses, { quiet, seconds: quietS, empty: await listEmptyPanels(watch) })
  } finally {
    await watch.stop()
    await Promise.all(readers.map((reader) => reader.stop()))
    queue.disconnect()
    await paper.stop()
  }
}

async function runCourse(fault: NightFault, scene: Scene, watch: Watch): Promise<Course> {
  watch.notified.clear()
  const dead = new Set<string>()
  const seconds = async (isSo: () => Promise<boolean>) => {
    const began = performance.now()
    const look = async () => {
      if (fault.isOfCopies !== true) for (const copy of await listDead(scene.paper)) dead.add(copy)
      return isSo()
    }
    return (await waitFor(look, PATIENCE_MS)) ? Math.round((performance.now() - began) / 100) / 10 : null
  }
  const mend = await fault.begin(scene)
  const alertedAfter = await seconds(async () => watch.notified.has(fault.alert))
  await pause(STAYS_MS)
  await mend()
  const endedAfter = await seconds(async () => !(await watch.listActive()).includes(fault.alert))
  await waitFor(async () => (await watch.listActive()).length === 0, PATIENCE_MS)
  await pause(SETTLE_MS)
  const others = [...watch.notified].filter((name) => name !== fault.alert)
  return { fault, alertedAfter, endedAfter, others, dead: [...dead] }
}

/** Whether something came to be so within a time. */
async function waitFor(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(LOOK_EVERY_MS)) {
    if (await isSo().catch(() => false)) return true
  }
  return false
}

/** Copies that say of themselves that they have to be restarted, or say nothing (docs/operations.md, liveness). */
async function listDead(paper: Paper): Promise<string[]> {
  const copies = (['frontend', 'api', 'worker'] as const).flatMap((program) =>
    paper.copies(program).map((copy, index) => ({ name: `${program} ${index}`, origin: copy.origin })),
  )
  const found = await Promise.all(
    copies.map(async ({ name, origin }) => {
      const signal = AbortSignal.timeout(3000)
      const isAlive = await fetch(`${origin}/health/live`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      )
      return isAlive ? [] : [name]
    }),
  )
  return found.flat()
}

async function listEmptyPanels(watch: Watch): Promise<string[]> {
  const empty: string[] = []
  for (const { dashboard, title, queries } of listPanels()) {
    const found = await Promise.all(queries.map((query) => watch.hasData(query).catch(() => false)))
    if (!found.includes(true)) empty.push(`${dashboard}: ${title}`)
  }
  return empty
}

const write = (seconds: number | null) => (seconds === null ? 'never' : `${seconds} s`)

function describe({ fault, alertedAfter, endedAfter, others, dead }: Course): string {
  const rest = [...others.map((name) => `also ${name}`), ...dead.map((name) => `${name} not alive`)]
  return [
    `${fault.what}: ${fault.alert} after ${write(alertedAfter)}, over ${write(endedAfter)} after its end`,
    ...rest,
  ].join(', ')
}

const longest = (times: (number | null)[]) => Math.max(0, ...times.map((time) => time ?? PATIENCE_MS / 1000))

function judge(
  courses: readonly Course[],
  { quiet, seconds, empty }: { quiet: string[]; seconds: number; empty: string[] },
): Figure[] {
  const others = courses.flatMap(({ fault, others: names }) => names.map((name) => `${name} when ${fault.what}`))
  const dead = courses.flatMap(({ fault, dead: names }) => names.map((name) => `${name} when ${fault.what}`))
  const missed = courses.filter(({ alertedAfter }) => alertedAfter === null).map(({ fault }) => fault.alert)
  return [
    none(`alerts: in ${seconds} s of quiet`, quiet.length, quiet),
    none(`alerts: faults of ${courses.length} without their alert`, missed.length, missed),
    most(
      'alerts: from a fault to who is told, longest',
      longest(courses.map((each) => each.alertedAfter)),
      WITHIN_S,
      's',
    ),
    none('alerts: others told of beside the one of the cause', others.length, others),
    most(
      'alerts: from the end of a fault to that of its alert, longest',
      longest(courses.map((each) => each.endedAfter)),
      WITHIN_S,
      's',
    ),
    none('alerts: copies that would be restarted for what is none of theirs', dead.length, dead),
    none(`alerts: of ${listPanels().length} panels without data in any state`, empty.length, empty),
    ...courses.map((course) => ({
      ...told(`alerts: ${course.fault.what}`, course.alertedAfter ?? 0, 's'),
      reference: describe(course).split(': ')[1] ?? '',
    })),
  ]
}
