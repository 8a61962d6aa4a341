import { appendFile, readFile } from 'node:fs/promises'
import { parseJson } from '@liberta/contracts/text/parse-json'
import { editSchema, type Edit } from './edit.schema.ts'

export interface EditJournal {
  /** All edits so far, oldest first, and how many lines could not be read (a crash may cut the last one off). */
  read(): Promise<{ edits: Edit[]; damaged: number }>
  /** Resolves when the edit is on disk. */
  append(edit: Edit): Promise<void>
}

/** The editors' acts, one JSON line each, appended to a file, so that they outlive a restart. */
export function openEditJournal(path: string): EditJournal {
  let queue: Promise<void> = Promise.resolve()
  return {
    async read() {
      const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
      const edits = lines.map(readLine).filter((edit) => edit !== null)
      return { edits, damaged: lines.length - edits.length }
    },
    append(edit) {
      // The line break comes first, so that a line cut off by a crash does not spoil the next one.
      const write = () => appendFile(path, `\n${JSON.stringify(edit)}`)
      queue = queue.then(write, write)
      return queue
    },
  }
}

function readLine(line: string): Edit | null {
  return editSchema.safeParse(parseJson(line)).data ?? null
}
