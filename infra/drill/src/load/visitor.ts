import { connect as connectHttp2, constants } from 'node:http2'
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from 'node:http2'
import { connect as connectTls } from 'node:tls'

/** Whoever waits for longer has gone; and those who load a site are given 8 s to tell what they saw. */
export const VISITOR_TIME_BOX_MS = 7_000

/** What a site answers; `milliseconds` from the asking to the last byte. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  milliseconds: number
  /** Whether it was asked twice, because the server said of the first time that it had not looked at it. */
  isSecond: boolean
}

export interface Question {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Where a site is, and from which of this machine's addresses somebody comes. */
export interface VisitorOptions {
  origin: string
  certificate: Buffer | string
  /** 127.x.y.z. */
  address?: string
}

/** The server said that it has not looked at it, so that it may be asked again (RFC 9113 §8.7), as browsers do. */
class NotLookedAtError extends Error {}

/** A reader's browser as far as connections go: HTTP/2 over one connection, and a new one when the server ends that. */
export class Visitor {
  private readonly options: VisitorOptions
  private session: ClientHttp2Session | null = null

  constructor(options: VisitorOptions) {
    this.options = options
  }

  /** Asks one address. Rejects where no answer came, or not within 7 s. */
  async ask(path: string, question: Question = {}): Promise<Answer> {
    const began = performance.now()
    try {
      return { ...(await this.askOnce(path, question, began)), isSecond: false }
    } catch (error) {
      if (!(error instanceof NotLookedAtError)) throw error
      return { ...(await this.askOnce(path, question, began)), isSecond: true }
    }
  }

  /** Ends the connection. */
  close(): void {
    this.session?.destroy()
    this.session = null
  }

  private open(): ClientHttp2Session {
    if (this.session && !this.session.closed && !this.session.destroyed) return this.session
    const { origin, certificate: ca, address } = this.options
    const { hostname, port } = new URL(origin)
    const session = connectHttp2(origin, {
      createConnection: () =>
        connectTls({
          host: hostname,
          port: Number(port),
          ca,
          ALPNProtocols: ['h2'],
          ...(address && { localAddress: address }),
        }),
    })
    // Those who wait hear of it by their own streams.
    session.on('error', () => undefined)
    this.session = session
    return session
  }

  private askOnce(path: string, question: Question, began: number): Promise<Omit<Answer, 'isSecond'>> {
    const { method = 'GET', headers, body } = question
    return new Promise((resolve, reject) => {
      const stream: ClientHttp2Stream = this.open().request(
        { ':path': path, ':method': method, ...headers },
        { endStream: body === undefined },
      )
      const chunks: Buffer[] = []
      let head: IncomingHttpHeaders & { ':status'?: number } = {}
      const timer = setTimeout(
        () => stream.destroy(new Error(`no answer from ${path} within ${VISITOR_TIME_BOX_MS} ms`)),
        VISITOR_TIME_BOX_MS,
      )
      stream.once('response', (received) => (head = received))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('error', (error) => {
        clearTimeout(timer)
        reject(stream.rstCode === constants.NGHTTP2_REFUSED_STREAM ? new NotLookedAtError(error.message) : error)
      })
      stream.once('close', () => {
        clearTimeout(timer)
        const status = head[':status']
        if (stream.rstCode === constants.NGHTTP2_REFUSED_STREAM) return reject(new NotLookedAtError('refused'))
        if (status === undefined || stream.rstCode !== 0)
          return reject(new Error(`no whole answer from ${path}: ${stream.rstCode}`))
        resolve({
          status,
          headers: head,
          body: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - began,
        })
      })
      if (body !== undefined) stream.end(body)
    })
  }
}
