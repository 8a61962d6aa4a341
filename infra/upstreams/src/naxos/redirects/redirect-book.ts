import { setImmediate as nextTurn } from 'node:timers/promises'
import { FIXED_REDIRECTS, redirectsOfStories, type FormerStory } from '../../content/catalogue/redirects.ts'
import type { RedirectRules } from '../../content/catalogue/catalogue.schema.ts'
import type { Desk } from '../archive/draw-story-facts.ts'
import { ALL_STORIES } from '../archive/story-keys.ts'
import type { StoryStore } from '../edits/story-store.ts'
import type { StoryForms } from '../forms/compose-story-forms.ts'

/** How many of the archive's first stories are still called by the addresses of the site before, and at most which share. */
const MOVED_STORIES = 30_000
const MOVED_SHARE = 0.7
/** Stories looked at without letting anything else happen: some ten milliseconds. */
const SLICE = 400

/** What the book is made from. */
interface Archive {
  desk: Desk
  store: StoryStore
  stories: StoryForms
  now: () => number
  /** The site's path of a story. */
  pathOf: (story: { id: number; slug: string; sections: readonly number[] }) => string
}

/**
 * The redirect rules: the fixed ones, and those of the archive's first stories, which had another address on the site before.
 * They are made once, since there are tens of thousands of them.
 */
export class RedirectBook {
  private readonly archive: Archive
  private readonly moved: FormerStory[] = []
  private readonly last: number
  private next = 1
  private rules: RedirectRules | null = null

  constructor(archive: Archive) {
    this.archive = archive
    this.last = Math.min(MOVED_STORIES, Math.floor(archive.store.count(ALL_STORIES, archive.now()) * MOVED_SHARE))
  }

  /** Makes the rules by and by, so that calls are answered meanwhile; ends when they are whole or `signal` says so. */
  async fill(signal: AbortSignal): Promise<void> {
    while (this.next <= this.last && !signal.aborted) {
      this.look(SLICE)
      await nextTurn()
    }
    if (!signal.aborted) this.read()
  }

  /** All rules; whatever is missing of them is made first. */
  read(): RedirectRules {
    if (this.rules) return this.rules
    this.look(this.last)
    const ofStories = redirectsOfStories(this.moved)
    this.rules = {
      301: { ...FIXED_REDIRECTS[301], ...ofStories[301] },
      302: { ...FIXED_REDIRECTS[302], ...ofStories[302] },
    }
    return this.rules
  }

  private look(count: number): void {
    const { desk, store, stories, pathOf, now: clock } = this.archive
    const now = clock()
    for (const end = Math.min(this.last, this.next + count - 1); this.next <= end; this.next += 1) {
      const story = store.findOpen(this.next, now)
      const link = story && stories.link(this.next, now)
      const section = desk.sections.find((each) => each.id === link?.sections[0])?.slug
      if (!link || section === undefined) continue
      this.moved.push({ slug: link.slug, section, publishedAt: new Date(story.facts.publishedAt), URL: pathOf(link) })
    }
  }
}
