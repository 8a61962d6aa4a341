import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { writeCacheHeaders } from '../../../frontend/src/http/cache-policy.table.ts'
import { negotiateEncoding } from '../../../frontend/src/http/content-encoding.ts'
import type { SiteNginx } from './start-site-nginx.ts'
import { startBehindNginx } from './testing/start-behind-nginx.ts'

/** What clients say that they can read, and what of it they are sent. Null is a client that says nothing. */
const CLIENTS = [
  [null, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['GZip;Q=1', 'gzip'],
  ['gzip;q=1.0, br;q=0.001', 'br'],
  ['br ; q=0.5 , gzip', 'br'],
  ['*', 'identity'],
  ['deflate, *;q=0.5', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0, br', 'br'],
  ['x-br', 'identity'],
  ['xgzip', 'identity'],
  ['brx, gzipped', 'identity'],
] as const

const PLACES = ['page', 'assets/file.css', 'api/weather']

let nginx: SiteNginx

beforeAll(async () => {
  nginx = await startBehindNginx((asked, response) => {
    const encoding = negotiateEncoding(asked.headers['accept-encoding'])
    const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    response.writeHead(200, { ...writeCacheHeaders('story'), ...coded, vary: 'accept-encoding' }).end(encoding)
  })
})

afterAll(() => nginx.stop())

/** The encoding in which a client gets it. */
async function read(path: string, says: string | null): Promise<string> {
  const outgoing = request(nginx.origin + path, { headers: says === null ? {} : { 'accept-encoding': says } })
  outgoing.end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.headers['content-encoding'] ?? 'identity'
}

describe('whoever asked before, every reader gets what they can read', () => {
  it.each(PLACES)('%s', async (place) => {
    const wrong: string[] = []
    for (const [index, [before]] of CLIENTS.entries()) {
      const path = `/${place}?asked-first-by=${index}`
      await read(path, before)
      for (const [says, expected] of CLIENTS) {
        const got = await read(path, says)
        if (got !== expected) wrong.push(`${says} got ${got} after ${before}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
