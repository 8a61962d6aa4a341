import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The types of schema.org by name, each with the properties that it has of its own or from those above it. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>

/** One declaration: `interface EventBase extends ThingBase { "startDate"?: … }`, `export interface EventLeaf extends EventBase { "@type": "Event" }`. */
const DECLARATION = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm
const PROPERTY = /^ {4}"([^"]+)"\?: /gm
const TYPE = /^ {4}"@type": "(\w+)"/m

/** Reads the vocabulary of schema.org from the package that carries it as TypeScript's declarations. */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const declared = new Map(
    [...readFileSync(file, 'utf8').matchAll(DECLARATION)].map(([, name = '', above = '', body = '']) => [
      name,
      { above: above.match(/\w+/g) ?? [], own: [...body.matchAll(PROPERTY)].map(([, key = '']) => key), body },
    ]),
  )
  const propertiesOf = (name: string): string[] => {
    const { above, own } = declared.get(name) ?? { above: [], own: [] }
    return [...own, ...above.flatMap(propertiesOf)]
  }
  return new Map(
    [...declared].flatMap(([name, { body }]) => {
      const type = TYPE.exec(body)?.[1]
      return type === undefined ? [] : [[type, new Set(propertiesOf(name))] as const]
    }),
  )
}

/** What of this data the vocabulary does not know: types, properties of theirs, and things without a type. */
export function findUnknown(data: unknown, vocabulary: Vocabulary, place = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => findUnknown(item, vocabulary, place))
  if (typeof data !== 'object' || data === null) return []
  const { '@type': type, '@context': _context, '@id': id, ...properties } = data as Record<string, unknown>
  if (typeof type !== 'string') return id === undefined ? [`${place}: no type`] : []
  const known = vocabulary.get(type)
  if (known === undefined) return [`${place}: ${type}`]
  return Object.entries(properties).flatMap(([name, value]) => [
    ...(known.has(name) || name.endsWith('-input') ? [] : [`${place}: ${type}.${name}`]),
    ...findUnknown(value, vocabulary, `${place}/${name}`),
  ])
}
