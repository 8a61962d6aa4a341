import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MOST_HEADER_BYTES } from '@liberta/http/most-header-bytes'
import { startPurgedNginx, startPurgedVarnish } from './start-purged-fronts.ts'
import type { PurgedFront } from './start-purged-fronts.ts'

const KB = 1024

describe.each([
  ['varnish', startPurgedVarnish],
  ['nginx', startPurgedNginx],
] as const)('a reader to whom others have given many cookies, through %s', (_, startFront) => {
  let site: Server
  let front: PurgedFront

  beforeAll(async () => {
    site = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, ({ headers }, response) => {
      response.end(String(headers.cookie?.length ?? 0))
    })
    await once(site.listen(0, '127.0.0.1'), 'listening')
    front = await startFront((site.address() as AddressInfo).port)
  })
  afterAll(async () => {
    await front.stop()
    site.closeAllConnections()
    site.close()
  })

  it.each(['/', '/area-riservata', '/media/a.mp4'])('is answered at %s', async (path) => {
    const headers = { cookie: 'a'.repeat(15 * KB), referer: `http://a/${'b'.repeat(15 * KB)}` }
    const answer = await fetch(front.origin + path, { headers })
    expect([answer.status, await answer.text()]).toEqual([200, String(15 * KB)])
  })
})
