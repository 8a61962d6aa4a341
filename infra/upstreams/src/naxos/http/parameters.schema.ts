import { LONGEST_CMS_SLUG } from '@liberta/contracts/text/slug'
import { z } from 'zod'

/** Parameters that several calls take. */
export const noParameters = z.object({})

export const idParameter = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
})

export const slugParameter = z.object({
  /** Any text: what nothing is called is not found. */
  slug: z.string().min(1).max(LONGEST_CMS_SLUG),
})

export const slugText = slugParameter.shape.slug

export const pageParameter = z.coerce.number().int().min(1).max(100_000).default(1)
export const pageSizeParameter = z.coerce.number().int().min(1).max(100).default(30)
export const optionalId = z.coerce.number().int().positive().optional()
export const optionalDay = z.iso
  .date()
  .or(z.iso.datetime({ offset: true, local: true }))
  .optional()

export const pageQuery = z.object({ page: pageParameter, page_size: pageSizeParameter })
