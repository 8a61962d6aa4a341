import { Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { endConnections } from '@liberta/http/drain-server'

/** An answer that waits for something that hangs is not waited for: who asked comes again, to another copy. Milliseconds. */
const LONGEST_ANSWER_MS = 3_500

/** Closes connections as their last answer ends, beside Nest, which closes the server and waits for them all. */
@Injectable()
export class DrainConnections implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    endConnections(this.host.httpAdapter.getHttpServer(), LONGEST_ANSWER_MS)
  }
}
