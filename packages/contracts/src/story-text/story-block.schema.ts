import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'

/** One block of a story's text. Text is plain: no markup comes through. */
export const storyBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string().min(1) }),
  z.object({ type: z.literal('heading'), text: z.string().min(1) }),
  z.object({ type: z.literal('quote'), text: z.string().min(1), by: z.string().nullable() }),
  z.object({
    type: z.literal('facts'),
    title: z.string().min(1),
    items: z.array(z.object({ when: z.string().nullable(), text: z.string().min(1) })).min(1),
  }),
  z.object({ type: z.literal('picture'), picture: pictureSchema }),
])

export type StoryBlock = z.infer<typeof storyBlockSchema>

/** What of a block is read as the story's own words, part by part: neither who said a quotation nor what stands under a picture. */
export function wordsOfBlock(block: StoryBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [block.text]
    case 'facts':
      return [block.title, ...block.items.map(({ text }) => text)]
    case 'picture':
      return []
  }
}
