import { LRUCache } from 'lru-cache'
import { decodeBody, encodeBody, ENCODINGS } from '../http/content-encoding.ts'
import type { Encoding } from '../http/content-encoding.ts'
import { precompressEncoding } from './precompress-page.ts'
import { isKept, weighEncoding } from './cached-page.ts'
import type { CachedPage, PageEncoding } from './cached-page.ts'
import { cutToSize } from './pack-content.ts'

/**
 * Pages in encodings that are not kept with them: made when somebody first asks, once for all who ask, and remembered in
 * bounded memory, so that who takes nothing but plain text costs hardly more than others.
 */
export class OtherEncodings {
  private readonly made: LRUCache<string, PageEncoding>
  private readonly underWay = new Map<string, Promise<PageEncoding>>()

  constructor(capacityBytes: number) {
    this.made = new LRUCache({ maxSize: Math.max(1, capacityBytes), sizeCalculation: weighEncoding })
  }

  /** Bytes of what is remembered. */
  get bytes(): number {
    return this.made.calculatedSize
  }

  /** The page in that encoding: synchronous where it is there. What is kept as plain text is sent as that to everybody. */
  read(page: CachedPage, encoding: Encoding): PageEncoding | Promise<PageEncoding> {
    if (isReady(page, encoding)) return page.kept
    const key = keyOf(page, encoding)
    return this.made.get(key) ?? this.underWay.get(key) ?? this.make(key, page, encoding)
  }

  /** The page is kept no longer. */
  forget(page: CachedPage): void {
    for (const encoding of ENCODINGS) this.made.delete(keyOf(page, encoding))
  }

  private make(key: string, page: CachedPage, encoding: Encoding): Promise<PageEncoding> {
    const making = translate(page, encoding)
      .then((made) => {
        if (isKept(page)) this.made.set(key, made)
        return made
      })
      .finally(() => this.underWay.delete(key))
    this.underWay.set(key, making)
    return making
  }
}

/** The same for a page that nobody keeps. */
export function encodeOnce(page: CachedPage, encoding: Encoding): PageEncoding | Promise<PageEncoding> {
  return isReady(page, encoding) ? page.kept : translate(page, encoding)
}

function isReady(page: CachedPage, encoding: Encoding): boolean {
  return page.encoding === encoding || page.encoding === 'identity'
}

function keyOf({ id }: CachedPage, encoding: Encoding): string {
  return `${encoding} ${id}`
}

async function translate(page: CachedPage, encoding: Encoding): Promise<PageEncoding> {
  const plain = await decodeBody(page.kept.body, page.encoding)
  return precompressEncoding(page.commonHead, encoding, cutToSize(await encodeBody(plain, encoding)))
}
