import type { ServerResponse } from 'node:http'
import { Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import { sendProblem } from '../../http/send-problem.ts'
import { CACHE_CONTROL } from '../../http/cache-control.table.ts'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'

/** A comment, which keeps the connection awake (HTML standard, server-sent events). */
export const HEARTBEAT = ': still here\n\n'

/** Said when changes may have been missed: whoever hears it takes all it has for stale. */
export const RESET = 'event: reset\ndata: {}\n\n'

/** Said first: how long to wait before another try, in milliseconds. */
export const GREETING = 'retry: 1000\n\n'

/** A change as one event: what changed, its revision, and whether it is there. JSON has no line break of its own. */
export function formatChange({ name, revision, state }: ChangeAnnouncement): string {
  return `id: ${revision}\nevent: change\ndata: ${JSON.stringify({ name, revision, state })}\n\n`
}

const MOST_CLIENTS = 1000
const HEARTBEAT_MS = 15_000
/** Bytes that may wait for a client that reads slowly; beyond it the client is let go and comes back to a reset. */
const MOST_WAITING_BYTES = 256 * 1024

const listeners = new Gauge({ name: 'api_change_stream_clients', help: 'Open connections that are told of changes' })

/** Tells the frontends' page caches which read models have changed (server-sent events). */
@Injectable()
export class ChangeStream implements OnModuleInit, BeforeApplicationShutdown {
  private readonly clients = new Set<ServerResponse>()
  private heartbeat: NodeJS.Timeout | undefined

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly reader: ReadModelReader,
  ) {}

  onModuleInit(): void {
    this.reader.onChange((announcement) => this.tellAll(formatChange(announcement)))
    this.reader.onReconnect(() => this.tellAll(RESET))
    this.heartbeat = setInterval(() => this.tellAll(HEARTBEAT), HEARTBEAT_MS)
    this.heartbeat.unref()
    this.host.httpAdapter
      .getInstance<FastifyInstance>()
      .get(CHANGES_PATH, { exposeHeadRoute: false }, (request, reply) => this.open(request, reply))
  }

  /** Lets everybody go before the server stops listening, which waits for open connections. */
  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat)
    for (const client of this.clients) client.end()
    this.clients.clear()
  }

  private open(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.clients.size >= MOST_CLIENTS) {
      return sendProblem(request, reply, 503, 'Too many listen already.', { 'retry-after': '30' })
    }
    reply.hijack()
    const client = reply.raw
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
    client.write(request.headers['last-event-id'] === undefined ? GREETING : GREETING + RESET)
    return reply
  }

  private forget(client: ServerResponse): void {
    this.clients.delete(client)
    listeners.set(this.clients.size)
  }

  private tellAll(text: string): void {
    for (const client of this.clients) {
      client.write(text)
      if (client.writableLength > MOST_WAITING_BYTES) client.destroy()
    }
  }
}
