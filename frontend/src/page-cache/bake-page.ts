import { encodeBody } from '../server/encode-body.ts'
import { makeEntityTag } from '../server/entity-tag.ts'
import type { Encoding } from '../server/negotiate-encoding.ts'
import type { CachedPage, PageDraft, PageEncoding } from './cached-page.ts'

/** Below this size a body is sent as it is; bytes. */
const WORTH_ENCODING = 600
/** What a 304 repeats of the headers of the 200 (RFC 9110 §15.4.5). */
const REPEATED = new Set(['cache-control', 'cdn-cache-control', 'vary', 'surrogate-key'])

/** Turns a rendered page into what goes on the wire: each encoding once, with its headers and a weak ETag. */
export async function bakePage(draft: PageDraft, now: number): Promise<CachedPage> {
  const identity = Buffer.from(draft.text)
  const etag = makeEntityTag(identity)
  const shared = { ...draft.headers, vary: 'accept-encoding', ...(draft.status === 200 ? { etag } : {}) }
  const encode = async (encoding: Encoding): Promise<PageEncoding> => {
    const body = await encodeBody(identity, encoding)
    const own: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    return { body, head: flatten({ ...shared, ...own, 'content-length': String(body.length) }) }
  }
  const plain = await encode('identity')
  const isSmall = identity.length < WORTH_ENCODING
  const [br, gzip] = isSmall ? [plain, plain] : await Promise.all([encode('br'), encode('gzip')])
  const repeated = Object.fromEntries(Object.entries(shared).filter(([name]) => REPEATED.has(name)))
  return {
    status: draft.status,
    encodings: { br, gzip, identity: plain },
    unchangedHead: flatten({ ...repeated, etag }),
    etag,
    tags: draft.tags,
    renderedAt: now,
    freshUntil: now + draft.lifetime.freshMs,
    staleUntil: now + draft.lifetime.staleMs,
    errorUntil: now + draft.lifetime.errorMs,
  }
}

function flatten(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}
