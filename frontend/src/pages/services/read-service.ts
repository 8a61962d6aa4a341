import { FIXED_PAGES } from '@liberta/addresses/fixed-page.table'
import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { PageBlock } from '@liberta/contracts/pages/editorial-page.schema'
import type { ApiAnswer } from '../../content/content-source.ts'
import { takeList } from '../../page-definition/load-answer.ts'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { readTextBeside } from '../../components/text/read-text.ts'
import { placeOf } from '../../page-definition/addresses/text-place.table.ts'
import type { TextHead } from '../../components/text/TextLayout.tsx'

/** A list of the paper's own, and what editors say around it. */
export interface Service<Items> {
  /** Null where the list cannot be had now. */
  items: Items | null
  text: EditorialPage | null
}

type ServiceName = 'abbonamenti' | 'newsletter' | 'letterToEditor'

/**
 * Reads a list and, beside it, the text of its page. The page is there without either: its forms and ways to write need neither,
 * and the way out of a contract is the law's.
 *
 * @param reading.none the list where the CMS has no such
 */
export async function readService<Items>(
  name: ServiceName,
  reading: { model: ReadModelReference; answer: Promise<ApiAnswer<Items>>; none: Items },
  context: LoadContext,
): Promise<Loaded<Service<Items>>> {
  const [answer, text] = await Promise.all([reading.answer, readTextBeside(FIXED_PAGES[name].text, context)])
  const { body, tags } = takeList(answer, reading.none)
  return { content: { items: body, text: text.content }, tags: [nameReadModel(reading.model), ...tags, ...text.tags] }
}

/** Title, standfirst and date of a service's page: the editors' words, or the page's own name. */
export function headOfService(name: ServiceName, { text }: Pick<Service<unknown>, 'text'>): TextHead {
  return {
    title: text?.title ?? placeOf(name).name,
    standfirst: text?.standfirst ?? null,
    updatedAt: text?.updatedAt ?? null,
  }
}

/** The editors' text without their own table of what the page lists: the list is always up to date, the table may not be. */
export function withoutTables(text: EditorialPage | null): PageBlock[] {
  return text?.blocks.filter(({ type }) => type !== 'facts') ?? []
}
