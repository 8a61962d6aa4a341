import type { Options } from 'k6/options'
import { discoverHotSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { readHotPage } from '../readers/read-hot-page.ts'
import { awaitText, demandStandIn, publishStory, updateStory, withdrawStory } from '../readers/try-out.ts'
import type { RunningStory } from '../readers/try-out.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { buildOptions, editor, spike } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

interface Breaking extends Site {
  /** A word that stands nowhere else. */
  mark: string
  story: RunningStory
}

const run = readRun('breaking', __ENV)
let version = 0

export const options: Options = buildOptions(run, { readers: spike(run), editor: editor(run, 'change') })
export const handleSummary = summariseTo(run)

/** Publishes the story that is changed while readers come: its first showing is measured, too. */
export function setup(): Breaking {
  demandStandIn(run)
  const site = discoverHotSite(run)
  const mark = `prova${Date.now().toString(36)}`
  const began = Date.now()
  const story = publishStory(run, `Prova di carico ${mark}v0`)
  awaitText(run, { home: '/', story: story.path }, `${mark}v0`, began)
  return { ...site, stories: [story.path, ...site.stories], mark, story }
}

/** One page of somebody who has just heard of it: the running story is the one that most open. */
export default function read(breaking: Breaking): void {
  readHotPage(run, breaking)
}

/** A new title, and the looks at home page and story until both have it. */
export function change({ mark, story }: Breaking): void {
  version += 1
  const word = `${mark}v${version}`
  const began = Date.now()
  updateStory(run, story, `Prova di carico ${word}`)
  awaitText(run, { home: '/', story: story.path }, word, began)
}

/** The paper is left as it was found. */
export function teardown({ story }: Breaking): void {
  withdrawStory(run, story)
}
