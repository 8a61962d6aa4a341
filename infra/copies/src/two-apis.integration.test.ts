import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { sampleStoryAt, startCopies } from './start-copies.ts'
import type { Copies } from './start-copies.ts'

/** Milliseconds by which one copy of the API hears late. */
const LATE_MS = 100
const STORIES = 5
const ROUNDS = 8
const LOOK_EVERY_MS = 50
/** A page that is kept as fresh though it is not lives for 30 s. The bars of a second or two are the drill's, on a machine of its own. */
const LONGEST_MS = 5_000

let copies: Copies

beforeAll(async () => {
  copies = await startCopies({ lateMs: LATE_MS })
})
afterAll(() => copies.stop())

const reference = (index: number) => ({ model: 'story', id: String(7000 + index) }) as const

async function publish(index: number, title: string): Promise<void> {
  await copies.write(reference(index), { ...(await sampleStoryAt(index)), title })
}

/** A story's page, by the address that it has for good. */
async function addressOf(index: number): Promise<string> {
  return `/news/cronaca/${(await sampleStoryAt(index)).slug}/${7000 + index}`
}

async function read(origin: string, path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(origin + path)
  return { status: answer.status, text: await answer.text() }
}

/** Milliseconds until every frontend shows the page as it is to be, the slowest. */
async function timeUntil(path: string, isRight: (page: Awaited<ReturnType<typeof read>>) => boolean): Promise<number> {
  const begun = performance.now()
  const times = copies.origins.map(async (origin) => {
    while (performance.now() - begun < LONGEST_MS) {
      if (isRight(await read(origin, path))) return performance.now() - begun
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
    return Infinity
  })
  return Math.max(...(await Promise.all(times)))
}

describe('two copies of the API, of which one hears 100 ms late, and two frontends', () => {
  it('what is published shows on every frontend, each time, though every other call is answered by the one that is late', async () => {
    const paths = await Promise.all(Array.from({ length: STORIES }, (_, index) => addressOf(index)))
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const title = `Edizione numero ${round}.`
      const shown = await Promise.all(
        paths.map(async (path, index) => {
          await publish(index, title)
          return timeUntil(path, ({ status, text }) => status === 200 && text.includes(title))
        }),
      )
      // The first round warms the pages.
      if (round > 0) times.push(...shown)
    }
    expect(times).toHaveLength(STORIES * ROUNDS)
    expect(Math.max(...times)).toBeLessThan(LONGEST_MS)
  })

  it('take no harm from whoever wants to listen through the site: 260 at once are refused, and other calls go on', async () => {
    const [origin = ''] = copies.origins
    const wanting = Array.from({ length: 260 }, (_, index) =>
      read(origin, index % 2 === 0 ? '/api/changes' : CHANGES_PATH),
    )
    expect((await read(origin, '/api/weather')).status).toBe(200)
    const statuses = (await Promise.all(wanting)).map(({ status }) => status)
    // There is no such address; of one client's calls the API is asked for so many at once.
    expect(statuses.filter((status) => status !== 404 && status !== 503)).toEqual([])
  })

  it('what is withdrawn is 410 on every frontend at once, and stays so', async () => {
    const path = await addressOf(STORIES)
    await publish(STORIES, 'Da ritirare')
    expect(await timeUntil(path, ({ status }) => status === 200)).toBeLessThan(LONGEST_MS)
    await copies.write(reference(STORIES), null, 'withdrawn')
    expect(await timeUntil(path, ({ status }) => status === 410)).toBeLessThan(LONGEST_MS)
    const after = await Promise.all(copies.origins.flatMap((origin) => [read(origin, path), read(origin, path)]))
    expect(after.map(({ status }) => status)).toEqual([410, 410, 410, 410])
  })

  it('also where it was withdrawn while the streams of both were broken off and answered ten times with 503', async () => {
    const path = await addressOf(STORIES + 1)
    await publish(STORIES + 1, 'Da ritirare anche questa')
    expect(await timeUntil(path, ({ status }) => status === 200)).toBeLessThan(LONGEST_MS)
    copies.balancer.breakOff(CHANGES_PATH, 20)
    await copies.write(reference(STORIES + 1), null, 'withdrawn')
    await waitUntil(async () => copies.balancer.refusalsLeft === 0)
    expect(await timeUntil(path, ({ status }) => status === 410)).toBeLessThan(LONGEST_MS)
  })
})
