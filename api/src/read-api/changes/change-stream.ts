import type { ServerResponse } from 'node:http'
import { Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createGauge } from '@liberta/platform/metrics/create-metric'
import { sendProblem } from '../../http/send-problem.ts'
import { CACHE_CONTROL } from '../../http/cache-control.table.ts'
import { PacedWriter } from './paced-writer.ts'
import { RecentChanges } from './recent-changes.ts'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'

/** A comment, which keeps the connection awake (HTML standard, server-sent events). */
export const HEARTBEAT = ': still here\n\n'

/** Said when changes may have been missed: whoever hears it takes all it has for stale. */
export const RESET = 'event: reset\ndata: {}\n\n'

/** Said last by a copy that stops, or hears of no changes itself: whoever hears it listens to another one. */
export const FAREWELL = 'event: end\ndata: {}\n\n'

/** Said first: how long to wait before another try, in milliseconds. */
export const GREETING = 'retry: 1000\n\n'

/** A change as one event: what changed, its revision, whether it is there, and whether what was there before may still be shown. JSON has no line break of its own. */
export function formatChange({ name, revision, state, hard }: ChangeAnnouncement): string {
  const said = JSON.stringify({ name, revision, state, ...(hard && { hard }) })
  return `id: ${revision}\nevent: change\ndata: ${said}\n\n`
}

const MOST_CLIENTS = 1000
const HEARTBEAT_MS = 15_000
/** What follows a telling is told together after so many milliseconds at least. */
const TOGETHER_MS = 20
/**
 * A write takes about 10 µs of the process (measured with 1,000 listeners on loopback): this rest keeps tellings below a fiftieth of it.
 * With a fifth of the rest other calls had 1.6 to 1.8 times their p95 beside two thousand who hear of a publication (drill, `streams`).
 */
const REST_OF_A_WRITE_MS = 0.5
/** Bytes that may wait for a client that reads slowly; beyond it the client is let go and comes back to a reset. */
const MOST_WAITING_BYTES = 256 * 1024

/**
 * How long what follows a telling waits to be told together, in milliseconds. A publication changes dozens of models within a moment, and
 * each telling costs a write for every listener: the first goes out at once, the more listen the fewer come after it.
 */
export function restAfterTelling(listening: number): number {
  return Math.max(TOGETHER_MS, listening * REST_OF_A_WRITE_MS)
}

const listeners = createGauge('api_change_stream_clients')

/** Tells the frontends' page caches which read models have changed (server-sent events). */
@Injectable()
export class ChangeStream implements OnModuleInit, BeforeApplicationShutdown {
  private readonly clients = new Set<ServerResponse>()
  private readonly recent = new RecentChanges()
  private readonly writer = new PacedWriter(MOST_WAITING_BYTES)
  private isStopping = false
  private heartbeat: NodeJS.Timeout | undefined
  /** What is to be told together, and what will tell it. */
  private untold = ''
  private telling: NodeJS.Timeout | undefined

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly reader: ReadModelReader,
  ) {}

  onModuleInit(): void {
    this.reader.onChange((announcement) => {
      this.recent.note(announcement)
      this.tell(formatChange(announcement))
    })
    // Who is let go hears of another copy what this one misses; where none hears they know that they do not.
    this.reader.onHearing((isHearing) => isHearing || this.letGo())
    this.heartbeat = setInterval(() => this.tell(HEARTBEAT), HEARTBEAT_MS)
    this.heartbeat.unref()
    this.host.httpAdapter
      .getInstance<FastifyInstance>()
      .get(CHANGES_PATH, { exposeHeadRoute: false }, (request, reply) => this.open(request, reply))
  }

  /** Lets everybody go before the server stops listening, which waits for open connections. */
  beforeApplicationShutdown(): void {
    this.isStopping = true
    clearInterval(this.heartbeat)
    this.letGo()
  }

  private letGo(): void {
    this.flush()
    this.writer.finish()
    for (const client of this.clients) client.end(FAREWELL)
    this.clients.clear()
  }

  private open(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.clients.size >= MOST_CLIENTS) {
      return sendProblem(request, reply, 503, 'Too many listen already.', { 'retry-after': '30' })
    }
    if (this.isStopping) {
      return sendProblem(request, reply, 503, 'This copy stops.', { 'retry-after': '1', connection: 'close' })
    }
    if (!this.reader.isHearing) {
      return sendProblem(request, reply, 503, 'This copy hears of no changes.', { 'retry-after': '1' })
    }
    reply.hijack()
    const client = reply.raw
    // What is still to be told is among the recent ones: nobody hears it twice.
    this.flush()
    client.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': CACHE_CONTROL.stream,
      connection: 'close',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    client.on('error', () => client.destroy())
    client.on('close', () => this.forget(client))
    this.clients.add(client)
    listeners.set(this.clients.size)
    const before = request.headers['last-event-id'] === undefined ? GREETING : GREETING + RESET
    client.write(before + this.recent.list().map(formatChange).join(''))
    return reply
  }

  private forget(client: ServerResponse): void {
    this.clients.delete(client)
    listeners.set(this.clients.size)
  }

  private tell(text: string): void {
    this.untold += text
    if (this.telling === undefined) this.flush()
  }

  /** Tells all that is to be told, and what comes soon after in one piece. */
  private flush(): void {
    clearTimeout(this.telling)
    this.telling = undefined
    if (this.untold === '') return
    const bytes = Buffer.from(this.untold)
    this.untold = ''
    this.telling = setTimeout(() => this.flush(), restAfterTelling(this.clients.size))
    this.telling.unref()
    this.writer.tell(bytes, this.clients)
  }
}
