/** Renders the home page again and again in a process of its own; sends the CPU time of each render over IPC. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { composeHome, composeSite, HOME_NOW } from './compose-home.ts'

interface Renderer {
  renderPage(request: { path: string; isBot: boolean }): Promise<{ status: number; body: string }>
}

const [folder = '', clientFolder = '', warmUps = '0', renders = '0'] = process.argv.slice(2)
const load = (name: string) => import(pathToFileURL(join(folder, `${name}.js`)).href) as Promise<Record<string, never>>
const { createPageRenderer } = (await load('render-page')) as unknown as {
  createPageRenderer: (parts: object) => Renderer
}
const { createFrameSource } = (await load('frame-source')) as unknown as {
  createFrameSource: (source: object) => object
}
const { readAssets } = (await load('read-assets')) as unknown as { readAssets: (folder: string) => object }

const present = (body: unknown) => Promise.resolve({ state: 'present', body, tags: [] })
const [home, site] = [composeHome(), composeSite()]
const weather = {
  current: { temperature_2m: 7.2, relative_humidity_2m: 94, weather_code: 45, time: HOME_NOW.toISOString() },
}
const source = {
  readFront: () => present(home),
  readSite: () => present(site),
  readSections: () => present([]),
  readWeather: () => present(weather),
  forPage: () => source,
}
const settings = {
  origin: 'https://www.example.it',
  digitalEditionURL: 'https://edizione.example.it/',
  publisher: { name: 'Editoriale Libertà S.p.A.', address: 'via Benedettine 68, 29121 Piacenza', phone: '0523 393939' },
  social: [{ name: 'Instagram', URL: 'https://www.instagram.com/' }],
}
const renderer = createPageRenderer({
  source,
  frame: createFrameSource(source),
  settings,
  assets: readAssets(clientFolder),
  now: () => HOME_NOW,
})

const milliseconds: number[] = []
let html = ''
for (let turn = -Number(warmUps); turn < Number(renders); turn += 1) {
  const before = process.cpuUsage()
  // One after the other: two at once would measure each other.
  const page = await renderer.renderPage({ path: '/', isBot: false })
  const { user, system } = process.cpuUsage(before)
  if (page.status !== 200) throw new Error(`the home page renders as ${page.status}`)
  if (turn >= 0) milliseconds.push((user + system) / 1000)
  html = page.body
}
const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
process.send?.({
  milliseconds,
  bytes: Buffer.byteLength(html),
  bytesInBrotli: compressed.length,
  articles: html.split('<article').length - 1,
  links: html.split('<a ').length - 1,
})
process.disconnect?.()
