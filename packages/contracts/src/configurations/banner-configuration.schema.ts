import { z } from 'zod'

/** One entry of the multimedia list of a section's, folder's or event category's configuration (specification §3). */
export const bannerEntrySchema = z.object({
  position: z.number().int().nonnegative(),
  multimedia: z.object({
    id: z.number().int().positive(),
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
