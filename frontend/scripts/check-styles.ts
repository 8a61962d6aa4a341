import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { spellOutClass } from './class-names.plugin.ts'

interface Assets {
  styles: string[]
  moreStyles: string[]
}

/** Throws where a page of news uses a class whose rules stand only in the sheet that such a page does not load. */
export async function checkStyles(dist: string): Promise<void> {
  const client = join(dist, 'client')
  const { renderNews, readAssets } = (await import(pathToFileURL(join(dist, 'server/measure.js')).href)) as {
    renderNews: (assets: Assets) => Promise<Map<string, string>>
    readAssets: (folder: string) => Assets
  }
  const assets = readAssets(client)
  const [own, elsewhere] = await Promise.all(
    [assets.styles, assets.moreStyles].map((files) => readClasses(client, files)),
  )
  const missing = [...(await renderNews(assets))].flatMap(([path, html]) =>
    [...classesOf(html)]
      .filter((name) => !own?.has(name) && elsewhere?.has(name))
      .map((name) => `${spellOutClass(name)} on ${path}`),
  )
  if (missing.length === 0) return
  throw new Error(`Classes of the second style sheet on pages that load the first alone: ${missing.join(', ')}`)
}

async function readClasses(client: string, files: readonly string[]): Promise<Set<string>> {
  const sheets = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))
  return new Set([...sheets.join('').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
}
