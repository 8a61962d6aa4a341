import { describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort, isPortFree } from './find-free-port.ts'

/** The loopback addresses that this machine has. */
const LOOPBACK = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal, address }) => internal && ['127.0.0.1', '::1'].includes(address))
  .map(({ address }) => address)

/** Draws ports in a process of its own. */
async function drawElsewhere(count: number): Promise<number[]> {
  const program = `
    const { findFreePort } = await import(${JSON.stringify(join(import.meta.dirname, 'find-free-port.ts'))})
    const ports = []
    while (ports.length < ${count}) ports.push(await findFreePort())
    console.log(JSON.stringify(ports))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  return JSON.parse(stdout) as number[]
}

describe('findFreePort', () => {
  it('finds ports that outgoing connections never take, each once', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort()))
    expect(new Set(ports).size).toBe(50)
    for (const port of ports) expect(port).toBeLessThan(32_768)
  })

  it('gives no port to two processes that look at the same time', async () => {
    // 300 of 12,000 drawn twice: seven would be the same.
    const [mine, theirs] = await Promise.all([drawElsewhere(300), drawElsewhere(300)])
    expect(mine.filter((port) => theirs.includes(port))).toEqual([])
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
