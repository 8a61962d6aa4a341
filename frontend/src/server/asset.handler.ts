import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { writeCacheHeaders } from '../http/cache-policy.table.ts'
import { negotiateEncoding } from '../http/negotiate-encoding.ts'
import type { Encoding } from '../http/negotiate-encoding.ts'
import { sendAnswer, sendText } from '../http/send-answer.ts'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
  // The only JSON among the files: what browsers may prepare ahead.
  ['.json', 'application/speculationrules+json'],
])
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

interface Asset {
  type: string
  bodies: Partial<Record<Encoding, Buffer>>
}

/**
 * Serves the built files from memory: a few hundred kilobytes, read once. Their names carry a hash, so they never change;
 * each stands beside its compressed forms, made by the build. A folder that is not there serves nothing.
 */
export function createAssetHandler(folder: string) {
  const assets = readAssets(folder)
  return (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const asset = assets.get(path)
    if (asset === undefined) return sendText(request, response, 404, 'Resource not found.')
    const wanted = negotiateEncoding(request.headers['accept-encoding'])
    const encoding = asset.bodies[wanted] === undefined ? 'identity' : wanted
    sendAnswer(request, response, {
      status: 200,
      headers: {
        'content-type': asset.type,
        ...writeCacheHeaders('asset'),
        vary: 'accept-encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
      body: asset.bodies[encoding] ?? '',
    })
  }
}

function readAssets(folder: string): Map<string, Asset> {
  const names = listFiles(folder)
  const plain = names.filter((name) => TYPES.has(extname(name)))
  return new Map(
    plain.map((name) => {
      const present = (['br', 'gzip', 'identity'] as const).filter((encoding) =>
        names.includes(name + SUFFIXES[encoding]),
      )
      const bodies = present.map(
        (encoding) => [encoding, readFileSync(join(folder, name + SUFFIXES[encoding]))] as const,
      )
      return [`/assets/${name}`, { type: TYPES.get(extname(name)) ?? '', bodies: Object.fromEntries(bodies) }]
    }),
  )
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
