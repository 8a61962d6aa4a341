import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { ArchiveIndex } from './archive-index.ts'

const FORMAT = 1
const BATCH = 2000

/** How far an index has come: all documents from `top` down to `next + 1` are in it. */
export interface IndexProgress {
  top: number
  next: number
}

/** An index and how far it has come. */
export interface IndexBuild {
  index: ArchiveIndex
  progress: IndexProgress
}

const headerSchema = z.object({
  format: z.literal(FORMAT),
  content: z.string(),
  top: z.number().int(),
  next: z.number().int(),
  terms: z.number().int(),
})

/**
 * Writes an index beside its place and moves it there, so that a reader never sees half of it. Per line of the directory
 * a word with the number of its documents, the last of them and its bytes; the postings follow, end to end. The index
 * must not grow meanwhile. `content` names what was indexed; another content's file is not read back.
 */
export async function saveIndex(
  path: string,
  content: string,
  index: ArchiveIndex,
  progress: IndexProgress,
): Promise<void> {
  const partial = `${path}.partial`
  const entries = [...index.entries()]
  const header = JSON.stringify({ format: FORMAT, content, ...progress, terms: entries.length })
  const file = createWriteStream(partial)
  const write = async (chunk: string | Uint8Array) => {
    if (!file.write(chunk)) await once(file, 'drain')
  }
  await write(`${header}\n`)
  for (let start = 0; start < entries.length; start += BATCH) {
    const lines = entries
      .slice(start, start + BATCH)
      .map(([term, { bytes, count, last }]) => `${term} ${count} ${last} ${bytes.length}\n`)
    await write(lines.join(''))
    await nextTurn()
  }
  for (let start = 0; start < entries.length; start += BATCH) {
    await write(Buffer.concat(entries.slice(start, start + BATCH).map(([, { bytes }]) => bytes)))
    await nextTurn()
  }
  file.end()
  await once(file, 'close')
  await rename(partial, path)
}

/** Reads an index back; null when there is none, or when it is of other content, an older format or damaged. */
export async function loadIndex(path: string, content: string): Promise<IndexBuild | null> {
  const file = await readFile(path).catch(() => null)
  if (!file) return null
  const header = readHeader(file)
  if (!header || header.content !== content) return null
  const directory = readDirectory(file, header.terms)
  if (!directory) return null
  const index = new ArchiveIndex()
  let { offset } = directory
  for (const [position, line] of directory.lines.entries()) {
    const [term = '', count, last, length] = line.split(' ')
    index.restore(term, {
      bytes: file.subarray(offset, offset + Number(length)),
      count: Number(count),
      last: Number(last),
    })
    offset += Number(length)
    if (position % BATCH === 0) await nextTurn()
  }
  return offset === file.length ? { index, progress: { top: header.top, next: header.next } } : null
}

function readHeader(file: Buffer): z.infer<typeof headerSchema> | null {
  try {
    return headerSchema.parse(JSON.parse(file.toString('utf8', 0, file.indexOf('\n'))))
  } catch {
    return null
  }
}

function readDirectory(file: Buffer, terms: number): { lines: string[]; offset: number } | null {
  let offset = file.indexOf('\n') + 1
  const lines: string[] = []
  while (lines.length < terms) {
    const end = file.indexOf('\n', offset)
    if (end < 0) return null
    lines.push(file.toString('latin1', offset, end))
    offset = end + 1
  }
  return { lines, offset }
}
