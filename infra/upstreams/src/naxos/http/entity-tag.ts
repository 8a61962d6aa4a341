import { hashText } from '../../content/random.ts'
import type { Answer } from './answer.types.ts'

/** To be raised when the forms change, so that no one takes an older answer for the same. */
const FORMS = 4

/**
 * A strong entity tag out of what is asked for and when it last changed; the body need not be there. `world` tells one
 * archive from another.
 */
export function buildEntityTag(world: string, url: string, answer: Extract<Answer, { status: 'found' }>): string {
  const { at, revision } = answer.stamp
  const parts = [
    at,
    revision,
    answer.list?.total ?? 0,
    hashText(`${world} ${FORMS} ${url}`),
    hashText(`${answer.variant} ${url}`),
  ]
  return `"${parts.map((part) => part.toString(36)).join('-')}"`
}

/** True when an If-None-Match header names the tag (RFC 9110 §13.1.2; the comparison is the weak one). */
export function matchesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((given) => given.trim().replace(/^W\//, '') === etag)
}
