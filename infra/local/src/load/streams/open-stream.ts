import { connect as connectPlain } from 'node:net'
import type { Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'
import { ChunkReader } from './chunk-reader.ts'

const END_OF_HEAD = '\r\n\r\n'
/** Who is not answered by then has gone. */
const ANSWER_WITHIN_MS = 15_000

/** A stream of events as an open page asks for one. */
export interface StreamOrder {
  origin: string
  path: string
  /** From which of this machine's addresses (127.x.y.z): limits count by it. */
  localAddress?: string
  headers?: Readonly<Record<string, string>>
  onEvent?: (event: EventSourceMessage) => void
  /** Called once where a stream that was open ends. */
  onEnd?: () => void
}

/** How somebody who wanted to listen was answered. */
export interface OpenedStream {
  /** 0 for no answer; the stream is open where it is 200. */
  status: number
  /** From the asking to the head of the answer. */
  milliseconds: number
}

/**
 * Opens a stream over a socket of its own, with as little kept of it as can be: ten thousand of them fit into one process.
 * Never rejects.
 */
export function openStream({
  origin,
  path,
  localAddress,
  headers = {},
  onEvent,
  onEnd,
}: StreamOrder): Promise<OpenedStream> {
  const url = new URL(origin)
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(url, localAddress)
    const timer = setTimeout(() => socket.destroy(), ANSWER_WITHIN_MS)
    let head: string | null = ''
    const answer = (status: number) => {
      head = null
      clearTimeout(timer)
      if (status !== 200) socket.destroy()
      resolve({ status, milliseconds: performance.now() - began })
    }
    let chunks: ChunkReader | null = null
    const parser = createParser({
      onEvent: (event) => onEvent?.({ ...event, data: Buffer.from(event.data, 'latin1').toString() }),
    })
    const takeBody = (bytes: string) => parser.feed(chunks === null ? bytes : chunks.feed(bytes))
    // A letter is a byte until an event is whole: a text may be cut in the midst of a letter.
    socket.setEncoding('latin1')
    const take = (bytes: string) => {
      if (head === null) return takeBody(bytes)
      head += bytes
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) return
      const [told, rest] = [head.slice(0, end), head.slice(end + END_OF_HEAD.length)]
      if (/^transfer-encoding:\s*chunked/im.test(told)) chunks = new ChunkReader()
      answer(Number(/^HTTP\/1\.\d (\d{3})/.exec(told)?.[1] ?? 0))
      takeBody(rest)
    }
    socket.on('data', (bytes: string) => {
      try {
        take(bytes)
      } catch {
        // What is no stream ends as one that broke.
        socket.destroy()
      }
    })
    socket.on('error', () => undefined)
    socket.once('close', () => (head === null ? onEnd?.() : answer(0)))
    socket.write(writeRequest(url, path, headers))
  })
}

function connect(url: URL, localAddress: string | undefined): Socket {
  const place = { host: url.hostname, ...(localAddress !== undefined && { localAddress }) }
  if (url.protocol === 'https:')
    return connectTls({
      ...place,
      port: Number(url.port || 443),
      servername: url.hostname,
      ALPNProtocols: ['http/1.1'],
    })
  return connectPlain({ ...place, port: Number(url.port || 80), noDelay: true })
}

function writeRequest({ host }: URL, path: string, headers: Readonly<Record<string, string>>): string {
  const all = { host, accept: 'text/event-stream', 'cache-control': 'no-cache', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
