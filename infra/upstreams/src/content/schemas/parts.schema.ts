import { z } from 'zod'
import { parseTemplate } from '../stories/grammar/template.ts'
import { PICTURE_SUBJECTS } from '../stories/picture-subjects.table.ts'
import { broadTopics, storyTopics } from '../stories/story-topics.table.ts'
import type { LeafTopic } from '../stories/story-topics.table.ts'

/** The areas of the province by which the newspaper sorts its local news; what they are called stands in the content. */
export const zoneSlugs = [
  'piacenza',
  'val-tidone',
  'val-trebbia',
  'val-nure',
  'val-d-arda',
  'bassa',
  'lungo-il-po',
] as const

export type ZoneSlug = (typeof zoneSlugs)[number]

/** What the content's files are made of. Every object refuses keys that it does not know. */

const SLIPS: readonly (readonly [slip: RegExp, what: string])[] = [
  [/^$/, 'is empty'],
  [/^\s|\s$/, 'begins or ends with a blank'],
  [/\s{2}/, 'has two blanks in a row'],
  [/['"]/, 'has a straight quote: write ’ or « »'],
  [/\.{3}/, 'has three dots: write …'],
  [/\s[,;.:!?]/, 'has a blank before a mark'],
]
/** One look for all of them, as there are thousands of texts and few slips. */
const ANY_SLIP = new RegExp(SLIPS.map(([slip]) => slip.source).join('|'))

/** What is wrong with words as readers see them; null where nothing is. */
function findSlip(text: string): string | null {
  if (!ANY_SLIP.test(text)) return null
  const slip = SLIPS.find(([pattern]) => pattern.test(text))
  return slip ? `${slip[1]} (${text})` : null
}

/** What is wrong with a sentence in the notation of stories/grammar/template.ts; null where nothing is. */
function findSlipOfSentence(text: string): string | null {
  try {
    parseTemplate(text)
    return findSlip(text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

type FindSlip = (text: string) => string | null

const oneText = (find: FindSlip) =>
  z.string().refine((text) => find(text) === null, { error: ({ input }) => find(String(input)) ?? undefined })

/** At least one and none twice. One look at a whole list: a look of the schema at each of them costs more than the look. */
const someTexts = (find: FindSlip) =>
  z
    .array(z.string())
    .min(1)
    .superRefine((texts, context) => {
      for (const [place, text] of texts.entries()) {
        const slip = texts.indexOf(text) < place ? `stands twice: ${text}` : find(text)
        if (slip !== null) context.addIssue({ code: 'custom', path: [place], message: slip })
      }
    })

/** Words as readers see them, typographic marks included. */
export const textSchema = oneText(findSlip)
export const textsSchema = someTexts(findSlip)
export const sentenceSchema = oneText(findSlipOfSentence)
export const sentencesSchema = someTexts(findSlipOfSentence)

/** Some things, at least one and none twice. */
export const several = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1)
    .superRefine((items, context) => {
      const written = items.map((each) => JSON.stringify(each))
      const twice = written.findIndex((each, place) => written.indexOf(each) < place)
      if (twice >= 0) context.addIssue({ code: 'custom', path: [twice], message: `stands twice: ${written[twice]}` })
    })

export const idSchema = z.int().positive()
export const slugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no slug')
export const zoneSchema = z.enum(zoneSlugs)
export const subjectSchema = z.enum(PICTURE_SUBJECTS)
export const topicSchema = z.enum(storyTopics)
/** A topic that is no broad one. */
export const leafSchema = z.enum(storyTopics.filter((topic): topic is LeafTopic => !Object.hasOwn(broadTopics, topic)))

/** A shape that refuses keys which it does not know, down to its last part. */
export function strictly<T extends z.ZodType>(schema: T): T {
  return refuseUnknown(schema) as T
}

function refuseUnknown(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject)
    return z.strictObject(
      Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, refuseUnknown(part)])),
    )
  if (schema instanceof z.ZodArray) return z.array(refuseUnknown(schema.element))
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(refuseUnknown))
  return schema
}

/** Months from 1 to 12. */
export const monthsSchema = several(z.int().min(1).max(12))
/** Days of the week; 0 is Sunday. */
export const weekdaySchema = z.int().min(0).max(6)

/** A time of day, `10:30`, which is read as minutes after midnight. */
export const clockSchema = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time of day like 09:30')
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))

/** What a picture shows, and the words for who does not see it. */
export const sceneSchema = z.strictObject({ subject: subjectSchema, alt: textSchema })

/** A man's wording and a woman's. */
export const genderedSchema = z.strictObject({ man: textSchema, woman: textSchema })
