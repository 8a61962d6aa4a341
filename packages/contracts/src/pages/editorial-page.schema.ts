import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** One block of an editorial page. Text is plain: no markup comes through. */
export const pageBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string().min(1) }),
  z.object({ type: z.literal('paragraph'), text: z.string().min(1) }),
  z.object({ type: z.literal('list'), items: z.array(z.string().min(1)).min(1) }),
  z.object({
    type: z.literal('facts'),
    title: z.string().min(1),
    items: z.array(z.object({ when: z.string().nullable(), text: z.string().min(1) })).min(1),
  }),
  z.object({ type: z.literal('quote'), text: z.string().min(1), by: z.string().nullable() }),
  z.object({
    type: z.literal('links'),
    items: z.array(z.object({ name: z.string().min(1), URL: z.string().min(1) })).min(1),
  }),
])

/** A page that editors write in the CMS (requirements 2, the fixed routes that are text). */
export const editorialPageSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  standfirst: z.string().nullable(),
  blocks: z.array(pageBlockSchema),
  updatedAt: z.iso.datetime({ offset: true }),
})

/** An editorial page as lists of them tell of it. */
const editorialPageReferenceSchema = editorialPageSchema.omit({ blocks: true })
export const editorialPageListSchema = z.array(editorialPageReferenceSchema)

export type PageBlock = z.infer<typeof pageBlockSchema>
export type EditorialPage = z.infer<typeof editorialPageSchema>
export type EditorialPageReference = z.infer<typeof editorialPageReferenceSchema>
