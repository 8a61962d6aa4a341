import { describe, expect, it } from '@jest/globals'
import { createServer } from 'node:net'
import { findFreePort, isPortFree } from './find-free-port.ts'

describe('findFreePort', () => {
  it('finds ports that outgoing connections never take, each once', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort()))
    expect(new Set(ports).size).toBe(50)
    for (const port of ports) expect(port).toBeLessThan(32_768)
  })

  it('a port on which somebody listens is not free', async () => {
    const port = await findFreePort()
    const server = createServer()
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
    expect(await isPortFree(port)).toBe(false)
    await new Promise((resolve) => server.close(resolve))
    expect(await isPortFree(port)).toBe(true)
  })
})
