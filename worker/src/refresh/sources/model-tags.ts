import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Front } from '@liberta/contracts/fronts/front.schema'
import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { ObituaryList } from '@liberta/contracts/obituaries/obituary.schema'
import type { LiveEntry } from '@liberta/contracts/live-blog/live-blog.schema'
import { tagOf } from '@liberta/contracts/read-models/tag'
import type { Tag } from '@liberta/contracts/read-models/tag'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import type { Story, StoryLink, StoryTeaser } from '@liberta/contracts/stories/story.schema'

/*
 * What a body is made of, as far as a change of it is looked up by that. `section:` stands where the model is a list of the section: a
 * new story changes its lists, not every story that names the section.
 */

/** The tags of a whole story. */
export function tagStory(story: Story): Tag[] {
  const { liveBlog } = story
  const entries = liveBlog === null ? [] : [...liveBlog.entries, ...liveBlog.keyMoments, liveBlog.pinned]
  return [
    ...tagTeasers([story, ...story.readNext]),
    ...tagLinks(story.children),
    ...entries.flatMap((entry) => (entry === null ? [] : [tagOf.liveEntry(story.id, entry.id)])),
  ]
}

/** The tags of a page of the entries of a live story. */
export function tagLiveEntries(story: number, entries: readonly Pick<LiveEntry, 'id'>[]): Tag[] {
  return [tagOf.liveEntries(story), ...entries.map(({ id }) => tagOf.liveEntry(story, id))]
}

/** The tags of a page of a list. */
export function tagStoryList({ subject, stories }: StoryList): Tag[] {
  return [...(subject.type === 'section' ? [tagOf.section(subject.section.id)] : []), ...tagTeasers(stories)]
}

/** The tags of multimedia items. */
export function tagMultimediaItems(items: readonly Pick<MultimediaTeaser, 'id'>[]): Tag[] {
  return items.map(({ id }) => tagOf.multimedia(id))
}

/** The tags of events. */
export function tagEvents(events: readonly Pick<EventTeaser, 'id'>[]): Tag[] {
  return events.map(({ id }) => tagOf.event(id))
}

/** The tags of a page of obituaries. */
export function tagObituaryList({ obituaries }: ObituaryList): Tag[] {
  return [tagOf.everyObituaryList(), ...obituaries.map(({ id }) => tagOf.obituary(id))]
}

/** The tags of what a search found. */
export function tagSearch(results: SearchResults): Tag[] {
  switch (results.kind) {
    case 'story':
      return [tagOf.everyStorySearch(), ...tagTeasers(results.stories)]
    case 'multimedia':
      return tagMultimediaItems(results.items)
    case 'event':
      return tagEvents(results.events)
  }
}

/** The tags of a front, the story that goes on live among them, which it only links to. */
export function tagFront({ live, breaking, blocks }: Front, grammar: AddressGrammar): Tag[] {
  const linked = live === null ? null : grammar.parse(live.URL)
  const isStory = linked?.type === 'story' || linked?.type === 'article'
  return [...blocks.flatMap(tagBlock), ...tagLinks(breaking ? [breaking] : []), ...tagLinks(isStory ? [linked] : [])]
}

function tagBlock(block: Front['blocks'][number]): Tag[] {
  switch (block.type) {
    case 'section':
      return [tagOf.section(block.section.id), ...tagTeasers(block.stories)]
    case 'valleys':
      return [block.river, ...block.valleys].flatMap((group) => [
        tagOf.section(group.section.id),
        ...tagTeasers(group.stories),
      ])
    case 'opening':
    case 'latest':
    case 'mostRead':
    case 'opinions':
      return tagTeasers(block.stories)
    case 'events':
      return tagEvents(block.events)
    case 'obituaries':
      return block.obituaries.map(({ id }) => tagOf.obituary(id))
    case 'television':
    case 'podcasts':
      return tagMultimediaItems(block.clips)
  }
}

/** The tags of stories as lists show them. */
export function tagTeasers(stories: readonly StoryTeaser[]): Tag[] {
  return stories.flatMap((story) => tagLinks([story, ...story.related]))
}

function tagLinks(stories: readonly Pick<StoryLink, 'id'>[]): Tag[] {
  return stories.map(({ id }) => tagOf.story(id))
}
