import { expect, test } from '@playwright/test'
import { redirectRulesSchema } from '@liberta/contracts/redirects/redirect-rules.schema'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { followLink } from '../links/follow-link.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { readData } from '../site/read-data.ts'
import { inParallel, readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { Paper } from '../site/use-paper.ts'

/** Addresses of the former site that no rule names, and where their readers go now. */
const FORMER = [
  ['/news/cronaca/2013/04/05/una-storia-di-allora/', '/news/cronaca'],
  ['/luoghi/bobbio/2030/una-storia-di-allora/', '/tag/bobbio'],
  ['/teleliberta/2011/il-tg-di-allora/', '/multimedia/folder/teleliberta'],
  ['/feed/rss2/', '/feed.rss'],
] as const

const SAMPLE = 40

/** Old bookmarks: the CMS's rules, and the former site's addresses by their form. */
export function describeRedirects(paper: Paper): void {
  test.describe('Redirect rules (requirements 3)', () => {
    let rules: RedirectRules

    test.beforeAll(async () => {
      rules = await readData(paper.site, '/api/naxos/redirect/list', redirectRulesSchema)
      const [from = '/'] = Object.keys(rules[302])
      await waitUntil(
        async () => {
          return (await readPage(paper.site.urls.site, from)).status === 302
        },
        { what: 'the CMS’s rules are in force' },
      )
    })

    for (const status of [301, 302] as const) {
      test(`tens of thousands of rules: a sample of those that answer ${status} lead to a page`, async () => {
        const paths = Object.keys(rules[status])
        const step = Math.max(1, Math.floor(paths.length / SAMPLE))
        const faults: string[] = []
        await inParallel(
          paths.filter((_, index) => index % step === 0),
          6,
          async (path) => {
            const first = await readPage(paper.site.urls.site, path)
            const end = await followLink(paper.site.urls.site, path)
            if (first.status !== status || !end.ok) faults.push(`${path}: ${first.status} ${end.ok ? '' : end.why}`)
          },
        )
        expect(faults).toEqual([])
        expect(Object.keys(rules[301]).length).toBeGreaterThan(10_000)
      })
    }

    for (const [from, to] of FORMER) {
      test(`${from}, which no rule names, leads to ${to}`, async () => {
        const { status, headers } = await readPage(paper.site.urls.site, from)
        expect([status, headers.location]).toEqual([301, to])
      })
    }
  })
}
