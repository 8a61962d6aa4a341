import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** The port of a server that listens. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Lets a server listen on a free port of this machine; gives the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return portOf(server)
}

/** Ends servers, with the connections that they still have. */
export function close(...servers: readonly HttpServer[]): void {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
}
