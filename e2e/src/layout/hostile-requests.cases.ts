import { expect, test } from '@playwright/test'
import { readSettled, warmPage } from '../site/find-pages.ts'
import { HOSTILE_ADDRESSES, SPELLINGS } from '../site/hostile-addresses.table.ts'
import { HOSTILE_REQUESTS } from '../site/hostile-requests.table.ts'
import { inParallel, readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import { sendRaw, writeGet } from '../site/send-raw.ts'
import type { RawAnswer } from '../site/send-raw.ts'
import type { Paper } from '../site/use-paper.ts'

/** Why an answer is a fault; null where it is none. */
function findFault({ status, headers: { location }, body }: RawAnswer, origin: string): string | null {
  if (status === null) return 'no answer'
  if (status >= 500) return `status ${status}`
  if (status < 200) return `status ${status} is no answer`
  if (location !== undefined && !leadsHere(location, origin)) return `redirects to ${location}`
  if (/root:.*:0:0:|"workspaces"|at .*\(.*:\d+:\d+\)/.test(body)) return 'tells what is none of a reader’s business'
  return null
}

/** A browser takes a backslash for a slash, and `//host` for another origin. */
function leadsHere(location: string, origin: string): boolean {
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin
}

/** Hostile input: a bad address or body is never a 5xx, and no redirect leads to another origin. */
export function describeHostileRequests(paper: Paper): void {
  test.describe('A bad address or body', () => {
    test(`is never a 5xx and never sends a reader elsewhere: ${HOSTILE_REQUESTS.length} requests`, async () => {
      const { origin } = new URL(paper.site.urls.site)
      const faults: string[] = []
      await inParallel(HOSTILE_REQUESTS, 4, async (request) => {
        const answer = await readSettled(() => sendRaw(paper.site.urls.site, request))
        // Node hangs up on whoever takes the site for a proxy.
        if (answer.status === null && request.startsWith('CONNECT ')) return
        const fault = findFault(answer, origin)
        if (fault !== null) faults.push(`${JSON.stringify(request.slice(0, 160))}: ${fault}`)
      })
      expect(faults).toEqual([])
    })

    test(`of the grammar’s families gets 301, 400 or 404, or the page that it is: ${HOSTILE_ADDRESSES.length} addresses`, async () => {
      const { origin } = new URL(paper.site.urls.site)
      const faults: string[] = []
      await inParallel(HOSTILE_ADDRESSES, 4, async ([target, statuses]) => {
        const answer = await readSettled(() => sendRaw(paper.site.urls.site, writeGet(target)))
        const fault = statuses.includes(answer.status ?? 0) ? findFault(answer, origin) : `status ${answer.status}`
        if (fault !== null) faults.push(`${target.slice(0, 160)}: ${fault}`)
      })
      expect(faults).toEqual([])
    })

    for (const [kept, ...others] of SPELLINGS) {
      test(`in another spelling is never a second copy of ${kept}`, async () => {
        const { site } = paper.site.urls
        await warmPage(paper.site, kept)
        const faults: string[] = []
        for (const other of others) {
          const { status, headers } = await readPage(site, other)
          const isSame = status === 200 && String(headers['cache-status']).includes('hit')
          if (!isSame && (status !== 301 || headers.location !== kept)) {
            faults.push([other, status, headers.location, headers['cache-status']].join(' '))
          }
        }
        expect(faults).toEqual([])
      })
    }

    test('leaves the site as it was', async () => {
      for (const path of Object.values(paper.content.pages)) {
        expect((await readPage(paper.site.urls.site, path)).status).toBe(200)
      }
    })
  })
}
