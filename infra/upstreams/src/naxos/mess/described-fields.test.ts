import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { describeOpenApi } from '../http/describe-openapi.ts'
import { NAXOS_ROUTES } from '../routes/naxos-routes.table.ts'
import { NO_WORDS } from './field-mess.ts'
import { MESS_KINDS } from './mess-kinds.ts'
import { memberOf, rootOf } from './thing.table.ts'
import type { ThingType } from './thing.table.ts'

/** As much of JSON Schema as the description uses. */
interface Shape {
  $ref?: string
  type?: string
  anyOf?: Shape[]
  oneOf?: Shape[]
  items?: Shape
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
}

/** A field of a thing in some answer. */
interface Field {
  place: string
  type: ThingType | null
  name: string
  isText: boolean
}

const description = z
  .object({ components: z.object({ schemas: z.record(z.string(), z.custom<Shape>()) }), paths: z.custom<Paths>() })
  .parse(describeOpenApi(NAXOS_ROUTES))
type Paths = Record<
  string,
  { get: { responses: { 200: { content: { 'application/json': { schema: { properties: { data: Shape } } } } } } } }
>

const formsOf = ({ anyOf = [], oneOf = [] }: Shape) => [...anyOf, ...oneOf]
const isText = (shape: Shape): boolean =>
  (shape.type === 'string' && !shape.enum && shape.const === undefined) || formsOf(shape).some(isText)

/** Every field of a shape and of what stands in it, with the kind of thing that it belongs to. */
function listFields(shape: Shape, type: ThingType | null, place: string, seen: readonly string[] = []): Field[] {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? ''
    const next = description.components.schemas[name]
    return next && !seen.includes(`${name} ${type}`) ? listFields(next, type, place, [...seen, `${name} ${type}`]) : []
  }
  const { items, properties = {}, additionalProperties: other } = shape
  return [
    ...formsOf(shape).flatMap((form) => listFields(form, type, place, seen)),
    ...(items ? listFields(items, type, place, seen) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => [
      { place, type, name, isText: isText(inner) },
      ...listFields(inner, memberOf(type, name), `${place}.${name}`, seen),
    ]),
    ...(typeof other === 'object' ? listFields(other, memberOf(type, '/'), `${place}.*`, seen) : []),
  ]
}

/** What the data of a call is: of a search, as many things as there are types of it. */
function listRoots(kind: string, data: Shape): [Shape, ThingType | null][] {
  if (kind !== 'search') return [[data, rootOf(kind, {})]]
  return formsOf(data.items ?? {}).map((form, place) => [
    form,
    rootOf(kind, { type: ['story', 'multimedia', 'event'][place] }),
  ])
}

const FIELDS = NAXOS_ROUTES.flatMap(({ kind, path }) => {
  const call = description.paths[path.replace(/:(\w+)/g, '{$1}')]
  const data = call?.get.responses[200].content['application/json'].schema.properties.data
  if (!data) throw new Error(`${path} is not described`)
  return listRoots(kind, data).flatMap(([shape, type]) => listFields(shape, type, path))
})

describe('every field of the description of the CMS', () => {
  const names = new Set(MESS_KINDS.map(({ name }) => name))

  it('is one of a thing that mess knows', () => {
    expect(FIELDS.length).toBeGreaterThan(500)
    expect(FIELDS.filter(({ type }) => type === null).map(({ place, name }) => `${place}.${name}`)).toEqual([])
  })

  it.each(['missing', 'null', 'wrongType'])('has a kind of mess in which it is %s', (flaw) => {
    const without = FIELDS.filter(({ type, name }) => !names.has(`${type}.${name}.${flaw}`))
    expect(new Set(without.map(({ place, name }) => `${place}.${name}`))).toEqual(new Set())
  })

  it.each(['tooLong', 'markup'])('that has words for readers has a kind of mess in which they are %s', (flaw) => {
    const without = FIELDS.filter((field) => field.isText && !NO_WORDS.test(field.name)).filter(
      ({ type, name }) => !names.has(`${type}.${name}.${flaw}`),
    )
    expect(new Set(without.map(({ place, name }) => `${place}.${name}`))).toEqual(new Set())
  })
})
