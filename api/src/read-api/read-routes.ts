import { Injectable } from '@nestjs/common'
import type { OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { LEAST_REVISION_HEADER, revisionSchema, ROBOT_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { createTally } from '@liberta/platform/metrics/create-metric'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOtherMethods } from '../http/refuse-unroutable.ts'
import { ANSWERED_ROUTES } from './answered-routes.table.ts'
import type { AnsweredRoute } from './answered-routes.table.ts'
import { ColdReadLimit } from './cold-read-limit.ts'
import type { ColdAsker } from './cold-read-limit.ts'
import { locateRead } from './locate-read.ts'
import type { Located } from './locate-read.ts'
import { SectionDirectory } from './sections/section-directory.ts'
import { sendReadAnswer } from './send-read-answer.ts'
import type { Answerable } from './send-read-answer.ts'

/** How reads of content were answered. */
const reads = createTally('api_reads_total', 'outcome', [
  'fresh',
  'stale',
  'missing',
  'withdrawn',
  'unavailable',
  'refused',
  'limited',
])

/**
 * Puts the hot reads on the server as bare routes, past controllers and interceptors: what is in the process's copy is
 * answered in the same turn of the event loop.
 */
@Injectable()
export class ReadRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly reader: ReadModelReader,
    private readonly sections: SectionDirectory,
    private readonly limit: ColdReadLimit,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>()
    for (const route of ANSWERED_ROUTES) this.register(server, route)
  }

  private register(server: FastifyInstance, route: AnsweredRoute): void {
    const url = writeRouterPath(route.path)
    server.get(url, (request, reply) => this.answer(route, request, reply))
    refuseOtherMethods(server, url, ['GET'])
  }

  private answer(
    route: AnsweredRoute,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> {
    const located = locateRead(route, request, this.sections)
    if (located instanceof Promise) return located.then((found) => this.read(route, request, reply, found))
    return this.read(route, request, reply, located)
  }

  private read(
    route: AnsweredRoute,
    request: FastifyRequest,
    reply: FastifyReply,
    located: Located,
  ): FastifyReply | Promise<FastifyReply> {
    if (!('model' in located)) return this.send(route, request, reply, located)
    const least = request.headers[LEAST_REVISION_HEADER]
    if (least !== undefined && revisionSchema.safeParse(least).success) this.reader.expect(located, String(least))
    const copy = this.reader.peek(located)
    if (copy) return this.send(route, request, reply, copy, located)
    const isExpensive = route.isExpensive?.(located.id) ?? false
    const isRobot = request.headers[ROBOT_HEADER] !== undefined
    if (isExpensive || isRobot) {
      const asker = { address: request.ip, isRobot, isExpensive }
      return this.readLimited(route, request, reply, { reference: located, asker })
    }
    return this.reader.read(located).then((answer) => this.send(route, request, reply, answer, located))
  }

  private async readLimited(
    route: AnsweredRoute,
    request: FastifyRequest,
    reply: FastifyReply,
    { reference, asker }: { reference: ReadModelReference; asker: ColdAsker },
  ): Promise<FastifyReply> {
    const retryAfterSeconds = await this.limit.retryAfter(reference, asker)
    if (retryAfterSeconds > 0) return this.send(route, request, reply, { state: 'limited', retryAfterSeconds })
    return this.send(route, request, reply, await this.reader.read(reference), reference)
  }

  private send(
    route: AnsweredRoute,
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Answerable,
    reference?: ReadModelReference,
  ): FastifyReply {
    reads[answer.state === 'present' ? (answer.stale ? 'stale' : 'fresh') : answer.state] += 1
    return sendReadAnswer(route, request, reply, answer, reference)
  }
}

/** `/api/naxos/story/{id}` as the router writes it: `/api/naxos/story/:id`. */
export function writeRouterPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
