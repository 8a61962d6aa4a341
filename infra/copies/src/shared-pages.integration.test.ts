import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Redis } from 'ioredis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { sampleStoryAt, startCopies } from './start-copies.ts'
import type { Copies } from './start-copies.ts'

let copies: Copies
let redis: Redis

beforeAll(async () => {
  copies = await startCopies({ lateMs: 0 })
  redis = new Redis(copies.cacheUrl)
})
afterAll(async () => {
  redis.disconnect()
  await copies.stop()
})

async function read(origin: string, path: string) {
  const answer = await fetch(origin + path)
  const cacheStatus = answer.headers.get('cache-status') ?? ''
  return { path: new URL(answer.url).pathname, status: answer.status, text: await answer.text(), cacheStatus }
}

/** Publishes a story that the first frontend is asked for often, and waits until it is shared. */
async function share(index: number, title: string): Promise<string> {
  const story = await sampleStoryAt(index)
  await copies.write({ model: 'story', id: String(7000 + index) }, { ...story, title })
  const [origin = ''] = copies.origins
  const { path } = await read(origin, `/news/cronaca/${story.slug}/${7000 + index}`)
  await waitUntil(async () => {
    const page = await read(origin, path)
    return page.text.includes(title) && (await redis.hexists('pages:{copies}:facts', `person ${path}`)) === 1
  })
  return path
}

/** While nobody of the API answers. */
async function inSilence<Result>(work: () => Promise<Result>): Promise<Result> {
  const apis = copies.balancer.origins
  copies.balancer.use([])
  try {
    return await work()
  } finally {
    copies.balancer.use(apis)
  }
}

describe('a frontend that is started while the API and the CMS are silent', () => {
  it('serves the pages of the one that was there before', async () => {
    const path = await share(0, 'Letta da molti.')
    const page = await inSilence(async () => {
      const another = await copies.startAnother()
      return read(another.origin, path)
    })
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Letta da molti.') })
    expect(page.cacheStatus).toContain('liberta; hit')
  })

  it('does not serve what was withdrawn before it was there', async () => {
    const path = await share(1, 'Da ritirare.')
    const page = await inSilence(async () => {
      await copies.write({ model: 'story', id: '7001' }, null, 'withdrawn')
      const another = await copies.startAnother()
      return read(another.origin, path)
    })
    expect(page.status).toBe(503)
    expect(page.text).not.toContain('Da ritirare.')
  })
})

describe('a frontend that is started beside others', () => {
  it('has what they are asked for before it is asked, and hears of changes as they do', async () => {
    const path = await share(2, 'Prima.')
    const another = await copies.startAnother()
    expect((await read(another.origin, path)).cacheStatus).toContain('liberta; hit')
    await copies.write({ model: 'story', id: '7002' }, { ...(await sampleStoryAt(2)), title: 'Dopo.' })
    await waitUntil(async () => (await read(another.origin, path)).text.includes('Dopo.'))
    await copies.write({ model: 'story', id: '7002' }, null, 'withdrawn')
    await waitUntil(async () => (await read(another.origin, path)).status === 410)
  })
})
