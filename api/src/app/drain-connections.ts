import type { Server } from 'node:http'
import { Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'

const LOOK_EVERY_MS = 50

/**
 * Closes connections as their last answer ends. The server itself does so once, when it stops listening; one that was
 * busy then would be kept alive for another minute, and the end of the process would wait for it.
 */
@Injectable()
export class DrainConnections implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
    server.once('close', () => clearInterval(looking))
    if (!server.listening) clearInterval(looking)
  }
}
