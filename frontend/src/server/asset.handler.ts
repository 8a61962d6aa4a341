import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { writeCacheHeaders } from '../http/cache-policy.table.ts'
import { negotiateEncoding } from '../http/content-encoding.ts'
import type { Encoding } from '../http/content-encoding.ts'
import { sendAnswer, sendText } from '../http/send-answer.ts'
import type { SharedAssets } from './shared-assets.ts'

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
 * each stands beside its compressed forms, made by the build. A folder that is not there serves nothing. What is of another build
 * comes from the folder that all copies share: a page of that build is still open, or was sent by another copy.
 */
export function createAssetHandler(folder: string, shared?: Pick<SharedAssets, 'read'>) {
  const assets = readAssets(folder)
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const asset = assets.get(path)
    const wanted = negotiateEncoding(request.headers['accept-encoding'])
    if (asset) return sendAsset(request, response, asset, asset.bodies[wanted] === undefined ? 'identity' : wanted)
    const other = shared && (await readOther(shared, path, wanted))
    if (!other) return sendText(request, response, 404, 'Resource not found.')
    const [encoding = 'identity'] = Object.keys(other.bodies) as Encoding[]
    sendAsset(request, response, other, encoding)
  }
}

function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset, encoding: Encoding): void {
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

/** A file of another build, in that encoding or as it is; null where there is none of a type that we serve. */
async function readOther(shared: Pick<SharedAssets, 'read'>, path: string, wanted: Encoding): Promise<Asset | null> {
  const name = path.slice('/assets/'.length)
  const type = TYPES.get(extname(name))
  if (type === undefined) return null
  for (const encoding of new Set([wanted, 'identity' as const])) {
    const body = await shared.read(name + SUFFIXES[encoding])
    if (body) return { type, bodies: { [encoding]: body } }
  }
  return null
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
