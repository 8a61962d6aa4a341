import { z } from 'zod'
import {
  editorialPageSchema,
  newsletterSchema,
  pageBlockSchema,
  planSchema,
  surveySchema,
} from '../catalogue/catalogue.schema.ts'
import {
  idSchema,
  sceneSchema,
  several,
  slugSchema,
  strictly,
  textSchema,
  topicSchema,
  zoneSchema,
} from './parts.schema.ts'

/** Sections, tags, people and pages of the site. */

const sectionFields = {
  id: idSchema,
  slug: slugSchema,
  name: textSchema,
  /** How many of a hundred stories have it as their first section. */
  share: z.number().nonnegative(),
  /** What its own stories are about. */
  topics: z.array(topicSchema),
  /** Where its stories happen; anywhere in the province when left out. */
  zone: zoneSchema.optional(),
}
export const sectionsSchema = z.array(
  z.strictObject({ ...sectionFields, below: z.array(z.strictObject(sectionFields)).optional() }),
)

const tagGroupsSchema = z.array(
  z.strictObject({
    /** Stories of these topics may carry them. */
    topics: several(topicSchema),
    /** With a zone where it occurs nowhere else. */
    names: several(z.union([textSchema, z.strictObject({ name: textSchema, zone: zoneSchema })])),
  }),
)
/** Names of tags; places are tags as well, and stand in `places`. */
export const tagsSchema = z.strictObject({
  topics: tagGroupsSchema,
  institutions: tagGroupsSchema,
  teams: tagGroupsSchema,
})

/** The newsroom: invented people, with invented lives. Who covers a broad topic covers all that it is made of. */
export const journalistsSchema = z.array(
  z.strictObject({ name: textSchema, role: textSchema, topics: several(topicSchema), biography: textSchema }),
)

const navigationItemFields = {
  /** The path of the section that it leads to, whose name it has where it has none of its own. */
  section: z.string().optional(),
  /** Of an item that leads to no section. */
  id: idSchema.optional(),
  name: textSchema.optional(),
  /** Nowhere when it and the section are left out. */
  URL: z.string().startsWith('/').optional(),
  /** In the data and not in the menu. */
  hidden: z.literal(true).optional(),
}
const navigationItemSchema = z.strictObject(navigationItemFields)
const navigationGroupSchema = z.strictObject({
  ...navigationItemFields,
  items: z.array(navigationItemSchema).optional(),
})
export const navigationSchema = z.strictObject({
  /** Slugs of the tags that are topics of the day. */
  trendings: several(slugSchema),
  /** The header’s sections. */
  header: z.array(navigationGroupSchema),
  /** The groups of the menu and of the footer, in the footer’s order: four, then three, then the rest. */
  groups: z.array(navigationGroupSchema),
})

/** The paper’s own banners; the first tag that is a banner tag says their shape, and one without takes the default. */
export const bannersSchema = z.array(
  z.strictObject({
    title: textSchema,
    URL: z.string().startsWith('/'),
    tags: z.array(z.strictObject({ id: idSchema, slug: slugSchema, name: textSchema })),
    scene: sceneSchema.extend({ variant: z.int().nonnegative() }).nullable(),
  }),
)

/** Addresses that moved for good, and those that campaigns and the printed paper use for a while. */
export const redirectsSchema = z.strictObject({
  formerPages: z.record(z.string().startsWith('/'), z.string().startsWith('/')),
  campaigns: z.record(z.string().startsWith('/'), z.string().startsWith('/')),
})

export const plansSchema = z.array(strictly(planSchema))
export const newslettersSchema = z.array(strictly(newsletterSchema))
export const surveysSchema = z.array(strictly(surveySchema))

/** Letters to the editor: title, where it comes from, text, and the editor’s answer where there is one. */
export const lettersSchema = z.array(
  z.strictObject({
    title: textSchema,
    town: textSchema,
    /** Where its words say whether a woman or a man writes. */
    writtenBy: z.enum(['man', 'woman']).optional(),
    text: textSchema,
    answer: textSchema.optional(),
  }),
)

/** Facts that a table of the site tells. */
const tableFactsSchema = z.strictObject({
  type: z.literal('facts'),
  title: textSchema,
  itemsOf: z.enum(['plans', 'newsletters']),
})
export const pageFileSchema = strictly(editorialPageSchema).extend({
  title: textSchema,
  standfirst: textSchema,
  blocks: z.array(z.union([tableFactsSchema, strictly(pageBlockSchema)])),
})

/** What a story says that is published by hand without a text. */
export const deskSchema = z.strictObject({ firstWords: textSchema })

/** What the provider’s login page says, and the readers that it offers. */
export const signInSchema = z.strictObject({
  title: textSchema,
  heading: textSchema,
  introduction: textSchema,
  samples: textSchema,
  other: textSchema,
  email: textSchema,
  submit: textSchema,
  wrongEmail: textSchema,
  readers: several(z.strictObject({ id: slugSchema, email: z.email(), name: textSchema, surname: textSchema })),
})

export type SectionRow = z.infer<typeof sectionsSchema>[number]
export type NavigationRow = z.infer<typeof navigationGroupSchema>
export type TagGroup = z.infer<typeof tagGroupsSchema>[number]
export type HouseBanner = z.infer<typeof bannersSchema>[number]
