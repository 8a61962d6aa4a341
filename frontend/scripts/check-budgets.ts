import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** Bytes after brotli, at first visit of the home page; a budget never rises because the code grew. */
const BUDGETS = { html: 30 * 1024, css: 15 * 1024 }
/** Quality at which pages are compressed when they are asked for. */
const PAGE_QUALITY = 5

interface Measured {
  html: string
  medianMs: number
}

/** Measures a full home page and the style sheet; prints the figures and throws where a budget is exceeded. */
export async function checkBudgets(dist: string): Promise<void> {
  const { measureHome, readAssets } = (await import(pathToFileURL(join(dist, 'server/measure.js')).href)) as {
    measureHome: (assets: unknown) => Promise<Measured>
    readAssets: (folder: string) => unknown
  }
  const { html, medianMs } = await measureHome(readAssets(join(dist, 'client')))
  const pressed = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } })
  const assets = join(dist, 'client/assets')
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css.br'))
  const css = (await Promise.all(sheets.map((name) => readFile(join(assets, name))))).reduce(
    (sum, file) => sum + file.length,
    0,
  )
  const cards = html.match(/<article/g)?.length ?? 0
  report('home HTML', pressed.length, BUDGETS.html)
  report('CSS', css, BUDGETS.css)
  console.log(`render of a home page of ${cards} cards: median ${medianMs.toFixed(2)} ms on this machine as it is now`)
}

function report(name: string, bytes: number, budget: number): void {
  const figure = `${name}: ${(bytes / 1024).toFixed(1)} KB br of ${budget / 1024}`
  if (bytes > budget) throw new Error(`${figure}: over its budget. Take something out; the budget does not rise.`)
  console.log(figure)
}
