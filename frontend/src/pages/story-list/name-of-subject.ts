import type { StoryListSubject } from '@liberta/contracts/stories/story-list.schema'

/** The name that a list's page carries as its title. */
export function nameOfSubject(subject: StoryListSubject): string {
  switch (subject.type) {
    case 'latest':
      return 'Ultime News'
    case 'section':
      return subject.section.name
    case 'tag':
      return subject.tag.name
    case 'journalist':
      return subject.journalist.name
  }
}
