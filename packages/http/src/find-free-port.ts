import { randomInt } from 'node:crypto'
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768, IANA's dynamic ports from 49152): a port
 * of that range can be taken by anybody's connection between the moment it is found and the moment it is used.
 */
const FIRST_PORT = 20_000
const LAST_PORT = 31_999

const given = new Set<number>()

/** An empty file for each port that any process was given, so that those that start programs at the same time keep apart. */
const CLAIMS = join(tmpdir(), 'liberta-ports')
/** By then the program listens, or never will. */
const CLAIMED_FOR_MS = 120_000

/** What `localhost` may stand for; a browser goes to the first that answers. */
const LOOPBACK = ['127.0.0.1', '::1']
/** How a machine says that it has no such address: nobody listens there then. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** Whether a program could listen on this port of the loopback addresses, IPv4 and IPv6, and be the only one there. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const address of LOOPBACK) if (!(await canListen(port, address))) return false
  return true
}

function canListen(port: number, address: string): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(NO_SUCH_ADDRESS.has(error.code ?? '')))
    server.listen(port, address, () => server.close(() => resolve(true)))
  })
}

/** Whether no other process was given the port within the last two minutes; from now on it is this one's. */
function claimPort(port: number): boolean {
  const file = join(CLAIMS, String(port))
  try {
    mkdirSync(CLAIMS, { recursive: true, mode: 0o777 })
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch {
    return renewClaim(file)
  }
}

/** Takes over a claim that is old; where no claim can be read or written, chance has to do. */
function renewClaim(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs < CLAIMED_FOR_MS) return false
    utimesSync(file, new Date(), new Date())
  } catch {
    // Files of another user's.
  }
  return true
}

/**
 * A free TCP port of the loopback address, for a program that has to be told its port. Never given twice by one process, nor by two
 * of this machine within two minutes: between the moment a port is found and the moment it is used a site takes seconds to start.
 * @throws Error when a thousand draws found none.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1)
    if (given.has(port) || !(await isPortFree(port)) || !claimPort(port)) continue
    given.add(port)
    return port
  }
  throw new Error(`no free port between ${FIRST_PORT} and ${LAST_PORT}`)
}
