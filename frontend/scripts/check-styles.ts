import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { spellOutClass } from './class-names.plugin.ts'

const SCRIPT_ENTRY = 'src/browser/main.ts'

interface Assets {
  styles: string[]
  moreStyles: { address: string }[]
}

/** Throws where a page of news, or a script of it, uses a class whose rules stand only in the sheet that such a page does not load. */
export async function checkStyles(dist: string): Promise<void> {
  const client = join(dist, 'client')
  const { renderNews, readAssets } = (await import(pathToFileURL(join(dist, 'server/measure.js')).href)) as {
    renderNews: (assets: Assets) => Promise<Map<string, string>>
    readAssets: (folder: string) => Assets
  }
  const assets = readAssets(client)
  const [own, elsewhere] = await Promise.all(
    [assets.styles, assets.moreStyles.map(({ address }) => address)].map((files) => readClasses(client, files)),
  )
  const users = [
    ...[...(await renderNews(assets))].map(([path, html]) => [path, classesOf(html)] as const),
    ...(await readScripts(client)).map(({ file, text }) => [file, wordsOf(text)] as const),
  ]
  const missing = users.flatMap(([user, names]) =>
    [...names]
      .filter((name) => !own?.has(name) && elsewhere?.has(name))
      .map((name) => `${spellOutClass(name)} on ${user}`),
  )
  if (missing.length === 0) return
  throw new Error(`Classes of the second style sheet on pages that load the first alone: ${missing.join(', ')}`)
}

async function readClasses(client: string, files: readonly string[]): Promise<Set<string>> {
  const sheets = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))
  return new Set([...sheets.join('').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

interface BuiltFile {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Every script that a page can ask for, at once or later; they are the same on all pages. */
async function readScripts(client: string): Promise<{ file: string; text: string }[]> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>
  const found = new Set<string>()
  const waiting = [SCRIPT_ENTRY]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const built = manifest[name]
    if (built === undefined) throw new Error(`The build has no ${name}`)
    if (!found.has(built.file)) waiting.push(...(built.imports ?? []), ...(built.dynamicImports ?? []))
    found.add(built.file)
  }
  return Promise.all([...found].map(async (file) => ({ file, text: await readFile(join(client, file), 'utf8') })))
}

/** What stands between quotes: the names of classes among it. */
function wordsOf(script: string): Set<string> {
  return new Set([...script.matchAll(/["'`]([a-z]{2}\d+)["'`]/g)].map(([, word = '']) => word))
}

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
}
