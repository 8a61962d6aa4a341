import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, request as requestHttp } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { close, listen } from '../testing/listen.ts'
import { createAssetHandler } from './asset.handler.ts'
import { KEPT_MS, SharedAssets } from './shared-assets.ts'

const DAY_MS = 24 * 3_600_000

let root: string
let shared: SharedAssets
let server: Server
let port: number

/** Writes the files of a build, each with its own name in it; gives their folder. */
async function build(name: string, files: readonly string[]): Promise<string> {
  const folder = join(root, name)
  await mkdir(folder, { recursive: true })
  for (const file of files) await writeFile(join(folder, file), `${name} ${file}`)
  return folder
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assets-'))
  shared = new SharedAssets(join(root, 'shared'))
  const handle = createAssetHandler(await build('new', ['main-2b.js']), shared)
  server = createServer((request, response) => void handle(request, response, request.url ?? ''))
  port = await listen(server)
})

afterEach(async () => {
  close(server)
  await rm(root, { recursive: true, force: true })
})

/** Asks for a path exactly as it is written here, which `fetch` would tidy. */
function ask(path: string, headers = {}): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = requestHttp({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      let body = ''
      answer.on('data', (piece) => (body += String(piece)))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('a copy that never had the old build', () => {
  it('serves its files out of the folder that all share, compressed where they are, and for good', async () => {
    await shared.lay(await build('old', ['main-1a.js', 'main-1a.js.br', 'sheet-1a.css']))
    const script = await ask('/assets/main-1a.js', { 'accept-encoding': 'br' })
    expect([script.status, script.body]).toEqual([200, 'old main-1a.js.br'])
    expect(script.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' })
    expect(script.headers['cache-control']).toContain('immutable')
    expect((await ask('/assets/main-1a.js')).body).toBe('old main-1a.js')
    expect((await ask('/assets/sheet-1a.css', { 'accept-encoding': 'br' })).body).toBe('old sheet-1a.css')
    expect((await ask('/assets/main-2b.js')).body).toBe('new main-2b.js')
    expect((await ask('/assets/main-3c.js')).status).toBe(404)
  })

  it.each([
    '/assets/../secret.js',
    '/assets/..%2fsecret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/folder/secret.js',
    '/assets/..\\secret.js',
    '/assets//secret.js',
    '/assets/.secret.js',
    '/assets/link.js',
    '/assets/folder.js',
    '/assets/secret.js%00.css',
    '/assets/secret.txt',
    '/assets/half-1a.js.draft',
    `/assets/${'a'.repeat(5000)}.js`,
    '/assets/',
  ])('serves nothing else: %s', async (path) => {
    await shared.lay(await build('old', ['main-1a.js']))
    const folder = join(root, 'shared')
    await mkdir(join(folder, 'folder.js'))
    await mkdir(join(folder, 'folder'))
    for (const secret of [join(root, 'secret.js'), join(folder, 'folder/secret.js'), join(folder, '.secret.js')])
      await writeFile(secret, 'secret')
    await writeFile(join(folder, 'secret.txt'), 'secret')
    await writeFile(join(folder, 'half-1a.js.draft'), 'secret')
    await symlink(join(root, 'secret.js'), join(folder, 'link.js'))
    expect([(await ask(path)).status, (await ask(path)).body.includes('secret')]).toEqual([404, false])
  })
})

describe('the folder that all copies share', () => {
  it('keeps a build for seven days after a copy of it last said that it runs', async () => {
    const now = Date.now()
    const [old, next] = [await build('old', ['main-1a.js']), await build('next', ['main-2b.js'])]
    await shared.lay(old, now)
    await shared.lay(next, now + 3 * DAY_MS)
    await shared.lay(old, now + 3 * DAY_MS)
    await shared.lay(next, now + 3 * DAY_MS + KEPT_MS - 1000)
    expect((await readdir(join(root, 'shared'))).toSorted()).toEqual(['main-1a.js', 'main-2b.js'])
    await shared.lay(next, now + 3 * DAY_MS + KEPT_MS + 1000)
    expect(await readdir(join(root, 'shared'))).toEqual(['main-2b.js'])
  })

  it('is filled by several copies at once, and holds whole files alone', async () => {
    const old = await build('old', ['main-1a.js', 'sheet-1a.css'])
    await Promise.all(Array.from({ length: 5 }, () => shared.lay(old)))
    expect((await readdir(join(root, 'shared'))).toSorted()).toEqual(['main-1a.js', 'sheet-1a.css'])
    expect((await shared.read('main-1a.js'))?.toString()).toBe('old main-1a.js')
  })
})
