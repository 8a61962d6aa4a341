import type { PublishedStory } from '../../../upstreams/src/client/edit-naxos.ts'
import { readFreshness } from '../../../../k6/choices/read-cache-status.ts'
import { hasWords, inParallel } from '../../../local/src/test-site/read-pages.ts'
import { Visitor } from '../load/visitor.ts'
import { listPlaces, timeUntil } from '../site/watch-everywhere.ts'
import type { Found, Place } from '../site/watch-everywhere.ts'
import type { Scene } from './faults.table.ts'

const AT_ONCE = 4

/** What has to be so again. */
export interface Expected {
  /** On the home page, and each on a page of its own. */
  stories: readonly PublishedStory[]
  /** Fresh at every frontend. */
  pages: readonly string[]
  /** Of a reader who saves something. */
  cookie: string
}

/** How long it took until all was as before. */
export interface Recovery {
  milliseconds: number
  /** Of each thing that was waited for; Infinity where it did not come. */
  parts: Readonly<Record<string, number>>
  /** What came last. */
  last: string
}

interface Waiting {
  /** performance.now */
  began: number
  withinMs: number
}

/** Waits until what was published shows, pages are fresh, and searches, calls and commands are answered. */
export async function watchRecovery(scene: Scene, expected: Expected, waiting: Waiting): Promise<Recovery> {
  const { frontends, site, close } = listPlaces(scene)
  const commands = commandPlace(scene, expected.cookie)
  const isShown = (found: Found) => expected.stories.every(({ title }) => holds(found, title))
  const until = (place: Place, path: string, isRight = is200) => timeUntil(place, path, isRight, waiting)
  const waits: Record<string, Promise<number>> = {
    'the home page': longest([...frontends, site].map((place) => until(place, '/', isShown))),
    'the pages of what was published': longest(expected.stories.map(({ path }) => until(site, path))),
    'fresh pages': longest(frontends.map((place) => timeUntilFresh(place, expected.pages, waiting))),
    'a search': until(site, `/ricerca/query_${Date.now().toString(36)}/s`),
    'the weather': until(site, '/api/weather'),
    'a command': until(commands.place, '/api/save-for-later/toggle'),
  }
  const times = await Promise.all(
    Object.entries(waits).map(async ([name, wait]): Promise<[string, number]> => [name, await wait]),
  )
  close()
  commands.close()
  const [last = '', milliseconds = 0] = times.toSorted(([, one], [, other]) => other - one)[0] ?? []
  return { milliseconds, parts: Object.fromEntries(times), last }
}

const longest = async (times: Promise<number>[]) => Math.max(...(await Promise.all(times)))

/** Milliseconds from now until the home page has a title, as readers find it. */
export async function timeUntilShown(scene: Scene, title: string, withinMs: number): Promise<number> {
  const { site, close } = listPlaces(scene)
  const waiting = { began: performance.now(), withinMs }
  const took = await timeUntil(site, '/', (found) => holds(found, title), waiting)
  close()
  return took
}

const is200 = ({ status }: Found) => status === 200
const holds = (found: Found, words: string) => is200(found) && hasWords(found.body, words)

function isFresh(found: Found): boolean {
  const status = found.headers['cache-status']
  return is200(found) && readFreshness(typeof status === 'string' ? { 'Cache-Status': status } : {}).overdue === 0
}

/** Until each page has been found fresh once. */
async function timeUntilFresh(place: Place, pages: readonly string[], waiting: Waiting): Promise<number> {
  const times: number[] = []
  await inParallel(pages, AT_ONCE, async (path) => void times.push(await timeUntil(place, path, isFresh, waiting)))
  return Math.max(...times)
}

/** Who saves something, over and over, until it is taken. */
function commandPlace({ urls, certificate }: Scene, cookie: string): { place: Place; close: () => void } {
  const visitor = new Visitor({ origin: urls.site, certificate, address: '127.6.0.1' })
  let tries = 0
  const read: Place['read'] = (path) => {
    tries += 1
    const itemId = `dopo-${Date.now().toString(36)}-${tries}`
    return visitor.ask(path, {
      method: 'POST',
      headers: {
        cookie,
        origin: urls.site,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': itemId,
      },
      body: JSON.stringify({ itemId, title: 'Una notizia salvata', currentStatus: false }),
    })
  }
  return { place: { name: 'commands', read }, close: () => visitor.close() }
}
