import { expect, test } from '@playwright/test'
import { publishStory, withdrawStory } from '../../../infra/upstreams/src/client/edit-naxos.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { hasWords, readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { OwnPaper } from '../site/use-paper.ts'

/** Withdrawn content: 410, and purged hard. */
export function describeWithdrawal(paper: OwnPaper): void {
  test.describe('A story that is withdrawn', () => {
    test('answers 410 on its page, and is gone from home and lists, also from what is cached', async () => {
      const { site, content } = paper
      const { pages, story } = content
      const read = (path: string) => readPage(site.urls.site, path)
      const title = `Prova di ritiro delle ${Date.now()}`
      const tag = story.tags[0]?.slug ?? ''
      const { id, path } = await publishStory(site, { title, tags: [tag] })
      const lists = [pages.home, pages.latest, pages.section, pages.tag]
      for (const list of lists) {
        const isThere = async () => hasWords((await read(list)).body, title)
        await waitUntil(isThere, { what: `the story is on ${list}` })
      }
      await waitUntil(async () => (await read(path)).status === 200, { what: 'its page is there' })
      await withdrawStory(site, id)
      await waitUntil(async () => (await read(path)).status === 410, { what: 'its page is gone' })
      for (const list of lists) {
        const isGone = async () => !hasWords((await read(list)).body, title)
        await waitUntil(isGone, { what: `the story is gone from ${list}` })
      }
      const { status, body } = await read(path)
      expect(status).toBe(410)
      expect(hasWords(body, title)).toBe(false)
      expect((await read(`${path}/`)).status).toBeGreaterThanOrEqual(300)
      for (const list of lists) expect((await read(list)).body).not.toContain(`/${id}"`)
    })
  })
}
