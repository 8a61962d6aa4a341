import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { expectPresent, takeIfPresent } from '../../page-definition/load-answer.ts'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { OWN_WORDS } from './own-words.table.ts'
import { placeOf } from '../../page-definition/addresses/text-place.table.ts'
import type { TextPageName } from '../../page-definition/addresses/text-place.table.ts'

const tagOf = (slug: string) => nameReadModel({ model: 'page', id: slug })

/** The text that is a page; throws a problem where there is none. */
export async function readText(slug: string, { source, path }: LoadContext): Promise<Loaded<EditorialPage>> {
  const { body, tags } = expectPresent(await source.read('page', { slug }), path)
  return { content: body, tags: [tagOf(slug), ...tags] }
}

/** A page's text: what editors wrote, or the site's own words, which nobody has changed at any time. */
export type PageTextOrOwn = Omit<EditorialPage, 'slug' | 'updatedAt'> & { updatedAt: string | null }

/**
 * The text of a fixed page; where the CMS has none, its name and the site's own words, so that its form or list is there; where it cannot be had
 * now, too, for who has sent that form. Throws a problem where the site has none either, where the text was withdrawn, and where it cannot be had.
 */
export async function readTextOrOwn(
  name: TextPageName,
  slug: string,
  { source, path, isFormSent }: LoadContext,
): Promise<Loaded<PageTextOrOwn>> {
  const answer = await source.read('page', { slug })
  const own = OWN_WORDS[name]
  const hasNone = answer.state === 'missing' || (answer.state === 'unavailable' && isFormSent)
  if (hasNone && own !== undefined) {
    const content = { title: placeOf(name).name, standfirst: own, blocks: [], updatedAt: null }
    return { content, tags: [tagOf(slug)] }
  }
  const { body, tags } = expectPresent(answer, path)
  return { content: body, tags: [tagOf(slug), ...tags] }
}

/** The editors' words beside what is the page's own: null where they cannot be had; the page turns stale when they come. */
export async function readTextBeside(
  slug: string,
  { source }: Pick<LoadContext, 'source'>,
): Promise<Loaded<EditorialPage | null>> {
  const { body, tags } = takeIfPresent(await source.read('page', { slug }))
  return { content: body, tags: [tagOf(slug), ...tags] }
}
