import { z } from 'zod'
import { leafSchema, monthsSchema, sentenceSchema, sentencesSchema, several, subjectSchema } from './parts.schema.ts'
import { textSchema, textsSchema, zoneSchema } from './parts.schema.ts'

/** Fields of life whose stories share paragraphs; each has a file in `stories/families`. */
export const FAMILIES = [
  'business',
  'civic',
  'court',
  'creatures',
  'culture',
  'emergency',
  'farm',
  'health',
  'land',
  'living',
  'opinion',
  'school',
  'solosport',
  'teamsport',
  'weather',
] as const

/** Lists of angles from which themes are told; each has a file in `stories/angles`. */
export const ANGLES = [
  'care',
  'civic',
  'club',
  'craft',
  'culture',
  'everyday',
  'living',
  'sentence',
  'shared',
  'study',
  'support',
  'trade',
  'trial',
  'weather',
] as const

/** When and where alone something can happen: months (1 to 12) and zones; any when left out. */
const limits = { months: monthsSchema.optional(), zones: several(zoneSchema).optional() }

/** What a story is told with, in the notation of grammar/template.ts. */
const telling = {
  /** Values that headline and body share: a number range `2-5`, a date `d+3~9`, or alternatives parted by `|`. */
  slots: z.record(z.string().regex(/^[a-z]\w*$/), textSchema).optional(),
  titles: sentencesSchema,
  standfirsts: sentencesSchema,
  /** One paragraph of the body each, in the order of the telling. */
  steps: sentencesSchema,
  /** Pull quotes, each with the slot that names who says it. */
  quotes: z.array(z.strictObject({ text: sentenceSchema, by: sentenceSchema })).min(1),
}

/** What the story is about, with its article: «l’incidente», «il cantiere»; shared paragraphs speak of it. */
const theme = textSchema
const subjects = several(subjectSchema)

/** One kind of story: what happens. */
const eventSchema = z.strictObject({ theme, ...limits, subjects, ...telling })

/** What may be told of many themes, by a name: «la petizione»; two stories of it are near-twins. */
const angleSchema = z.strictObject({ angle: textSchema, ...telling })
export const anglesSchema = z.array(angleSchema).min(1)

/** A theme that many things may be told of: a noun in the singular with its article, and the names of its tags. */
const themeSchema = z.strictObject({ theme, tags: textsSchema, ...limits, subjects })

/** A leaf subject of the newspaper. */
export const topicFileSchema = z.strictObject({
  family: z.enum(FAMILIES),
  /** What may stand over any of its stories, beside the theme of the event itself. */
  labels: sentencesSchema,
  /** Another subject, whose own events it tells as well. */
  tellsToo: leafSchema.optional(),
  /** Names of the tags of its own events, by their themes. */
  tags: z.record(textSchema, textsSchema),
  /** From which angles its themes are told. */
  angles: z.array(z.enum(ANGLES)),
  themes: z.array(themeSchema),
  events: z.array(eventSchema).min(1),
})

/** Paragraphs that all stories of one field of life share. */
export const familySchema = z.strictObject({
  /** What came before, how things stand, what others say: used in the middle. */
  context: sentencesSchema,
  /** What comes next: used at the end. */
  outlook: sentencesSchema,
  headings: sentencesSchema,
  facts: z.array(
    z.strictObject({
      title: sentenceSchema,
      items: z.array(z.strictObject({ when: sentenceSchema.nullable(), text: sentenceSchema })).min(1),
    }),
  ),
})

/** Captions by what the picture shows. */
export const captionsSchema = z.record(subjectSchema, sentencesSchema)

export const BODY_SLOTS = [
  'team',
  'theatre',
  'museum',
  'citymuseum',
  'library',
  'highschool',
  'hospital',
  'university',
  'police',
  'prefecture',
] as const

/** A slot of a sentence that draws the name of an institution or of a club. */
export type BodySlot = (typeof BODY_SLOTS)[number]

/** Sentences that name one institution or club, and fit every story of the subjects that have them. */
export const mentionsSchema = z.strictObject({
  sentences: z.record(z.string(), z.strictObject({ slot: z.enum(BODY_SLOTS), sentences: sentencesSchema })),
  /** Which of them the stories of a leaf subject may have; one that is named twice comes twice as often. */
  topics: z.partialRecord(leafSchema, z.array(z.string()).min(1)),
})

/**
 * Offices that people of stories hold. Of a `town` or a `team` means that the same town (in the same five-year term) or team
 * always has the same holder, so that two stories never disagree about a mayor.
 */
export const rolesSchema = z.record(
  z.string().regex(/^[a-z]+$/),
  z.strictObject({ man: textSchema, woman: textSchema, of: z.enum(['story', 'town', 'city', 'team']) }),
)

/** First names of every generation, and surnames of the Po valley and of those who came to it: none of a well-known person. */
export const personNamesSchema = z.strictObject({ men: textsSchema, women: textsSchema, surnames: textsSchema })

/** Clubs, with their article, that the paper follows, and the cities and towns they meet. */
export const teamsSchema = z.strictObject({ teams: textsSchema, rivals: textsSchema })

/** Themes that cannot be told from an angle: nobody votes for the finest landslide, and a day's work is not sent abroad. */
export const unfitPairsSchema = z.record(textSchema, textsSchema)

/** Themes of a leaf subject whose stories readers may rate. */
export const ratedSchema = z.partialRecord(leafSchema, textsSchema)

/** Alternatives for slots that every story has. */
export const slotsSchema = z.record(z.enum(['when', 'nightwhen', 'doc']), sentencesSchema)

export type Angle = z.infer<typeof angleSchema>
export type StoryEvent = z.infer<typeof eventSchema> & { angle?: string }
export type StoryFamily = z.infer<typeof familySchema>
