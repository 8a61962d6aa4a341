import { expect, test } from '@playwright/test'
import { readScores } from '../../infra/bench/src/lighthouse/read-scores.ts'
import { PARAMETER_VISITS } from './routes/parameters.routes.ts'
import { SERVICE_VISITS } from './routes/services.routes.ts'
import { TEXT_VISITS } from './routes/texts.routes.ts'
import { warmPage } from './site/find-pages.ts'
import { usePaper } from './site/use-paper.ts'

// A browser for each kind: one after the other they would be waited for by the rest.
test.describe.configure({ mode: 'parallel' })

/** What search engines think of a page of each row of requirements 2 (docs/bench.md, Lighthouse). */
const paper = usePaper()

/** What is missing of the title of a page and of the words of its pictures. */
async function findNameless(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  const pictures = html.match(/<img\b[^>]*>/g) ?? []
  const nameless = pictures.filter((picture) => !/\salt="/.test(picture))
  return [...(/<title>[^<]+<\/title>/.test(html) ? [] : ['no title']), ...nameless].map((what) => `${url}: ${what}`)
}

/** What Lighthouse says of a page that search engines are kept out of. */
const NOT_LISTED = /^is-crawlable: /

for (const [kind, visits] of [
  ['text that editors write', TEXT_VISITS],
  ['lists and services', SERVICE_VISITS],
  ['routes with a parameter', PARAMETER_VISITS],
] as const) {
  test(`Lighthouse finds nothing to better for search engines: ${kind}`, async () => {
    const { site } = paper.site.urls
    const destinations = await Promise.all(visits.map(async ({ find }) => find(paper)))
    const isListed = new Map(
      destinations.flatMap(({ path, endsAt, status = 200, hidden = false }) =>
        status === 200 ? [[site + (endsAt ?? path), !hidden] as const] : [],
      ),
    )
    await Promise.all([...isListed.keys()].map((url) => warmPage(paper.site, url.slice(site.length))))
    const scores = await readScores([...isListed.keys()], ['seo'])
    expect(scores).toHaveLength(isListed.size)
    const faults = scores.flatMap(({ url, shortfalls }) => {
      const others = shortfalls.filter((shortfall) => isListed.get(url) || !NOT_LISTED.test(shortfall))
      return others.map((shortfall) => `${url}: ${shortfall}`)
    })
    for (const url of isListed.keys()) faults.push(...(await findNameless(url)))
    expect(faults).toEqual([])
    for (const { url, figures } of scores) if (isListed.get(url)) expect([url, figures]).toEqual([url, { seo: 100 }])
  })
}
