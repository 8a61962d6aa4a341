import { afterEach, expect, it } from '@jest/globals'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendRequests } from './send-requests.ts'
import { UnexpectedAnswerError } from './response-reader.ts'

const servers: Server[] = []

async function serve(answer: RequestListener, maxRequestsPerSocket = 0): Promise<number> {
  const server = createServer(answer)
  server.maxRequestsPerSocket = maxRequestsPerSocket
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const ask = (port: number) => sendRequests({ port, path: '/', headers: {}, connections: 4, durationMs: 300 })

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

it('goes on over another connection where a server ends one after so many answers', async () => {
  let answered = 0
  const port = await serve((_request, response) => {
    answered += 1
    response.setHeader('content-length', 2)
    response.end('ok')
  }, 3)
  expect(await ask(port)).toBe(answered)
  expect(answered).toBeGreaterThan(4 * 3)
})

it('is an error where a connection ends without the answer that was asked for', async () => {
  const port = await serve((request) => void request.socket.end())
  await expect(ask(port)).rejects.toThrow(UnexpectedAnswerError)
})

it('is an error where an answer is not 200', async () => {
  const port = await serve((_request, response) => void response.writeHead(503).end())
  await expect(ask(port)).rejects.toThrow('503')
})
