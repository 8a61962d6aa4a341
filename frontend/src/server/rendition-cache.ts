import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Names of files in the cache: the hash of an address. */
const FILE_NAME = /^[0-9a-f]{40}$/

/**
 * Renditions of pictures on disk, bounded by their bytes: what was used longest ago goes first. A failure of the disk is
 * a miss, never an error.
 */
export class RenditionCache {
  private readonly folder: string
  private readonly files: LRUCache<string, number>

  constructor({ folder, capacityBytes }: { folder: string; capacityBytes: number }) {
    this.folder = folder
    this.files = new LRUCache<string, number>({
      maxSize: capacityBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(() => undefined)
      },
    })
  }

  /** Finds what an earlier process left. */
  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const names = (await readdir(this.folder)).filter((name) => FILE_NAME.test(name))
    await Promise.all(
      names.map(async (name) => {
        const { size } = await stat(join(this.folder, name))
        this.files.set(name, size)
      }),
    )
  }

  /** The picture of an address; null where it is not kept, or its file is gone or empty. */
  async read(address: string): Promise<Buffer | null> {
    const name = nameOf(address)
    if (this.files.get(name) === undefined) return null
    try {
      const body = await readFile(join(this.folder, name))
      if (body.length > 0) return body
      this.files.delete(name)
      return null
    } catch {
      this.files.delete(name)
      return null
    }
  }

  /** Keeps a picture, whole or not at all, and lets the oldest go where there is no room; never rejects. */
  async write(address: string, body: Buffer): Promise<void> {
    const name = nameOf(address)
    const draft = join(this.folder, `${name}.${process.pid}.draft`)
    try {
      await writeFile(draft, body)
      await rename(draft, join(this.folder, name))
      this.files.set(name, body.length)
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }
}

function nameOf(address: string): string {
  return createHash('sha1').update(address).digest('hex')
}
