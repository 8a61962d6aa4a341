import { z } from 'zod'
import { tagSchema } from './tag.schema.ts'

/** All tags of the paper, by name. */
export const tagListSchema = z.array(tagSchema)
