import { createServer } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import type { PageRenderer, RenderedPage } from '../rendering/render-page.tsx'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { precompressPage } from '../page-cache/precompress-page.ts'
import { packPages } from '../rendering/packed-renderer.ts'
import { RenderThreadError } from '../rendering/render-threads.ts'
import { createReadiness } from './readiness.handler.ts'
import type { ReadinessParts } from './readiness.handler.ts'
import { listen } from '../testing/listen.ts'
import { draftOf, LIFETIME, makeCache, steerPage } from '../testing/steer-page.ts'

type Said = [status: number, words: string]

/** What a site says of itself whose home page answers so. */
async function ask(status: number, deafSince: number | null, knowsRedirects = true, isWarm = true) {
  const said = await askOften([status], {
    deafSince: () => deafSince,
    knowsRedirects: () => knowsRedirects,
    isWarm: () => isWarm,
  })
  return said.at(0)
}

/** What a site says one time after the other, its home page answering so each time; null where its render thread is away. */
async function askOften(statuses: readonly (number | null)[], more: Partial<ReadinessParts> = {}): Promise<Said[]> {
  let status: number | null = null
  const contentType = 'text/html; charset=utf-8'
  const page: Omit<RenderedPage, 'status'> = {
    kind: 'home',
    pageKind: 'home',
    contentType,
    body: Buffer.from(''),
    tags: [],
    madeOf: new Map(),
  }
  const renderer: PageRenderer = {
    renderPage: async () => {
      if (status === null) throw new RenderThreadError('the render thread ended')
      return { ...page, status }
    },
  }
  const grammar = createSpecifiedGrammar()
  const answerReadiness = createReadiness({ packed: packPages(renderer), grammar, pages: null, ...more })
  const server = createServer((request, response) => void answerReadiness(request, response))
  const url = `http://127.0.0.1:${await listen(server)}/health/ready`
  const said: Said[] = []
  for (status of statuses) {
    const answer = await fetch(url)
    said.push([answer.status, await answer.text()])
  }
  server.close()
  return said
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

  describe('where the API is away', () => {
    const CANNOT = 'the home page answers 503'

    it('a copy that could render the home page once stays ready, as it has pages to show, and says what it cannot', async () => {
      expect(await askOften([503, 200, 503])).toEqual([
        [503, `not ready: ${CANNOT}\n`],
        [200, 'ready\n'],
        [200, `ready, ${CANNOT}\n`],
      ])
    })

    it('so is one that has the home page of another copy, for as long as it may be shown', async () => {
      const bench = { now: 1_000_000, failures: [] }
      const pages = makeCache(bench)
      const page = precompressPage(await draftOf('of another copy'), bench.now)
      const { render } = steerPage()
      await pages.takeOver(async () => [{ key: 'person /', page, render, origin: 'own' }])
      expect(await askOften([503], { pages })).toEqual([[200, `ready, ${CANNOT}\n`]])
      bench.now += LIFETIME.errorMs
      expect(await askOften([503], { pages })).toEqual([[503, `not ready: ${CANNOT}\n`]])
    })
  })

  it('is not, while its own render threads are away, as others have theirs', async () => {
    expect(await askOften([200, null])).toEqual([
      [200, 'ready\n'],
      [503, 'not ready: no render thread answers\n'],
    ])
  })
})
