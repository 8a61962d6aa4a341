import { connect } from 'node:net'

export interface RawAnswer {
  /** Null where the connection was closed without a word. */
  status: number | null
  headers: Record<string, string>
  body: string
}

const LONGEST_WAIT_MS = 20_000

/** Sends the bytes as they are, which no client of Node would, and reads one answer until the connection closes. */
export function sendRaw(site: string, request: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'))
    socket.setTimeout(LONGEST_WAIT_MS, () => {
      socket.destroy()
      reject(new Error(`no answer to ${JSON.stringify(request.slice(0, 120))}`))
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses what is still being sent may cut the line after its answer.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(readRaw(Buffer.concat(chunks).toString('latin1'))))
  })
}

/** A GET of exactly this target, on a connection of its own. */
export function writeGet(target: string, headers: readonly string[] = []): string {
  return [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
}

function readRaw(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? Number.NaN) || null,
    headers: Object.fromEntries(
      [...head.matchAll(/^([\w-]+): *(.*)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
    ),
    body: rest.join('\r\n\r\n'),
  }
}
