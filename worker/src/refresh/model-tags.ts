import type { Front } from '@liberta/contracts/fronts/front.schema'
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

function tagTeasers(stories: readonly StoryTeaser[]): string[] {
  return stories.flatMap((story) => tagLinks([story, ...story.related]))
}

function tagLinks(stories: readonly Pick<StoryLink, 'id'>[]): string[] {
  return stories.map((story) => `story:${story.id}`)
}
