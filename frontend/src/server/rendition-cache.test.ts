import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { RenditionCache } from './rendition-cache.ts'

const ADDRESS = '/media/7.avif'
const BYTES = 4_000_000

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renditions-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function open(): Promise<RenditionCache> {
  const cache = new RenditionCache({ folder, capacityBytes: 100 * BYTES })
  await cache.open()
  return cache
}

describe('two frontends with one folder of pictures', () => {
  it('write the same picture at once, and nobody ever reads a torn one', async () => {
    // In one process, so that they have the same process id, as in two containers.
    const caches = [await open(), await open()]
    for (let round = 0; round < 5; round += 1) {
      const writes = caches.map((cache, index) => cache.write(ADDRESS, Buffer.alloc(BYTES - index, 65 + index)))
      const state = { isWriting: true }
      const written = Promise.all(writes).finally(() => (state.isWriting = false))
      do {
        const body = await caches[0]?.read(ADDRESS)
        if (body) expect(body.equals(Buffer.alloc(body.length, body[0]))).toBe(true)
        if (body) expect(body.length).toBe(body[0] === 65 ? BYTES : BYTES - 1)
      } while (state.isWriting)
      await written
    }
    expect((await readdir(folder)).length).toBe(1)
  })

  it('have what the other one has', async () => {
    const [one, other] = [await open(), await open()]
    await one.write(ADDRESS, Buffer.from('picture'))
    expect((await other.read(ADDRESS))?.toString()).toBe('picture')
    expect(await other.read('/media/8.avif')).toBeNull()
  })

  it('take away what a process that died left half written, and not what another one is writing', async () => {
    await writeFile(join(folder, 'old.draft'), 'half')
    await utimes(join(folder, 'old.draft'), new Date(0), new Date(0))
    await writeFile(join(folder, 'new.draft'), 'half')
    await open()
    expect(await readdir(folder)).toEqual(['new.draft'])
  })
})
