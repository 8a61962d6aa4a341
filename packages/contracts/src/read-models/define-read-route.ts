import type { z } from 'zod'
import { READ_MODELS } from './read-model-key.ts'
import type { ReadModelName, ReadModelReference } from './read-model-key.ts'
import { buildLiveId } from './list-id.ts'
import type { LiveKey } from './list-id.ts'
import { idInPath, livePartInPathSchema, noParametersSchema, slugInPathSchema } from './read-parameter.schema.ts'

/** A list of which the address names the section by id or path; the id of its read model has the section's id. */
export interface SectionReferred {
  state: 'section'
  section: string
  /** The read model, once the id of the section is known. */
  refer(sectionId: number): ReadModelReference
}

/** Where the parameters of a call lead: to a read model, or to what they do not fit. */
export type Referred = ReadModelReference | SectionReferred | { state: 'refused'; detail: string }

/** What is told of a call in words: the documentation is made from it. */
interface Description {
  /** The operation's name in the documentation. */
  operation: string
  /** The address as OpenAPI writes it: `/api/naxos/story/{id}`. */
  path: string
  summary: string
}

/** One read call of the API: the way from a caller's parameters to an address, and from an address to a read model. */
export interface ReadRoute<Parameters = unknown> extends Description {
  /** Whose body is answered. */
  model: ReadModelName
  /** `data`: `{"data": body}`; `bare`: the body itself (requirements 7.27, weather). */
  shape: 'data' | 'bare'
  pathParameters: z.ZodObject
  queryParameters: z.ZodObject
  /** Parses what an address says and names the read model that it asks for; a parameter that does not fit is refused. */
  refer(path: unknown, query: unknown): Referred
  /** Parses what an address says into what a caller would have asked with; null where it is refused. */
  parse(path: unknown, query: unknown): Parameters | null
  /** The address that asks for this: path and query. */
  write(parameters: Parameters): string
}

/** Values by name, of which those that are not given are undefined. */
export type WrittenValues = Readonly<Record<string, string | number | undefined>>

/** The query of one call: its schema, and the two ways between the values of an address and what a caller asks with. */
export interface QueryCodec<Query extends z.ZodObject, Parameters> {
  schema: Query
  /** What parsed values ask for. */
  read: (query: z.output<Query>) => Parameters
  /** What an address has to say so that `read` gives the same. */
  write: (parameters: Parameters) => WrittenValues
  /** The read model of it. */
  refer: (parameters: Parameters) => Referred
}

interface Definition<Path extends z.ZodObject, Query extends z.ZodObject, Parameters> extends Description {
  pathParameters: Path
  queryParameters: Query
  refer: (path: z.output<Path>, query: z.output<Query>) => Referred
  read: (path: z.output<Path>, query: z.output<Query>) => Parameters
  write: (parameters: Parameters) => { path?: WrittenValues; query?: WrittenValues }
}

function defineRoute<Path extends z.ZodObject, Query extends z.ZodObject, Parameters>(
  model: ReadModelName,
  { refer, read, write, ...facts }: Definition<Path, Query, Parameters>,
): ReadRoute<Parameters> {
  const { pathParameters, queryParameters } = facts
  return {
    ...facts,
    model,
    shape: 'data',
    refer(path, query) {
      const inPath = pathParameters.safeParse(path)
      if (!inPath.success) return { state: 'refused', detail: describeIssues(inPath.error) }
      const inQuery = queryParameters.safeParse(query)
      if (!inQuery.success) return { state: 'refused', detail: describeIssues(inQuery.error) }
      return refer(inPath.data, inQuery.data)
    },
    parse(path, query) {
      const inPath = pathParameters.safeParse(path)
      const inQuery = queryParameters.safeParse(query)
      return inPath.success && inQuery.success ? read(inPath.data, inQuery.data) : null
    },
    write(parameters) {
      const written = write(parameters)
      return fillPath(facts.path, written.path ?? {}) + writeQuery(written.query ?? {})
    },
  }
}

/** A call that takes no parameter and is always answered by the same read model. */
export function defineFixedRoute(
  reference: ReadModelReference,
  { shape = 'data', ...description }: Description & { shape?: ReadRoute['shape'] },
): ReadRoute<undefined> {
  return {
    ...description,
    model: reference.model,
    shape,
    pathParameters: noParametersSchema,
    queryParameters: noParametersSchema,
    refer: () => reference,
    parse: () => undefined,
    write: () => description.path,
  }
}

/** A call for the one read model of its kind that holds all of something. */
export function defineWholeRoute(model: ReadModelName, description: Description): ReadRoute<undefined> {
  return defineFixedRoute({ model, id: 'all' }, description)
}

/** A call for a read model that a number names. */
export function defineIdRoute(model: ReadModelName, description: Description): ReadRoute<{ id: number }> {
  return defineRoute(model, {
    ...description,
    pathParameters: idInPath(READ_MODELS[model].id),
    queryParameters: noParametersSchema,
    refer: ({ id }) => ({ model, id }),
    read: ({ id }) => ({ id: Number(id) }),
    write: (path) => ({ path }),
  })
}

/** A call for a page or an entry of a live story: two numbers name it. */
export function defineLivePartRoute(model: 'liveEntries' | 'liveEntry', description: Description): ReadRoute<LiveKey> {
  return defineRoute(model, {
    ...description,
    pathParameters: livePartInPathSchema,
    queryParameters: noParametersSchema,
    refer: ({ id, number }) => ({ model, id: buildLiveId({ story: Number(id), number: Number(number) }) }),
    read: ({ id, number }) => ({ story: Number(id), number: Number(number) }),
    write: ({ story, number }) => ({ path: { id: story, number } }),
  })
}

/** A call for a read model that a slug names. */
export function defineSlugRoute(model: ReadModelName, description: Description): ReadRoute<{ slug: string }> {
  return defineRoute(model, {
    ...description,
    pathParameters: slugInPathSchema,
    queryParameters: noParametersSchema,
    refer: ({ slug }) => ({ model, id: slug }),
    read: (path) => path,
    write: (path) => ({ path }),
  })
}

/** A call for one page of a list, of which the query says the subject. */
export function defineListRoute<Query extends z.ZodObject, Parameters>(
  model: ReadModelName,
  { schema, read, write, refer }: QueryCodec<Query, Parameters>,
  description: Description,
): ReadRoute<Parameters> {
  return defineRoute(model, {
    ...description,
    pathParameters: noParametersSchema,
    queryParameters: schema,
    refer: (_path, query) => refer(read(query)),
    read: (_path, query) => read(query),
    write: (parameters) => ({ query: write(parameters) }),
  })
}

/** The read model of that id; a refusal where no read model has such an id, which is then too long. */
export function referWithin(model: ReadModelName, id: string): Referred {
  return READ_MODELS[model].id.safeParse(id).success
    ? { model, id }
    : { state: 'refused', detail: 'too much is asked for' }
}

function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')).join('; ')
}

function fillPath(path: string, values: WrittenValues): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''))
}

function writeQuery(values: WrittenValues): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `?${query.toString()}` : ''
}
