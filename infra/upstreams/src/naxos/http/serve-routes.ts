import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isBearer } from '../../control/guard-control.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import type { Newsroom } from '../newsroom.ts'
import type { Answer } from './answer.types.ts'
import { buildEntityTag, matchesEntityTag } from './entity-tag.ts'
import type { NaxosRoute } from './naxos-route.ts'

export interface ServeOptions {
  routes: readonly NaxosRoute[]
  newsroom: Newsroom
  token: string | undefined
}

const JSON_TYPE = 'application/json; charset=utf-8'
const WORTH_COMPRESSING = 512 * 1024

const compress = promisify(gzip)

/** Serves every row of the table by the rules that hold for all (docs/naxos.md, Rules of every answer). */
export function serveRoutes(scope: FastifyInstance, { routes, newsroom, token }: ServeOptions): void {
  if (token !== undefined) {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isBearer(request.headers.authorization, token)) return reply.code(401).send({ error: 'unauthorized' })
    })
  }
  for (const route of routes) {
    scope.get(route.path, { config: { kind: route.kind } }, async (request, reply) => {
      const answer = route.answer(newsroom, request.params, request.query)
      if (!answer) return reply.code(400).send({ error: 'bad_request' })
      if (answer.status === 'not_found') return reply.code(404).send({ error: 'not_found' })
      if (answer.status === 'withdrawn') return reply.code(410).send({ error: 'withdrawn' })
      const etag = buildEntityTag(newsroom.world, request.url, answer)
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return sendFound(reply, answer, /\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    })
  }
}

/** A long body, as of the redirect rules, is sent compressed to who takes that. */
async function sendFound(
  reply: FastifyReply,
  answer: Extract<Answer, { status: 'found' }>,
  takesGzip: boolean,
): Promise<FastifyReply> {
  const body = JSON.stringify({
    data: answer.data(),
    updated_at: writeRomeTime(answer.stamp.at),
    ...answer.list,
    ...answer.extra,
  })
  reply.type(JSON_TYPE)
  if (!takesGzip || body.length < WORTH_COMPRESSING) return reply.send(body)
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(await compress(body))
}
