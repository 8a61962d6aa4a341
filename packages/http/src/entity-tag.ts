import { createHash } from 'node:crypto'

/** A weak validator of a body, the same for all its encodings. */
export function makeEntityTag(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}

/**
 * Whether an If-None-Match names the answer's validator, by weak comparison (RFC 9110 §13.1.2): `*`, one or several, with
 * or without the sign of a weak one.
 */
export function matchesEntityTag(ifNoneMatch: string | undefined, entityTag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === entityTag || ifNoneMatch.trim() === '*') return true
  const opaque = dropWeakness(entityTag)
  return ifNoneMatch.split(',').some((candidate) => dropWeakness(candidate.trim()) === opaque)
}

function dropWeakness(entityTag: string): string {
  return entityTag.startsWith('W/') ? entityTag.slice(2) : entityTag
}
