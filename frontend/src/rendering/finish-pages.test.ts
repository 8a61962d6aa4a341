import { describe, expect, it } from '@jest/globals'
import { finishPages } from './finish-pages.ts'
import type { PageRenderer, RenderedPage } from './render-page.tsx'

const HTML: RenderedPage = {
  status: 200,
  kind: 'home',
  pageKind: 'home',
  body: Buffer.from('<p>ciao'),
  contentType: 'text/html; charset=utf-8',
  tags: [],
  madeOf: new Map(),
}
const always = (page: RenderedPage): PageRenderer => ({ renderPage: async () => page })
const add = async (path: string, html: string) => `${html} ${path}`

function finish(page: RenderedPage, transformHtml?: typeof add) {
  const logged: object[] = []
  const log = { error: (facts: object) => void logged.push(facts) }
  const finished = finishPages(always(page), { log, transformHtml }).renderPage({ path: '/x', isBot: false })
  return finished.then(({ body }) => ({ body: body.toString(), logged }))
}

describe('what every page goes through', () => {
  it('is handed on as it is in production', async () => {
    expect(await finish(HTML)).toEqual({ body: '<p>ciao', logged: [] })
  })

  it('the development server adds its own to HTML, and to nothing else', async () => {
    expect((await finish(HTML, add)).body).toBe('<p>ciao /x')
    expect((await finish({ ...HTML, contentType: 'text/plain; charset=utf-8' }, add)).body).toBe('<p>ciao')
    expect((await finish({ ...HTML, body: Buffer.alloc(0) }, add)).body).toBe('')
  })

  it('a fault of ours is logged with the path and the kind of page', async () => {
    const fault = new Error('broken')
    expect((await finish({ ...HTML, status: 500, fault })).logged).toEqual([{ err: fault, path: '/x', page: 'home' }])
  })
})
