import { z } from 'zod'
import { navigationItemSchema } from '@liberta/contracts/navigation/navigation.schema'
import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import { journalistReferenceSchema } from '@liberta/contracts/people/journalist.schema'
import { tagSchema } from '@liberta/contracts/stories/story.schema'
import { storyBlockSchema } from '@liberta/contracts/story-text/story-block.schema'
import { captionsFormSchema, eventFormSchema, multimediaFormSchema } from '../forms/catalogue-form.schema.ts'
import { hiddenNamesSchema, trustFormSchema } from '../forms/compose-trust.ts'
import { storyShortSchema } from '../forms/story-form.schema.ts'
import type { NaxosRoute } from './naxos-route.ts'

/** Shapes that many calls share: they are described once. */
const shared = z
  .registry<{ id: string }>()
  .add(navigationItemSchema, { id: 'NavigationItem' })
  .add(pictureSchema, { id: 'Picture' })
  .add(journalistReferenceSchema, { id: 'JournalistReference' })
  .add(tagSchema, { id: 'Tag' })
  .add(storyBlockSchema, { id: 'StoryBlock' })
  .add(storyShortSchema, { id: 'StoryShort' })
  .add(hiddenNamesSchema, { id: 'HiddenNames' })
  .add(trustFormSchema.shape.corrections, { id: 'Corrections' })
  .add(captionsFormSchema, { id: 'Captions' })
  .add(multimediaFormSchema, { id: 'Multimedia' })
  .add(eventFormSchema, { id: 'Event' })

type JsonObject = Record<string, unknown>

const ERRORS = {
  BadRequest: describeError('A parameter is not what the call takes.'),
  Unauthorized: describeError('The token is missing or wrong.'),
  NotFound: describeError('There is no such thing.'),
  Withdrawn: describeError('It was withdrawn.'),
}

/** The OpenAPI 3.1 description of the calls in a table. */
export function describeOpenApi(routes: readonly NaxosRoute[]): Record<string, unknown> {
  const schemas: JsonObject = {}
  const paths = Object.fromEntries(
    routes.map((route) => [toTemplate(route.path), { get: describeCall(route, schemas) }]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Naxos, as this site knows it',
      version: '1.0.0',
      description: 'The calls that the site makes to the CMS; docs/naxos.md says what they mean.',
    },
    components: { schemas, responses: ERRORS, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    security: [{}, { token: [] }],
    paths,
  }
}

/** `/story/:id` as OpenAPI writes it: `/story/{id}`. */
export function toTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function describeCall({ kind, summary, params, query, data, isList }: NaxosRoute, schemas: JsonObject): JsonObject {
  return {
    operationId: kind.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    parameters: [...describeParameters(params, 'path'), ...describeParameters(query, 'query')],
    responses: {
      200: {
        description: 'Found.',
        headers: { ETag: { description: 'Strong entity tag.', schema: { type: 'string' } } },
        content: { 'application/json': { schema: describeAnswer(describeShape(data, schemas), isList) } },
      },
      304: { description: 'Not modified since the entity tag of If-None-Match.' },
      400: { $ref: '#/components/responses/BadRequest' },
      401: { $ref: '#/components/responses/Unauthorized' },
      404: { $ref: '#/components/responses/NotFound' },
      410: { $ref: '#/components/responses/Withdrawn' },
    },
  }
}

function describeParameters(parameters: z.ZodObject, place: 'path' | 'query'): unknown[] {
  return Object.entries(parameters.shape).map(([name, schema]) => {
    const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return { name, in: place, required: place === 'path', schema: described }
  })
}

/** A shape in JSON Schema; the shared ones it holds go to the components. */
function describeShape(shape: z.ZodType, schemas: JsonObject): JsonObject {
  const described = z.toJSONSchema(shape, { unrepresentable: 'any', metadata: shared, io: 'input' })
  const moved = JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $schema: _, $defs: definitions, ...rest }: JsonObject & { $defs?: JsonObject } = JSON.parse(moved)
  for (const [name, definition] of Object.entries(definitions ?? {})) schemas[name] = withoutId(definition)
  return rest
}

/** The registry's name is the component's name already. */
function withoutId(definition: unknown): unknown {
  if (typeof definition !== 'object' || definition === null) return definition
  return Object.fromEntries(Object.entries(definition).filter(([name]) => name !== 'id' && name !== '$id'))
}

function describeAnswer(described: JsonObject, isList: boolean): JsonObject {
  const count = { type: 'integer' }
  return {
    type: 'object',
    required: ['data', 'updated_at'],
    properties: {
      data: described,
      updated_at: { type: 'string', format: 'date-time' },
      ...(isList ? { total: count, page: count, page_size: count } : {}),
    },
  }
}

function describeError(description: string): JsonObject {
  const schema = { type: 'object', required: ['error'], properties: { error: { type: 'string' } } }
  return { description, content: { 'application/json': { schema } } }
}
