import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A way to a server of this machine over which everything that the server says comes late. */
export interface LateWay {
  port: number
  close: () => void
}

/** Opens it: what is sent to the server arrives at once, what comes back so many milliseconds later, in its order. */
export async function delayAnswers(port: number, lateMs: number): Promise<LateWay> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const behind = connect(port, '127.0.0.1')
    for (const socket of [client, behind]) {
      sockets.add(socket.setNoDelay())
      socket.on('error', () => socket.destroy())
      socket.once('close', () => sockets.delete(socket))
    }
    client.pipe(behind)
    behind.on('data', (bytes) => setTimeout(() => client.writable && client.write(bytes), lateMs))
    behind.once('close', () => setTimeout(() => client.destroy(), lateMs))
    client.once('close', () => behind.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
