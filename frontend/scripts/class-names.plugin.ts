import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { SHEET_MODULE } from '../src/styles/sheets.table.ts'

const SOURCE = join(import.meta.dirname, '../src')
const PREFIX = '\0class-names:'
/** What brings the styles themselves (`sheets.plugin.ts`). */
const SHEETS = `\0${SHEET_MODULE}`
/** Without vowels no word comes out, and none that a filter of advertisements hides. */
const LETTERS = 'bcdfghjklmnpqrstvwxz'

const modules = globSync('**/*.module.css', { cwd: SOURCE }).toSorted()
const classesOfModule = new Map<string, string[]>()

/** While developing a class is named after its file and itself (`card-title`). */
export function nameClass(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, '')}-${name}`
}

/**
 * In built files a class has the letters of its file and its number in there (`dk4`), the same in the builds for browsers and for
 * the server: a tenth of the style sheets' bytes and of the pages' less than with legible names. Throws for what is not there.
 */
export function shortenClass(name: string, file: string): string {
  const path = relative(SOURCE, file.replace(/\?.*$/, ''))
  const place = modules.indexOf(path)
  const number = place < 0 ? -1 : readClasses(path).indexOf(name)
  if (number < 0) throw new Error(`No class ${name} in ${file}`)
  return `${LETTERS[Math.floor(place / LETTERS.length)]}${LETTERS[place % LETTERS.length]}${number}`
}

/** The legible name of a built one; for messages. */
export function spellOutClass(short: string): string {
  for (const path of modules)
    for (const name of readClasses(path))
      if (shortenClass(name, join(SOURCE, path)) === short) return nameClass(name, path)
  return short
}

/** The classes and keyframes of a style module under src/, in the order in which they are first named. */
function readClasses(path: string): string[] {
  const known = classesOfModule.get(path)
  if (known !== undefined) return known
  const names = readFileSync(join(SOURCE, path), 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
  const classes = [...new Set([...names].map(([, name = '']) => name))]
  classesOfModule.set(path, classes)
  return classes
}

/**
 * Gives the scripts of browsers the names of a style module's classes without its styles, which the style sheets have
 * already: an island's file then brings no style sheet of its own.
 */
export function classNamesOnly(): Plugin {
  return {
    name: 'class-names-only',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    resolveId(source, importer) {
      if (!source.endsWith('.module.css') || importer === undefined || importer.startsWith(SHEETS)) return null
      // No `.css` at its end, or it would be taken for a style sheet.
      return `${PREFIX}${resolve(dirname(importer), source)}.js`
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const file = id.slice(PREFIX.length, -'.js'.length)
      const names = readClasses(relative(SOURCE, file))
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, shortenClass(name, file)])))}`
    },
  }
}
