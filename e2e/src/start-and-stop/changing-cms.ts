import { createServer, request } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** What a CMS does with a call; nothing, where it hangs. */
export type CmsAnswer = (asked: IncomingMessage, response: ServerResponse) => void

/** A CMS at an address of its own, of which what it answers can be changed. It is dead until it answers for the first time. */
export class ChangingCms {
  readonly url: string
  private readonly port: number
  private server: Server | null = null
  private answer: CmsAnswer = () => undefined

  constructor(port: number) {
    this.port = port
    this.url = `http://127.0.0.1:${port}`
  }

  /** Calls under way are broken off, as by a restart. */
  async become(answer: CmsAnswer): Promise<void> {
    this.answer = answer
    this.server?.closeAllConnections()
    if (this.server) return
    const server = createServer((asked, response) => this.answer(asked, response))
    this.server = server
    await new Promise<void>((resolve) => void server.listen(this.port, '127.0.0.1', resolve))
  }

  close(): void {
    this.server?.close()
    this.server?.closeAllConnections()
  }
}

/** Hands every call on to the CMS that listens on a port of this machine. */
export function handOnTo(port: number): CmsAnswer {
  return ({ url, headers, method }, response) => {
    const handed = request({ port, host: '127.0.0.1', path: url, headers, method }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    handed.on('error', () => response.destroy())
    handed.end()
  }
}
