import { isDeepStrictEqual } from 'node:util'

/** The time of an answer as bodies tell it, or that at which it came, where the CMS says none. @param updatedAtMs milliseconds since the epoch */
export function writeTime(updatedAtMs: number | null): string {
  return new Date(updatedAtMs ?? Date.now()).toISOString()
}

/**
 * What is made of an answer that may say no time. Where all else is as it is stored, that keeps its own time: made anew it is the same, and
 * nobody hears of it.
 * @param cameAt what `writeTime` gave of the answer
 */
export function keepTime<Body extends { updatedAt: string }>(
  body: Body,
  stored: Body | null | undefined,
  { updatedAtMs }: { updatedAtMs: number | null },
  cameAt: string,
): Body {
  if (updatedAtMs !== null || !stored || body.updatedAt !== cameAt) return body
  // Parts of it may bear the time of the answer, too.
  const kept = JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    name === 'updatedAt' && value === cameAt ? stored.updatedAt : value,
  ) as Body
  return isDeepStrictEqual(kept, stored) ? kept : body
}
