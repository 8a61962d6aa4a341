import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * A folder of photographs for tests, each of one colour, with its ATTRIBUTION.json: `names` are file names without their ends,
 * whose words say what is shown. `remove` takes the folder away.
 */
export async function makePhotographs(
  names: readonly string[],
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'))
  const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#8a5a44' } })
    .jpeg()
    .toBuffer()
  for (const name of names) await writeFile(join(folder, `${name}.jpg`), jpeg)
  const entries = names.map((name) => ({
    file: `${name}.jpg`,
    width: 30,
    height: 20,
    subject_it: name.replaceAll('-', ' '),
    topics: [],
    author: 'Prova',
    licence: 'CC0',
  }))
  await writeFile(join(folder, 'ATTRIBUTION.json'), JSON.stringify(entries))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
