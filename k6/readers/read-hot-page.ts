import { chooseWeighted, createZipf, pickOne } from '../choices/choose.ts'
import type { ChooseRank } from '../choices/choose.ts'
import { VISITS } from '../load.table.ts'
import type { Run } from '../run/read-run.ts'
import { ask } from './ask.ts'
import type { AskOptions } from './ask.ts'
import type { Site } from './discover-site.ts'

/** Every so many pages one is read to its end and looked at; the others cost k6 as little as can be. */
const LOOKED_AT_EVERY = 20

let chooseRank: ChooseRank | null = null
let read = 0

/** A story by Zipf's law over the order in which the site shows them. */
export function chooseStory({ stories }: Site): string {
  chooseRank ??= createZipf(stories.length, VISITS.zipf)
  return stories[chooseRank(Math.random())] ?? '/'
}

/** Opens one page that many read: the home page, a section, a story. */
export function readHotPage(run: Run, site: Site, options: AskOptions = {}): void {
  read += 1
  const kind = chooseWeighted(VISITS.hot, Math.random())
  const look =
    read % LOOKED_AT_EVERY === 1 ? { holds: kind === 'story' ? 'NewsArticle' : '</html>' } : { isChecked: false }
  if (kind === 'story') ask(run, kind, chooseStory(site), { ...options, ...look })
  else ask(run, kind, kind === 'home' ? '/' : pickOne(site.sections, Math.random()), { ...options, ...look })
}
