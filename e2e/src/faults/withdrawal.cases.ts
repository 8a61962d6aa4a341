import { expect, test } from '@playwright/test'
import { publishStory, withdrawStory } from '../site/edit-naxos.ts'
import { pollUntil } from '../../../infra/local/src/test-site/poll-until.ts'
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
        await pollUntil(`the story is on ${list}`, 30_000, isThere)
      }
      await pollUntil('its page is there', 30_000, async () => (await read(path)).status === 200)
      await withdrawStory(site, id)
      await pollUntil('its page is gone', 30_000, async () => (await read(path)).status === 410)
      for (const list of lists) {
        const isGone = async () => !hasWords((await read(list)).body, title)
        await pollUntil(`the story is gone from ${list}`, 30_000, isGone)
      }
      const { status, body } = await read(path)
      expect(status).toBe(410)
      expect(hasWords(body, title)).toBe(false)
      expect((await read(`${path}/`)).status).toBeGreaterThanOrEqual(300)
      for (const list of lists) expect((await read(list)).body).not.toContain(`/${id}"`)
    })
  })
}
