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

interface Titled {
  id: number
  title: string
}

/** @throws where the target is not said to be a local try-out with a stand-in for the CMS */
export function demandStandIn({ script, standIn }: Run): string {
  if (standIn !== null) return standIn
  throw new Error(
    `«${script}» writes: it runs against a local try-out only. Say so: npm run load -- ${script} --try-out`,
  )
}

/** Publishes a story through the stand-in's control interface; the stand-in tells the site by its signed webhook. */
export function publishStory(run: Run, title: string): RunningStory {
  const answer = send(run, 'POST', '/stories', { title, section: 'cronaca', lead: true })
  const { id, path } = answer
  if (typeof id !== 'number' || typeof path !== 'string') throw new Error(`publishing told ${JSON.stringify(answer)}`)
  return { id, path }
}

/** Gives a story another title and the lead again, in the same way. */
export function updateStory(run: Run, story: RunningStory, title: string): RunningStory {
  send(run, 'PATCH', `/stories/${story.id}`, { title, lead: true })
  return story
}

/** Takes the stories out of the paper again whose titles hold the word, whichever reader of k6 published them. */
export function withdrawStories(run: Run, word: string): void {
  const find = () =>
    (send(run, 'GET', '/stories?count=100')['stories'] as Titled[]).filter(({ title }) => title.includes(word))
  // The newest only are told at once, and never those that were withdrawn.
  for (let found = find(); found.length > 0; found = find()) {
    for (const { id } of found) send(run, 'DELETE', `/stories/${id}`)
  }
}

/** Milliseconds until each page had it; null where one never did. */
export type SeenAfter = Record<'home' | 'story', number | null>

/** Looks at home page and story over and over, as readers who have them already, until both hold the text or it is given up. @param began by Date.now */
export function awaitText(run: Run, { path }: RunningStory, text: string, began: number): SeenAfter {
  const seen: SeenAfter = { home: null, story: null }
  const pages = [
    { name: 'home' as const, path: '/', tag: '' },
    { name: 'story' as const, path, tag: '' },
  ]
  const end = began + BREAKING.giveUpAfterSeconds * 1000
  while (pages.some(({ name }) => seen[name] === null) && Date.now() < end) {
    for (const page of pages.filter(({ name }) => seen[name] === null)) {
      const headers = { ...headersOf(run), ...(page.tag && { 'if-none-match': page.tag }) }
      const answer = http.get(run.target + page.path, {
        headers,
        tags: { name: 'editor' },
        responseType: 'text',
        // A story that was published a moment ago may not be there yet.
        responseCallback: http.expectedStatuses({ min: 200, max: 399 }, 404),
      })
      page.tag = answer.headers['Etag'] ?? ''
      if (textOf(answer).includes(text)) seen[page.name] = Date.now() - began
    }
    sleep(BREAKING.lookEveryMs / 1000)
  }
  return seen
}

/** Notes how soon a change was seen; a page that never had it counts as unseen. */
export function noteSeen(seen: SeenAfter): void {
  for (const [page, milliseconds] of Object.entries(seen)) {
    if (milliseconds === null) changesUnseen.add(1)
    else publishToVisible.add(milliseconds, { page })
  }
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
