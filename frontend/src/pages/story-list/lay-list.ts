import type { StoryListKey } from '@liberta/contracts/read-models/list-id'
import type { StoryList, StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { ASIDE_HEIGHTS } from '../../components/ads/aside-height.table.ts'
import { composeRows } from '../../components/rows/compose-rows.ts'
import type { Row } from '../../components/rows/compose-rows.ts'

/** Stories of a first page that are laid as rows; the others follow as a list. */
const LAID = 11

/** Opinions of the two rows that open their section: the editorial beside two, then three. */
const OPINIONS = 6

/** A list as it stands on its page. */
export interface LaidList {
  /** Opinions that open a section of nothing else. */
  opinions: StoryTeaser[]
  rows: Row<StoryTeaser>[]
  /** What follows the rows, one under the other. */
  listed: StoryTeaser[]
}

/**
 * Page 1 of a section opens with rows, of opinions with their own; every other list is rows alone.
 * @param advertised whether the site has advertisements, one of which stands in the rows
 */
export function layList({ page, subject, stories }: StoryList, advertised: boolean): LaidList {
  const laid = page === 1 && subject.type === 'section' ? stories.slice(0, LAID) : []
  const opening = laid.slice(0, OPINIONS)
  if (opening.length === OPINIONS && opening.every(({ kind }) => kind === 'opinion')) {
    return { opinions: opening, rows: [], listed: stories.slice(OPINIONS) }
  }
  const rows = composeRows(laid, {
    opening: ['6|3|3', '5|4|3'],
    asides: advertised ? [{ name: 'ad-guide', span: 3, under: 0, height: ASIDE_HEIGHTS['ad-guide'] }] : [],
  })
  return { opinions: [], rows, listed: stories.slice(laid.length) }
}

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

/** Which list a page of it is of. */
export function keyOfList({ subject, page }: StoryList): StoryListKey {
  switch (subject.type) {
    case 'latest':
      return { type: 'latest', page }
    case 'section':
      return { type: 'section', sectionId: subject.section.id, page }
    case 'tag':
      return { type: 'tag', slug: subject.tag.slug, page }
    case 'journalist':
      return { type: 'journalist', slug: subject.journalist.slug, page }
  }
}
