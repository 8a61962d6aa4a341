import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { FORM_BYTES } from '@liberta/contracts/messages/upload-limits.table'
import type { SiteNginx } from './start-site-nginx.ts'
import { startBehindNginx } from './testing/start-behind-nginx.ts'

const MB = 1024 * 1024
/** Three photographs as large as any telephone takes, and more than is let through. */
const FAR_TOO_LARGE = 64 * MB

let nginx: SiteNginx

beforeAll(async () => {
  // The frontend says how many bytes it was sent.
  nginx = await startBehindNginx((request, response) => {
    let size = 0
    request.on('data', (chunk: Buffer) => (size += chunk.length))
    request.on('end', () => response.writeHead(422).end(String(size)))
  })
})
afterAll(() => nginx.stop())

const post = (path: string, bytes: number) =>
  fetch(nginx.origin + path, { method: 'POST', body: new Blob([Buffer.alloc(bytes)]) })

describe('a form with large files, through nginx', () => {
  it('reaches the site, whose words are kinder, also where it weighs more than the site reads', async () => {
    const answer = await post('/event/report', FORM_BYTES.site + 8 * MB)
    expect([answer.status, await answer.text()]).toEqual([422, String(FORM_BYTES.site + 8 * MB)])
  })

  it.each(['/event/report', '/area-riservata/privacy'])(
    'to %s is told in Italian that it is too large',
    async (path) => {
      const answer = await post(path, FAR_TOO_LARGE)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
      expect([answer.headers.get('cache-control'), html]).toEqual([
        'no-store',
        expect.stringContaining('<html lang="it">'),
      ])
      expect(html).toContain(`ogni file può pesare ${ATTACHMENT_RULES.largest / MB} MB`)
      expect(html).toContain(`${ATTACHMENT_RULES.largestTogether / MB} MB insieme`)
    },
  )

  it.each(['/api/messages', '/api/naxos/webhook'])('to %s is a problem, as the API words it', async (path) => {
    const answer = await post(path, FAR_TOO_LARGE)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
    expect(await answer.json()).toEqual({ type: 'about:blank', title: 'Content Too Large', status: 413 })
  })
})
