import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { PICTURE_MESS } from '../../../infra/upstreams/src/naxos/mess/picture-mess.table.ts'
import { buildPictureKey } from '@liberta/contracts/media/picture-address'
import { HeardChanges } from '../content/heard-changes.ts'
import { PICTURE_CONFIRMED_MS } from '../http/cache-policy.table.ts'
import { forgetWithdrawnPictures } from './confirm-pictures.ts'
import { createMediaHandler } from './media.handler.ts'
import type { MediaParts } from './media.handler.ts'
import { RenditionCache } from './rendition-cache.ts'
import { close, listen } from '../testing/listen.ts'

const PATH = '/media/IMG_2026.4/3x2-320.jpg'
const MEGABYTE = Buffer.alloc(1024 * 1024, 7)

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let folder: string
let open: Server[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liberta-media-'))
  open = []
})

afterEach(async () => {
  close(...open)
  await rm(folder, { recursive: true, force: true })
})

async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  return `http://127.0.0.1:${await listen(server)}`
}

/** A site of pictures only, in front of a CMS that answers so. */
async function site(cms: Answer, options: Pick<MediaParts, 'patienceMs'> = {}): Promise<string> {
  const cache = new RenditionCache({ folder, capacityBytes: 100_000_000 })
  await cache.open()
  const answer = createMediaHandler({ mediaURL: await serve(cms), cache, ...options })
  return serve((request, response) => void answer(request, response, request.url ?? ''))
}

/** Everything on disk is older than it may be without being asked for, as a process sees it that starts now. */
async function age(): Promise<void> {
  const then = (Date.now() - PICTURE_CONFIRMED_MS) / 1000 - 60
  for (const name of await readdir(folder)) await utimes(join(folder, name), then, then)
}

const picture = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'image/jpeg' })

describe('pictures of the CMS', () => {
  it('any text is the id of a picture', async () => {
    const asked: string[] = []
    const origin = await site(({ url }, response) => {
      asked.push(url ?? '')
      picture(response).end('jpeg')
    })
    const paths = [PATH, '/media/2026%2F11%2Fponte%20chiuso/3x2-320.jpg', '/media/12345/3x2-320.jpg']
    const answers = await Promise.all(paths.map((path) => fetch(origin + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(asked.toSorted()).toEqual(paths.toSorted())
  })

  it('one that streams on without saying how long it is is given up while it is read', async () => {
    let sent = 0
    const origin = await site((_request, response) => {
      picture(response)
      const more = () => {
        while (!response.destroyed && sent < 300 && response.write(MEGABYTE)) sent += 1
        sent += 1
      }
      response.on('drain', more)
      more()
    })
    const answer = await fetch(origin + PATH)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(sent).toBeLessThan(60)
    expect(await readdir(folder)).toEqual([])
  })

  it('one of no bytes is never kept, and the next try may bring it', async () => {
    let body = ''
    const origin = await site((_request, response) => picture(response).end(body))
    const empty = await fetch(origin + PATH)
    expect([empty.status, empty.headers.get('cache-control')]).toEqual([503, 'no-store'])
    body = 'jpeg'
    const whole = await fetch(origin + PATH)
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('one that an earlier process kept without its bytes is fetched again', async () => {
    const origin = await site((_request, response) => picture(response).end('jpeg'))
    await fetch(origin + PATH)
    const [name = ''] = await readdir(folder)
    await writeFile(join(folder, name), '')
    const again = await fetch(origin + PATH)
    expect([again.status, await again.text()]).toEqual([200, 'jpeg'])
  })

  it.each(PICTURE_MESS)('$what is a passing failure, kept nowhere', async ({ spoil }) => {
    let isMessy = true
    const body = Buffer.from('a whole picture')
    const origin = await site((_request, response) => {
      const sent = isMessy ? spoil({ type: 'image/jpeg', body }) : { type: 'image/jpeg', body }
      response.writeHead(200, { 'content-type': sent.type, ...('headers' in sent ? sent.headers : {}) })
      if (sent.body instanceof Readable) pipeline(sent.body, response, () => undefined)
      else response.end(sent.body)
    })
    const bad = await fetch(origin + PATH)
    expect([bad.status, bad.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await readdir(folder)).toEqual([])
    isMessy = false
    expect(await (await fetch(origin + PATH)).text()).toBe('a whole picture')
  })

  it('one that was taken away there is gone here, in every form, once nobody has asked for hours', async () => {
    let status = 200
    const methods: (string | undefined)[] = []
    const cms: Answer = ({ method }, response) => {
      methods.push(method)
      response.writeHead(status, { 'content-type': 'image/jpeg' }).end('jpeg')
    }
    const first = await site(cms)
    const other = PATH.replace('320', '640')
    for (const path of [PATH, other]) expect((await fetch(first + path)).status).toBe(200)
    status = 404
    await age()
    const origin = await site(cms)
    expect((await fetch(origin + PATH)).status).toBe(200)
    await waitUntil(async () => (await readdir(folder)).length === 0)
    expect([(await fetch(origin + PATH)).status, (await fetch(origin + other)).status]).toEqual([404, 404])
    expect(methods.filter((method) => method === 'HEAD')).toHaveLength(1)
  })

  it('one that is still there is asked for once in hours, and the CMS that is away or denies everything takes none', async () => {
    let status = 200
    let looks = 0
    const cms: Answer = ({ method }, response) => {
      looks += Number(method === 'HEAD')
      response.writeHead(status, { 'content-type': 'image/jpeg' }).end('jpeg')
    }
    const paths = Array.from({ length: 20 }, (_, index) => `/media/${index}/3x2-320.jpg`)
    const first = await site(cms)
    for (const path of paths) await fetch(first + path)
    await age()
    const origin = await site(cms)
    for (const path of paths) await fetch(origin + path)
    await waitUntil(() => looks === paths.length)
    for (const path of paths) await fetch(origin + path)
    expect(looks).toBe(paths.length)
    for (const failing of [503, 404]) {
      status = failing
      await age()
      const again = await site(cms)
      looks = 0
      for (const path of paths) expect((await fetch(again + path)).status).toBe(200)
      await waitUntil(() => looks === paths.length)
    }
    expect((await readdir(folder)).length).toBeGreaterThanOrEqual(15)
  })

  it('one that is said to be withdrawn is gone at once', async () => {
    let status = 200
    const heard = new HeardChanges()
    const cache = new RenditionCache({ folder, capacityBytes: 100_000_000 })
    forgetWithdrawnPictures(heard, cache)
    const answer = createMediaHandler({
      mediaURL: await serve((_request, response) =>
        response.writeHead(status, { 'content-type': 'image/jpeg' }).end('x'),
      ),
      cache,
    })
    const origin = await serve((request, response) => void answer(request, response, request.url ?? ''))
    const paths = ['/media/2026%2F11%2Fponte%20chiuso/3x2-320.jpg', '/media/7/3x2-320.jpg']
    for (const path of paths) expect((await fetch(origin + path)).status).toBe(200)
    status = 404
    heard.note({ name: buildPictureKey('2026/11/ponte chiuso'), revision: '1-1', state: 'withdrawn' })
    await waitUntil(async () => (await readdir(folder)).length === 1)
    expect([(await fetch(origin + (paths[0] ?? ''))).status, (await fetch(origin + (paths[1] ?? ''))).status]).toEqual([
      404, 200,
    ])
  })

  it('one that was not there is looked for again after some seconds', async () => {
    let status = 404
    const origin = await site((_request, response) =>
      response.writeHead(status, { 'content-type': 'image/jpeg' }).end('x'),
    )
    expect((await fetch(origin + PATH)).status).toBe(404)
    status = 200
    expect((await fetch(origin + PATH)).status).toBe(404)
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000)
    expect((await fetch(origin + PATH).finally(() => clock.mockRestore())).status).toBe(200)
  })

  it('is for a year to browsers, and names itself to caches in front, which keep it for hours', async () => {
    const origin = await site((_request, response) => picture(response).end('jpeg'))
    const { headers } = await fetch(`${origin}/media/2026%2F11%2Fponte%20chiuso/3x2-320.jpg`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('surrogate-key')).toBe('picture:2026%2F11%2Fponte%20chiuso')
    const seconds = String(PICTURE_CONFIRMED_MS / 1000)
    expect([headers.get('x-accel-expires'), headers.get('cdn-cache-control')]).toEqual([
      seconds,
      `public, max-age=${seconds}`,
    ])
  })

  it('no more than 16 are fetched at once, and those that wait are served in turn', async () => {
    let [running, most] = [0, 0]
    const origin = await site((_request, response) => {
      most = Math.max(most, (running += 1))
      setTimeout(() => {
        running -= 1
        picture(response).end('jpeg')
      }, 20)
    })
    const asked = Array.from({ length: 60 }, (_, index) => fetch(`${origin}/media/foto-${index}/3x2-320.jpg`))
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true)
    expect(most).toBeLessThanOrEqual(16)
  })

  it('one that no place is to be had for in time is the fog, though those that have the places are not there either', async () => {
    const held: ServerResponse[] = []
    const origin = await site((_request, response) => void held.push(response), { patienceMs: 50 })
    const ask = (number: number) => fetch(`${origin}/media/foto-${number}/3x2-320.jpg`)
    const first = Array.from({ length: 16 }, (_, index) => ask(index))
    await waitUntil(() => held.length === 16)
    const late = await ask(16)
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
    for (const response of held) picture(response).end('jpeg')
    expect((await Promise.all(first)).every(({ status }) => status === 200)).toBe(true)
    expect(held).toHaveLength(16)
  })

  it('are not one client’s: who asks for more than one may is told so, and everybody else gets theirs', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
    const origin = await site((_request, response) => void isReleased.then(() => picture(response).end('jpeg')))
    const ask = (name: string, client: string) =>
      fetch(`${origin}/media/${name}/3x2-320.jpg`, { headers: { 'x-forwarded-for': client } })
    const greedy = Array.from({ length: 530 }, (_, index) => ask(`invented-${index}`, '198.51.100.7'))
    let refused = 0
    const note = ({ status, headers }: Response) => {
      refused += Number(status === 429 && headers.get('retry-after') === '5')
    }
    for (const answer of greedy) void answer.then(note)
    await waitUntil(() => refused === 530 - 128)
    const others = Promise.all([ask('foto-1', '192.0.2.1'), ask('invented-529', '192.0.2.1')])
    release(undefined)
    expect((await others).map(({ status }) => status)).toEqual([200, 200])
    expect((await Promise.all(greedy)).filter(({ status }) => status === 200)).toHaveLength(128)
    expect((await ask('foto-2', '198.51.100.7')).status).toBe(200)
  })

  it('a CMS that asks for calm is asked for none until its time is over, while those on disk are shown', async () => {
    let asked = 0
    const origin = await site(({ url }, response) => {
      asked += 1
      if (url === PATH) picture(response).end('jpeg')
      else response.writeHead(503, { 'retry-after': '60' }).end()
    })
    const paths = [PATH, '/media/1/3x2-320.jpg', '/media/2/3x2-320.jpg', PATH]
    const statuses: number[] = []
    for (const path of paths) statuses.push((await fetch(origin + path)).status)
    expect(statuses).toEqual([200, 503, 503, 200])
    expect(asked).toBe(2)
  })
})
