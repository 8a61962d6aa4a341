import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { findFreePort } from '@liberta/http/find-free-port'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { makeCertificate, startSiteNginx } from './start-site-nginx.ts'
import type { SiteNginx } from './start-site-nginx.ts'

const SECRET = 'mario-rossi'

let nginx: SiteNginx
let folder: string
let port: number
const logs = () => readdirSync(join(nginx.folder, 'logs'))
const readLog = (name: string) => readFileSync(join(nginx.folder, 'logs', name), 'utf8')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'error-log-'))
  port = await findFreePort()
  const frontend = await findFreePort()
  // Writes come too often however slowly they are sent.
  nginx = await startSiteNginx([frontend], { tls: { ...makeCertificate(folder), port }, rate: '1r/m' })
  // As Debian's package has it around what is ours.
  const opening = join(nginx.folder, 'nginx.conf')
  const log = `error_log ${join(nginx.folder, 'logs/error.log')}`
  const written = readFileSync(opening, 'utf8')
  writeFileSync(opening, written.replace('http {', `http {\n  ${log} notice;`))
  await nginx.useFrontends([frontend])
  await waitUntil(() => logs().includes('error.log') && /worker process \d+ exited/.test(readLog('error.log')))
})
afterAll(async () => {
  await nginx.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(path: string, method = 'GET'): Promise<number | undefined> {
  const headers = { referer: `https://localhost/?${SECRET}` }
  const agent = new Agent({ rejectUnauthorized: false })
  const outgoing = request({ host: '127.0.0.1', port, path: `${path}?code=${SECRET}`, method, headers, agent }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  agent.destroy()
  return answer.statusCode
}

describe('what nginx writes of requests', () => {
  it.each([
    [`/ricerca/query_${SECRET}/s`, '/ricerca/…'],
    [`/ricerca/${SECRET}`, '/ricerca/…'],
    [`/Ricerca/page_2/query_${SECRET}/s`, '/Ricerca/…'],
    [`/eventi/ricerca/oggi/query_${SECRET}/es`, '/eventi/ricerca/…'],
    [`/multimedia/folder/teleliberta/ricerca/query_${SECRET}/s`, '/multimedia/folder/teleliberta/ricerca/…'],
    [`/cerca/query_${SECRET}/s`, '/cerca/query_…'],
    ['/cronaca/2026/11/28/ricerca-e-sviluppo', '/cronaca/2026/11/28/ricerca-e-sviluppo'],
  ])('%s stands there as %s: a search without what is sought', async (path, written) => {
    await ask(path)
    await waitUntil(() => readLog('access.log').includes(`"path":"${written}"`))
    expect(readLog('access.log')).not.toContain(SECRET)
  })
})

describe('what nginx writes of faults', () => {
  it('is how it began, as outside of our files', () => {
    expect(readLog('error.log')).toContain('start worker process')
  })

  it.each(['/authorize-sso', '/ricerca', '/api/user', '/api/naxos/search', '/live/events', '/media/a.mp4'])(
    'holds no query and no page before it, where nobody answers %s',
    async (path) => {
      expect(await ask(path)).toBe(503)
      for (const name of logs()) expect(readLog(name)).not.toContain(SECRET)
    },
  )

  it('holds none where the cache on disk is at fault', async () => {
    for (const kept of ['pages', 'files']) chmodSync(join(nginx.folder, 'cache', kept), 0)
    for (const path of ['/ricerca', '/assets/a.js', '/media/a/16x9-1200.jpg']) await ask(path)
    for (const kept of ['pages', 'files']) chmodSync(join(nginx.folder, 'cache', kept), 0o700)
    for (const name of logs()) expect(readLog(name)).not.toContain(SECRET)
  })

  it('holds none where somebody writes too often, or too much', async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => ask('/contact-us', 'POST')))
    expect(statuses).toContain(429)
    for (const name of logs()) expect(readLog(name)).not.toContain(SECRET)
  })
})
