import { createServer } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import type { PageRenderer, RenderedPage } from '../rendering/render-page.tsx'
import { packPages } from '../rendering/packed-renderer.ts'
import { answerReadiness } from './readiness.handler.ts'
import { listen } from '../testing/listen.ts'

/** What a site says of itself whose home page answers so. */
async function ask(
  status: number,
  deafSince: number | null,
  knowsRedirects = true,
  isWarm = true,
): Promise<[number, string]> {
  const contentType = 'text/html; charset=utf-8'
  const page: RenderedPage = {
    status,
    kind: 'home',
    pageKind: 'home',
    contentType,
    body: Buffer.from(''),
    tags: [],
    madeOf: new Map(),
  }
  const renderer: PageRenderer = { renderPage: async () => page }
  const server = createServer((request, response) => {
    void answerReadiness(request, response, {
      packed: packPages(renderer),
      deafSince: () => deafSince,
      knowsRedirects: () => knowsRedirects,
      isWarm: () => isWarm,
    })
  })
  const answer = await fetch(`http://127.0.0.1:${await listen(server)}/health/ready`)
  const said = await answer.text()
  server.close()
  return [answer.status, said]
}

describe('whether the site is ready', () => {
  it('is what its home page answers', async () => {
    expect(await ask(200, null)).toEqual([200, 'ready\n'])
    expect(await ask(503, null)).toEqual([503, 'not ready: the home page answers 503\n'])
  })

  it('is not, until it is known what has moved', async () => {
    expect(await ask(200, null, false)).toEqual([503, 'not ready: the redirect rules were not read yet\n'])
  })

  it('is not, while it takes the pages of other copies', async () => {
    expect(await ask(200, null, true, false)).toEqual([503, 'not ready: the pages of other copies are being read\n'])
  })

  it('does not depend on the change stream, but says where it is broken', async () => {
    const since = Date.UTC(2026, 10, 22, 7)
    expect(await ask(200, since)).toEqual([200, 'ready, change stream broken since 2026-11-22T07:00:00.000Z\n'])
  })
})
