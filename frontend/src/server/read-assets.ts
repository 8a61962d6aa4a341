import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SiteAssets } from '../settings/site-facts.ts'

/** Where the build writes which file became which. */
const MANIFEST = '.vite/manifest.json'
const STYLE_ENTRY = 'src/styles/styles.ts'
const MORE_STYLE_ENTRIES = ['src/styles/text-styles.ts', 'src/styles/list-styles.ts']
const SCRIPT_ENTRY = 'src/browser/main.ts'
/** The early script is built by itself, so that it needs no other file. */
const EARLY_MANIFEST = '.vite/early.json'
const EARLY_ENTRY = 'src/browser/early.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }))

/** The addresses of the built files, from the build's manifest; throws where there is no build. */
export function readAssets(clientFolder: string): SiteAssets {
  const read = (name: string) => manifestSchema.parse(JSON.parse(readFileSync(join(clientFolder, name), 'utf8')))
  const manifest = read(MANIFEST)
  const font = (name: string) => `/${manifest[`.data/fonts/${name}.woff2`]?.file}`
  const sheets = (entry: string) => (manifest[entry]?.css ?? []).map((file) => `/${file}`)
  return {
    styles: sheets(STYLE_ENTRY),
    moreStyles: MORE_STYLE_ENTRIES.flatMap(sheets).map((address) => ({
      address,
      beginnings: readBeginnings(join(clientFolder, address)),
    })),
    fonts: { bodoni: font('bodoni'), instrument: font('instrument'), faustina: font('faustina') },
    early: `/${read(EARLY_MANIFEST)[EARLY_ENTRY]?.file}`,
    scripts: [`/${manifest[SCRIPT_ENTRY]?.file}`],
  }
}

/** How the classes of a built style sheet begin, each once: two letters for the file that they are of. */
function readBeginnings(file: string): string[] {
  const classes = readFileSync(file, 'utf8').matchAll(/\.([a-z]{2})\d/g)
  return [...new Set([...classes].map(([, beginning = '']) => beginning))]
}
