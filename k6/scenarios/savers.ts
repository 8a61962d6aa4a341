import type { Options } from 'k6/options'
import { lookUpSaved, saveStory } from '../readers/save-stories.ts'
import type { Saver } from '../readers/save-stories.ts'
import { signIn } from '../readers/sign-in.ts'
import { demandStandIn } from '../readers/try-out.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { buildOptions, steady } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

interface Signed {
  mark: string
  savers: Saver[]
}

/** So many commands of one reader at most: the site keeps 2,000 saved things of each. */
const MOST_COMMANDS_EACH = 1500
const LEAST_SAVERS = 10
/** Seconds from the last command to the first lookup: for those that were still under way. */
const GRACE = 5

const run = readRun('savers', __ENV)
/** As many in both scenarios, so that each looks up what itself was told. */
const players = Math.min(100, Math.ceil(run.rate) + 10)

export const options: Options = buildOptions(run, {
  commands: steady(run, { preAllocatedVUs: players, maxVUs: players, gracefulStop: `${GRACE}s` }),
  lookups: {
    executor: 'per-vu-iterations',
    exec: 'lookUp',
    vus: players,
    iterations: 1,
    maxDuration: `${Math.ceil(run.seconds) + 60}s`,
    startTime: `${Math.round(run.seconds) + GRACE}s`,
  },
})
export const handleSummary = summariseTo(run)

/** Signs the readers in, of whom each gives commands now and then. */
export function setup(): Signed {
  demandStandIn(run)
  const count = Math.max(LEAST_SAVERS, Math.ceil((run.rate * run.seconds) / MOST_COMMANDS_EACH))
  const mark = `k6-${Date.now().toString(36)}`
  const savers = Array.from({ length: count }, (_, index) => ({ cookie: signIn(run, `${mark}-${index}@example.it`) }))
  return { mark, savers }
}

/** One save. */
export default function save({ mark, savers }: Signed): void {
  saveStory(run, mark, savers)
}

/** When all is over: is everything there? */
export function lookUp(): void {
  lookUpSaved(run)
}
