import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { publishStory, withdrawStory } from '../../../upstreams/src/client/edit-naxos.ts'
import type { RowContext } from '../drill.types.ts'
import { mostOf } from '../report/make-figure.ts'
import type { ProgramName } from '../site/start-copy.ts'
import type { Paper } from '../site/start-paper.ts'
import { listPlaces, timeUntil } from '../site/watch-everywhere.ts'
import type { Found, Place } from '../site/watch-everywhere.ts'

const BAR_MS = 2000
const LONGEST_MS = 30_000
const REFUSALS = 10

/** What is done to the product before a story is withdrawn; resolves when it is as the bar says, and gives how to put it right. */
type Trouble = (paper: Paper) => Promise<{ settled: Promise<unknown>; putRight: () => Promise<unknown> }>

const nothing = async () => undefined
const isThere = ({ status }: Found) => status === 200
const isGone = ({ status }: Found) => status === 410

/** A copy ends as in a crash, and the story is withdrawn in the same moment. */
const kill =
  (program: ProgramName): Trouble =>
  async (paper) => {
    await paper.killCopy(program, 1)
    return { settled: Promise.resolve(), putRight: () => paper.reviveCopy(program, 1) }
  }

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'all well': async () => ({ settled: Promise.resolve(), putRight: nothing }),
  // Both streams of both frontends; what is measured begins where the API can be listened to again.
  'after ten 503 of the stream': async (paper) => {
    paper.balancer.breakOff(CHANGES_PATH, REFUSALS * paper.copies('frontend').length)
    return { settled: waitUntil(() => paper.balancer.refusalsLeft === 0), putRight: nothing }
  },
  'one API killed': kill('api'),
  'one worker killed': kill('worker'),
  'one frontend killed': kill('frontend'),
}

/** A story that both frontends and nginx hold warm is withdrawn: it is 410 everywhere, whatever has happened to one copy. */
export async function measureWithdrawal({ paper: start, amounts, say }: RowContext): Promise<Figure[]> {
  const paper = await start()
  const figures: Figure[] = []
  for (const [name, trouble] of Object.entries(TROUBLES)) {
    const [atFrontends, atSite]: [number[], number[]] = [[], []]
    for (let count = 1; count <= amounts.withdrawals; count += 1) {
      const times = await withdrawOne(paper, `Da ritirare, ${name}, ${Date.now().toString(36)}`, trouble)
      atFrontends.push(times.atFrontends)
      atSite.push(times.atSite)
    }
    say(`  ${name}: 410 at the frontends after ${atFrontends.map(Math.round).join(', ')} ms`)
    figures.push(mostOf(`withdrawal, ${name}: 410 on every frontend, longest`, atFrontends, 'most', BAR_MS))
    figures.push(mostOf(`withdrawal, ${name}: 410 through nginx, longest`, atSite, 'most', BAR_MS))
  }
  return figures
}

async function withdrawOne(
  paper: Paper,
  title: string,
  trouble: Trouble,
): Promise<{ atFrontends: number; atSite: number }> {
  const story = await publishStory(paper, { title })
  const before = listPlaces(paper)
  const from = performance.now()
  const warm = [...before.frontends, before.site].map((place) =>
    timeUntil(place, story.path, isThere, { began: from, withinMs: LONGEST_MS }),
  )
  if ((await Promise.all(warm)).includes(Infinity)) throw new Error(`${story.path} never came`)
  const { settled, putRight } = await trouble(paper)
  before.close()
  const places = listPlaces(paper)
  const alive = places.frontends.filter((_, index) => paper.copies('frontend')[index]?.child.isRunning)
  try {
    await withdrawStory(paper, story.id)
    await settled
    const began = performance.now()
    const until = (place: Place) => timeUntil(place, story.path, isGone, { began, withinMs: LONGEST_MS })
    const [atSite = Infinity, ...atFrontends] = await Promise.all([places.site, ...alive].map(until))
    return { atSite, atFrontends: Math.max(...atFrontends) }
  } finally {
    places.close()
    await putRight()
  }
}
