import type { ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { z } from 'zod'
import type { SectionDirectory } from '../sections/section-directory.ts'
import type { CacheKind } from './cache-control.table.ts'

/** Where a request leads: to a read model, or to the answer that is known without one. */
export type Located =
  | ReadModelReference
  | { state: 'refused'; detail: string }
  | { state: 'missing' }
  | { state: 'unavailable'; retryAfterSeconds: number }

/** One hot read of the API: a row of the table that routes, parser and documentation are made from. */
export interface ReadRoute {
  /** The operation's name in the documentation. */
  operation: string
  /** The address as OpenAPI writes it: `/api/naxos/story/{id}`. */
  path: string
  summary: string
  /** Whose body is answered. */
  model: ReadModelName
  /** `data`: `{"data": body}`; `bare`: the body itself (specification §7, weather). */
  shape: 'data' | 'bare'
  cache: CacheKind
  pathParameters: z.ZodObject
  queryParameters: z.ZodObject
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

function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')).join('; ')
}
