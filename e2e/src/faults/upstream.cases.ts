import { expect, test } from '@playwright/test'
import { countCalls, publishStory, setTopics, switchNaxos } from '../../../infra/upstreams/src/client/edit-naxos.ts'
import type { NaxosFault, PublishedStory } from '../../../infra/upstreams/src/client/edit-naxos.ts'
import { warmPage } from '../site/find-pages.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { hasWords, readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { OwnPaper } from '../site/use-paper.ts'
import { watchPages } from './watch-pages.ts'
import type { PageWatch } from './watch-pages.ts'

const FAULTS: readonly [string, NaxosFault][] = [
  ['slow', { latency: 60_000 }],
  ['answering errors', { errors: 1 }],
  ['answering rubbish', { malformed: 1 }],
  ['answering with half of the fields missing', { halfEmpty: 1 }],
  ['down', { outage: 'on' }],
  ['hanging', { outage: 'hang' }],
]

/** What an editor's change makes the worker fetch at once. */
const FETCHED = ['front/home', 'story/list', 'siteconfigs', 'section/list']

/** The CMS fails in every way it can, while readers read. */
export function describeUpstreamFaults(paper: OwnPaper): void {
  test.describe('Naxos slow, down, answering rubbish or with half of the fields missing: warm pages stay', () => {
    let watch: PageWatch
    const published: PublishedStory[] = []

    test.beforeEach(async () => {
      watch = await watchPages(paper)
    })

    test.afterEach(async () => {
      await watch.stop()
      await switchNaxos(paper.site, {})
    })

    for (const [name, fault] of FAULTS) {
      test(`${name}: every warm page 200 and never emptier`, async () => {
        const { site, content } = paper
        await switchNaxos(site, fault)
        const before = await countCalls(site.urls.naxos)
        published.push(await publishStory(site, { title: `Prova con il sistema editoriale guasto, ${name}` }))
        await setTopics(site, content.configuration.trendings)
        const isAsked = async () => {
          const now = await countCalls(site.urls.naxos)
          return FETCHED.every((kind) => (now[kind] ?? 0) > (before[kind] ?? 0))
        }
        await waitUntil(isAsked, { what: `the worker asks for ${FETCHED.join(', ')}` })
        expect(await watch.look()).toEqual([])
      })
    }

    test('what was published meanwhile comes when the fault is over', async () => {
      const { site, content } = paper
      for (const { title, path } of published) {
        const isListed = async () => hasWords((await readPage(site.urls.site, content.pages.latest)).body, title)
        await waitUntil(isListed, { what: `«${title}» is listed`, explain: () => site.log.slice(-20).join('\n') })
        await warmPage(site, path)
      }
      expect(await watch.look()).toEqual([])
    })
  })

  test.describe('A well-formed address that was never warm while the upstream is silent', () => {
    for (const [name, fault] of [
      ['down', { outage: 'on' }],
      ['hanging', { outage: 'hang' }],
    ] as const) {
      test(`${name}: 503 with Retry-After and a kind Italian page`, async () => {
        const { site } = paper
        await switchNaxos(site, fault)
        try {
          const { status, headers, body } = await readPage(
            site.urls.site,
            `/news/cronaca/mai-letta-${name}/${name.length + 90_000}`,
          )
          expect(status).toBe(503)
          expect(Number(headers['retry-after'])).toBeGreaterThan(0)
          expect(body).toContain('<html lang="it"')
          expect(body).toMatch(/<h1[^>]*>[^<]*(?:pazienza|poco|riprova)/i)
        } finally {
          await switchNaxos(site, {})
        }
      })
    }
  })
}
