import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { z } from 'zod'
import { countGiven, pageParameterSchema } from '../route-parameter.schema.ts'

const SECTION_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/

/** The query of a list of stories: exactly one subject, and a page. */
export const storyListQuerySchema = z
  .object({
    latest: z.enum(['', '1', 'true']).optional().describe('The latest stories of all sections'),
    section: z.string().max(640).regex(SECTION_PATH).optional().describe('Id or path of a section: 12, sport/calcio'),
    tag: slugSchema.optional().describe('Slug of a tag'),
    journalist: slugSchema.optional().describe('Slug of a journalist'),
    page: pageParameterSchema,
  })
  .refine(({ latest, section, tag, journalist }) => countGiven([latest, section, tag, journalist]) === 1, {
    message: 'exactly one of latest, section, tag and journalist is asked for',
  })

/** What a list of stories is asked for; the section as it stands in the address. */
export type StoryListQuery = z.output<typeof storyListQuerySchema>
