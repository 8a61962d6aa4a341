import { sleep } from 'k6'
import type { Options } from 'k6/options'
import { pickOne } from '../choices/choose.ts'
import { findRead } from '../choices/read-page.ts'
import { ask, textOf } from '../readers/ask.ts'
import { discoverSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { chooseStory } from '../readers/read-hot-page.ts'
import { tellRead } from '../readers/visit-site.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { buildOptions, steady } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

const run = readRun('smoke', __ENV)
/** Seconds between two pages, at least and at most. */
const PAUSE = { least: 1, most: 3 }

export const options: Options = buildOptions(run, { readers: steady(run) })
export const setup = (): Site => discoverSite(run)
export const handleSummary = summariseTo(run)

const pause = () => sleep((PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least)) * run.pause)

/** One visit: the home page, a section, a story and the weather, with a look at each. */
export default function visit(site: Site): void {
  ask(run, 'home', '/', { holds: '</html>' })
  pause()
  ask(run, 'section', pickOne(site.sections, Math.random()), { holds: '</html>' })
  pause()
  const story = ask(run, 'story', chooseStory(site), { holds: 'NewsArticle' })
  tellRead(run, findRead(textOf(story)))
  pause()
  ask(run, 'call', '/api/weather', { holds: 'temperature_2m' })
}
