import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { DRAFT, removeOlder, writeWhole } from './shared-files.ts'

/** So long the files of a build are kept after its last copy has ended: a page may stay open for as long. Milliseconds. */
export const KEPT_MS = 7 * 24 * 3_600_000
/** How often a copy says that its build still runs. */
const TOUCH_EVERY_MS = 6 * 3_600_000
/** The largest file that is served of another build; none of ours is larger. */
const LARGEST_BYTES = 4 * 1024 * 1024
/** How the build names its files: no folder, no leading dot, nothing encoded. */
const FILE_NAME = /^\w[\w-]*(?:\.[\w-]+)+$/

/** The folder in which builds of several releases lay their files for browsers, which all copies of the frontend share. */
export class SharedAssets {
  private readonly folder: string
  private timer: NodeJS.Timeout | undefined

  constructor(folder: string) {
    this.folder = folder
  }

  /**
   * Lays a build's files down, each whole or not at all, and says from then on that they are used; takes away what no copy has used
   * for a week. Rejects where the folder cannot be written.
   * @param own the folder of the build's files
   */
  async lay(own: string, now: number = Date.now()): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    for (const name of await readdir(own)) await this.layFile(join(own, name), name, now)
    for (const name of await readdir(this.folder)) await removeOlder(join(this.folder, name), KEPT_MS, now)
  }

  /** Lays the files down now and every few hours; a failure is logged, and the site goes on with its own files. */
  async keepLaid(own: string, log: Pick<Logger, 'warn'>): Promise<void> {
    const lay = () =>
      this.lay(own).catch((error: unknown) =>
        log.warn({ err: error }, 'the shared folder of assets could not be filled'),
      )
    await lay()
    this.timer = setInterval(() => void lay(), TOUCH_EVERY_MS).unref()
  }

  /** Says no longer that its files are used. */
  close(): void {
    clearInterval(this.timer)
  }

  /** A file by its name, which may be anything that a client sends; null where there is none. Follows no link. */
  async read(name: string): Promise<Buffer | null> {
    if (!FILE_NAME.test(name) || name.endsWith(DRAFT)) return null
    try {
      await using file = await open(
        join(this.folder, name),
        constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
      )
      const found = await file.stat()
      return found.isFile() && found.size <= LARGEST_BYTES ? await file.readFile() : null
    } catch {
      return null
    }
  }

  private async layFile(from: string, name: string, now: number): Promise<void> {
    const to = join(this.folder, name)
    const at = new Date(now)
    const isThere = await utimes(to, at, at).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await writeWhole(to, async (draft) => {
      await copyFile(from, draft)
      await utimes(draft, at, at)
    })
  }
}
