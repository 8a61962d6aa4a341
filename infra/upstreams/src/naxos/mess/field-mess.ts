import type { z } from 'zod'
import type { Thing, ThingMess } from './mess-kind.types.ts'
import { THINGS } from './thing.table.ts'
import type { ThingType } from './thing.table.ts'

/** Fields whose text is no words for readers. */
export const NO_WORDS = /^(?:id|ids|slug|URL|colour|type|kind|newUrl|licence|.*_url|.*_at|.*_on|period_.*|at)$/
const TIMES = /^(?:.*_at|period_.*|at)$/
const OFFSET = /(?:Z|[+-]\d\d:\d\d)$/

/** Longer than any word of a headline, and a text longer than any. */
const LONG = `${'Precipitevolissimevolmente'.repeat(3)} ${'e così via, senza mai finire, '.repeat(100)}`.trim()
const MARKUP = '<b>Grassetto</b> &amp; <em>corsivo</em>, L&#39;acqua: '

/**
 * Without these a thing cannot be shown, or not be asked for, while other answers go on linking to it: they name its slug in an
 * address, or show it in a form that lacks the field.
 */
const NEEDED: Readonly<Partial<Record<ThingType, readonly string[]>>> = {
  site: ['trendings', 'navsections', 'navfullsections'],
  front: ['blocks'],
  front_block: ['type', 'stories', 'section', 'river', 'valleys', 'clips', 'events', 'obituaries'],
  river: ['section', 'stories'],
  configuration: ['id'],
  redirects: ['301', '302'],
  section: ['id', 'name', 'slug'],
  folder: ['id', 'name', 'slug'],
  event_category: ['id', 'title', 'slug'],
  tag: ['id', 'name', 'slug'],
  journalist: ['id', 'name', 'slug'],
  podcast: ['id', 'title', 'slug'],
  programme: ['id', 'title', 'slug'],
  page: ['slug', 'title'],
  story: ['id', 'sections'],
  multimedia: ['id', 'title', 'type', 'published_at'],
  event: ['id', 'title', 'period_start'],
  obituary: ['id', 'kind', 'name', 'published_at'],
}

type Flaw = 'missing' | 'null' | 'wrongType' | 'tooLong' | 'markup' | 'zoneless'

const WHAT: Readonly<Record<Flaw, string>> = {
  missing: 'is absent',
  null: 'is null',
  wrongType: 'is of another type',
  tooLong: 'is of 3,000 characters, with a word of 78',
  markup: 'has tags and entities of HTML',
  zoneless: 'has no offset',
}

/** For each field of each thing: missing, null, of a wrong type; for words too long and with markup; for times without a zone. */
export const FIELD_MESS: readonly ThingMess[] = (Object.keys(THINGS) as ThingType[]).flatMap((type) =>
  Object.entries<z.ZodType>(THINGS[type]).flatMap(([field, schema]) =>
    flawsOf(field, schema).map((flaw) => defineFieldMess(type, field, flaw)),
  ),
)

function flawsOf(field: string, schema: z.ZodType): Flaw[] {
  const flaws: Flaw[] = ['missing', 'null', 'wrongType']
  if (TIMES.test(field)) return [...flaws, 'zoneless']
  return isText(schema) && !NO_WORDS.test(field) ? [...flaws, 'tooLong', 'markup'] : flaws
}

function isText(schema: z.ZodType): boolean {
  const { def } = schema as z.ZodType & { def: { type: string; innerType?: z.ZodType } }
  return def.innerType ? isText(def.innerType) : def.type === 'string'
}

function defineFieldMess(type: ThingType, field: string, flaw: Flaw): ThingMess {
  const isNeeded = NEEDED[type]?.includes(field) ?? false
  return {
    name: `${type}.${field}.${flaw}`,
    what: `\`${field}\` ${WHAT[flaw]}`,
    isMixed: !isNeeded || flaw === 'tooLong' || flaw === 'markup' || flaw === 'zoneless',
    type,
    fits: (thing) => Object.hasOwn(thing, field) && (!(flaw in NEEDS_TEXT) || typeof thing[field] === 'string'),
    spoil: (thing) => spoilField(thing, field, flaw),
  }
}

const NEEDS_TEXT: Readonly<Partial<Record<Flaw, true>>> = { tooLong: true, markup: true, zoneless: true }

function spoilField(thing: Thing, field: string, flaw: Flaw): Thing {
  const { [field]: value, ...others } = thing
  switch (flaw) {
    case 'missing':
      return others
    case 'null':
      return { ...thing, [field]: null }
    case 'wrongType':
      return { ...thing, [field]: mistype(value) }
    case 'tooLong':
      return { ...thing, [field]: `${String(value)} ${LONG}` }
    case 'markup':
      return { ...thing, [field]: `${MARKUP}${String(value)}` }
    case 'zoneless':
      return { ...thing, [field]: String(value).replace(OFFSET, '') }
  }
}

function mistype(value: unknown): unknown {
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'number') return 'dodici'
  return typeof value === 'boolean' ? 'sì' : 42
}
