import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A cache in front as far as purges go: who changes something tells it, and it agrees or does not. */
export interface PurgedCache {
  /** What the workers are told of it. */
  environment: Readonly<Record<string, string>>
  /** Takes none while this is so. */
  isRefusing: boolean
  close: () => void
}

/** Takes every purge that is sent as to nginx, unless it is to refuse it, and keeps nothing: no list of keys is there that is looked for. */
export async function takePurges(): Promise<PurgedCache> {
  const server = createServer((request, response) => {
    request.resume()
    const taken = request.method === 'PUT' ? 201 : 404
    request.once('end', () => response.writeHead(cache.isRefusing ? 503 : taken).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const cache: PurgedCache = {
    environment: { PURGE_ADAPTER: 'nginx', PURGE_URLS: address },
    isRefusing: false,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return cache
}
