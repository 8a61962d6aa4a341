import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { FACES_FILE } from '../src/drawn-pictures/face.schema.ts'
import { buildFaces } from './build-faces.ts'
import { buildFonts, FONT_FOLDER } from './build-fonts.ts'

/** The site from source: a change of a file is in the next page, and open pages reload themselves. */
const root = join(import.meta.dirname, '..')
await buildFonts()
const facesFile = join(FONT_FOLDER, FACES_FILE)
await writeFile(facesFile, JSON.stringify(await buildFaces()))
const server = createServer()
const vite = await createVite({
  root,
  configFile: join(root, 'vite.config.ts'),
  server: { middlewareMode: { server }, hmr: { server } },
})

type Site = typeof import('../src/server/development-site.ts')

let current: { from: Site; site: Promise<Awaited<ReturnType<Site['createDevelopmentSite']>>> } | undefined

/** The site as its sources stand now: loaded anew after a change, else the one that was there. */
async function loadSite() {
  const from = (await vite.ssrLoadModule('/src/server/development-site.ts')) as Site
  if (current?.from !== from) {
    const before = await current?.site
    before?.close()
    current = { from, site: from.createDevelopmentSite((path, html) => vite.transformIndexHtml(path, html), facesFile) }
  }
  return current.site
}

/** What only the built site has: a policy that forbids Vite's inline styles and client, and a file of speculation rules. */
const BUILT_ONLY = new Set(['content-security-policy', 'speculation-rules'])

/** Development goes without the headers of the built site. */
function dropPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  const withoutPolicy = (status: number, headers: OutgoingHttpHeaders | string[] = {}) =>
    writeHead(status, Object.fromEntries(pairsOf(headers).filter(([name]) => !BUILT_ONLY.has(name))))
  Object.assign(response, { writeHead: withoutPolicy })
}

/** Headers come as an object, or as names and values in turn. */
function pairsOf(headers: OutgoingHttpHeaders | string[]): [string, OutgoingHttpHeader | undefined][] {
  if (!Array.isArray(headers)) return Object.entries(headers)
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    dropPolicy(response)
    loadSite()
      .then((site) => site.handle(request, response))
      .catch((error: unknown) => {
        vite.ssrFixStacktrace(error as Error)
        console.error(error)
        response.statusCode = 500
        response.end(String(error))
      })
  })
})

const { variables } = await loadSite()
server.listen(variables.PORT, variables.HOST, () => {
  console.log(`the site, from source: http://${variables.HOST}:${variables.PORT}/`)
})

async function stop(): Promise<void> {
  server.close()
  server.closeAllConnections()
  await vite.close()
  process.exit()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
