import { expect } from '@playwright/test'
import { hasWords, readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/**
 * Waits until the page of an address has all these words, in its text or its markup. What has changed is made anew in its turn: open
 * pages may hear of it before, and who reads one then gets that of before.
 */
export function awaitWords(site: OpenSite, path: string, ...words: string[]): Promise<void> {
  return expect(async () => {
    const { body } = await readPage(site.urls.site, path)
    expect(words.filter((wanted) => !hasWords(body, wanted))).toEqual([])
  }).toPass()
}
