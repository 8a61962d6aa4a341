import { READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import type { AnsweredRoute } from '../../read-api/answered-routes.table.ts'
import { describeProblem, documentParameters, referToSchema } from './operation.ts'
import type { DocumentedOperation } from './operation.ts'

const HEADERS = {
  ETag: { description: 'Weak validator of the answer', schema: { type: 'string' } },
  'Surrogate-Key': { description: 'What the answer is made of, separated by spaces', schema: { type: 'string' } },
  'X-Model-Revision': { description: 'Revision of the read model', schema: { type: 'string' } },
  'X-Model-State': {
    description: 'stale: served while a newer one is fetched',
    schema: { type: 'string', enum: ['fresh', 'stale'] },
  },
} as const

/** A row of the table of reads as an operation of the document. */
export function documentReadRoute(route: AnsweredRoute): DocumentedOperation {
  const body = referToSchema(READ_MODELS[route.model].schema)
  const schema = route.shape === 'bare' ? body : { type: 'object', required: ['data'], properties: { data: body } }
  const parameters = [
    ...documentParameters('path', route.pathParameters),
    ...documentParameters('query', route.queryParameters),
  ]
  const isNamed = parameters.some(({ in: place }) => place === 'path')
  return {
    operationId: route.operation,
    summary: route.summary,
    tags: ['reads'],
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: {
      200: { description: 'What was asked for', headers: HEADERS, content: { 'application/json': { schema } } },
      304: { description: 'What the asker has is still right' },
      ...(parameters.length > 0 ? { 400: describeProblem('A parameter does not fit') } : {}),
      404: describeProblem('There is nothing at this address'),
      410: describeProblem('It was withdrawn'),
      ...(isNamed ? { 414: describeProblem('The name in the path is longer than any') } : {}),
      429: describeProblem(
        route.isExpensive
          ? 'Too many new questions from this address; Retry-After'
          : 'Too much that is cold, for robots',
      ),
      503: describeProblem('It was never read and cannot be read now; Retry-After says when to ask again'),
    },
  }
}
