import { expect, test } from '@playwright/test'
import { findFreePort } from '@liberta/http/find-free-port'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import { ChangingCms, handOnTo } from './changing-cms.ts'
import type { CmsAnswer } from './changing-cms.ts'
import { launch, untilSays, withSharedStandIns } from './launch.ts'

/** The CMS that `NAXOS_URL` names, before it is well; one that does not even listen has no answer. */
const ILL: readonly { name: string; answer: CmsAnswer | null }[] = [
  { name: 'dead', answer: null },
  { name: 'hanging', answer: () => undefined },
  {
    name: 'answering HTML',
    answer: (_asked, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body><h1>502 Bad Gateway</h1></body></html>'),
  },
]

const MISSING = 'The home page is not there yet: what NAXOS_URL names does not give it.'
/** How soon the site is right by itself once the CMS is back (docs/drill.md): a circuit may stay open for 10 s of it. */
const BACK_WITHIN_MS = 30_000
/** A page of each way in which pages are made. */
const PAGES = ['/', '/news/latest', '/podcast', '/contact-us/request']
/** Pages that hold nothing of the CMS. */
const OWN_PAGES = ['/login', '/authorize-sso', '/robots.txt']

const cmses: ChangingCms[] = []

export function describeWithoutCms(): void {
  test.describe('npm start with a CMS that is ill: it comes up, says what is missing, and is right by itself', () => {
    test.afterEach(() => {
      for (const cms of cmses.splice(0)) cms.close()
    })

    for (const { answer, name } of ILL) {
      test(name, async () => {
        const [port, cmsPort] = [await findFreePort(), await findFreePort()]
        const standIns = withSharedStandIns()
        const cms = new ChangingCms(cmsPort)
        cmses.push(cms)
        if (answer) await cms.become(answer)
        const site = await launch('start', {
          ...standIns,
          PORT: String(port),
          NAXOS_URL: cms.url,
        })
        const read = (path: string) => readPage(`http://localhost:${port}`, path)
        const readAll = async (paths: readonly string[]) => Promise.all(paths.map((path) => read(path)))
        await untilSays(site, 'Ready in')
        expect(site.output().split(MISSING)).toHaveLength(2)
        expect((await readAll(OWN_PAGES)).map(({ status }) => status)).toEqual(OWN_PAGES.map(() => 200))
        for (const { status, headers, body } of await readAll(PAGES)) {
          expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
          expect(body).toMatch(/<html[^>]* lang="it"/)
        }
        // The stand-in is the CMS that comes back.
        await cms.become(handOnTo(Number(new URL(standIns.NAXOS_URL).port)))
        let statuses: number[] = []
        const areThere = async () => {
          statuses = (await readAll(PAGES)).map(({ status }) => status)
          return statuses.every((status) => status === 200)
        }
        const explain = () => `${statuses.join(', ')}\n${site.output().slice(-3000)}`
        await waitUntil(areThere, { what: 'pages are there', withinMs: BACK_WITHIN_MS, explain })
      })
    }
  })
}
