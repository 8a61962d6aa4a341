import { describe, expect, it } from '@jest/globals'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from './project.ts'
import { runSite, waitForPart } from './run-site.ts'
import { readSettings } from './settings.ts'

describe('runSite', () => {
  it('starts nothing when it was asked to stop before, while the build was running', async () => {
    const said: string[] = []
    const reason = new StartError('Stopped before everything was up.')
    const starting = runSite({
      settings: readSettings({ DATA_DIR: '/dev/null/nowhere' }),
      dev: false,
      say: (line) => void said.push(line),
      onLine: () => undefined,
      onDeath: () => undefined,
      stopRequested: AbortSignal.abort(reason),
    })
    await expect(starting).rejects.toBe(reason)
    expect(said).toEqual([])
  })
})

describe('a part that needs the CMS of somebody else', () => {
  it('has as long as others to be alive, and only then has the CMS its seconds', async () => {
    let asks = 0
    let isAlive = false
    const server = createServer(({ url }, answer) => {
      if (url === '/live') isAlive = ++asks > 2
      answer.writeHead(isAlive ? 200 : 503).end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const said: string[] = []
    const part = { name: 'frontend', readyUrl: `${origin}/ready`, aliveUrl: `${origin}/live` } as const
    try {
      await waitForPart(part, (line) => void said.push(line), new AbortController().signal)
    } finally {
      server.close()
    }
    expect([asks, said]).toEqual([3, []])
  })
})
