import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'
import { tagSchema } from '../stories/story.schema.ts'

/** One entry of the multimedia list of a section's, folder's or event category's configuration (requirements 3.39 to 3.42). */
export const bannerEntrySchema = z.object({
  /** After which row of the page it stands. */
  position: z.number().int().nonnegative(),
  multimedia: z.object({
    id: z.number().int().positive(),
    /** What the banner says; also its name for readers by ear. */
    title: z.string().min(1).nullable(),
    /** Where it leads: a path of this site, or an address of another one. */
    URL: z.string().min(1).nullable(),
    picture: pictureSchema.nullable(),
    /** One of them may be a banner tag, which the tag map links to a definition. */
    tags: z.array(tagSchema),
    visibleBreakpoints: z.array(z.string()),
    invisibleBreakpoints: z.array(z.string()),
    forceScale: z.boolean(),
  }),
})

/** `data` of GET /api/naxos/section/{id}, /folder/{id} and /event_category/{id}: banners and defaults. */
export const bannerConfigurationSchema = z.object({
  id: z.number().int().positive(),
  slug: z.string().min(1),
  name: z.string().min(1),
  multimedia: z.array(bannerEntrySchema),
})

export type BannerEntry = z.infer<typeof bannerEntrySchema>
export type BannerConfiguration = z.infer<typeof bannerConfigurationSchema>
