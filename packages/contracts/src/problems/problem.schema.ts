import { z } from 'zod'

/** An error for machines (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int().min(400).max(599),
  detail: z.string().optional(),
  instance: z.string().optional(),
})

export type Problem = z.infer<typeof problemSchema>

/** The media type of a problem (RFC 9457 §3). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** The machine messages of an address that leads nowhere (requirements 8.14 to 8.16), word for word. */
export const RESOURCE_NOT_FOUND = 'Resource not found.'

/** The path fits no grammar of the site. */
export function noSuchPath(path: string): string {
  return `Page not found: ${path}`
}

/** The path fits a grammar of the site, but there is nothing at it. */
export function noContentAt(path: string): string {
  return `Page Not Found: ${path}`
}

/** What cannot be a path at all, or a request that says nothing that can be understood. */
export const BAD_REQUEST = 'Bad Request'

/**
 * Bytes of the largest body that a call of the API may have, forms with files aside: the webhook's (docs/naxos.md). The API
 * refuses what is larger, and so does whatever hands calls through to it.
 */
export const LARGEST_CALL = 64 * 1024
