import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { expectPresent, takeIfPresent } from '../routing/load-answer.ts'
import type { LoadContext, Loaded } from '../routing/page-definition.tsx'

const tagOf = (slug: string) => nameReadModel({ model: 'page', id: slug })

/** The text that is a page; throws a problem where there is none. */
export async function readText(slug: string, { source, path }: LoadContext): Promise<Loaded<EditorialPage>> {
  const { body, tags } = expectPresent(await source.readPage(slug), path)
  return { content: body, tags: [tagOf(slug), ...tags] }
}

/** The editors' words beside what is the page's own: null where they cannot be had; the page turns stale when they come. */
export async function readTextBeside(
  slug: string,
  { source }: Pick<LoadContext, 'source'>,
): Promise<Loaded<EditorialPage | null>> {
  const { body, tags } = takeIfPresent(await source.readPage(slug))
  return { content: body, tags: [tagOf(slug), ...tags] }
}
