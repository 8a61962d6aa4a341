import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { pageIdSchema, readCmsId } from '@liberta/contracts/text/cms-id.schema'
import { cmsEndSchema, cmsInstantSchema } from '@liberta/contracts/text/cms-instant.schema'
import { addId, decodeSlug, encodeSlug, LONGEST_CMS_SLUG, makeSlug } from '@liberta/contracts/text/slug'
import { z } from 'zod'
import { dayInRome } from '@liberta/italian/italian-date'
import { decodeHTMLStrict } from 'entities'

const MARKED_UP = /[<&]/
const BREAK = /<br(?:\s[^<>]*)?\/?>/gi
const INLINE_TAG = /<\/?(?:b|i|em|strong|sup|sub)(?:\s[^<>]*)?\/?>/gi

/**
 * The words of a text that a CMS wrote for HTML: known inline tags are dropped, a `br` becomes a line break, entities are decoded
 * once. Whatever else has the look of markup is text, and is shown as it stands.
 */
export function plainText(text: string): string {
  if (!MARKED_UP.test(text)) return text
  return decodeHTMLStrict(text.replaceAll(BREAK, '\n').replaceAll(INLINE_TAG, ''))
}

/** How a CMS may say no; a field that is absent or null says it, too. */
const CLEAR_NO: ReadonlySet<unknown> = new Set([false, 0, '', '0', 'false'])
/** More than any count or age that an answer says, and no more than a table takes. */
const MOST_COUNTED = 1_000_000_000

const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'))

/** Words on one line; null where there are none. Control characters become spaces. */
export const wordsField = readField((given) => (typeof given === 'string' && tidyWords(plainText(given))) || null)

/** Several lines of words, parted by line breaks; null where there are none. */
export const multilineText = readField((given) => (typeof given === 'string' && tidyLines(plainText(given))) || null)

/** Words that an item cannot do without. */
export const requiredText = wordsField.pipe(z.string().min(1))

/** An id, also one written as a string of digits. */
export const idField = z.unknown().transform(readCmsId).pipe(z.number())

/** The id of something that is referred to, null where there is none. */
export const optionalIdField = readField(readCmsId)

/** A slug as the CMS spells it, whatever its letters; digits may come as a number. */
export const slugField = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().min(1).max(LONGEST_CMS_SLUG))
  .refine((slug) => slug.isWellFormed() && decodeSlug(encodeSlug(slug)) !== null)

/** A slug as the CMS spells it, null where there is none. */
export const givenSlugField = slugField.nullish().catch(null).transform(orNull)

/** A slug of the CMS as addresses spell it, by which the CMS can be asked (`decodeSlug`); null where there is none. */
export const encodedSlugField = slugField.transform(encodeSlug).nullish().catch(null).transform(orNull)

/** The id of something that is referred to, alone or in an object. */
export const referenceField = z.union([idField, z.object({ id: idField }).transform(({ id }) => id)])

/** The id of what has a page of its own or votes, as the site's addresses and its tables take it. */
export const pageIdField = idField.pipe(pageIdSchema)

/** A count, a length or an age: a whole number from one to a thousand million, null for anything else. An id is `optionalIdField`. */
export const positiveField = readField((given) => {
  const count = readCmsId(given)
  return count !== null && count <= MOST_COUNTED ? count : null
})

/** A whole number from zero to a thousand million, null for anything else. */
export const countField = z.number().int().min(0).max(MOST_COUNTED).nullish().catch(null).transform(orNull)

/** True only where the answer says so. */
export const flagField = z
  .boolean()
  .nullish()
  .catch(null)
  .transform((flag) => flag ?? false)

/** What is neither a clear yes nor a clear no counts as yes: for what a field that came damaged must not give away. */
export const cautiousField = readField((flag) => !CLEAR_NO.has(flag ?? false))

/** Whether a story is for subscribers. */
export const premiumField = cautiousField

/** An instant of ISO 8601 from the year 1 on, null for anything else; one without an offset is a time in Rome, a day alone its first instant. */
export const instantField = cmsInstantSchema.nullish().catch(null).transform(orNull)

/** The same of when something ends: a day alone is its last instant. */
export const endField = cmsEndSchema.nullish().catch(null).transform(orNull)

/** A day (ISO 8601), null for anything else; of an instant that in Rome. */
export const dayField = readField((given) => {
  const day = daySchema.safeParse(given).data
  if (day !== undefined) return day
  const instant = instantField.parse(given)
  return instant === null ? null : (daySchema.safeParse(dayInRome(new Date(instant))).data ?? null)
})

/** A path on this site below /media/, by which a clip is played; null for any other address. */
export const mediaPathField = z
  .string()
  .max(300)
  .regex(/^\/media(?:\/(?!\.{1,2}(?:\/|$))[\w.%~-]+)+$/)
  .nullish()
  .catch(null)
  .transform(orNull)

/** The items of a list, not yet looked at; none where there is no list. */
export const itemsField = readField((given): unknown[] => (Array.isArray(given) ? given : []))

/** A thing inside a thing, not yet looked at. */
export const anythingField = z.unknown().optional()

/** A field that takes whatever is given, nothing as well: one step, where a story has hundreds of fields. */
function readField<Value>(read: (given: unknown) => Value) {
  return z.unknown().optional().transform(read)
}

function orNull<Value>(value: Value | null | undefined): Value | null {
  return value ?? null
}

/** One line of plain words, without the code points that are no characters (Unicode 3.4, D14): no XML may hold the last two of them. */
export function tidyWords(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Noncharacter_Code_Point}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** Lines of plain words, without those that are empty. */
function tidyLines(text: string): string {
  return text
    .split(/[\r\n\p{Zl}\p{Zp}]+/u)
    .map(tidyWords)
    .filter(Boolean)
    .join('\n')
}

/**
 * A readable slug of what is found by its id or in a tree of ours: of the slug that was given or, where nothing of it is left,
 * of the title; empty if nothing is left of both.
 */
export function chooseSlug(given: string | null, title: string): string {
  return makeSlug(given ?? '') || makeSlug(title)
}

/** A slug that ends in the id, as the addresses of multimedia items and events do: `il-tg-40017`. */
export function makeSlugWithId(texts: readonly (string | null)[], id: number): string {
  return addId(texts.map((text) => makeSlug(text ?? '')).find(Boolean) ?? '', id)
}

/** Whether a text is a path of this site. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text)
}

/**
 * An address that may stand in a link: one of the site's own paths, in which slugs come to be spelled as the site spells them,
 * or one of the web; null for any other.
 */
export function makeLink(grammar: AddressGrammar, text: string | null): string | null {
  if (text === null) return null
  if (isOwnPath(text)) return grammar.spellLink(text)
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}
