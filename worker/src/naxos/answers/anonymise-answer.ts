import { makeSlug } from '@liberta/contracts/text/slug'
import { z } from 'zod'
import { isOwnPath, itemsField, referenceField, requiredText, wordsField } from './field.schema.ts'
import { createNameHider } from './hide-names.ts'
import type { HiddenName, NameHider } from './hide-names.ts'

/** What a CMS says of a story of which somebody is not to be named any more (docs/naxos.md, names that are forgotten). */
const FIELD = 'anonymise'
/** Without this in its text an answer hides nothing. */
export const HIDING = `"${FIELD}"`
/** Names that one story hides. */
const MOST_NAMES = 50
/** Where a slug is made of nothing but hidden names. */
const NAMELESS = 'storia'

/** Fields that hold no words for readers, and people who sign what they write: their names are the paper's own. */
const UNTOUCHED = /^(?:id|ids|colour|type|kind|licence|language|journalists|author|sections|.*_url|.*_at|at)$/

/** The same in a body that was made of the answer: no name is hidden there. */
const UNHIDDEN = /^(?:id|authors?|sections?|subsections)$/
/** What stands inside a story keeps its own address, whatever words that is made of. */
const ADDRESS = /^(?:slug|URL)$/

/** A story of an answer, and what is hidden of it; `id` is null where the answer does not say whose words they are. */
export interface HiddenStory {
  id: number | null
  names: readonly HiddenName[]
}

/** An answer without the names that it says are to be hidden. */
export interface AnonymisedAnswer {
  answer: unknown
  hidden: HiddenStory[]
}

const nameSchema = z.union([
  z.object({ name: requiredText, instead: wordsField }),
  requiredText.transform((name) => ({ name, instead: null })),
])

/**
 * Takes out of an answer of the CMS the names that its stories hide, before anything else reads it: no read model is made of them. The names of
 * a story are taken out of all its words, of what stands inside it too, and with them its slug is another one.
 */
export function anonymiseAnswer(answer: unknown): AnonymisedAnswer {
  const hidden: HiddenStory[] = []
  const walk = (value: unknown, field: string, names: readonly HiddenName[], hider: NameHider | null): unknown => {
    if (typeof value === 'string') return hider === null || UNTOUCHED.test(field) ? value : hider.hideMarkup(value)
    if (typeof value !== 'object' || value === null) return value
    if (hider !== null && UNTOUCHED.test(field)) return value
    if (Array.isArray(value)) {
      const items = hider !== null && field === 'tags' ? value.filter((tag) => !tells(tag, hider)) : value
      return items.map((item) => walk(item, field, names, hider))
    }
    return walkThing(value as Thing, names, hider)
  }
  const walkThing = (thing: Thing, inherited: readonly HiddenName[], hider: NameHider | null): Thing => {
    const own = readNames(thing[FIELD])
    if (own.length > 0) hidden.push({ id: referenceField.safeParse(thing['id']).data ?? null, names: own })
    const names = own.length > 0 ? [...own, ...inherited] : inherited
    const nextHider = own.length > 0 ? createNameHider(names) : hider
    const walked = Object.entries(thing).flatMap(([field, value]): [string, unknown][] => {
      if (field === FIELD) return []
      // Of what stands inside a story the address is its own.
      if (field === 'slug' || field === 'URL') return [[field, value]]
      return [[field, walk(value, field, names, nextHider)]]
    })
    const result: Thing = Object.fromEntries(walked)
    return own.length > 0 ? { ...result, ...readdress(result, createNameHider(own)) } : result
  }
  return { answer: walk(answer, '', [], null), hidden }
}

/**
 * Whether a name that one of these stories hides stands in what a body shows of that story: in each thing of its id with all that stands inside,
 * and in what happens now, which says no id. What others are called in the same body is no matter of the story. Where nobody knows whose words
 * they are, as of entries, the whole body is looked through. It is looked at only where something is hidden.
 */
export function holdsHidden(body: { readonly value: unknown }, stories: readonly HiddenStory[]): boolean {
  const byId = Map.groupBy(stories, ({ id }) => id)
  return [...byId].some(([id, those]) =>
    isShownOf(id, createNameHider(those.flatMap(({ names }) => names)), body.value),
  )
}

/** Those of some stories in which an answer hides names: of the others they say nothing. */
export function chooseHidden<Story extends { id: number }>(
  stories: readonly Story[],
  hidden: readonly HiddenStory[],
): Story[] {
  const ids = new Set(hidden.map(({ id }) => id))
  return stories.filter(({ id }) => ids.has(id))
}

/** Where in a body something stands: beside the story, as a field of its own, as a tag of it, or in what stands inside it. */
type Place = 'beside' | 'own' | 'tag' | 'inside'

function isShownOf(id: number | null, hider: NameHider, body: unknown): boolean {
  const isIn = (value: unknown, place: Place): boolean => {
    if (typeof value === 'string') return place !== 'beside' && hider.holds(value)
    if (Array.isArray(value)) return value.some((item) => isIn(item, place))
    if (typeof value !== 'object' || value === null) return false
    const thing = value as Thing
    const here = id !== null && thing['id'] === id ? 'own' : place
    return Object.entries(thing).some(([field, part]) => {
      if (UNHIDDEN.test(field) || (here === 'inside' && ADDRESS.test(field))) return false
      return isIn(part, isThing(part) ? placeWithin(here, field) : here)
    })
  }
  return isIn(body, id === null ? 'own' : 'beside')
}

/** Where the things of a field stand, by where that field does. */
function placeWithin(place: Place, field: string): Place {
  if (place === 'beside') return field === 'live' ? 'own' : 'beside'
  return field === 'tags' ? 'tag' : 'inside'
}

function isThing(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

type Thing = Readonly<Record<string, unknown>>

/** The names that a thing hides; where nothing is to stand in place of one, its initials do. */
function readNames(value: unknown): HiddenName[] {
  return itemsField
    .parse(value)
    .flatMap((item) => nameSchema.safeParse(item).data ?? [])
    .slice(0, MOST_NAMES)
    .map(({ name, instead }) => ({ name, instead: instead ?? writeInitials(name) }))
}

/** 'Mario Rossi' → 'M. R.' */
function writeInitials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.map((word) => `${Array.from(word)[0]?.toUpperCase()}.`).join(' ')
}

/** Whether a tag is of somebody whose name is hidden. */
function tells(tag: unknown, hider: NameHider): boolean {
  const { name, slug } = z.object({ name: wordsField, slug: wordsField }).catch({ name: null, slug: null }).parse(tag)
  return [name, slug].some((words) => words !== null && hider.holds(words))
}

/** Slug and address of a story without the words by which they would tell whose name was hidden. */
function readdress({ slug, URL: address, title }: Thing, hider: NameHider): Thing {
  const words = typeof title === 'string' ? (wordsField.parse(title) ?? '') : ''
  return {
    ...(typeof slug === 'string' && { slug: forgetInSlug(slug, words, hider) }),
    ...(typeof address === 'string' && { URL: isOwnPath(address) ? forgetInPath(address, hider) : address }),
  }
}

/** The slug as it is where it tells nothing; else one that is made anew of the title, as it is now. */
function forgetInSlug(slug: string, title: string, hider: NameHider): string {
  return isTelling(slug, hider) ? withoutTelling(makeSlug(title), hider) || NAMELESS : slug
}

function forgetInPath(path: string, hider: NameHider): string {
  return path
    .split('/')
    .map((segment) =>
      isTelling(segment, hider) ? withoutTelling(makeSlug(decode(segment)), hider) || NAMELESS : segment,
    )
    .join('/')
}

function isTelling(slug: string, hider: NameHider): boolean {
  const text = decode(slug)
  return (
    hider.holds(text) ||
    makeSlug(text)
      .split('-')
      .some((word) => hider.tellingWords.has(word))
  )
}

function withoutTelling(slug: string, { tellingWords }: NameHider): string {
  return slug
    .split('-')
    .filter((word) => !tellingWords.has(word))
    .join('-')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
