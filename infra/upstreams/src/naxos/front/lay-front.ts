import { createRandom } from '../../content/random.ts'
import type { CatalogueSection } from '../../content/catalogue/catalogue.schema.ts'
import { ALL_STORIES, OPINIONS, sectionKey } from '../archive/story-keys.ts'
import type { StoredStory, StoryStore } from '../edits/story-store.ts'
import * as plan from './front-plan.table.ts'

/** Which stories stand where; ids only. */
export interface FrontLayout {
  opening: number[]
  latest: number[]
  mostRead: number[]
  opinions: number[]
  sections: { section: number; stories: number[] }[]
  river: { section: number; stories: number[] }
  valleys: { section: number; stories: number[] }[]
  /** The story that is live by itself, no editor having said so. */
  live: number | null
}

export interface FrontSources {
  seed: number
  sections: readonly CatalogueSection[]
  store: StoryStore
  /** The lead that an editor chose. */
  chosenLead: number | null
  /** What stories may share that do not stand on one page: the picture, the kind of event and, last, the theme. */
  marksOf: (id: number) => readonly string[]
}

const STREAM = 103

/**
 * Lays the front as an editor would: a lead from the local news, what was published by hand right after it, a mixture of
 * sections in the opening, and then each block from what is left, so that no story stands in two places.
 */
export function layFront({ seed, sections, store, chosenLead, marksOf }: FrontSources, now: number): FrontLayout {
  const used = new Set<number>()
  const marks = new Set<string>()
  const place = (ids: Iterable<number>, count: number): number[] => {
    const taken = takeUnused(leaveOutTwins(ids, marksOf, marks), count, used)
    for (const id of taken) marksOf(id).forEach((mark) => marks.add(mark))
    return taken
  }
  const idOf = (path: string) => sections.find((section) => section.path === path)?.id ?? 0
  const fill = (path: string, count: number) => {
    const section = idOf(path)
    return { section, stories: place(store.descending(sectionKey(section), now), count) }
  }

  const newest = readNewest(store, plan.OPENING_REACH, now)
  const front = newest[0]?.facts.publishedAt ?? now
  const byHand = store
    .ownIds()
    .map((id) => store.findOpen(id, now))
    .filter((story) => story !== null && front - story.facts.publishedAt < plan.PLACED_BY_HAND_MS)
    .map((story) => story?.facts.id ?? 0)
  const rootOf = (story: StoredStory) => rootSection(sections, story.facts.sections[0] ?? 0)
  const chosen = chosenLead === null ? null : store.findOpen(chosenLead, now)
  const isChosenFresh = chosen !== null && front - chosen.facts.publishedAt < 2 * plan.PLACED_BY_HAND_MS
  const isLeadSection = (story: StoredStory) => plan.LEAD_SECTIONS.some((slug) => slug === rootOf(story))
  const ofArchive = newest.filter(({ facts }) => facts.id < store.firstOwnId)
  const lead = isChosenFresh ? chosen : chooseLead(ofArchive, isLeadSection)
  const opening = place([...(lead ? [lead.facts.id] : []), ...byHand], plan.FRONT_SIZES.opening)
  const mixed = mixSections(newest.slice(plan.UNPLACED), rootOf)
  opening.push(...place(mixed, plan.FRONT_SIZES.opening - opening.length))

  const byHandAgain = byHand.filter((id) => used.has(id))
  for (const id of byHandAgain) used.delete(id)
  const latest = place(store.descending(ALL_STORIES, now), plan.FRONT_SIZES.latest)
  // Sections have fewer kinds of events to choose from than the most read stories, which come last.
  const sectionBlocks = plan.FRONT_SECTIONS.toReversed().map(([path, count]) => fill(path, count))
  const river = fill(plan.RIVER, plan.FRONT_SIZES.river)
  const valleys = plan.VALLEYS.map((path) => fill(path, plan.FRONT_SIZES.valley))
  const opinions = place(store.descending(OPINIONS, now), plan.FRONT_SIZES.opinions)
  return {
    opening,
    latest,
    mostRead: place(drawMostRead(seed, readNewest(store, plan.MOST_READ_REACH, now)), plan.FRONT_SIZES.mostRead),
    opinions,
    river,
    valleys,
    sections: sectionBlocks.toReversed(),
    live: lead && isLiveByItself(seed, lead, front) ? lead.facts.id : null,
  }
}

/**
 * Those that share nothing with what stands on the page or came before, as far as {@link plan.TWIN_REACH}; then, newest first, those
 * that share no more than their last mark, the theme; then the others.
 */
function* leaveOutTwins(
  ids: Iterable<number>,
  marksOf: FrontSources['marksOf'],
  onPage: ReadonlySet<string>,
): Generator<number> {
  const marks = new Set(onPage)
  const twins: number[] = []
  const rest: number[] = []
  for (const id of ids) {
    if (twins.length > plan.TWIN_REACH) break
    const own = marksOf(id)
    if (own.some((mark) => marks.has(mark))) {
      twins.push(id)
      continue
    }
    yield id
    own.forEach((mark) => marks.add(mark))
  }
  for (const id of twins) {
    const own = marksOf(id)
    if (own.slice(0, -1).some((mark) => marks.has(mark))) rest.push(id)
    else {
      yield id
      own.forEach((mark) => marks.add(mark))
    }
  }
  yield* rest
}

function takeUnused(ids: Iterable<number>, count: number, used: Set<number>): number[] {
  const taken: number[] = []
  if (count <= 0) return taken
  for (const id of ids) {
    if (used.has(id)) continue
    used.add(id)
    taken.push(id)
    if (taken.length === count) break
  }
  return taken
}

function readNewest(store: StoryStore, count: number, now: number): StoredStory[] {
  return store
    .page(ALL_STORIES, 1, count, now)
    .ids.map((id) => store.findOpen(id, now))
    .filter((story) => story !== null)
}

function rootSection(sections: readonly CatalogueSection[], id: number): string {
  return sections.find((section) => section.id === id)?.path.split('/')[0] ?? ''
}

function chooseLead(
  newest: readonly StoredStory[],
  isLeadSection: (story: StoredStory) => boolean,
): StoredStory | null {
  const isFitting = (story: StoredStory) => isLeadSection(story) && story.facts.kind === 'story' && !story.facts.premium
  return newest.find((story) => isFitting(story)) ?? newest[0] ?? null
}

/** Newest first, leaving out opinions and what would be too much of one section. */
function mixSections(stories: readonly StoredStory[], rootOf: (story: StoredStory) => string): number[] {
  const counts = new Map<string, number>()
  return stories
    .filter((story) => {
      const root = rootOf(story)
      const count = counts.get(root) ?? 0
      counts.set(root, count + 1)
      return story.facts.kind !== 'opinion' && count < plan.OPENING_PER_SECTION
    })
    .map(({ facts }) => facts.id)
}

/** Each story has its own luck with readers, so that the list changes little by little; news has more of it than opinions have. */
function drawMostRead(seed: number, stories: readonly StoredStory[]): number[] {
  const drawn = stories
    .map(({ facts }) => ({ ...facts, readers: createRandom(seed, STREAM, facts.id).next() }))
    .toSorted((a, b) => b.readers - a.readers)
  const news = drawn.filter(({ kind }) => kind !== 'opinion')
  const opinions = drawn.filter(({ kind }) => kind === 'opinion').slice(0, plan.MOST_READ_OPINIONS)
  return [...news, ...opinions].toSorted((a, b) => b.readers - a.readers).map(({ id }) => id)
}

function isLiveByItself(seed: number, { facts }: StoredStory, front: number): boolean {
  const drawn = createRandom(seed, STREAM, facts.id, 1).int(1, 100) <= plan.LIVE_LEADS
  return drawn && front - facts.publishedAt < plan.LIVE_MS
}
