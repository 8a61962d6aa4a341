import { globSync, readFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { LITE_SHEET, NEWS_ROOTS, SHEET_FILES, SHEET_FOLDERS, SHEET_MODULE } from '../src/styles/sheets.table.ts'
import type { SheetName } from '../src/styles/sheets.table.ts'

const SOURCE = join(import.meta.dirname, '../src')

/** What is imported from a file of ours, at once or later. */
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g
const SHEET = new RegExp(`^\\0?${SHEET_MODULE}(${Object.keys(SHEET_FILES).join('|')})$`)

/** The style sheets' parts by their paths under src/, in the order of their names. */
export type Sheets = Record<SheetName, string[]>

/** Shares the styles among the sheets by what imports them, so that no list has to name a style. */
export function shareStyles(): Sheets {
  const needed = followImports(NEWS_ROOTS)
  // What comes with a script that few pages need stands in none, nor what lite versions have alone.
  const all = globSync('**/*.css', { cwd: SOURCE, exclude: ['**/*.late.css', LITE_SHEET] }).toSorted()
  const isNews = (path: string) => needed.has(path) || !path.endsWith('.module.css')
  const folders = Object.entries(SHEET_FOLDERS).map(([sheet, within]) => [sheet, importsOfFolders(within)] as const)
  const sheetOf = (path: string) => folders.find(([, imported]) => imported.has(path))?.[0] ?? 'lists'
  const others = Object.groupBy(
    all.filter((path) => !isNews(path)),
    sheetOf,
  )
  const names = Object.keys(SHEET_FILES) as SheetName[]
  return Object.fromEntries(
    names.map((name) => [name, name === 'news' ? all.filter(isNews) : (others[name] ?? [])]),
  ) as Sheets
}

function importsOfFolders(folders: readonly string[]): Set<string> {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.tsx`),
    { cwd: SOURCE },
  )
  return new Set(files.flatMap(importsOf))
}

/** All files under src/ that these import, at whatever distance, themselves among them. */
export function followImports(roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    if (/^\.tsx?$/.test(extname(path))) waiting.push(...importsOf(path))
  }
  return found
}

function importsOf(path: string): string[] {
  const text = readFileSync(join(SOURCE, path), 'utf8')
  return [...text.matchAll(IMPORTS)].map(([, name = '']) => resolve('/', dirname(path), name).slice(1))
}

/** Modules that bring the styles of one sheet each: `virtual:sheets/news`. */
export function sheets(): Plugin {
  return {
    name: 'sheets',
    resolveId: (source) => (SHEET.test(source) ? `\0${source}` : null),
    load(id) {
      const name = SHEET.exec(id)?.[1]
      if (name === undefined) return null
      const paths = shareStyles()[name as SheetName].map((path) => JSON.stringify(join(SOURCE, path)))
      // Taken and given on, or what nobody asks for a class would be left out.
      const lines = paths.map((path, index) => `import * as part${index} from ${path}`)
      return `${lines.join('\n')}\nexport const parts = [${paths.map((_, index) => `part${index}`).join()}]`
    },
  }
}
