import { connect } from 'node:net'
import { ResponseReader, UnexpectedAnswerError } from './response-reader.ts'
import { readCpuSeconds } from '../processes/cpu-time.ts'

export interface Load {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  /** Kept alive, each with one request out at a time. */
  connections: number
  durationMs: number
}

/**
 * Asks for one address as fast as it is answered, for so long; resolves to the number of answers.
 * @throws UnexpectedAnswerError at the first answer that is not 200 or does not come, and the socket's error where a connection breaks.
 */
export async function sendRequests(load: Load): Promise<number> {
  const request = writeRequest(load)
  const until = performance.now() + load.durationMs
  const lanes = Array.from({ length: load.connections }, () => askUntil(load.port, request, until))
  return (await Promise.all(lanes)).reduce((sum, count) => sum + count, 0)
}

function writeRequest({ port, path, headers }: Load): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join('')}\r\n`)
}

/** A server may end a connection after so many answers, which it says with the last one: the lane goes on over another. */
async function askUntil(port: number, request: Buffer, until: number): Promise<number> {
  let answers = 0
  do answers += await askOverOne(port, request, until)
  while (performance.now() < until)
  return answers
}

/** One connection, until the time is over or the server ends it; resolves to the number of answers. */
function askOverOne(port: number, request: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const reader = new ResponseReader()
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request))
    let answers = 0
    let isOver = false
    socket.on('data', (bytes) => {
      try {
        if (!reader.feed(bytes)) return
      } catch (error) {
        socket.destroy()
        reject(error instanceof Error ? error : new Error(String(error)))
        return
      }
      answers += 1
      isOver = reader.isLast || performance.now() >= until
      if (isOver) socket.end()
      else socket.write(request)
    })
    socket.once('error', reject)
    socket.once('close', () => {
      if (isOver) resolve(answers)
      else reject(new UnexpectedAnswerError('the connection ended before the answer'))
    })
  })
}

/** How many requests are answered for each second of CPU that the servers and their children spend on them. */
export async function measureRequestsPerCpuSecond(pids: number | readonly number[], load: Load): Promise<number> {
  const read = () => [pids].flat().reduce((sum, pid) => sum + readCpuSeconds(pid), 0)
  const before = read()
  const answers = await sendRequests(load)
  return answers / (read() - before)
}
