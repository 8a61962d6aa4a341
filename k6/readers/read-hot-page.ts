import { createZipf, pickOne } from '../choices/choose.ts'
import type { ChooseRank } from '../choices/choose.ts'
import { VISITS } from '../load.table.ts'
import type { Run } from '../run/read-run.ts'
import { ask, askBriefly } from './ask.ts'
import type { Site } from './discover-site.ts'

/** One of so many pages is read to its end and looked at, a millisecond of k6; the others cost it as little as can be. */
const LOOKED_AT_EVERY = 100

/** Each kind as often as its weight says: to pick one of them costs k6 less than to weigh them for each page. */
const KINDS = (Object.keys(VISITS.hot) as (keyof typeof VISITS.hot)[]).flatMap((kind) =>
  Array.from({ length: VISITS.hot[kind] }, () => kind),
)

let chooseRank: ChooseRank | null = null

/** A story by Zipf's law over the order in which the site shows them. */
export function chooseStory({ stories }: Site): string {
  chooseRank ??= createZipf(stories.length, VISITS.zipf)
  return stories[chooseRank(Math.random())] ?? '/'
}

/** Opens one page that many read: the home page, a section, a story. */
export function readHotPage(run: Run, site: Site): void {
  const kind = pickOne(KINDS, Math.random())
  const path = choosePage(site, kind)
  if (Math.random() * LOOKED_AT_EVERY >= 1) askBriefly(run, kind, path)
  else ask(run, kind, path, { holds: kind === 'story' ? 'NewsArticle' : '</html>' })
}

function choosePage(site: Site, kind: (typeof KINDS)[number]): string {
  if (kind === 'home') return '/'
  return kind === 'story' ? chooseStory(site) : pickOne(site.sections, Math.random())
}
