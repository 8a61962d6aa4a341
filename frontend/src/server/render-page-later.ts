import { createHistogram } from '@liberta/platform/metrics/create-metric'
import type { PurgeableFront } from '../http/cache-policy.table.ts'
import type { Encoding } from '../http/content-encoding.ts'
import type { PagePolicy } from '../http/security-headers.ts'
import type { PageDraft } from '../page-cache/cached-page.ts'
import type { Asker, Render } from '../page-cache/kept-pages.ts'
import { readPageKey } from '../page-cache/page-key.ts'
import type { PageTarget, PageVariant } from '../page-cache/page-key.ts'
import type { PackedPage, PackedRenderer } from '../rendering/packed-renderer.ts'
import { writeDraft } from './write-draft.ts'

const renders = createHistogram('page_render_duration_seconds')

/** What is kept of a page; most readers' browsers take it. */
const KEPT_ENCODING: Encoding = 'br'

/** A fault of ours kept a page from being made: an older one is served where there is one, else this is sent. */
export class FailedPage extends Error {
  override name = 'FailedPage'
  readonly draft: PageDraft

  constructor(draft: PageDraft) {
    super(`the page answers ${draft.status}`)
    this.draft = draft
  }
}

export interface PageRenderParts {
  packed: PackedRenderer
  policy: PagePolicy
  /** The cache in front that is purged; none unless it is said. */
  front?: PurgeableFront | undefined
}

/** How pages for everybody are rendered: now, or later by a render that is kept with its page. */
export function createPageRender({ packed, policy, front }: PageRenderParts) {
  const render = (
    target: PageTarget,
    { variant, asker, encoding }: { variant: PageVariant; asker: Asker; encoding: Encoding },
  ): Promise<PackedPage> =>
    measureRender(() =>
      packed.renderPacked({
        ...target,
        isBot: variant === 'robot',
        encoding,
        ...(asker.clientAddress !== undefined && { clientAddress: asker.clientAddress }),
        isFromRobot: asker.isRobot ?? false,
      }),
    )

  /** A render that is kept with its page; it holds nothing of a request. */
  const later =
    (target: PageTarget, variant: PageVariant): Render =>
    async (asker = {}) => {
      const page = await render(target, { variant, asker, encoding: KEPT_ENCODING })
      if (page.kind === 'unavailable') throw new FailedPage(writeDraft(page, policy))
      return writeDraft(page, policy, front)
    }

  /** The same by the key of a page; null for what is none. */
  const laterByKey = (key: string): Render | null => {
    const read = readPageKey(key)
    return read && later(read.target, read.variant)
  }

  return { render, later, laterByKey }
}

async function measureRender(render: () => Promise<PackedPage>): Promise<PackedPage> {
  const began = performance.now()
  let outcome = 'failed'
  try {
    const page = await render()
    if (page.kind !== 'unavailable') outcome = 'done'
    return page
  } finally {
    renders.observe({ outcome }, (performance.now() - began) / 1000)
  }
}
