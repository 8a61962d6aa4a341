import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { findFreePort } from '@liberta/http/find-free-port'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { findNginx } from '../../bench/src/references/start-nginx.ts'
import { makeCertificate, startSiteNginx } from './start-site-nginx.ts'
import type { SiteNginx } from './start-site-nginx.ts'

const SCRIPT = join(import.meta.dirname, '../follow-frontends.sh')

/** What stands in the place of getent, and of the network's names: a file of addresses. */
const GETENT = '#!/bin/sh\nwhile read -r address; do echo "$address STREAM $2"; done < "$NAMES"\n'

/** An nginx that does not take its first order. */
const ONCE_DEAF = '#!/bin/sh\n[ -e "$0.heard" ] || { touch "$0.heard"; exit 1; }\nexec $NGINX_PROGRAM "$@"\n'
const PATIENCE_MS = 60_000

let folder: string
/** The file of them. */
const names = () => join(folder, 'names')
let one: Server
let two: Server
let ids: (string | undefined)[] = []

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function startFrontend(word: string, host = '127.0.0.1', port = 0): Promise<Server> {
  const server = createServer((request, response) => {
    ids.push(request.headers['x-request-id'] as string | undefined)
    response.setHeader('x-request-id', 'f'.repeat(32))
    response.setHeader('cache-control', request.url === '/kept' ? 'public, max-age=60' : 'no-store')
    response.end(word)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

const readNginxProgram = (nginx: SiteNginx) => `${findNginx(() => undefined)} -c ${join(nginx.folder, 'nginx.conf')}`

/** Starts what follows the frontends' name for an nginx that runs. */
function follow(nginx: SiteNginx, program = readNginxProgram(nginx)): ChildProcess {
  return spawn(SCRIPT, ['--stay'], {
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      NAMES: names(),
      NGINX: program,
      NGINX_PROGRAM: readNginxProgram(nginx),
      FRONTENDS_FILE: join(nginx.folder, 'frontends.conf'),
      FRONTEND_PORT: String(portOf(one)),
      FRONTEND_CHECK_SECONDS: '0.1',
    },
    stdio: 'ignore',
  })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'front-door-'))
  chmodSync(folder, 0o755)
  one = await startFrontend('one')
  two = await startFrontend('two', '127.0.0.2', portOf(one))
})

afterAll(() => {
  for (const server of [one, two]) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

describe('nginx with a certificate', () => {
  let nginx: SiteNginx
  let port: number

  beforeAll(async () => {
    port = await findFreePort()
    nginx = await startSiteNginx([portOf(one)], { tls: { ...makeCertificate(folder), port } })
  })
  afterAll(() => nginx.stop())

  it('speaks HTTP/2, and says that the site is to be come to so for a year', async () => {
    const session = connect(`https://localhost:${port}`, { ca: readFileSync(join(folder, 'certificate.pem')) })
    const stream = session.request({ ':path': '/' })
    const [headers] = (await once(stream, 'response')) as [Record<string, string>]
    stream.resume()
    await once(stream, 'end')
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200])
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    session.close()
  })

  it('leads whoever comes without TLS to the same address with it, and says nothing of a year there', async () => {
    const answer = await fetch(`${nginx.origin}/news/latest?a=1`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/news/latest?a=1'])
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })
})

describe('nginx in front of the site', () => {
  let nginx: SiteNginx
  beforeAll(async () => {
    // Of what readers send it takes no more than at once, however long that takes to be sent.
    nginx = await startSiteNginx([portOf(one)], { rate: '1r/m' })
  })
  afterAll(() => nginx.stop())
  const post = (path: string) => fetch(nginx.origin + path, { method: 'POST', body: '{}' }).then(({ status }) => status)

  it.each([
    '/health/ready',
    '/health/live',
    '/metrics',
    '//health/ready',
    '/health/%72eady',
    '/changes',
    '/api/changes',
  ])('shows nobody %s', async (path) => {
    expect((await fetch(nginx.origin + path)).status).toBe(404)
  })

  it('counts what the CMS announces apart from what readers send', async () => {
    // Not all at once: on a busy machine the last ones would be given up before they are answered.
    const announced: number[] = []
    const sent: number[] = []
    for (let tens = 0; tens < 10; tens += 1) {
      announced.push(...(await Promise.all(Array.from({ length: 10 }, () => post('/api/naxos/webhook')))))
      sent.push(...(await Promise.all(Array.from({ length: 10 }, () => post('/contact-us')))))
    }
    expect(new Set(announced)).toEqual(new Set([200]))
    expect(sent.filter((status) => status === 429).length).toBeGreaterThan(20)
  })

  it('writes a line of JSON a request, with the id that the frontend was told', async () => {
    ids = []
    const answer = await fetch(`${nginx.origin}/kept?who="x"`, {
      headers: { 'user-agent': 'a "quoted" agent', 'x-request-id': 'mine' },
    })
    const path = join(nginx.folder, 'logs/access.log')
    const last = () =>
      JSON.parse(readFileSync(path, 'utf8').trim().split('\n').at(-1) || '{}') as Record<string, unknown>
    await waitUntil(() => Promise.resolve(last()['path'] === '/kept'), {
      what: 'the line is written',
      withinMs: PATIENCE_MS,
    })
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    // To a reader who complains it is said once, by nginx: the frontend's own, which is kept with its answer, is another request's.
    expect(answer.headers.get('x-request-id')).toBe(ids[0])
    expect(last()).toEqual({
      time: expect.any(String),
      id: ids[0],
      client: '127.0.0.1',
      method: 'GET',
      path: '/kept',
      protocol: 'HTTP/1.1',
      status: 200,
      bytes: 3,
      seconds: expect.any(Number),
      upstream: `127.0.0.1:${portOf(one)}`,
      upstreamSeconds: expect.stringMatching(/^\d+\.\d+$/),
      cache: 'MISS',
      agent: 'a "quoted" agent',
    })
  })
})

describe('a frontend that moved to another address', () => {
  let nginx: SiteNginx
  let follower: ChildProcess
  const read = async () => (await fetch(nginx.origin)).text()
  const endFollower = async () => {
    const ended = once(follower, 'close')
    follower.kill()
    await ended
  }

  beforeAll(async () => {
    nginx = await startSiteNginx([portOf(one)])
    writeFileSync(join(folder, 'getent'), GETENT, { mode: 0o755 })
    writeFileSync(names(), '127.0.0.1\n')
    writeFileSync(join(folder, 'nginx-once-deaf'), ONCE_DEAF, { mode: 0o755 })
    follower = follow(nginx)
  })
  afterAll(async () => {
    await endFollower()
    await nginx.stop()
  })

  it('is found again, with no request lost meanwhile, and beside another one', async () => {
    expect(await read()).toBe('one')
    writeFileSync(names(), '127.0.0.2\n')
    const answers: string[] = []
    await waitUntil(
      async () => {
        answers.push(await read())
        return answers.at(-1) === 'two'
      },
      { what: 'the new address is asked', withinMs: PATIENCE_MS },
    )
    expect(new Set(answers)).toEqual(new Set(['one', 'two']))
    writeFileSync(names(), '127.0.0.1\n127.0.0.2\n')
    await waitUntil(async () => new Set([await read(), await read()]).size === 2, {
      what: 'both are asked',
      withinMs: PATIENCE_MS,
    })
  })

  it('is kept where the name server knows nothing for a while', async () => {
    writeFileSync(names(), '')
    for (let times = 0; times < 10; times += 1) {
      expect(await read()).toMatch(/one|two/)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(readFileSync(join(nginx.folder, 'frontends.conf'), 'utf8')).toContain('server 127.0.0.')
  })

  it('is found though it moved while nobody followed', async () => {
    await endFollower()
    writeFileSync(names(), '127.0.0.2\n')
    follower = follow(nginx)
    await waitUntil(async () => (await read()) === 'two', { what: 'the new address is asked', withinMs: PATIENCE_MS })
    await waitUntil(async () => (await Promise.all(Array.from({ length: 8 }, read))).every((name) => name === 'two'), {
      what: 'the old one no longer is',
      withinMs: PATIENCE_MS,
    })
  })

  it('is found though nginx did not take it at first', async () => {
    await endFollower()
    writeFileSync(names(), '127.0.0.1\n')
    follower = follow(nginx, join(folder, 'nginx-once-deaf'))
    await waitUntil(async () => (await read()) === 'one', { what: 'the new address is asked', withinMs: PATIENCE_MS })
    expect(existsSync(join(folder, 'nginx-once-deaf.heard'))).toBe(true)
  })
})
