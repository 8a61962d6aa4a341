import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { READS_PATH } from '@liberta/contracts/accounts/account-path'
import { REPORTS_PATH } from '@liberta/contracts/paths/api-path'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { BehindNginx } from './testing/start-behind-nginx.ts'
import { startBehindNginx } from './testing/start-behind-nginx.ts'

/** Writes that are sent at once, each over a connection of its own. */
const AT_ONCE = 120
/** So that what is too much at once is too much however long it takes to be sent. */
const HARDLY_ANY = '1r/m'

let nginx: BehindNginx

beforeAll(async () => {
  nginx = await startBehindNginx(
    (request, response) => {
      response.end(request.headers['x-forwarded-for'])
    },
    { rate: HARDLY_ANY },
  )
  // As where a CDN stands in front of nginx, whose word is believed.
  appendFileSync(join(nginx.folder, 'listen.conf'), 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Reader;\n')
  await nginx.useFrontends([nginx.frontendPort])
  await waitUntil(async () => (await (await send('/', '192.0.2.255')).text()) === '192.0.2.255')
})
afterAll(() => nginx.stop())

const send = (path: string, client: string) =>
  fetch(nginx.origin + path, { method: 'POST', headers: { 'x-reader': client }, body: '{}' })

/** How many of so many writes are refused, each from the next of these addresses. */
async function countRefused(path: string, addressOf: (index: string) => string): Promise<number> {
  const all = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => send(path, addressOf((index + 1).toString(16)))),
  )
  const bodies = await Promise.all(all.map((answer) => answer.text()))
  return bodies.filter((_, index) => all[index]?.status === 429).length
}

describe('ten writes a second of one client, fifty at once', () => {
  it('are all that is taken', async () => {
    expect(await countRefused('/contact-us', () => '192.0.2.1')).toBeGreaterThan(0)
  })

  it.each([
    [READS_PATH, '192.0.2.2'],
    [REPORTS_PATH, '192.0.2.3'],
  ])('are forms, and not what pages tell of themselves by %s', async (path, client) => {
    expect(await countRefused(path, () => client)).toBe(0)
    expect((await send('/contact-us', client)).status).toBe(200)
  })

  it.each([
    ['2001:db8:1:2:3:4:5:…', (host: string) => `2001:db8:1:2:3:4:5:${host}`],
    ['2001:db8:2:2::…', (host: string) => `2001:db8:2:2::${host}`],
    ['2001:db8:3:2:…::', (host: string) => `2001:db8:3:2:${host}::`],
    ['2001:db8:7::…', (host: string) => `2001:db8:7::${host}`],
    ['2001:db9::a:b:c:…', (host: string) => `2001:db9::a:b:c:${host}`],
    ['2003::a:b:c:d:…', (host: string) => `2003::a:b:c:d:${host}`],
  ])('are of a whole /64 of IPv6: %s', async (_, addressOf) => {
    expect(await countRefused('/contact-us', addressOf)).toBeGreaterThan(0)
  })

  it.each([
    ['2001:dba:1:…::1', (network: string) => `2001:dba:1:${network}::1`],
    ['2001:dbb:…::1', (network: string) => `2001:dbb:${network}::1`],
    ['2005::…:1:2:3:4', (network: string) => `2005::${network}:1:2:3:4`],
    ['::ffff:192.0.2.…', (index: string) => `::ffff:192.0.2.${Number.parseInt(index, 16)}`],
    ['198.51.100.…', (index: string) => `198.51.100.${Number.parseInt(index, 16)}`],
  ])('are not shared by networks, nor by addresses of IPv4: %s', async (_, addressOf) => {
    expect(await countRefused('/contact-us', addressOf)).toBe(0)
  })
})
