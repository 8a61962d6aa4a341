import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = '\0class-names:'
const STYLE_ENTRIES = /\/src\/client\/(?:more-)?styles\.ts$/

/** A class is named after its file and itself (`card-title`): short, the same in every build, and legible. */
export function nameClass(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, '')}-${name}`
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
      if (!source.endsWith('.module.css') || importer === undefined || STYLE_ENTRIES.test(importer)) return null
      // No `.css` at its end, or it would be taken for a style sheet.
      return `${PREFIX}${resolve(dirname(importer), source)}.js`
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null
      const file = id.slice(PREFIX.length, -'.js'.length)
      const names = (await readFile(file, 'utf8')).matchAll(/\.([a-z][\w-]*)/gi)
      const table = Object.fromEntries([...names].map(([, name = '']) => [name, nameClass(name, file)]))
      return `export default ${JSON.stringify(table)}`
    },
  }
}
