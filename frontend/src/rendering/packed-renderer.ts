import type { PackedContent } from '../page-cache/cached-page.ts'
import { packContent } from '../page-cache/pack-content.ts'
import { encodeBody } from '../http/content-encoding.ts'
import type { EncodeBody, Encoding } from '../http/content-encoding.ts'
import type { ContentKind } from '../http/cache-policy.table.ts'
import type { PageRenderer, PageRequest, RenderedPage } from './render-page.tsx'

/** A rendered page whose text is ready for the wire. */
export interface PackedPage extends Omit<RenderedPage, 'body'> {
  content: PackedContent
  /** Milliseconds of CPU that it took, where a thread of its own makes pages. */
  cpuMs?: number
}

/** A page that everybody may get, and the encoding that is wanted of it. */
export type PackedRequest = Omit<PageRequest, 'own'> & { encoding: Encoding }

/** Renders pages for everybody: here or in other threads, which the asker need not know. */
export interface PackedRenderer {
  renderPacked(request: PackedRequest): Promise<PackedPage>
}

/** What most readers read, and what is made anew behind their backs. */
const READ_OFTEN: ReadonlySet<ContentKind> = new Set(['home', 'latest', 'section'])

/** Renders in this thread, and packs there or where `encode` does it. */
export function packPages(renderer: PageRenderer, encode: EncodeBody = encodeBody): PackedRenderer {
  return {
    async renderPacked({ encoding, ...request }) {
      const { body, ...page } = await renderer.renderPage(request)
      const demand = READ_OFTEN.has(page.kind) ? 'often' : 'seldom'
      return { ...page, content: await packContent(body, encoding, { encode, demand }) }
    },
  }
}
