import { z } from 'zod'
import { eventTeaserSchema } from '../events/event.schema.ts'
import { multimediaTeaserSchema } from '../multimedia/multimedia.schema.ts'
import { storyTeaserSchema } from '../stories/story.schema.ts'
import { filterIdSchema } from './search-parameters.schema.ts'

/** Results on one page. */
export const RESULTS_PER_PAGE = 20

/** One value of a filter, with how many results it would leave; `children` where the values are a tree. */
export interface FilterValue {
  value: string
  label: string
  count: number
  deep?: number | undefined
  children?: FilterValue[] | undefined
}

export const filterValueSchema: z.ZodType<FilterValue> = z.object({
  value: z.string().min(1),
  label: z.string().min(1),
  count: z.number().int().nonnegative(),
  deep: z.number().int().nonnegative().optional(),
  get children() {
    return z.array(filterValueSchema).optional()
  },
})

/** A filter definition (requirements 3.34 and 3.35): id, label, values, type. */
export const filterSchema = z.object({
  id: filterIdSchema,
  label: z.string().min(1),
  type: z.enum(['list', 'tree']),
  values: z.array(filterValueSchema),
})

const pageOfResults = {
  page: z.number().int().positive(),
  /** At least 1, also where nothing was found. */
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  filters: z.array(filterSchema),
  /** False while the upstream's index does not hold all of the archive. */
  complete: z.boolean(),
}

/** One page of what a search found, best first. */
export const searchResultsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('story'), ...pageOfResults, stories: z.array(storyTeaserSchema) }),
  z.object({ kind: z.literal('multimedia'), ...pageOfResults, items: z.array(multimediaTeaserSchema) }),
  z.object({ kind: z.literal('event'), ...pageOfResults, events: z.array(eventTeaserSchema) }),
])

export type Filter = z.infer<typeof filterSchema>
export type SearchResults = z.infer<typeof searchResultsSchema>
