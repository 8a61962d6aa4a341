import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { readEarlyScript } from '../src/http/early-script.ts'

const brotli = promisify(brotliCompress)

/** Bytes after brotli, at first visit of the home page; a budget never rises because the code grew. */
const BUDGETS = {
  html: 30 * 1024,
  css: 15 * 1024,
  firstScripts: 5 * 1024,
  scripts: 75 * 1024,
  /** A lite version with its style; and with its faces, which no page after the first loads. */
  lite: 14 * 1024,
  liteInAll: 50 * 1024,
}
/**
 * Parts that no first visit of the home page loads by itself: they come with a press, for somebody who is signed in, or with another page.
 * That a visit keeps within the budget for all scripts is seen in a browser as well (`e2e/src/layout/budgets.cases.ts`).
 */
const LATER: readonly string[] = [
  'src/browser/account/page-account.ts',
  'src/browser/enhancers/story-tools.ts',
  'src/browser/gallery/gallery-viewer.ts',
  'src/browser/listening/listening-player.ts',
]
/** Quality at which pages are compressed when they are asked for. */
const PAGE_QUALITY = 5

interface Measured {
  html: string
  medianMs: number
}

/** Measures a full home page, and the style sheets of the page that asks for most; prints the figures and throws where a budget is exceeded. */
export async function checkBudgets(dist: string): Promise<void> {
  const client = join(dist, 'client')
  const { measureHome, readAssets, renderLite, renderLiteHome, renderOthers } = (await import(
    pathToFileURL(join(dist, 'server/measure.js')).href
  )) as {
    measureHome: (assets: unknown) => Promise<Measured>
    readAssets: (folder: string) => unknown
    renderLite: (assets: unknown) => Promise<Map<string, string>>
    renderLiteHome: (assets: unknown) => Promise<string>
    renderOthers: (assets: unknown) => Promise<Map<string, string>>
  }
  const others = await renderOthers(readAssets(client))
  const { html, medianMs } = await measureHome(readAssets(client))
  const cards = html.match(/<article/g)?.length ?? 0
  report('home HTML', await press(html), BUDGETS.html)
  report(
    'CSS',
    Math.max(...(await Promise.all([html, ...others.values()].map((page) => sumStyles(client, page))))),
    BUDGETS.css,
  )
  const lite = [await renderLiteHome(readAssets(client)), ...(await renderLite(readAssets(client))).values()]
  const heaviest = Math.max(
    ...(await Promise.all(lite.map(async (page) => (await press(page)) + (await sumStyles(client, page))))),
  )
  report('lite version with its style', heaviest, BUDGETS.lite)
  report('lite version in all', heaviest + (await sumFaces(client, lite[0] ?? '')), BUDGETS.liteInAll)
  // It stands in the page, and is weighed as if it came by itself.
  const early = await press(readEarlyScript(client).code)
  report('JS before idle', early + (await sumPressed(client, await listScripts(client, 'first'))), BUDGETS.firstScripts)
  report('JS of a visit', early + (await sumPressed(client, await listScripts(client, 'visit'))), BUDGETS.scripts)
  console.log(`JS of all pages, presses and readers: ${inKB(await sumPressed(client, await listAllScripts(client)))}`)
  console.log(`render of a home page of ${cards} cards: median ${medianMs.toFixed(2)} ms on this machine as it is now`)
}

async function listAllScripts(client: string): Promise<string[]> {
  return (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`)
}

interface BuiltFile {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/**
 * What the home page asks for by itself: `first`, the entry and all that it imports before it runs; of a `visit`, what they import later as
 * well.
 */
async function listScripts(client: string, when: 'first' | 'visit'): Promise<string[]> {
  const all = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>
  for (const name of LATER) if (all[name] === undefined) throw new Error(`The build has no ${name}`)
  const found = new Set<string>()
  const waiting = ['src/browser/main.ts']
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const built = all[name]
    if (built === undefined) throw new Error(`The build has no ${name}`)
    const later = when === 'visit' ? (built.dynamicImports ?? []).filter((part) => !LATER.includes(part)) : []
    if (!found.has(built.file)) waiting.push(...(built.imports ?? []), ...later)
    found.add(built.file)
  }
  return [...found]
}

/** A page as it is sent to most readers; bytes. */
async function press(html: string): Promise<number> {
  return (await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } })).length
}

/** The style sheets that a page asks for. */
function sumStyles(client: string, html: string): Promise<number> {
  return sumPressed(client, listStyles(html))
}

function listStyles(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address)
}

/** The faces that the style sheets of a page name, as if it set them all. */
async function sumFaces(client: string, html: string): Promise<number> {
  const sheets = await Promise.all(listStyles(html).map((address) => readFile(join(client, address), 'utf8')))
  const faces = new Set([...sheets.join('').matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address))
  const sizes = await Promise.all([...faces].map(async (address) => (await stat(join(client, address))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sumPressed(client: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(client, `${file}.br`))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function report(name: string, bytes: number, budget: number): void {
  const figure = `${name}: ${inKB(bytes)} of ${budget / 1024}`
  if (bytes > budget) throw new Error(`${figure}: over its budget. Take something out; the budget does not rise.`)
  console.log(figure)
}

function inKB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB br`
}
