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
