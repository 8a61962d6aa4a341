/** Renders the home page again and again in a process of its own; sends the CPU time of each render over IPC. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { composeParts } from './home-parts.ts'

interface Renderer {
  renderPage(request: { path: string; isBot: boolean }): Promise<{ status: number; body: Buffer }>
}

const [folder = '', clientFolder = '', warmUps = '0', renders = '0'] = process.argv.slice(2)
const load = (name: string) => import(pathToFileURL(join(folder, `${name}.js`)).href) as Promise<Record<string, never>>
const { createPageRenderer } = (await load('render-page')) as unknown as {
  createPageRenderer: (parts: object) => Renderer
}
const { createFrameSource } = (await load('frame-source')) as unknown as {
  createFrameSource: (source: object, grammar: object) => object
}
const { readAssets } = (await load('read-assets')) as unknown as { readAssets: (folder: string) => object }

const parts = composeParts()
const renderer = createPageRenderer({
  ...parts,
  frame: createFrameSource(parts.source, parts.settings.grammar),
  assets: readAssets(clientFolder),
})

// What is kept drawn is of this one, of which no other render is made.
await renderer.renderPage({ path: '/', isBot: false })
const milliseconds: number[] = []
let bytes: Buffer = Buffer.alloc(0)
for (let turn = -Number(warmUps); turn < Number(renders); turn += 1) {
  // A page is rendered anew because something on it has changed.
  parts.changeTitle(`Ponte riaperto, turno ${turn}`)
  const before = process.cpuUsage()
  // One after the other: two at once would measure each other.
  const page = await renderer.renderPage({ path: '/', isBot: false })
  bytes = page.body
  const { user, system } = process.cpuUsage(before)
  if (page.status !== 200) throw new Error(`the home page renders as ${page.status}`)
  if (turn >= 0) milliseconds.push((user + system) / 1000)
}
const html = bytes.toString()
const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
process.send?.({
  milliseconds,
  bytes: bytes.length,
  bytesInBrotli: compressed.length,
  articles: html.split('<article').length - 1,
  links: html.split('<a ').length - 1,
})
process.disconnect?.()
