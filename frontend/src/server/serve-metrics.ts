import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRegistry } from '@liberta/platform/metrics/create-metric'

/**
 * Serves GET /metrics to operators, on a port of its own and, unless told otherwise, the loopback address, which readers never reach. Gives the port, which is the
 * system's choice where `port` is 0, and how to end it. Rejects where the port is taken.
 */
export async function serveMetrics(port: number, host = '127.0.0.1'): Promise<{ port: number; close: () => void }> {
  const metrics = createRegistry('frontend')
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.metrics())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, close }
}
