import { z } from 'zod'

/** A parameter as OpenAPI writes it. */
export interface DocumentedParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: object
}

export interface DocumentedOperation {
  operationId: string
  summary: string
  tags: string[]
  parameters?: DocumentedParameter[]
  requestBody?: object
  responses: Record<string, object>
}

/** Operations by address and by method in lower case. */
export type DocumentedPaths = Record<string, Record<string, DocumentedOperation>>

/** Refers to a schema of the document. */
export function referToSchema(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` }
}

/** A refusal, described. */
export function describeProblem(description: string): object {
  return { description, content: { 'application/problem+json': { schema: referToSchema('Problem') } } }
}

interface ObjectSchema {
  properties?: Record<string, { description?: string }>
  required?: string[]
}

/** What an address may say, from the schema that parses it. */
export function documentParameters(place: 'path' | 'query', schema: z.ZodObject): DocumentedParameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as ObjectSchema
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }))
}
