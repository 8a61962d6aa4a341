import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { findFreePort } from '@liberta/http/find-free-port'
import { MOST_HEADER_BYTES } from '@liberta/http/most-header-bytes'
import { makeCertificate, startSiteNginx } from './start-site-nginx.ts'
import type { SiteNginx } from './start-site-nginx.ts'

const KB = 1024
/** What ads, consent and audience platforms leave on a publisher's domain. */
const SIX_COOKIES = Array.from({ length: 6 }, (_, index) => `other${index}=${'a'.repeat(3 * KB)}`)

let site: Server
let plain: SiteNginx
let withTLS: SiteNginx
let port: number
let folder: string

beforeAll(async () => {
  site = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, ({ headers }, response) => {
    response.end(String(headers.cookie?.length ?? 0))
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const sitePort = (site.address() as AddressInfo).port
  folder = mkdtempSync(join(tmpdir(), 'large-headers-'))
  port = await findFreePort()
  // Forms come too often however slowly they are sent.
  plain = await startSiteNginx([sitePort], { rate: '1r/m' })
  withTLS = await startSiteNginx([sitePort], { tls: { ...makeCertificate(folder), port } })
})
afterAll(async () => {
  await Promise.all([plain.stop(), withTLS.stop()])
  site.closeAllConnections()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port: plainPort } = new URL(plain.origin)
  const outgoing = request({ hostname, port: plainPort, path, headers, method }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  let text = ''
  for await (const bytes of answer.setEncoding('utf8')) text += bytes
  return { status: answer.statusCode, headers: answer.headers, text }
}

/** What every answer of nginx itself to people has. */
function expectKind({ headers, text }: Answer, words: string): void {
  expect([headers['content-type'], headers['cache-control']]).toEqual(['text/html; charset=utf-8', 'no-store'])
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(text).toContain('<html lang="it">')
  expect(text).toContain(words)
  expect(text).not.toContain('nginx')
}

describe('a reader to whom others have given many cookies', () => {
  it.each(['/', '/api/user', '/area-riservata'])(
    'is answered by HTTP/2 at %s, each in a field of its own',
    async (path) => {
      const session = connect(`https://localhost:${port}`, { ca: readFileSync(join(folder, 'certificate.pem')) })
      const stream = session.request({ ':path': path, cookie: SIX_COOKIES })
      const [headers] = (await once(stream, 'response')) as [Record<string, string>]
      stream.resume()
      await once(stream, 'end')
      session.close()
      expect(headers[':status']).toBe(200)
    },
  )

  it('is answered where something before nginx has put them into one field', async () => {
    const cookie = SIX_COOKIES.join('; ').slice(0, 15 * KB)
    expect(await ask('/', { cookie })).toMatchObject({ status: 200, text: String(15 * KB) })
  })

  it('is told in Italian what helps, where they are more than anybody takes', async () => {
    const answer = await ask('/', { cookie: `a=${'a'.repeat(20 * KB)}` })
    expect(answer.status).toBe(400)
    expectKind(answer, 'cancella i cookie')
  })
})

describe('what nginx answers itself', () => {
  it('to an address that is too long is Italian', async () => {
    const answer = await ask(`/ricerca/query_${'a'.repeat(20 * KB)}/s`)
    expect(answer.status).toBe(414)
    expectKind(answer, 'indirizzo è troppo lungo')
  })

  it('to what nobody can read is Italian', async () => {
    const answer = await ask('/', { host: 'a b' })
    expect(answer.status).toBe(400)
    expectKind(answer, 'Il browser ha inviato')
  })

  it('to who sends too many forms is Italian and says when to come back, and a problem to who calls the API', async () => {
    const sent = await Promise.all(Array.from({ length: 100 }, () => ask('/contact-us', {}, 'POST')))
    const form = sent.find(({ status }) => status === 429)
    expect(form?.headers['retry-after']).toBe('5')
    if (form) expectKind(form, 'hai scritto')
    for (const path of ['/api/user', '/api/naxos/story/1']) {
      const calls = await Promise.all(Array.from({ length: 100 }, () => ask(path, {}, 'POST')))
      const call = calls.find(({ status }) => status === 429)
      expect([call?.headers['content-type'], call?.headers['retry-after']]).toEqual(['application/problem+json', '5'])
      expect(JSON.parse(call?.text ?? '')).toEqual({ type: 'about:blank', title: 'Too Many Requests', status: 429 })
    }
  })
})
