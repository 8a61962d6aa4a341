import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** `main-CoyT8wGD.js`, with whatever stands behind the hash. */
const HASHED = /^(.+-[\w-]{7})([\w-])(\.[\w.]+)$/
const TEXTS = new Set(['.js', '.css', '.json', '.html'])
const COMPRESSED = { '.br': brotliCompressSync, '.gz': gzipSync } as const

/**
 * The release after a staged one, as far as browsers can tell: a copy in which every file for them has another name, as if every
 * source had changed, so that no page of one build can be shown with the files of the other.
 */
export function makeNextRelease(stage: string, folder: string): string {
  cpSync(stage, folder, { recursive: true, verbatimSymlinks: true })
  const client = join(folder, 'frontend/dist/client')
  const assets = join(client, 'assets')
  const renamed = new Map<string, string>()
  for (const file of readdirSync(assets)) {
    const [, stem = '', last = '', rest = ''] = HASHED.exec(file) ?? []
    if (stem === '') continue
    const other = `${stem}${last === 'A' ? 'B' : 'A'}`
    renamed.set(stem + last, other)
    renameSync(join(assets, file), join(assets, other + rest))
  }
  for (const place of [assets, join(client, '.vite'), join(folder, 'frontend/dist/server')]) rename(place, renamed)
  return folder
}

/** Writes the new names into all texts of a folder, and compresses anew what was compressed. */
function rename(folder: string, renamed: ReadonlyMap<string, string>): void {
  const files = new Set(readdirSync(folder))
  for (const file of files) {
    if (!TEXTS.has(extname(file))) continue
    const path = join(folder, file)
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    writeFileSync(path, text)
    for (const [suffix, compress] of Object.entries(COMPRESSED)) {
      if (!files.has(file + suffix)) continue
      rmSync(path + suffix)
      writeFileSync(path + suffix, compress(text))
    }
  }
}
