import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder of finished files that forgets the longest unused ones. */
export interface FileShelf {
  /** Null when it is not kept. */
  read(name: string): Promise<Buffer | null>
  /** Never rejects: what could not be kept is made again next time. */
  write(name: string, body: Buffer): Promise<void>
}

const DRAFT = '.draft'

/**
 * Opens `folder` (made when absent) as a shelf of at most `maxBytes`. Files appear whole, by rename, so that several
 * processes may share a folder. What an earlier process left counts, oldest first.
 */
export async function openFileShelf(folder: string, maxBytes: number): Promise<FileShelf> {
  await mkdir(folder, { recursive: true })
  const sizes = new Map<string, number>()
  let total = 0
  let drafts = 0

  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      try {
        const { size, mtimeMs } = await stat(join(folder, name))
        return { name, size, mtimeMs }
      } catch {
        // Removed by another process in the meantime.
        return null
      }
    }),
  )
  for (const file of found.filter((entry) => entry !== null).toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (file.name.endsWith(DRAFT)) continue
    sizes.set(file.name, file.size)
    total += file.size
  }

  const forget = async (): Promise<void> => {
    for (const [name, size] of sizes) {
      if (total <= maxBytes) return
      sizes.delete(name)
      total -= size
      await rm(join(folder, name), { force: true })
    }
  }

  return {
    async read(name) {
      try {
        const body = await readFile(join(folder, name))
        const size = sizes.get(name)
        if (size !== undefined) {
          // Last in the map is last to be forgotten.
          sizes.delete(name)
          sizes.set(name, size)
        }
        return body
      } catch {
        return null
      }
    },
    async write(name, body) {
      drafts += 1
      const draft = join(folder, `${name}.${process.pid}-${drafts}${DRAFT}`)
      try {
        await writeFile(draft, body)
        await rename(draft, join(folder, name))
        total += body.length - (sizes.get(name) ?? 0)
        sizes.delete(name)
        sizes.set(name, body.length)
        await forget()
      } catch {
        // A full disk must not cost a reader the picture.
        await rm(draft, { force: true })
      }
    },
  }
}
