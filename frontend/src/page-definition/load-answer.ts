import { noContentAt } from '@liberta/contracts/problems/problem.schema'
import { data } from 'react-router'
import { RETRY_AFTER_SECONDS } from '../content/content-source.ts'
import type { ApiAnswer } from '../content/content-source.ts'

/** What went wrong, for the reader and, word for word, for machines (requirements 2.116, error page). */
export interface PageProblem {
  status: number
  message: string
}

/** A problem that ends a page, as the error boundary gets it. */
export interface ThrownProblem extends PageProblem {
  retryAfterSeconds?: number
}

/** Throws what a loader ends with where there is no page. */
export function throwProblem({ status, message, retryAfterSeconds }: ThrownProblem): never {
  throw data({ status, message, retryAfterSeconds } satisfies ThrownProblem, { status })
}

/** Ends a page that cannot be had now. */
export function throwUnavailable(): never {
  return throwProblem({ status: 503, message: 'Service Unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** The problem that was thrown by `throwProblem`; null for anything else, which is a fault of ours. */
export function readProblem(thrown: unknown): ThrownProblem | null {
  const problem = typeof thrown === 'object' && thrown !== null && 'data' in thrown ? thrown.data : null
  return isProblem(problem) ? problem : null
}

function isProblem(value: unknown): value is ThrownProblem {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value
}

/** Throws the 404 of a path that fits a family and has no content (requirements 8.15). */
export function throwNoContent(path: string): never {
  return throwProblem({ status: 404, message: noContentAt(path) })
}

/**
 * The body of an answer; throws a problem where there is none: 404 where there is nothing, 410 where it was withdrawn,
 * 503 where it cannot be had now, 429 where too much was asked for.
 */
export function expectPresent<Body>(
  answer: ApiAnswer<Body>,
  path: string,
): { body: Body; tags: string[]; confirmedAt?: number } {
  switch (answer.state) {
    case 'present':
      return answer
    case 'missing':
      return throwNoContent(path)
    case 'withdrawn':
      return throwProblem({ status: 410, message: 'Gone' })
    case 'unavailable':
      return throwProblem({
        ...(answer.isLimited
          ? { status: 429, message: 'Too Many Requests' }
          : { status: 503, message: 'Service Unavailable' }),
        retryAfterSeconds: answer.retryAfterSeconds,
      })
  }
}

/** The items of a whole list: none where the CMS has no such list; throws a problem where it cannot be had now. */
export function expectList<Item>(
  answer: ApiAnswer<readonly Item[]>,
  path: string,
): { body: readonly Item[]; tags: string[] } {
  return answer.state === 'missing' ? { body: [], tags: [] } : expectPresent(answer, path)
}

/**
 * The items of a list beside which a page has something of its own: none where the CMS has no such list, null where it cannot be
 * had now; the page is made anew when it comes.
 */
export function takeList<List>(answer: ApiAnswer<List>, none: List): { body: List | null; tags: string[] } {
  return answer.state === 'missing' ? { body: none, tags: [] } : takeIfPresent(answer)
}

/** The body of an answer without which a page is still a page: null where it cannot be had. */
export function takeIfPresent<Body>(answer: ApiAnswer<Body>): { body: Body | null; tags: string[] } {
  return answer.state === 'present' ? answer : { body: null, tags: [] }
}
