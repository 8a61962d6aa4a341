import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isBearer } from '../../control/guard-control.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import type { MessDesk, MessNow } from '../mess/mess-desk.ts'
import type { Newsroom } from '../newsroom.ts'
import { NOT_FOUND } from './answer.types.ts'
import type { Answer } from './answer.types.ts'
import { buildEntityTag, matchesEntityTag } from './entity-tag.ts'
import type { NaxosRoute } from './naxos-route.ts'
import { readRequestedSlugs } from './read-requested-slugs.ts'

export interface ServeOptions {
  routes: readonly NaxosRoute[]
  newsroom: Newsroom
  messDesk: MessDesk
  token: string | undefined
}

type Found = Extract<Answer, { status: 'found' }>
type Given = Readonly<Record<string, unknown>>

const JSON_TYPE = 'application/json; charset=utf-8'
const WORTH_COMPRESSING = 512 * 1024

const compress = promisify(gzip)

/** Serves every row of the table by the rules that hold for all (docs/naxos.md, Rules of every answer). */
export function serveRoutes(scope: FastifyInstance, { routes, newsroom, messDesk, token }: ServeOptions): void {
  if (token !== undefined) {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isBearer(request.headers.authorization, token)) return reply.code(401).send({ error: 'unauthorized' })
    })
  }
  for (const route of routes) {
    scope.get(route.path, { config: { kind: route.kind } }, async (request, reply) => {
      const now = messDesk.of(route.kind)
      const instead = now.mess?.statusOf(request.url)
      if (instead)
        return reply
          .code(instead.status)
          .headers(instead.headers ?? {})
          .send(instead.body)
      const slugs = readRequestedSlugs(route.kind, request.params as Given, request.query as Given, now.mess)
      const answer = slugs ? route.answer(newsroom, slugs.params, slugs.query) : NOT_FOUND
      if (!answer) return reply.code(400).send({ error: 'bad_request' })
      if (answer.status === 'not_found') return reply.code(404).send({ error: 'not_found' })
      if (answer.status === 'withdrawn') return reply.code(410).send({ error: 'withdrawn' })
      const variant = `${answer.variant ?? ''} ${now.mark} ${now.since}`
      const etag = buildEntityTag(newsroom.world, request.url, now.since > 0 ? { ...answer, variant } : answer)
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const body = writeAnswer(route.kind, answer, request.query as Given, now)
      return sendFound(reply, body, /\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    })
  }
}

/** The body of an answer; an order of mess changes all that it spoils, at the time at which it was given. */
function writeAnswer(kind: string, answer: Found, query: Given, { mess, since }: MessNow): string {
  const { stamp, list, extra } = answer
  const plain = {
    kind,
    data: answer.data(),
    updatedAt: writeRomeTime(Math.max(stamp.at, since)),
    total: list?.total ?? null,
  }
  const { data, updatedAt } = mess ? mess.spoil(plain, query) : plain
  return JSON.stringify({ data, ...(updatedAt !== '' && { updated_at: updatedAt }), ...list, ...extra })
}

/** A long body, as of the redirect rules, is sent compressed to who takes that. */
async function sendFound(reply: FastifyReply, body: string, takesGzip: boolean): Promise<FastifyReply> {
  reply.type(JSON_TYPE)
  if (!takesGzip || body.length < WORTH_COMPRESSING) return reply.send(body)
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(await compress(body))
}
