import { parseJson } from '@liberta/contracts/text/parse-json'
import type { SharedEntry } from '@liberta/platform/shared-pages/shared-page-store'
import { z } from 'zod'
import { NO_REVISION } from '../../content/heard-changes.ts'
import { ENCODINGS } from '../../http/content-encoding.ts'
import type { CachedPage } from '../cached-page.ts'
import { CLOCK_SKEW_MS, isOfLater } from '../judge-page.ts'
import { cutToSize } from '../pack-content.ts'
import { precompressEncoding, takeId } from '../precompress-page.ts'

const head = z.array(z.string()).readonly()
const time = z.number().int().nonnegative()

/** What stands beside the bytes of a shared page: all of a kept page but what belongs to one process. Times in milliseconds since the epoch. */
export const sharedPageSchema = z.object({
  status: z.literal(200),
  route: z.string(),
  encoding: z.enum(ENCODINGS as [CachedPage['encoding'], ...CachedPage['encoding'][]]),
  commonHead: head,
  unchangedHead: head,
  etag: z.string(),
  cacheControl: z.string(),
  lastingHead: head,
  madeOf: z.array(z.tuple([z.string(), z.string()])),
  renderedAt: time,
  freshUntil: time,
  staleUntil: time,
  errorUntil: time,
})

/** What is larger is made where it is asked for; bytes. */
const MOST_BODY_BYTES = 512 * 1024
/**
 * For so long after all pages were removed a copy that has not heard of it yet may render what is not to be shown any more: parts of the frame
 * are believed for a minute without a look, a render takes fifteen seconds at most, and clocks differ. Milliseconds.
 */
const REMOVAL_MARGIN_MS = 75_000 + CLOCK_SKEW_MS

/**
 * Whether other copies may have a page: a whole one that is good at this moment, and of which it can be found out later whether it still
 * is. Errors are short-lived and rendered by each copy for itself.
 */
export function mayBeShared(page: CachedPage, now: number): boolean {
  const { status, isPartial, freshUntil, staleUntil, madeOf, kept } = page
  if (status !== 200 || isPartial || now >= Math.min(freshUntil, staleUntil)) return false
  const isKnown = madeOf.size > 0 && [...madeOf.values()].every((revision) => revision !== NO_REVISION)
  return isKnown && kept.body.length <= MOST_BODY_BYTES
}

/** Writes a page that may be shared. */
export function writeSharedPage(page: CachedPage): SharedEntry {
  const facts: z.input<typeof sharedPageSchema> = { ...page, status: 200, madeOf: [...page.madeOf] }
  return { tags: page.tags, head: JSON.stringify(sharedPageSchema.parse(facts)), body: page.kept.body }
}

/**
 * Reads what `writeSharedPage` wrote; null for anything else, and for what is not of now.
 * @param removedAt when all pages were removed last, in milliseconds since the epoch: what may be of before is not of now
 */
export function readSharedPage(
  { tags, head: written, body }: SharedEntry,
  now: number,
  removedAt = 0,
): CachedPage | null {
  const parsed = sharedPageSchema.safeParse(parseJson(written))
  if (!parsed.success || isOfLater(parsed.data, now)) return null
  if (removedAt > 0 && parsed.data.renderedAt <= removedAt + REMOVAL_MARGIN_MS) return null
  const { madeOf, ...facts } = parsed.data
  const kept = precompressEncoding(facts.commonHead, facts.encoding, cutToSize(body))
  return { ...facts, id: takeId(), kept, tags, madeOf: new Map(madeOf), isPartial: false }
}
