import { STATUS_CODES } from 'node:http'
import { LONGEST_PATH } from '@liberta/addresses/normalise-path'
import type { Problem } from '@liberta/contracts/problems/problem.schema'

/** The path of an address as it stands on the wire, without its query, cut where no address of ours is that long. */
export function takePath(url: string): string {
  const question = url.indexOf('?')
  return (question === -1 ? url : url.slice(0, question)).slice(0, LONGEST_PATH)
}

/** An error for machines (RFC 9457 §3.1): the type says no more than the status, the detail says what happened. */
export function buildProblem(status: number, detail?: string, instance?: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(instance === undefined ? {} : { instance }),
  }
}
