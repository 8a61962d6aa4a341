import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parsePictureAddress } from '@liberta/contracts/media/picture-address'
import type { ContentSource } from '../content/content-source.ts'
import { answerSample } from './answer-sample.ts'
import { createSampleSource } from '../samples/sample-source.ts'

/**
 * The API, and the CMS's pictures, as an HTTP server over invented content: what the site can be looked at with before
 * there is an API. Pictures are planes of colour, or the photographs of a folder.
 */
export function startSampleApi(port: number, mediaFolder?: string, source = createSampleSource()): Server {
  const photographs = mediaFolder === undefined ? [] : readdirSync(mediaFolder).filter((name) => name.endsWith('.jpg'))
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api.invalid')
    const rendition = parsePictureAddress(url.pathname)
    if (rendition === null) return void sendAnswer(source, url, response)
    const seed = Number(/\d+$/.exec(rendition.id)?.[0] ?? 0)
    const photograph = photographs[(seed * 7) % (photographs.length || 1)]
    const isPhotograph = photograph !== undefined && mediaFolder !== undefined
    response.setHeader('content-type', isPhotograph ? 'image/jpeg' : 'image/svg+xml')
    response.end(isPhotograph ? readFileSync(join(mediaFolder, photograph)) : drawPlane(seed))
  })
  return server.listen(port, '127.0.0.1')
}

const STATUSES = { present: 200, missing: 404, withdrawn: 410, unavailable: 503 } as const

async function sendAnswer(source: ContentSource, url: URL, response: ServerResponse): Promise<void> {
  const found = await answerSample(source, url)
  const body = found.state === 'present' ? found.body : null
  response.writeHead(STATUSES[found.state], { 'content-type': 'application/json' })
  response.end(JSON.stringify(url.pathname === '/api/weather' ? body : { data: body }))
}

function drawPlane(seed: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="hsl(${seed * 47} 30% 55%)" d="M0 0h3v2H0z"/></svg>`
}
