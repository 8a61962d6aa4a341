import { signMessage } from '../../../api/src/webhook/verify-signature.ts'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** With what a site is started to which a test announces changes itself. */
export const WITH_KNOWN_SECRET = { NAXOS_WEBHOOK_SECRET: 'a secret of the tests' } as const

/** What the CMS tells of a story; its id is that of the announcement. */
interface StoryChange {
  id: string
  event: 'story.updated'
  subject: { type: 'story'; id: number }
}

/** Announces a change straight to the API, as the CMS does (docs/naxos.md, Webhook); resolves to the status of the answer. */
export async function announceChange(site: OpenSite, change: StoryChange): Promise<number> {
  const body = JSON.stringify(change)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(`${site.urls.api}/api/naxos/webhook`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-naxos-timestamp': timestamp,
      'x-naxos-signature': signMessage(WITH_KNOWN_SECRET.NAXOS_WEBHOOK_SECRET, timestamp, body),
    },
  })
  return answer.status
}
