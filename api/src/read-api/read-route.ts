import { READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { z } from 'zod'
import type { SectionDirectory } from './sections/section-directory.ts'
import type { CacheKind } from '../http/cache-control.table.ts'
import { idInPathSchema, noParametersSchema } from './route-parameter.schema.ts'

/** Where a request leads: to a read model, or to the answer that is known without one. */
export type Located =
  | ReadModelReference
  | { state: 'refused'; detail: string }
  | { state: 'missing' }
  | { state: 'unavailable'; retryAfterSeconds: number }
  | { state: 'limited'; retryAfterSeconds: number }

/** One hot read of the API: a row of the table that routes, parser and documentation are made from. */
export interface ReadRoute {
  /** The operation's name in the documentation. */
  operation: string
  /** The address as OpenAPI writes it: `/api/naxos/story/{id}`. */
  path: string
  summary: string
  /** Whose body is answered. */
  model: ReadModelName
  /** `data`: `{"data": body}`; `bare`: the body itself (requirements 7.27, weather). */
  shape: 'data' | 'bare'
  cache: CacheKind
  pathParameters: z.ZodObject
  queryParameters: z.ZodObject
  /** Whether this id was made of words that anybody may make up: of those that are not warm, an address may read only some. */
  isDear?: (id: string) => boolean
  /** Parses the parameters and says what they ask for. Promises only where a list of sections is yet to be read. */
  locate(path: unknown, query: unknown, sections: SectionDirectory): Located | Promise<Located>
}

type ReadRouteDefinition<Path extends z.ZodObject, Query extends z.ZodObject> = Omit<
  ReadRoute,
  'locate' | 'pathParameters' | 'queryParameters'
> & {
  pathParameters: Path
  queryParameters: Query
  refer: (path: z.output<Path>, query: z.output<Query>, sections: SectionDirectory) => Located | Promise<Located>
}

/** A row whose parameters are parsed by its own schemas; a parameter that does not fit is refused. */
export function defineReadRoute<Path extends z.ZodObject, Query extends z.ZodObject>(
  definition: ReadRouteDefinition<Path, Query>,
): ReadRoute {
  const { refer, ...route } = definition
  return {
    ...route,
    locate(path, query, sections) {
      const inPath = definition.pathParameters.safeParse(path)
      if (!inPath.success) return { state: 'refused', detail: describeIssues(inPath.error) }
      const inQuery = definition.queryParameters.safeParse(query)
      if (!inQuery.success) return { state: 'refused', detail: describeIssues(inQuery.error) }
      return refer(inPath.data, inQuery.data, sections)
    },
  }
}

/** A row that takes no parameter and always answers the same read model. */
export function defineFixedRoute(
  definition: Omit<ReadRoute, 'locate' | 'model'> & { reference: ReadModelReference },
): ReadRoute {
  const { reference, ...route } = definition
  return { ...route, model: reference.model, locate: () => reference }
}

/** What rows have in common that answer `{"data": …}` and are asked again each time. */
const DATA = { shape: 'data', cache: 'revalidated', queryParameters: noParametersSchema } as const

/** A row for the one read model of its kind that holds all of something. */
export function defineWholeRoute(definition: {
  operation: string
  path: string
  summary: string
  model: ReadModelName
  id?: string
}): ReadRoute {
  const { model, id = 'all', ...route } = definition
  return defineFixedRoute({ ...DATA, ...route, pathParameters: noParametersSchema, reference: { model, id } })
}

/** A row for the read models that a number names. */
export function defineIdRoute(definition: {
  operation: string
  path: string
  summary: string
  model: ReadModelName
}): ReadRoute {
  const { model } = definition
  return defineReadRoute({ ...DATA, ...definition, pathParameters: idInPathSchema, refer: ({ id }) => ({ model, id }) })
}

/** A row for one page of a list, of which the query says the subject. */
export function defineListRoute<Query extends z.ZodObject>(
  definition: Pick<ReadRoute, 'operation' | 'path' | 'summary' | 'model' | 'isDear'> & {
    queryParameters: Query
    refer: (query: z.output<Query>, sections: SectionDirectory) => Located | Promise<Located>
  },
): ReadRoute {
  return defineReadRoute({
    ...DATA,
    ...definition,
    pathParameters: noParametersSchema,
    refer: (_path, query, sections) => definition.refer(query, sections),
  })
}

/** The read model of that id; a refusal where no read model has such an id, which is then too long. */
export function referWithin(model: ReadModelName, id: string): Located {
  return READ_MODELS[model].id.safeParse(id).success
    ? { model, id }
    : { state: 'refused', detail: 'too much is asked for' }
}

function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')).join('; ')
}
