import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { readAtPace } from './read-at-pace.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(answer: RequestListener): Promise<number> {
  server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('readers at an even pace', () => {
  it('ask for each path in turn, so many a second', async () => {
    const asked: string[] = []
    const port = await serve(({ url }, response) => {
      asked.push(url ?? '')
      response.setHeader('content-length', 2).end('ok')
    })
    const report = await readAtPace({ port, perSecond: 1000, durationMs: 50, paths: ['/one', '/two'] })
    expect([report.asked, report.milliseconds.length, report.failed]).toEqual([50, 50, 0])
    expect(asked.filter((path) => path === '/one')).toHaveLength(25)
  })

  it('count what is answered otherwise than 200, or not at all', async () => {
    let count = 0
    const port = await serve((request, response) => {
      count += 1
      if (count % 4 === 1) request.socket.destroy()
      else response.writeHead(count % 4 === 2 ? 503 : 200, { 'content-length': 2 }).end('ok')
    })
    const report = await readAtPace({ port, perSecond: 1000, durationMs: 40, paths: ['/'] })
    expect([report.asked, report.failed, report.milliseconds.length]).toEqual([40, 20, 20])
  })

  it('have waited since they were due, however late a server is', async () => {
    const [perSecond, atOnce] = [400, 40]
    let held: (() => void)[] | null = []
    const port = await serve((_request, response) => {
      const answer = () => response.setHeader('content-length', 2).end('ok')
      if (held === null) return void answer()
      if (held.push(answer) < atOnce) return
      for (const each of held) each()
      held = null
    })
    const report = await readAtPace({ port, perSecond, durationMs: 100, paths: ['/'] })
    // Nobody was answered before the last of them was due, however busy the machine is.
    expect(Math.max(...report.milliseconds)).toBeGreaterThanOrEqual(((atOnce - 1) * 1000) / perSecond)
  })
})
