import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** What stands between a program and its PostgreSQL, measures what passes, and loses connections. */
export interface DatabaseProxy {
  /** The database's address through it. */
  url: string
  /** A connection whose client sends this is reset; null for none. */
  breaksAt: string | null
  /** A connection whose client sends this passes nothing on any more, and nobody is told; null for none. */
  fallsSilentAt: string | null
  /** The most bytes that came in answer to what a client sent at once. */
  largestAnswer: number
  stop(): void
}

/** Starts one before the database at an address. */
export async function startDatabaseProxy(address: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  const server = createServer((client) => pass(client, connect(Number(port), hostname)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(address)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const proxy: DatabaseProxy = {
    url: url.href,
    breaksAt: null,
    fallsSilentAt: null,
    largestAnswer: 0,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }

  function pass(client: Socket, target: Socket): void {
    let isSilent = false
    let answered = 0
    for (const socket of [client, target]) {
      sockets.add(socket)
      // Each end is told that the other has gone by its own 'close'.
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        client.destroy()
        target.destroy()
      })
    }
    client.on('data', (sent) => {
      answered = 0
      if (proxy.breaksAt !== null && sent.includes(proxy.breaksAt)) client.resetAndDestroy()
      isSilent ||= proxy.fallsSilentAt !== null && sent.includes(proxy.fallsSilentAt)
      if (!isSilent) target.write(sent)
    })
    target.on('data', (sent) => {
      answered += sent.length
      proxy.largestAnswer = Math.max(proxy.largestAnswer, answered)
      if (!isSilent) client.write(sent)
    })
  }
  return proxy
}
