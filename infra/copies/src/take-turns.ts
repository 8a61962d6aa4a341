import { once } from 'node:events'
import { createServer, request as requestHttp } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** Copies of a program behind one address, as a balancer puts them. */
export interface Balancer {
  origin: string
  /** The copies that there are. */
  readonly origins: readonly string[]
  /** From now on these are the copies; what is under way stays where it is. */
  use: (origins: readonly string[]) => void
  /** Ends what is open of a path, and answers the next requests for it itself, so many, with 503. */
  breakOff: (path: string, refusals: number) => void
  /** How many are still to be refused. */
  readonly refusalsLeft: number
  close: () => void
}

/** Gives each request to the next copy, streams included; a copy that takes no connection is passed over. */
export async function takeTurns(copies: readonly string[]): Promise<Balancer> {
  let origins = copies
  let turn = 0
  let refusals = { count: 0, path: '' }
  const open = new Map<ServerResponse, string | undefined>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    turn += 1
    const socket = await connectToFirst(origins.map((_, index) => origins[(turn + index) % origins.length] ?? ''))
    if (socket === null || response.destroyed) {
      socket?.destroy()
      response.destroy()
      return
    }
    const { method, url: path, headers } = request
    // Of its own, and ended with its answer: what is sent cannot meet a connection that a copy is closing.
    const onward = requestHttp({ createConnection: () => socket, method, path, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
      answered.once('close', () => response.destroy())
    })
    onward.once('error', () => response.destroy())
    onward.once('close', () => socket.destroy())
    response.once('close', () => onward.destroy())
    request.pipe(onward)
  }
  const server = createServer((request, response) => {
    open.set(response, request.url)
    response.once('close', () => open.delete(response))
    if (refusals.count > 0 && request.url === refusals.path) {
      refusals.count -= 1
      return void response.writeHead(503).end()
    }
    void answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get origins() {
      return origins
    },
    use: (present) => {
      origins = present
    },
    breakOff: (path, count) => {
      refusals = { count, path }
      for (const [response, requested] of open) if (requested === path) response.destroy()
    },
    get refusalsLeft() {
      return refusals.count
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A connection to the first that takes one; null where nobody does. */
async function connectToFirst(origins: readonly string[]): Promise<Socket | null> {
  for (const origin of origins) {
    const { hostname, port } = new URL(origin)
    const socket = connect({ port: Number(port), host: hostname, noDelay: true })
    try {
      await once(socket, 'connect')
      return socket
    } catch {
      socket.destroy()
    }
  }
  return null
}
