import type { EditorialPage } from '../../content/catalogue/catalogue.schema.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import type { Edit } from './edit.schema.ts'

/** The editorial pages as editors last left them. */
export class PageDesk {
  private readonly pages: Map<string, EditorialPage>

  constructor(pages: readonly EditorialPage[]) {
    this.pages = new Map(pages.map((page) => [page.slug, page]))
  }

  /** All pages, with what editors changed. */
  all(): EditorialPage[] {
    return [...this.pages.values()]
  }

  /** One page by its slug; null where there is none. */
  find(slug: string): EditorialPage | null {
    return this.pages.get(slug) ?? null
  }

  /** Changes a page as an editor wrote it. */
  apply(edit: Edit): void {
    const page = edit.type === 'page' ? this.find(edit.slug) : null
    if (edit.type !== 'page' || !page) return
    const { title = page.title, standfirst = page.standfirst, text } = edit
    const blocks = text?.map((paragraph) => ({ type: 'paragraph' as const, text: paragraph })) ?? page.blocks
    this.pages.set(page.slug, { ...page, title, standfirst, blocks, updatedAt: writeRomeTime(edit.at) })
  }
}
