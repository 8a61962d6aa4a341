import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { DRAFT, removeOlder, writeWhole } from './shared-files.ts'

/** Names of files in the cache: the hash of an address. */
const FILE_NAME = /^[0-9a-f]{40}$/
/** A draft that is older was left by a process that died; milliseconds. */
const LEFT_AFTER_MS = 3_600_000

interface Kept {
  bytes: number
  /** When it was last known to be there at its source; milliseconds of the epoch. */
  confirmedAt: number
}

/**
 * Renditions of pictures on disk, bounded by their bytes: what was used longest ago goes first. Several processes may share a
 * folder: each counts what it has used of it. A failure of the disk is a miss, never an error.
 */
export class RenditionCache {
  private readonly folder: string
  private readonly files: LRUCache<string, Kept>

  constructor({ folder, capacityBytes }: { folder: string; capacityBytes: number }) {
    this.folder = folder
    this.files = new LRUCache<string, Kept>({
      maxSize: capacityBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      dispose: (_kept, name, reason) => {
        if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(() => undefined)
      },
    })
  }

  /** Finds what an earlier process left. */
  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const all = await readdir(this.folder)
    await Promise.all(
      all
        .filter((name) => name.endsWith(DRAFT))
        .map((name) => removeOlder(join(this.folder, name), LEFT_AFTER_MS, Date.now())),
    )
    const names = all.filter((name) => FILE_NAME.test(name))
    await Promise.all(
      names.map(async (name) => {
        // Another process on the same folder may have let it go meanwhile.
        const found = await stat(join(this.folder, name)).catch(() => null)
        if (found) this.files.set(name, { bytes: found.size, confirmedAt: found.mtimeMs })
      }),
    )
  }

  /** The picture of an address; null where it is not kept, or its file is gone or empty. */
  async read(address: string): Promise<Buffer | null> {
    const name = nameOf(address)
    const isKnown = this.files.get(name) !== undefined
    try {
      // Looked for though it is not known: several frontends may share the folder.
      const body = await readFile(join(this.folder, name))
      if (body.length > 0) {
        if (!isKnown) await this.note(name, body.length)
        return body
      }
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
    try {
      await writeWhole(join(this.folder, name), (draft) => writeFile(draft, body))
      this.files.set(name, { bytes: body.length, confirmedAt: Date.now() })
    } catch {
      // It is fetched again.
    }
  }

  /** When the picture of an address was last known to be there at its source, in milliseconds of the epoch; undefined where it is not kept. */
  confirmedAt(address: string): number | undefined {
    return this.files.peek(nameOf(address))?.confirmedAt
  }

  /** The picture of an address is there at its source now; a later process knows it by the time of its file. Never rejects. */
  async confirm(address: string): Promise<void> {
    const name = nameOf(address)
    const kept = this.files.peek(name)
    const now = Date.now()
    if (kept !== undefined) this.files.set(name, { ...kept, confirmedAt: now })
    await utimes(join(this.folder, name), now / 1000, now / 1000).catch(() => undefined)
  }

  /** Keeps none of these any more, whoever has written them; never rejects. */
  async forget(addresses: readonly string[]): Promise<void> {
    for (const name of addresses.map(nameOf)) {
      this.files.delete(name)
      await rm(join(this.folder, name), { force: true }).catch(() => undefined)
    }
  }

  /** What another process has written is as old as it says. */
  private async note(name: string, bytes: number): Promise<void> {
    const { mtimeMs } = await stat(join(this.folder, name))
    this.files.set(name, { bytes, confirmedAt: mtimeMs })
  }
}

function nameOf(address: string): string {
  return createHash('sha1').update(address).digest('hex')
}
