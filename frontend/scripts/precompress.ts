import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { SHEET_FILES } from '../src/styles/sheets.table.ts'

const PRESSED = new Set(['.css', '.js', '.svg', '.json'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The entries that are there for their style sheets; their scripts hold nothing but class names. */
const STYLE_ENTRIES: ReadonlySet<string> = new Set(Object.values(SHEET_FILES))

/**
 * Presses the built files once, as hard as can be, beside themselves. A script that holds nothing but class names for the
 * server is not for browsers and goes.
 */
export async function precompress(client: string): Promise<void> {
  const folder = join(client, 'assets')
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >
  const styleScripts = Object.values(manifest).flatMap(({ file, name }) =>
    STYLE_ENTRIES.has(name ?? '') && file.endsWith('.js') ? [file] : [],
  )
  const names = await readdir(folder)
  await Promise.all(
    names.map(async (name) => {
      if (styleScripts.includes(`assets/${name}`)) return rm(join(folder, name))
      if (!PRESSED.has(extname(name))) return
      const body = await readFile(join(folder, name))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      await writeFile(join(folder, `${name}.br`), await brotli(body, { params }))
      await writeFile(join(folder, `${name}.gz`), await zip(body, { level: 9 }))
    }),
  )
}
