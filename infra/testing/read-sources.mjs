/**
 * Lets Node run the tests' sources as they stand: TypeScript with decorators and JSX by SWC, class names in the place of style sheets.
 * To be given with --import. What is installed is read once in each process; the project's own modules begin anew with each file of
 * tests, which has an address of its own (`file.test.ts?1764…`) that they inherit.
 */
import { transformSync } from '@swc/core'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { keepEarlyData } from './keep-early-data.mjs'

const OPTIONS = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'nodenext' },
  sourceMaps: 'inline',
  swcrc: false,
}
const CLASS_NAMES =
  'export default new Proxy({}, { get: (_target, key) => (typeof key === "string" ? key : undefined) })'
const GLOBALS = new URL('jest-globals.mjs', import.meta.url).href
const OWN_SOURCE = /\.(?:tsx?|css)$/

/** Sources by path: each is compiled once in a process. */
const compiled = new Map()

function compile(url) {
  const filename = fileURLToPath(url)
  const known = compiled.get(filename)
  if (known !== undefined) return known
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename })
  compiled.set(filename, code)
  return code
}

const isOwn = (url) => url.startsWith('file:') && !url.includes('/node_modules/')

keepEarlyData()
registerHooks({
  resolve(specifier, context, next) {
    const inherited = new URL(context.parentURL ?? 'file:///').search
    if (specifier === '@jest/globals') return { url: GLOBALS + inherited, format: 'module', shortCircuit: true }
    const resolved = next(specifier, context)
    const isPlain = inherited !== '' && isOwn(resolved.url) && !resolved.url.includes('?')
    return isPlain && OWN_SOURCE.test(resolved.url) ? { ...resolved, url: resolved.url + inherited } : resolved
  },
  load(url, context, next) {
    const [path] = url.split('?')
    if (!isOwn(path) || !OWN_SOURCE.test(path)) return next(url, context)
    const source = path.endsWith('.css') ? CLASS_NAMES : compile(path)
    return { format: 'module', source, shortCircuit: true }
  },
})
