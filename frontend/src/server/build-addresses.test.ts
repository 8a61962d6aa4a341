import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_BUILD } from '../testing/start-own-site.ts'
import { useOwnSite } from '../testing/use-own-site.ts'
import { readAssets } from './read-assets.ts'

const site = useOwnSite()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
  const built = join(folder, 'one')
  await mkdir(join(built, '.vite'), { recursive: true })
  await mkdir(join(built, 'assets'))
  await writeFile(join(built, '.vite/manifest.json'), '{}')
  await writeFile(join(built, '.vite/early.js'), 'start()\n')
  for (const name of ['main-1a2b.js', 'main-1a2b.js.br', 'main-1a2b.js.gz', 'site-3c4d.css'])
    await writeFile(join(built, 'assets', name), name)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the id of a build', () => {
  it('is the same wherever and whenever the build was made, and another where a file is', async () => {
    const copy = join(folder, 'two')
    await cp(join(folder, 'one'), copy, { recursive: true })
    const first = readAssets(join(folder, 'one')).build
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-f]{12}$/),
      files: ['/assets/main-1a2b.js', '/assets/site-3c4d.css'],
    })
    expect(readAssets(copy).build).toEqual(first)
    await rename(join(copy, 'assets/main-1a2b.js'), join(copy, 'assets/main-5e6f.js'))
    expect(readAssets(copy).build?.id).not.toBe(first?.id)
  })

  it('is another where the script in the pages is', async () => {
    const copy = join(folder, 'three')
    await cp(join(folder, 'one'), copy, { recursive: true })
    await writeFile(join(copy, '.vite/early.js'), 'startAnew()\n')
    expect(readAssets(copy).build?.id).not.toBe(readAssets(join(folder, 'one')).build?.id)
  })
})

describe('what the site says of its build (requirements 7.34, 7.35)', () => {
  it('GET builds/latest.json with the time as its query: the id, which nobody keeps', async () => {
    const answer = await site.get(`/builds/latest.json?${Date.now()}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual({ id: OWN_BUILD })
  })

  it('GET of the manifest: the id and the files for browsers', async () => {
    const answer = await site.get('/builds/manifest.json')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({ id: OWN_BUILD, files: ['/assets/main-1a2b.js'] })
  })

  it('every page names its own build, and asks the API nothing of it', async () => {
    for (const path of ['/', '/contact-us/request'])
      expect(await (await site.get(path)).text()).toContain(`data-build="${OWN_BUILD}"`)
    site.api.reads.length = 0
    await site.get('/builds/latest.json')
    expect(site.api.reads).toEqual([])
  })
})
