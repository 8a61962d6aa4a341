import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SiteAssets } from '../layout/site-facts.ts'

/** Where the build writes which file became which. */
const MANIFEST = '.vite/manifest.json'
const STYLE_ENTRY = 'src/client/styles.ts'
const MORE_STYLE_ENTRY = 'src/client/more-styles.ts'
const SCRIPT_ENTRY = 'src/client/start.ts'
/** The early script is built by itself, so that it needs no other file. */
const EARLY_MANIFEST = '.vite/early.json'
const EARLY_ENTRY = 'src/client/early.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }))

/** The addresses of the built files, from the build's manifest; throws where there is no build. */
export function readAssets(clientFolder: string): SiteAssets {
  const read = (name: string) => manifestSchema.parse(JSON.parse(readFileSync(join(clientFolder, name), 'utf8')))
  const manifest = read(MANIFEST)
  const font = (name: string) => `/${manifest[`.data/fonts/${name}.woff2`]?.file}`
  const sheets = (entry: string) => (manifest[entry]?.css ?? []).map((file) => `/${file}`)
  return {
    styles: sheets(STYLE_ENTRY),
    moreStyles: sheets(MORE_STYLE_ENTRY),
    fonts: { bodoni: font('bodoni'), instrument: font('instrument'), faustina: font('faustina') },
    early: `/${read(EARLY_MANIFEST)[EARLY_ENTRY]?.file}`,
    scripts: [`/${manifest[SCRIPT_ENTRY]?.file}`],
  }
}
