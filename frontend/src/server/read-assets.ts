import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readEarlyScript } from '../http/early-script.ts'
import type { EarlyScript } from '../http/early-script.ts'
import type { Build, SiteAssets } from '../settings/site-facts.ts'
import { LITE_SHEET, SHEET_FILES } from '../styles/sheets.table.ts'

/** Where the build writes which file became which. */
const MANIFEST = '.vite/manifest.json'
/** Entries by the names that `vite.config.ts` gives them. */
const { news: STYLE_ENTRY, ...MORE_STYLE_ENTRIES } = SHEET_FILES
const LITE_STYLE_ENTRY = `src/${LITE_SHEET}`
const SCRIPT_ENTRY = 'src/browser/main.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), css: z.array(z.string()).optional() }),
)

/** The addresses of the built files, from the build's manifest; throws where there is no build. */
export function readAssets(clientFolder: string): SiteAssets {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(clientFolder, MANIFEST), 'utf8')))
  const early = readEarlyScript(clientFolder)
  const font = (name: string) => `/${manifest[`.data/fonts/${name}.woff2`]?.file}`
  const sheets = (entry: string) =>
    Object.values(manifest)
      .flatMap(({ name, css }) => (name === entry ? (css ?? []) : []))
      .map((file) => `/${file}`)
  return {
    styles: sheets(STYLE_ENTRY),
    moreStyles: Object.values(MORE_STYLE_ENTRIES)
      .flatMap(sheets)
      .map((address) => ({
        address,
        beginnings: readBeginnings(join(clientFolder, address)),
      })),
    ...readLiteSheet(clientFolder, manifest[LITE_STYLE_ENTRY]?.file),
    fonts: { bodoni: font('bodoni'), instrument: font('instrument'), faustina: font('faustina') },
    early,
    scripts: [`/${manifest[SCRIPT_ENTRY]?.file}`],
    build: readBuild(join(clientFolder, 'assets'), early),
  }
}

function readLiteSheet(clientFolder: string, file: string | undefined): Pick<SiteAssets, 'liteSheet'> {
  if (file === undefined) return {}
  return { liteSheet: { address: `/${file}`, bytes: statSync(join(clientFolder, `${file}.br`)).size } }
}

/** The build that stands in a folder, and in its pages; what is compressed stands beside its file and says the same. */
function readBuild(folder: string, { source }: EarlyScript): Build {
  const names = readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name))
  const files = names.toSorted().map((name) => `/assets/${name}`)
  return {
    id: createHash('sha256')
      .update([...files, source].join('\n'))
      .digest('hex')
      .slice(0, 12),
    files,
  }
}

/** How the classes of a built style sheet begin, each once: two letters for the file that they are of. */
function readBeginnings(file: string): string[] {
  const classes = readFileSync(file, 'utf8').matchAll(/\.([a-z]{2})\d/g)
  return [...new Set([...classes].map(([, beginning = '']) => beginning))]
}
