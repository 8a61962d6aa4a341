import { z } from 'zod'
import type { Newsroom } from '../newsroom.ts'
import type { Answer } from './answer.types.ts'

/** One row of the table of calls: it makes the route, its description and its documentation. */
export interface NaxosRoute {
  /** The kind under which calls are counted. */
  kind: string
  /** With parameters as `:name`. */
  path: string
  summary: string
  params: z.ZodObject
  query: z.ZodObject
  /** Shape of `data`. */
  data: z.ZodType
  isList: boolean
  /** Null where the parameters are not what the call takes. */
  answer: (newsroom: Newsroom, params: unknown, query: unknown) => Answer | null
}

export interface RouteDefinition<P extends z.ZodObject, Q extends z.ZodObject> {
  kind: string
  path: string
  summary: string
  params: P
  query: Q
  data: z.ZodType
  isList?: boolean
  answer: (newsroom: Newsroom, params: z.infer<P>, query: z.infer<Q>) => Answer
}

/** A row whose answer gets its parameters parsed. */
export function defineRoute<P extends z.ZodObject, Q extends z.ZodObject>(
  definition: RouteDefinition<P, Q>,
): NaxosRoute {
  const { answer, params, query, isList = false, ...row } = definition
  return {
    ...row,
    params,
    query,
    isList,
    answer: (newsroom, givenParams, givenQuery) => {
      const readParams = params.safeParse(givenParams)
      const readQuery = query.safeParse(givenQuery)
      return readParams.success && readQuery.success ? answer(newsroom, readParams.data, readQuery.data) : null
    },
  }
}
