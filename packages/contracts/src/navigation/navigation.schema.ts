import { z } from 'zod'

/**
 * An item of a menu (requirements 3.28 and 3.29). `section` links to a section, `other` to its URL, `menuHidden` stands in the
 * data and not in the menu, `noLink` is a heading without a link.
 */
export interface NavigationItem {
  id: number
  name: string
  URL: string
  type: 'section' | 'other' | 'menuHidden' | 'noLink'
  subItem: NavigationItem[]
}

export const navigationItemSchema: z.ZodType<NavigationItem> = z.object({
  id: z.number().int().nonnegative(),
  name: z.string().min(1),
  URL: z.string(),
  type: z.enum(['section', 'other', 'menuHidden', 'noLink']),
  get subItem() {
    return z.array(navigationItemSchema)
  },
})

/** A topic of the day, in the strip under the header. */
const trendingSchema = z.object({ name: z.string().min(1), URL: z.string().min(1) })

/** `data` of GET /api/naxos/siteconfigs (requirements 3.30 and 7.21). */
export const siteConfigurationSchema = z.object({
  trendings: z.array(trendingSchema),
  /** The header's sections. */
  navsections: z.array(navigationItemSchema),
  /** The groups of the menu and of the footer. */
  navfullsections: z.array(navigationItemSchema),
})

export type Trending = z.infer<typeof trendingSchema>
export type SiteConfiguration = z.infer<typeof siteConfigurationSchema>
