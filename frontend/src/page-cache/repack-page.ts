import { decodeBody, encodeBody } from '../http/content-encoding.ts'
import type { Encoding } from '../http/content-encoding.ts'
import type { CachedPage } from './cached-page.ts'
import { cutToSize } from './pack-content.ts'
import { precompressEncoding } from './precompress-page.ts'

/** So many requests, as they count at the moment, make a page worth it while few pages wait; and so many whatever waits. */
const LEAST_INTEREST = { quiet: 2, busy: 4 }
/** Pages that wait, of which the last would be packed within a minute or two. */
const FEW_WAITING = 10

/** Whether a page that others may ask for again could be sent in fewer bytes, while so many wait for that already. */
export function isWorthRepacking(
  { status, encoding, isRepacked }: CachedPage,
  interest: number,
  waiting: number,
): boolean {
  const least = LEAST_INTEREST[waiting < FEW_WAITING ? 'quiet' : 'busy']
  return status === 200 && encoding === 'br' && isRepacked !== true && interest >= least
}

/** Whether a request is a moment to ask that: the first of its while, and those that make a page worth it. */
export function isTimeToRepack(isFirstOfWhile: boolean, interest: number): boolean {
  return isFirstOfWhile || interest < LEAST_INTEREST.quiet + 1
}

/** A packed body in as few bytes as there can be, in memory of just their size. */
export type RepackBody = (body: Buffer, encoding: Encoding) => Promise<Buffer>

/**
 * Packs a page once more, as tight as it can be: it takes fifty times as long and saves an eighth, for which no reader on a slow line
 * has to wait then. What is known of the page stays as it is, but for its bytes.
 */
export async function repackPage(page: CachedPage, repack: RepackBody): Promise<void> {
  const { commonHead, encoding, kept } = page
  const body = await repack(kept.body, encoding)
  Object.assign(page, { kept: precompressEncoding(commonHead, encoding, body), isRepacked: true })
}

/** In the threads of Node's own pool. */
export const repackInPool: RepackBody = async (body, encoding) =>
  cutToSize(await encodeBody(await decodeBody(body, encoding), encoding, 'now'))

/** A page that says the same as the one before it, in that one's bytes where those are fewer. */
export function takeRepacked(page: CachedPage, before: CachedPage | undefined): CachedPage {
  if (before?.isRepacked !== true || before.etag !== page.etag || before.encoding !== page.encoding) return page
  return { ...page, kept: precompressEncoding(page.commonHead, page.encoding, before.kept.body), isRepacked: true }
}
