import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768, IANA's dynamic ports from 49152): a port
 * of that range can be taken by anybody's connection between the moment it is found and the moment it is used.
 */
const FIRST_PORT = 20_000
const LAST_PORT = 31_999

const given = new Set<number>()

/** Whether a program could listen on this port of the loopback address. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * A free TCP port of the loopback address, for a program that has to be told its port. Drawn at random, so that two
 * processes that look at the same time hardly find the same one; never given twice by one process.
 * @throws Error when a thousand draws found none.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1)
    if (given.has(port) || !(await isPortFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error(`no free port between ${FIRST_PORT} and ${LAST_PORT}`)
}
