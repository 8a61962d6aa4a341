import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { drainServer } from './drain-server.ts'

let server: Server
const agent = new Agent({ keepAlive: true })

afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

/** An answer of a server that has begun it and ends it after so long; milliseconds. */
async function serve(tookMs: number): Promise<IncomingMessage> {
  server = createServer((_request, response) => {
    response.writeHead(200).write('begun ')
    setTimeout(() => response.end('ended'), tookMs).unref()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port: (server.address() as AddressInfo).port }, resolve).on('error', reject)
  })
}

async function readAll(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of answer) text += String(piece)
  return text
}

describe('a server that stops', () => {
  it('ends its answers, and waits for no connection that is only kept', async () => {
    const reading = readAll(await serve(200))
    const begun = performance.now()
    await drainServer(server, 60_000)
    expect(await reading).toBe('begun ended')
    expect(performance.now() - begun).toBeLessThan(30_000)
  })

  it('cuts what does not end', async () => {
    const reading = readAll(await serve(60_000))
    await drainServer(server, 200)
    await expect(reading).rejects.toThrow('aborted')
  })
})
