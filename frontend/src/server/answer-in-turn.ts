import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that one connection may send before the answer to the first of them has ended; browsers and proxies send none. */
const MOST_AHEAD = 100

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers the requests that a client sends one behind the other (RFC 9112 §9.3.2) each in its turn. Node tells of all of them at once, and keeps
 * the answers that are not due, whole, without a socket whose pace could be held: nothing is read for one before the answer before it has
 * ended. Who sends too many ahead is let go.
 */
export function answerInTurn(answer: Answer): Answer {
  const ahead = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: number): number => {
    const next = (ahead.get(socket) ?? 0) + change
    ahead.set(socket, next)
    return next
  }
  return (request, response) => {
    if (response.socket !== null) return answer(request, response)
    if (count(request.socket, 1) > MOST_AHEAD) return void request.socket.destroy()
    response.once('socket', (socket: Socket) => {
      count(socket, -1)
      // The socket is the answer's own only once Node has handed all of it over.
      process.nextTick(() => {
        if (!response.destroyed) answer(request, response)
      })
    })
  }
}
