import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { median, medianRatio, percentile } from '@liberta/test-kit/summarise'
import { publishStory } from '../../../upstreams/src/client/edit-naxos.ts'
import type { RowContext } from '../drill.types.ts'
import type { LoadKind, LoadReport } from '../load/load-plan.schema.ts'
import { signIn } from '../load/sign-in.ts'
import { startLoad } from '../load/start-load.ts'
import { startAttempts, startStreams } from '../load/start-streams.ts'
import type { AttemptsReport } from '../load/start-streams.ts'
import { Visitor } from '../load/visitor.ts'
import { most, mostOf, none, told } from '../report/make-figure.ts'
import type { Paper } from '../site/start-paper.ts'

/**
 * In every so many rounds a story is published once beside each crowd, so that who listens hears something: what is drawn anew for it takes
 * half a second, and in each part of seven seconds p95 would lie at the edge of that half second.
 */
const PUBLISHED_EVERY = 3
/** How much longer all rounds take together than what is normal is measured for: a ratio is compared, of which each part is noisy. */
const LONGER = 1.5
/** More than each copy of the API takes: these are to be refused. */
const STREAMS_TOO_MANY = 20
const ATTEMPTS_EACH = 8
/** How many times as many attempts as there are streams strangers make, in all rounds together. */
const ATTEMPTS_A_STREAM = 5
const BAR_RATIO = 1.2
const AT_ONCE_MS = 1000
const SIGN_IN_EVERY_MS = 250
const SHARES = { page: 0.6, call: 0.4 }

/** What a part of a round has seen: readers, those who signed in, and who wanted to listen. */
interface Seen {
  load: LoadReport
  signIns: number[]
  failedSignIns: string[]
  taken: number
  refused: AttemptsReport
}

/** Who is there beside readers. */
const CROWDS = ['nobody', 'streams', 'strangers'] as const
type Crowd = (typeof CROWDS)[number]

/** As many frontends as may listen at the APIs, and as many strangers who want to through the site: readers notice nothing. */
export async function measureStreams(context: RowContext): Promise<Figure[]> {
  const paper = await context.paper()
  const seen: Record<Crowd, Seen[]> = { nobody: [], streams: [], strangers: [] }
  // The first one counts for nothing: programs that have just begun are slower, whoever is there.
  const rounds = context.amounts.streamRounds
  for (let round = 0; round <= rounds; round += 1) {
    // Every other round goes backwards: none is always measured first, while all still get faster.
    for (const crowd of round % 2 === 0 ? CROWDS : CROWDS.toReversed()) {
      const measured = await measureBeside(context, paper, crowd, round % PUBLISHED_EVERY === 1)
      if (round > 0) seen[crowd].push(measured)
    }
    context.say(`  round ${round} of ${rounds}: ${seen.streams.at(-1)?.taken ?? 'warm-up, no'} streams taken`)
  }
  const crowded = [...seen.streams, ...seen.strangers]
  const failures = [...seen.nobody, ...crowded].flatMap(({ load, failedSignIns }) => [
    ...Object.values(load.kinds).flatMap((kind) => kind.failures),
    ...failedSignIns,
  ])
  const odd = crowded.flatMap(({ refused }) => refused).filter(({ status }) => status !== 503 && status !== 404)
  const signIns = crowded.flatMap((each) => each.signIns)
  return [
    told('streams: taken by both APIs', median(seen.streams.map(({ taken }) => taken))),
    ...(['streams', 'strangers'] as const).flatMap((crowd) => [
      compare('page', crowd, seen),
      compare('call', crowd, seen),
      ...describeRefused(
        crowd,
        seen[crowd].flatMap(({ refused }) => refused),
      ),
    ]),
    none('streams and strangers answered otherwise than 503 or 404', odd.length, odd),
    mostOf('sign-in beside streams and strangers, longest step', signIns, 'most', AT_ONCE_MS),
    none('beside streams and strangers: failed pages, calls and sign-ins', failures.length, failures),
  ]
}

const write = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ')

/** The p95 of one kind beside a crowd, as a multiple of that of the same round beside nobody. */
function compare(kind: LoadKind, crowd: Crowd, seen: Readonly<Record<Crowd, readonly Seen[]>>): Figure {
  const p95 = ({ load }: Seen) => percentile(load.kinds[kind]?.milliseconds ?? [], 0.95)
  const [before, after] = [seen.nobody.map(p95), seen[crowd].map(p95)]
  const name = kind === 'page' ? 'pages' : 'calls of the API'
  return {
    ...most(`${crowd}: p95 of ${name}, of what it is without`, medianRatio(after, before), BAR_RATIO, 'x'),
    reference: `p95 without ${write(before)}; beside ${write(after)} ms`,
  }
}

function describeRefused(crowd: Crowd, refused: AttemptsReport): Figure[] {
  const times = refused.map(({ milliseconds }) => milliseconds)
  return times.length === 0 ? [] : [mostOf(`${crowd}: who is refused is told so`, times, 'most', AT_ONCE_MS)]
}

async function measureBeside(
  { amounts, folder }: RowContext,
  paper: Paper,
  crowd: Crowd,
  isPublished: boolean,
): Promise<Seen> {
  const lastsMs = ((amounts.measuredS * LONGER) / amounts.streamRounds) * 1000
  // All frontends of the paper may listen at the same copy; where they do not, some of those too many are still taken. One that is refused
  // among the first thousand waits for a thousand connections, which is no time of the API's.
  const perApi = amounts.streams / paper.copies('api').length - paper.copies('frontend').length
  const streams = crowd === 'streams' ? await startStreams(paper, perApi, STREAMS_TOO_MANY) : null
  const load = await startLoad(paper, folder, {
    page: SHARES.page * amounts.requestsPerSecond,
    call: SHARES.call * amounts.requestsPerSecond,
  })
  const attempted = (amounts.streams * ATTEMPTS_A_STREAM) / amounts.streamRounds
  const strangers = { strangers: Math.round(attempted / ATTEMPTS_EACH), each: ATTEMPTS_EACH, withinMs: lastsMs }
  const attempts = crowd === 'strangers' ? await startAttempts(paper, strangers) : null
  const seen: Omit<Seen, 'load'> = {
    signIns: [],
    failedSignIns: [],
    taken: streams?.report.taken ?? 0,
    refused: [...(streams?.report.refusals ?? [])],
  }
  const until = performance.now() + lastsMs
  if (isPublished) await publishStory(paper, { title: `Si ascolta, ${Date.now().toString(36)}` })
  await keepSigningIn(paper, seen, until)
  seen.refused.push(...((await attempts?.done) ?? []))
  const report = await load.stop()
  await streams?.stop()
  return { load: report, ...seen }
}

async function keepSigningIn(
  paper: Paper,
  seen: Pick<Seen, 'signIns' | 'failedSignIns'>,
  until: number,
): Promise<void> {
  const visitor = new Visitor({ origin: paper.urls.site, certificate: paper.certificate, address: '127.4.0.1' })
  for (let count = 0; performance.now() < until; count += 1) {
    await signIn(visitor, paper.urls.site, `lettore${count}@example.it`).then(
      ({ settingOut, comingBack }) => seen.signIns.push(settingOut, comingBack),
      (error: unknown) => seen.failedSignIns.push(String(error)),
    )
    await pause(SIGN_IN_EVERY_MS)
  }
  visitor.close()
}
