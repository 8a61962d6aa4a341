import { readFile, rename, writeFile } from 'node:fs/promises'
import { parseJson } from '@liberta/contracts/text/parse-json'
import { z } from 'zod'

const anchorSchema = z.object({ anchor: z.number().int().positive() })

/**
 * When the archive was made, ms since the epoch: read from its file, or `now`, put there for the next start. With it a
 * restart shows the same paper.
 */
export async function readAnchor(path: string, now: number): Promise<number> {
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept !== null) {
    const parsed = anchorSchema.safeParse(parseJson(kept))
    if (parsed.success) return parsed.data.anchor
  }
  await writeFile(`${path}.partial`, JSON.stringify({ anchor: now }))
  await rename(`${path}.partial`, path)
  return now
}
