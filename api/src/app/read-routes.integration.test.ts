import { request } from 'node:http'
import { LEAST_REVISION_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import { DOCUMENTATION_PATH } from '@liberta/contracts/paths/api-path'
import { SAMPLE_CALCIO, SAMPLE_SECTIONS } from '../testing/sample-section.ts'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

const SITE = { trendings: [{ name: 'Piena del Po', URL: '/tag/piena-del-po' }], navsections: [], navfullsections: [] }
const WEATHER = {
  current: { temperature_2m: 7.1, relative_humidity_2m: 88, weather_code: 45, time: '2026-11-21T10:00' },
}
const CALCIO: StoryList = {
  subject: { type: 'section', section: SAMPLE_CALCIO },
  page: 1,
  pages: 1,
  total: 0,
  stories: [],
}

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await api.write({ model: 'site', id: 'main' }, SITE, { tags: ['site'] })
  await api.write({ model: 'sections', id: 'all' }, SAMPLE_SECTIONS)
  await api.write({ model: 'weather', id: 'piacenza' }, WEATHER)
  await api.write({ model: 'storyList', id: 'section.14.1' }, CALCIO, { tags: ['section:14'] })
  await api.write({ model: 'story', id: '404' }, null, { state: 'missing' })
  await api.write({ model: 'story', id: '410' }, null, { state: 'withdrawn' })
})
afterAll(() => api.stop())

describe('reads from warm read models (requirements 7)', () => {
  it('answer data, its validator, what it is made of, and how fresh it is', async () => {
    const answer = await fetch(`${api.origin}/api/naxos/siteconfigs`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'surrogate-key': 'site:main site',
      'x-content-type-options': 'nosniff',
      'x-model-state': 'fresh',
      'x-model-revision': expect.stringMatching(/^\d+-\d+$/),
      etag: expect.stringMatching(/^W\/"/),
    })
    expect(await answer.json()).toEqual({ data: SITE })
  })

  it.each([
    ['story/404', 'story:404'],
    ['story/410', 'story:410'],
    ['story/list?section=sport/rugby', 'sections:all'],
  ])('that there is nothing at %s is said with what would have to change', async (path, key) => {
    const answer = await fetch(`${api.origin}/api/naxos/${path}`)
    expect(answer.headers.get('surrogate-key')).toBe(key)
  })

  it('answer 304 to whoever has it already', async () => {
    const first = await fetch(`${api.origin}/api/naxos/siteconfigs`)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const second = await fetch(`${api.origin}/api/naxos/siteconfigs`, { headers })
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  it('answer HEAD without a body', async () => {
    const answer = await fetch(`${api.origin}/api/naxos/section/list`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100)
  })

  it('answer the weather with `current` at the top', async () => {
    expect(await (await fetch(`${api.origin}/api/weather`)).json()).toEqual(WEATHER)
  })

  it.each(['sport/calcio', 'sport%2Fcalcio', '14'])('find a section’s list by %s', async (section) => {
    const answer = await fetch(`${api.origin}/api/naxos/story/list?section=${section}&utm_source=x`)
    expect(await answer.json()).toEqual({ data: CALCIO })
  })

  it('show a change without a restart', async () => {
    await api.write({ model: 'weather', id: 'piacenza' }, { current: { ...WEATHER.current, temperature_2m: 8 } })
    const read = async () => ((await (await fetch(`${api.origin}/api/weather`)).json()) as typeof WEATHER).current
    await waitUntil(async () => (await read()).temperature_2m === 8)
    expect((await read()).temperature_2m).toBe(8)
  })

  it('say that what they serve is stale', async () => {
    await api.write(
      { model: 'folderConfiguration', id: '3' },
      { id: 3, slug: 'tg', name: 'TG', multimedia: [] },
      { freshFor: 0 },
    )
    const answer = await fetch(`${api.origin}/api/naxos/folder/3`)
    expect([answer.status, answer.headers.get('x-model-state')]).toEqual([200, 'stale'])
  })
})

describe('what cannot be read, as problems (RFC 9457)', () => {
  it.each([
    ['/api/naxos/story/404', 404, 'Page Not Found: /api/naxos/story/404'],
    ['/api/naxos/story/410', 410, 'Page Not Found: /api/naxos/story/410'],
    ['/api/naxos/story/list?section=sport/rugby', 404, 'Page Not Found: /api/naxos/story/list'],
    ['/api/naxos/story/abc', 400, 'id: must be a number of at least 1'],
    ['/api/naxos/nothing', 404, 'Page not found: /api/naxos/nothing'],
    ['/', 404, 'Page not found: /'],
  ])('%s', async (path, status, detail) => {
    const answer = await fetch(`${api.origin}${path}`)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status, detail })])
  })

  it('was never read and nobody reads it: 503 with Retry-After, after at most two seconds', async () => {
    const answer = await fetch(`${api.origin}/api/naxos/story/7`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ title: 'Service Unavailable', status: 503 })
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a read: 405, and what is allowed', async (method) => {
    const answer = await fetch(`${api.origin}/api/weather`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('another method than an address has', () => {
  it.each([
    ['GET', '/api/user/sync', 'POST'],
    ['GET', '/api/auth/logout', 'POST'],
    ['HEAD', '/api/messages', 'POST'],
    ['PUT', '/api/save-for-later/toggle', 'POST'],
    ['POST', '/api/auth', 'GET, HEAD'],
    ['DELETE', '/api/surveys/vote', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/user/interests', 'GET, HEAD, POST'],
    ['POST', '/authorize-sso', 'GET, HEAD'],
    ['GET', '/api/naxos/webhook', 'POST'],
    ['POST', '/health/live', 'GET, HEAD'],
    ['POST', '/changes', 'GET, HEAD'],
  ])('%s %s: 405, and what is allowed', async (method, path, allowed) => {
    const answer = await fetch(api.origin + path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  })
})

describe('hostile addresses', () => {
  it.each([
    '/api/naxos/story/%zz',
    '/api/naxos/story/%',
    '/api/naxos/story/%00',
    '/api/naxos/story/7%2F..%2F8',
    '/api/naxos/story/..%2f..%2fetc%2fpasswd',
    '/api/naxos/story/../../../etc/passwd',
    '/api/naxos/story/%c0%ae%c0%ae',
    '/api/naxos/story/%E2%80%AE7',
    '/api/naxos/story/1e3',
    '/api/naxos/story/99999999999999999999',
    '/api/naxos/story/__proto__',
    '/api/naxos/section/constructor',
    '/api/naxos/story/list?tag=a&tag=b',
    '/api/naxos/story/list?tag[]=a&tag[__proto__]=b',
    '/api/naxos/story/list?__proto__=1&constructor=2',
    '/api/naxos/story/list?section=%2e%2e/%2e%2e&page=-1',
    '/api/naxos/story/list?section=%00',
    '/api/naxos/story/list?tag=%ff%fe',
    `/api/naxos/story/list?tag=${'a'.repeat(8000)}`,
    `/api/naxos/story/${'7'.repeat(8000)}`,
    `/${'a/'.repeat(4000)}`,
    `/api/naxos/story/${'%20'.repeat(2000)}`,
    `/${'a'.repeat(40_000)}`,
    '//api//weather',
    '/api/weather/',
    '/API/WEATHER',
    '/api/weather;jsessionid=1',
    '*',
    'http://elsewhere.example/api/nothing',
    '/api/docs/../../health',
    '/api/docs/static/%2e%2e/%2e%2e/package.json',
    '/api/docs/static/..%2f..%2f..%2fpackage.json',
  ])('%s is refused, and is no fault of ours', async (path) => {
    const status = await askAsWritten(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

describe('a reader to whom others have given many cookies', () => {
  it('is answered as everybody', async () => {
    const headers = { cookie: `other=${'a'.repeat(60 * 1024)}` }
    expect((await fetch(`${api.origin}/api/naxos/siteconfigs`, { headers })).status).toBe(200)
  })
})

describe('the documentation', () => {
  it('has a page, its script and the document', async () => {
    const page = await fetch(`${api.origin}${DOCUMENTATION_PATH}`)
    expect(await page.text()).toContain('swagger-ui')
    const script = await fetch(`${api.origin}${DOCUMENTATION_PATH}/static/swagger-ui-bundle.js`, { method: 'HEAD' })
    expect(script.status).toBe(200)
    const document = (await (await fetch(`${api.origin}${DOCUMENTATION_PATH}/json`)).json()) as { openapi: string }
    expect(document.openapi).toBe('3.1.0')
  })

  it('names no operation that the server does not have', async () => {
    const document = (await (await fetch(`${api.origin}${DOCUMENTATION_PATH}/json`)).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods)) {
        const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
        const server = api.application.getHttpAdapter().getInstance()
        expect([path, server.hasRoute({ method: method.toUpperCase(), url })]).toEqual([path, true])
      }
    }
  })
})

describe('health', () => {
  it.each(['/health/live', '/health/ready'])('%s', async (path) => {
    expect((await fetch(`${api.origin}${path}`)).status).toBe(200)
  })
})

/** A folder's status and revision, where that revision at least is asked for. */
async function readFolder(least?: string): Promise<[number, string | null]> {
  const headers: Record<string, string> = least === undefined ? {} : { [LEAST_REVISION_HEADER]: least }
  const answer = await fetch(`${api.origin}/api/naxos/folder/5`, { headers })
  return [answer.status, answer.headers.get('x-model-revision')]
}

/** Writes of it into Redis what nobody is told of. */
async function writeUnheard(revision: string, state: string): Promise<void> {
  await api.connection.hset('rm:{folderConfiguration:5}:v2', { revision, state })
}

describe('a copy of the API that hears of a change late', () => {
  it('asks Redis where the frontend has heard of more, also whether there is still anything', async () => {
    await api.write({ model: 'folderConfiguration', id: '5' }, { id: 5, slug: 'tg', name: 'TG', multimedia: [] })
    const [, first] = await readFolder()
    await writeUnheard('0-9999999999998', 'present')
    expect(await readFolder()).toEqual([200, first])
    expect(await readFolder('rubbish')).toEqual([200, first])
    expect(await readFolder('0-9999999999998')).toEqual([200, '0-9999999999998'])
    await writeUnheard('0-9999999999999', 'withdrawn')
    expect(await readFolder('0-9999999999998')).toEqual([200, '0-9999999999998'])
    expect(await readFolder('0-9999999999999')).toEqual([410, '0-9999999999999'])
  })
})

describe('while Redis is away', () => {
  it('what was read once is still answered, and what was not is a 503 at once or in time', async () => {
    await fetch(`${api.origin}/api/naxos/siteconfigs`)
    await api.redis.goAway()
    const warm = await fetch(`${api.origin}/api/naxos/siteconfigs`)
    const cold = await fetch(`${api.origin}/api/naxos/event_category/9`)
    const ready = await fetch(`${api.origin}/health/ready`)
    await api.redis.startAgain()
    expect([warm.status, cold.status, ready.status]).toEqual([200, 503, 200])
    expect(await warm.json()).toEqual({ data: SITE })
  })
})

/** The path goes on the wire as it is written here, which `fetch` would tidy. */
async function askAsWritten(path: string): Promise<number> {
  const { port } = new URL(api.origin)
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end()
  })
}
