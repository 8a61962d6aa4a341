import { sleep } from 'k6'
import http from 'k6/http'
import type { Run } from '../run/read-run.ts'
import { BREAKING } from '../load.table.ts'
import { headersOf, textOf } from './ask.ts'
import { changesUnseen, publishToVisible } from './metrics.ts'

/** A story of the try-out that is published and updated while readers come. */
export interface RunningStory {
  id: number
  path: string
}

/** @throws where the target is not said to be a local try-out with a stand-in for the CMS */
export function demandStandIn({ script, standIn }: Run): string {
  if (standIn !== null) return standIn
  throw new Error(
    `«${script}» writes: it runs against a local try-out only. Say so: npm run load -- ${script} --try-out`,
  )
}

/** Publishes the running story through the stand-in's control interface; the stand-in tells the site by its signed webhook. */
export function publishStory(run: Run, title: string): RunningStory {
  const answer = send(run, 'POST', '/stories', { title, section: 'cronaca', lead: true })
  const { id, path } = answer
  if (typeof id !== 'number' || typeof path !== 'string') throw new Error(`publishing told ${JSON.stringify(answer)}`)
  return { id, path }
}

/** Gives the running story another title, in the same way. */
export function updateStory(run: Run, { id }: RunningStory, title: string): void {
  send(run, 'PATCH', `/stories/${id}`, { title })
}

/** Takes the running story out of the paper again. */
export function withdrawStory(run: Run, { id }: RunningStory): void {
  send(run, 'DELETE', `/stories/${id}`)
}

/**
 * Looks at both pages over and over, as readers who have them already, until each holds the text, and notes how long that took since
 * `began` (Date.now); a page that never does counts as unseen.
 */
export function awaitText(
  run: Run,
  paths: Readonly<Record<'home' | 'story', string>>,
  text: string,
  began: number,
): void {
  const waiting = new Map<string, { path: string; tag: string | undefined }>(
    Object.entries(paths).map(([name, path]) => [name, { path, tag: undefined }]),
  )
  const end = began + BREAKING.giveUpAfterSeconds * 1000
  while (waiting.size > 0 && Date.now() < end) {
    for (const [name, page] of waiting) {
      const headers = { ...headersOf(run), ...(page.tag !== undefined && { 'if-none-match': page.tag }) }
      const answer = http.get(run.target + page.path, {
        headers,
        tags: { name: 'editor' },
        responseType: 'text',
        // A story that was published a moment ago may not be there yet.
        responseCallback: http.expectedStatuses({ min: 200, max: 399 }, 404),
      })
      page.tag = answer.headers['Etag']
      if (!textOf(answer).includes(text)) continue
      publishToVisible.add(Date.now() - began, { page: name })
      waiting.delete(name)
    }
    sleep(BREAKING.lookEveryMs / 1000)
  }
  changesUnseen.add(waiting.size)
}

/** @throws with what the stand-in said, where it refused */
function send(run: Run, method: string, path: string, body?: object): Record<string, unknown> {
  const answer = http.request(method, `${demandStandIn(run)}/_control${path}`, body ? JSON.stringify(body) : null, {
    ...(body && { headers: { 'content-type': 'application/json' } }),
    tags: { name: 'stand-in' },
    responseType: 'text',
  })
  if (answer.status >= 300 || answer.status === 0)
    throw new Error(`the stand-in answers ${answer.status}: ${answer.body}`)
  return JSON.parse(textOf(answer)) as Record<string, unknown>
}
