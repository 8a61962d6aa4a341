import type { Letter } from '@liberta/contracts/letters/letter.schema'
import type { Author } from '@liberta/contracts/people/journalist.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import type { ContentSource } from '../../content/content-source.ts'
import { takeIfPresent } from '../../page-definition/load-answer.ts'
import { layList } from './lay-list.ts'

/** Letters that stand beside the opinions: the one with the editor's answer, and two more. */
const LETTERS = 3
/** Writers that are named under the opinions. */
const MOST_COLUMNISTS = 8

/** One who writes opinions, and what he or she does in the paper. */
export interface Columnist extends Author {
  slug: string
  role: string | null
}

/** What follows the opinions that open their section: what readers write, and who writes. Either may be empty. */
export interface OpinionBands {
  letters: readonly Letter[]
  columnists: readonly Columnist[]
}

const MODELS = [
  nameReadModel({ model: 'letterList', id: '1' }),
  nameReadModel({ model: 'journalists', id: 'all' }),
] as const

/** The bands of a section that opens with opinions; null of every other list. Without letters or roles the page stands. */
export async function loadOpinionBands(
  list: StoryList,
  source: Pick<ContentSource, 'read'>,
): Promise<{ bands: OpinionBands | null; tags: readonly string[] }> {
  if (layList(list, false).opinions.length === 0) return { bands: null, tags: [] }
  const [letters, journalists] = await Promise.all([source.read('letterList', { page: 1 }), source.read('journalists')])
  const { body: page, tags: ofLetters } = takeIfPresent(letters)
  const { body: staff, tags: ofStaff } = takeIfPresent(journalists)
  const roles = new Map(staff?.map(({ id, role }) => [id, role]))
  return {
    bands: {
      letters: answeredFirst(page?.letters ?? []).slice(0, LETTERS),
      columnists: listColumnists(list).map((author) => ({ ...author, role: roles.get(author.id) ?? null })),
    },
    tags: [...MODELS, ...ofLetters, ...ofStaff],
  }
}

/** The newest letter that the editor answers, then the others, newest first. */
function answeredFirst(letters: readonly Letter[]): Letter[] {
  const answered = letters.find(({ answer }) => answer !== null)
  return answered === undefined ? [...letters] : [answered, ...letters.filter((letter) => letter !== answered)]
}

/** Who wrote the opinions of a page, each once and with a page of one's own, in the order in which they stand there. */
function listColumnists({ stories }: StoryList): (Author & { slug: string })[] {
  const authors = stories.flatMap(({ kind, authors: own }) => (kind === 'opinion' ? own : []))
  const withPage = authors.flatMap((author) => (author.slug === null ? [] : [{ ...author, slug: author.slug }]))
  return [...new Map(withPage.toReversed().map((author) => [author.id, author])).values()]
    .toReversed()
    .slice(0, MOST_COLUMNISTS)
}
