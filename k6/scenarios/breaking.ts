import type { Options } from 'k6/options'
import { discoverHotSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { readHotPage } from '../readers/read-hot-page.ts'
import { awaitText, demandStandIn, noteSeen, publishStory, updateStory, withdrawStories } from '../readers/try-out.ts'
import type { RunningStory } from '../readers/try-out.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { buildOptions, editor, spike } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

interface Breaking extends Site {
  /** A word that stands nowhere else, in every title of this run. */
  mark: string
  story: RunningStory
}

const run = readRun('breaking', __ENV)
let turns = 0

export const options: Options = buildOptions(run, { readers: spike(run), editor: editor(run, 'change') })
export const handleSummary = summariseTo(run)

/** Publishes the story that most open and that is updated while they do. That it is there is awaited; how soon, in this calm, is no figure of a spike. */
export function setup(): Breaking {
  demandStandIn(run)
  const site = discoverHotSite(run)
  const mark = `prova${Date.now().toString(36)}`
  const story = publishStory(run, `Prova di carico ${mark}v0`)
  const { home, story: page } = awaitText(run, story, `${mark}v0`, Date.now())
  if (home === null || page === null) {
    withdrawStories(run, mark)
    throw new Error(`${run.target} does not show what is published, as ${story.path}`)
  }
  return { ...site, stories: [story.path, ...site.stories], mark, story }
}

/** One page of somebody who has just heard of it: the running story is the one that most open. */
export default function read(breaking: Breaking): void {
  readHotPage(run, breaking)
}

/** In turns a new story and a new title of the running one, and the looks at home page and story until both have it. */
export function change({ mark, story }: Breaking): void {
  turns += 1
  const word = `${mark}v${turns}`
  const title = `Prova di carico ${word}`
  const began = Date.now()
  const changed = turns % 2 === 1 ? publishStory(run, title) : updateStory(run, story, title)
  noteSeen(awaitText(run, changed, word, began))
}

/** The paper is left as it was found. */
export function teardown({ mark }: Breaking): void {
  withdrawStories(run, mark)
}
