import type { FastifyInstance } from 'fastify'
import type { EditorialPage } from '../../content/catalogue/catalogue.schema.ts'
import type { Editor } from '../edits/editor.ts'
import { slugParameter } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'
import { pageOrderSchema, type PageSummary } from './page-order.schema.ts'
import { splitText } from './take-order.ts'

/** The part of `/_control` that changes editorial pages. */
export function addPageRoutes(scope: FastifyInstance, { pages, now }: Newsroom, editor: Editor): void {
  scope.get('/pages', async () => ({ pages: pages.all().map(writeSummary) }))

  scope.patch('/pages/:slug', async (request, reply) => {
    const { slug } = slugParameter.parse(request.params)
    const { title, standfirst, text } = pageOrderSchema.parse(request.body)
    const page = pages.find(slug)
    if (!page) return reply.code(404).send({ error: 'refused', message: `there is no page ${slug}` })
    if (title === undefined && standfirst === undefined && text === undefined) {
      return reply.code(400).send({ error: 'refused', message: 'nothing to change was given' })
    }
    await editor.act({
      type: 'page',
      at: now(),
      slug,
      ...(title === undefined ? {} : { title }),
      ...(standfirst === undefined ? {} : { standfirst }),
      ...(text === undefined ? {} : { text: splitText(text) }),
    })
    return writeSummary(pages.find(slug) ?? page)
  })
}

function writeSummary({ slug, title, URL, updatedAt }: EditorialPage): PageSummary {
  return { slug, title, path: URL, updatedAt }
}
