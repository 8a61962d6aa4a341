import { createHash } from 'node:crypto'

/** A weak validator of a body, the same for all its encodings. */
export function makeEntityTag(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}

/** True where If-None-Match names the tag, compared weakly (RFC 9110 §13.1.2). */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const bare = tag.replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === bare)
}
