import type { PageRenderer } from './render-page.tsx'

export interface FinishOptions {
  log: { error: (facts: object, message: string) => void }
  /** Lets the development server add its own to a page's HTML. */
  transformHtml?: ((path: string, html: string) => Promise<string>) | undefined
}

/** What every page goes through once it is rendered, whoever it is for: its fault is logged, its HTML may be added to. */
export function finishPages(renderer: PageRenderer, { log, transformHtml }: FinishOptions): PageRenderer {
  return {
    async renderPage(request) {
      const page = await renderer.renderPage(request)
      if (page.fault !== undefined) {
        log.error({ err: page.fault, path: request.path, page: page.pageKind }, 'a page failed')
      }
      const isHtml = page.contentType.startsWith('text/html') && page.body.length > 0
      return transformHtml && isHtml
        ? { ...page, body: Buffer.from(await transformHtml(request.path, page.body.toString())) }
        : page
    },
  }
}
