import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { buildPictureKey } from '@liberta/contracts/media/picture-address'
import { PICTURE_FORMATS } from '@liberta/contracts/media/picture.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { writeCacheHeaders, writePictureHeaders } from '../../../frontend/src/http/cache-policy.table.ts'
import { createPurgeAdapters } from '../../../worker/src/purges/purge-adapter.table.ts'
import { startPurgedNginx, startPurgedVarnish } from './start-purged-fronts.ts'
import type { PurgedFront } from './start-purged-fronts.ts'

interface Answer {
  status: number
  headers: Record<string, string>
  text: string
}

/** Caches in front count whole seconds: a copy of one second is older than that by then; milliseconds. */
const PAST_A_SECOND_MS = 2_100
const CLIP: Answer = { status: 200, headers: writeCacheHeaders('clip'), text: 'clip' }
/** By which header each is told how long it keeps a picture. */
const LASTING = { varnish: 'surrogate-control', nginx: 'x-accel-expires' } as const
const MISSING: Answer = { status: 404, headers: { 'cache-control': 'no-store' }, text: 'none' }
const ENDLESS = '/media/clips/endless.mp4'
const UNAVAILABLE: Answer = { status: 503, headers: writeCacheHeaders('unavailable'), text: 'not now' }

/** Bytes: more than the buffers of three connections hold, and less than any film. */
const MOST_ON_ITS_WAY = 64 * 1024 * 1024

function sendWithoutEnd(response: ServerResponse): void {
  const film = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(64 * 1024)
    })(),
  )
  response.writeHead(200, CLIP.headers)
  pipeline(film, response, () => undefined)
}

describe.each([
  ['varnish', startPurgedVarnish],
  ['nginx', startPurgedNginx],
] as const)('what %s in front keeps of films, pictures and files', (kind, startFront) => {
  let site: Server
  let front: PurgedFront
  let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>[]
  let answer: Answer

  beforeAll(async () => {
    site = createServer((request, response) => {
      if (request.url === '/health/live') return void response.end()
      asked.push(request)
      if (request.url === ENDLESS) return sendWithoutEnd(response)
      return void response.writeHead(answer.status, answer.headers).end(answer.text)
    })
    await once(site.listen(0, '127.0.0.1'), 'listening')
    front = await startFront((site.address() as AddressInfo).port)
  })
  beforeEach(() => {
    asked = []
    answer = CLIP
  })
  afterAll(async () => {
    await front.stop()
    site.closeAllConnections()
    site.close()
  })

  const read = async (path: string, init: RequestInit = {}): Promise<[status: number, text: string]> => {
    const got = await fetch(front.origin + path, init)
    return [got.status, await got.text()]
  }

  it.each(['mp4', 'webm', 'mp3', 'm4a', 'ogg', 'vtt', 'json', 'of-another-kind'])(
    'a part of a film (%s) is asked for as that part, however often, and nothing of it is kept',
    async (ending) => {
      const path = `/media/clips/a.${ending}`
      answer = { status: 206, headers: { ...CLIP.headers, 'content-range': 'bytes 5-9/90' }, text: 'parts' }
      const ranged = { headers: { range: 'bytes=5-9', 'if-range': '"1"' } }
      expect([await read(path, ranged), await read(path, ranged)]).toEqual([
        [206, 'parts'],
        [206, 'parts'],
      ])
      expect(asked.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
        ['bytes=5-9', '"1"'],
        ['bytes=5-9', '"1"'],
      ])
    },
  )

  it('who asks for the head of a film has no film fetched', async () => {
    await read('/media/clips/b.mp4?1', { method: 'HEAD' })
    expect(asked.map(({ method }) => method)).toEqual(['HEAD'])
  })

  it('of a film that is left after its first bytes no more is fetched than was on its way', async () => {
    const player = new AbortController()
    const { body } = await fetch(front.origin + ENDLESS, { signal: player.signal })
    await body?.getReader().read()
    player.abort()
    await waitUntil(() => asked.every(({ socket }) => socket.destroyed))
    for (const { socket } of asked) expect(socket.bytesWritten).toBeLessThan(MOST_ON_ITS_WAY)
  })

  it('a film that was taken away is gone at once, and comes back for no fault of the site', async () => {
    answer = { ...CLIP, headers: { ...CLIP.headers, 'cache-control': 'public, max-age=1' } }
    await read('/media/clips/c.mp4')
    answer = MISSING
    expect(await read('/media/clips/c.mp4')).toEqual([404, 'none'])
    await pause(PAST_A_SECOND_MS)
    expect(await read('/media/clips/c.mp4')).toEqual([404, 'none'])
    answer = UNAVAILABLE
    expect(await read('/media/clips/c.mp4')).toEqual([503, 'not now'])
  })

  it.each([...PICTURE_FORMATS.map((format) => `/media/p%2Fq/16x9-1200.${format}`), '/assets/main-a1.js'])(
    '%s is kept once, whatever is added to its address',
    async (path) => {
      answer = { status: 200, headers: writeCacheHeaders('media'), text: 'picture' }
      for (const added of ['', '?1', '?2', '?a=b&c']) expect(await read(path + added)).toEqual([200, 'picture'])
      expect(asked).toHaveLength(1)
    },
  )

  it('a picture that was taken away is gone where its key is purged, and no other one is', async () => {
    const [gone, other] = ['/media/t%2Fu/16x9-1200.jpg', '/media/t%2Fv/16x9-1200.jpg']
    for (const [path, id] of [
      [gone, 't/u'],
      [other, 't/v'],
    ] as const) {
      answer = { status: 200, headers: writePictureHeaders(id, kind), text: id }
      expect(await read(path)).toEqual([200, id])
    }
    answer = MISSING
    expect(await read(gone)).toEqual([200, 't/u'])
    const [adapter] = createPurgeAdapters({ PURGE_ADAPTER: kind, PURGE_URLS: [front.purgeURL] })
    await adapter?.purge([buildPictureKey('t/u')])
    await waitUntil(async () => (await read(gone))[0] === 404)
    expect(await read(other)).toEqual([200, 't/v'])
  })

  it('a picture is asked for again after as long as the frontend says, and one that is gone comes back for no fault of the site', async () => {
    const path = '/media/w/16x9-1200.jpg'
    const [brief = ['', '']] = Object.entries(writePictureHeaders('w', kind)).filter(([name]) => name === LASTING[kind])
    const said = { ...writePictureHeaders('w', kind), [brief[0]]: brief[1].replace(/\d+/, '1') }
    answer = { status: 200, headers: said, text: 'w' }
    expect(await read(path)).toEqual([200, 'w'])
    answer = MISSING
    await pause(PAST_A_SECOND_MS)
    expect(await read(path)).toEqual([404, 'none'])
    answer = UNAVAILABLE
    expect(await read(path)).toEqual([503, 'not now'])
  })

  it('what only caches need to know of a picture is told to nobody else', async () => {
    answer = { status: 200, headers: writePictureHeaders('x', kind), text: 'x' }
    const { headers } = await fetch(`${front.origin}/media/x/16x9-1200.jpg`)
    expect([headers.get('surrogate-key'), headers.get('surrogate-control')]).toEqual([null, null])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('pictures whose names differ in a slash alone are two', async () => {
    answer = { status: 200, headers: writeCacheHeaders('media'), text: 'one' }
    expect(await read('/media/r%2Fs/16x9-1200.jpg')).toEqual([200, 'one'])
    answer = { ...answer, text: 'two' }
    expect(await read('/media/r%2F%2Fs/16x9-1200.jpg')).toEqual([200, 'two'])
  })
})
