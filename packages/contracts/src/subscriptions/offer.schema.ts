import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** A plan of subscription. */
export const planSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
  description: z.string().nullable(),
  includes: z.array(z.string().min(1)),
  /** Euros for one period. */
  price: z.number().positive(),
  period: z.enum(['month', 'year']),
})

export const planListSchema = z.array(planSchema)

export type Plan = z.infer<typeof planSchema>

/** A newsletter that readers may subscribe to. */
export const newsletterSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
  description: z.string().nullable(),
  /** When it is sent, in words: «Ogni mattina alle 7». */
  schedule: z.string().nullable(),
})

export const newsletterListSchema = z.array(newsletterSchema)

export type Newsletter = z.infer<typeof newsletterSchema>
