import { expect, test } from '@playwright/test'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import { choosePages } from '../../../infra/bench/src/lighthouse/choose-pages.ts'
import { readScores } from '../../../infra/bench/src/lighthouse/read-scores.ts'
import { warmPage } from '../site/find-pages.ts'
import type { Paper } from '../site/use-paper.ts'

/** Lighthouse's scores that hang on the page alone, and not on the speed of the machine. */
export function describeScores(paper: Paper): void {
  test.describe('Lighthouse, on the pages that have bars', () => {
    test('accessibility, best practices and SEO are 100', async () => {
      const { site } = paper.site.urls
      const pages = choosePages((await readPage(site, '/')).body)
      expect(pages.map(({ name }) => name)).toEqual(['home', 'section', 'story', 'search'])
      for (const { path } of pages) await warmPage(paper.site, path)
      const addresses = pages.map(({ path }) => site + path)
      const scores = await readScores(addresses, ['accessibility', 'best-practices', 'seo'])
      expect(scores.flatMap(({ url, shortfalls }) => shortfalls.map((shortfall) => `${url}: ${shortfall}`))).toEqual([])
      for (const { figures } of scores) expect(figures).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
    })
  })
}
