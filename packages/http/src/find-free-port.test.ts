import { describe, expect, it } from '@jest/globals'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { findFreePort, isPortFree } from './find-free-port.ts'

/** The loopback addresses that this machine has. */
const LOOPBACK = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal, address }) => internal && ['127.0.0.1', '::1'].includes(address))
  .map(({ address }) => address)

describe('findFreePort', () => {
  it('finds ports that outgoing connections never take, each once', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort()))
    expect(new Set(ports).size).toBe(50)
    for (const port of ports) expect(port).toBeLessThan(32_768)
  })

  it.each(LOOPBACK)('a port on which somebody listens is not free: localhost is also %s', async (address) => {
    const port = await findFreePort()
    const server = createServer()
    await new Promise<void>((resolve) => void server.listen(port, address, resolve))
    expect(await isPortFree(port)).toBe(false)
    await new Promise((resolve) => server.close(resolve))
    expect(await isPortFree(port)).toBe(true)
  })
})
