import { z } from 'zod'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const PAGE_SIZE = 100
/** Far below what fronts and lists show, so that nobody has read these stories before; unless told otherwise. */
const FIRST_PAGE = 20

const sectionsSchema = z.object({ data: z.array(z.object({ id: z.number(), path: z.string() })) })
const storiesSchema = z.object({
  data: z.array(z.object({ id: z.number(), slug: z.string(), sections: z.array(z.number()).min(1) })),
})

/** Addresses of stories out of the CMS's archive, newest first, each one once: the site has read none of them. */
export class StoryArchive {
  private readonly naxosUrl: string
  private readonly addresses: string[] = []
  private paths: Map<number, string> | null = null
  private readonly grammar = createSpecifiedGrammar()
  private page: number

  /** @param firstPage of the CMS's list of stories, a hundred a page */
  constructor(naxosUrl: string, firstPage = FIRST_PAGE) {
    this.naxosUrl = naxosUrl
    this.page = firstPage
  }

  /** The next so many; no address is ever given twice. */
  async take(count: number): Promise<string[]> {
    while (this.addresses.length < count) this.addresses.push(...(await this.readPage()))
    return this.addresses.splice(0, count)
  }

  private async readPage(): Promise<string[]> {
    this.paths ??= new Map((await this.read('/section/list', sectionsSchema)).data.map(({ id, path }) => [id, path]))
    const paths = this.paths
    const { data } = await this.read(`/story/list?page=${this.page}&page_size=${PAGE_SIZE}`, storiesSchema)
    if (data.length === 0) throw new Error('the archive has no more stories')
    this.page += 1
    return data.map(({ id, slug, sections: [section] }) =>
      this.grammar.build({ type: 'story', sectionPath: paths.get(section ?? -1) ?? '', slug, id }),
    )
  }

  private async read<Shape>(path: string, schema: z.ZodType<Shape>): Promise<Shape> {
    const answer = await fetch(this.naxosUrl + path)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return schema.parse(await answer.json())
  }
}
