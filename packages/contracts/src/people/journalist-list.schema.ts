import { z } from 'zod'
import { journalistSchema } from './journalist.schema.ts'

/** All journalists of the paper, in the CMS's order. */
export const journalistListSchema = z.array(journalistSchema)
