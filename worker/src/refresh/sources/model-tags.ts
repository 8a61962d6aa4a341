import type { Front } from '@liberta/contracts/fronts/front.schema'
import type { EventList, EventTeaser } from '@liberta/contracts/events/event.schema'
import type { MultimediaList, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { ObituaryList } from '@liberta/contracts/obituaries/obituary.schema'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import type { Story, StoryLink, StoryTeaser } from '@liberta/contracts/stories/story.schema'

/*
 * What a body is made of. `story:` stands for each story inside. `section:`, `tag:` and `journalist:` stand where the
 * model is a list of that subject: a new story in a section changes its lists, not every story that names the section.
 */

/** The tags of a whole story. */
export function tagStory(story: Story): string[] {
  return [...tagTeasers([story, ...story.readNext]), ...tagLinks(story.children)]
}

/** The tags of a page of a list. */
export function tagStoryList({ subject, stories }: StoryList): string[] {
  return [tagSubject(subject), ...tagTeasers(stories)]
}

/** The tags of a page of multimedia items. */
export function tagMultimediaList({ subject, items }: MultimediaList): string[] {
  const own = tagMultimediaSubject(subject)
  return [own, ...tagMultimediaItems(items)]
}

/** `multimedia:` for each item. */
export function tagMultimediaItems(items: readonly Pick<MultimediaTeaser, 'id'>[]): string[] {
  return items.map(({ id }) => `multimedia:${id}`)
}

/** The tags of a page of events. */
export function tagEventList({ subject, events }: EventList): string[] {
  return [...tagEventSubject(subject), ...tagEvents(events)]
}

/** `event:` for each event. */
export function tagEvents(events: readonly Pick<EventTeaser, 'id'>[]): string[] {
  return events.map(({ id }) => `event:${id}`)
}

/** The tags of a page of obituaries. */
export function tagObituaryList({ obituaries }: ObituaryList): string[] {
  return ['obituaries', ...obituaries.map(({ id }) => `obituary:${id}`)]
}

/** The tags of what a search found: `search:story` stands for all searches among stories. */
export function tagSearch(results: SearchResults): string[] {
  const own = `search:${results.kind}`
  switch (results.kind) {
    case 'story':
      return [own, ...tagTeasers(results.stories)]
    case 'multimedia':
      return [own, ...tagMultimediaItems(results.items)]
    case 'event':
      return [own, ...tagEvents(results.events)]
  }
}

/** The tags of a front. */
export function tagFront(front: Front): string[] {
  return ['front', ...front.blocks.flatMap(tagBlock)]
}

function tagBlock(block: Front['blocks'][number]): string[] {
  switch (block.type) {
    case 'section':
      return [`section:${block.section.id}`, ...tagTeasers(block.stories)]
    case 'valleys':
      return [block.river, ...block.valleys].flatMap((group) => [
        `section:${group.section.id}`,
        ...tagTeasers(group.stories),
      ])
    case 'opening':
    case 'latest':
    case 'mostRead':
    case 'opinions':
      return tagTeasers(block.stories)
    case 'events':
      return block.events.map((event) => `event:${event.id}`)
    case 'obituaries':
      return block.obituaries.map((obituary) => `obituary:${obituary.id}`)
    case 'television':
    case 'podcasts':
      return []
  }
}

function tagSubject(subject: StoryList['subject']): string {
  switch (subject.type) {
    case 'latest':
      return 'latest'
    case 'section':
      return `section:${subject.section.id}`
    case 'tag':
      return `tag:${subject.tag.slug}`
    case 'journalist':
      return `journalist:${subject.journalist.slug}`
  }
}

function tagMultimediaSubject(subject: MultimediaList['subject']): string {
  if (subject.type === 'folder') return `folder:${subject.folder.id}`
  return subject.type === 'tag' ? `tag:${subject.tag.slug}` : 'multimedia'
}

/** Every list of events moves with any event: they all bear `events`. */
function tagEventSubject(subject: EventList['subject']): string[] {
  if (subject.type === 'category') return ['events', `event_category:${subject.category.id}`]
  return subject.type === 'tag' ? ['events', `tag:${subject.tag.slug}`] : ['events']
}

function tagTeasers(stories: readonly StoryTeaser[]): string[] {
  return stories.flatMap((story) => tagLinks([story, ...story.related]))
}

function tagLinks(stories: readonly Pick<StoryLink, 'id'>[]): string[] {
  return stories.map((story) => `story:${story.id}`)
}
