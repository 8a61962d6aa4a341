import { STATUS_CODES } from 'node:http'
import { buildFrameKey } from '@liberta/contracts/read-models/tag'
import type { PageLifetime, PurgeableFront } from '../http/cache-policy.table.ts'
import type { PageDraft } from '../page-cache/cached-page.ts'
import { packContent } from '../page-cache/pack-content.ts'
import type { PackedPage } from '../rendering/packed-renderer.ts'
import { ownLifetime, writeCacheHeaders, writeLastingHead, writeSurrogateKey } from '../http/cache-policy.table.ts'
import { LITE_HEADERS, SECURITY_HEADERS } from '../http/security-headers.ts'
import type { PagePolicy } from '../http/security-headers.ts'

const PLAIN_TEXT = 'text/plain; charset=utf-8'

/** What the page cache gets of a rendered page: its headers, and how long it may be kept. */
export function writeDraft(page: PackedPage, policy: PagePolicy, front?: PurgeableFront): PageDraft {
  const { around = [] } = page
  const keys = [...page.tags, ...around.map(buildFrameKey)]
  return {
    status: page.status,
    route: page.pageKind ?? 'moved',
    content: page.content,
    // Only what a page was made of makes it stale: of what stands around it a withdrawal alone is heard.
    tags: [...new Set([...page.tags, ...around])],
    madeOf: page.madeOf,
    isPartial: page.isPartial ?? false,
    cpuMs: page.cpuMs,
    ...(front && page.status === 200 && { lastingHead: writeLastingHead(front, { ...page, tags: keys }) }),
    lifetime: limitLifetime(page, ownLifetime(page.kind)),
    headers: {
      ...(page.isLite ? LITE_HEADERS : SECURITY_HEADERS),
      ...policy.headers,
      'content-type': page.contentType,
      ...writeCacheHeaders(page.kind),
      ...writeSurrogateKey(keys),
      ...(page.location === undefined ? {} : { location: page.location }),
      ...(page.status === 503 || page.status === 429 ? { 'retry-after': String(page.retryAfterSeconds ?? 5) } : {}),
    },
  }
}

/** What is sent where no page can be rendered at this moment: a word to the reader, to come back. */
export async function askBack(text: string): Promise<PageDraft> {
  return {
    status: 503,
    route: 'no page',
    content: await packContent(Buffer.from(`${text}\n`), 'identity'),
    headers: {
      ...SECURITY_HEADERS,
      'content-type': PLAIN_TEXT,
      'content-language': 'it',
      'retry-after': '3',
      ...writeCacheHeaders('unavailable'),
    },
    tags: [],
    madeOf: new Map(),
    lifetime: ownLifetime('unavailable'),
  }
}

/** The same failure in the bare words that robots get (requirements 2.117). */
export async function writeBareDraft(draft: PageDraft): Promise<PageDraft> {
  return {
    ...draft,
    content: await packContent(Buffer.from(`${STATUS_CODES[draft.status]}\n`), 'identity'),
    headers: { ...draft.headers, 'content-type': PLAIN_TEXT },
  }
}

/**
 * What is true only until a moment is neither fresh nor shown stale after it; only a fault lets it be seen again. So is what says which day it
 * is, but that it stays fresh: not all pages end at one moment.
 */
function limitLifetime(
  { validUntil, dayEndsAt }: Pick<PackedPage, 'validUntil' | 'dayEndsAt'>,
  lifetime: PageLifetime,
) {
  const left = msUntil(validUntil)
  return {
    ...lifetime,
    freshMs: Math.min(lifetime.freshMs, left),
    staleMs: Math.min(lifetime.staleMs, left, msUntil(dayEndsAt)),
  }
}

function msUntil(moment: Date | undefined): number {
  return moment === undefined ? Infinity : Math.max(0, moment.getTime() - Date.now())
}
