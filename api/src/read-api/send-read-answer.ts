import { noContentAt } from '@liberta/contracts/problems/problem.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { PresentAnswer, ReadAnswer } from '@liberta/platform/read-models/read-model-answer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takePath, sendProblem } from '../http/send-problem.ts'
import { matchesEntityTag } from '@liberta/http/entity-tag'
import { precompressAnswer } from './precompress-answer.ts'
import type { AnsweredRoute } from './answered-routes.table.ts'
import type { Located } from './locate-read.ts'

/** What is known without a read model, and what a read model says of itself. */
export type Answerable = ReadAnswer | Exclude<Located, { model: string }>

/** What says that there is nothing at an address that leads to no read model: a path of no section. */
const SECTIONS: ReadModelReference = { model: 'sections', id: 'all' }

/**
 * Answers with what was read: the prebaked bytes, 304 where the asker has them, or a problem. That there is nothing is said with
 * the name of what would have to change, so that nobody keeps it any longer.
 */
export function sendReadAnswer(
  route: AnsweredRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answerable,
  reference: ReadModelReference = SECTIONS,
): FastifyReply {
  const key = { 'surrogate-key': nameReadModel(reference) }
  const known = 'revision' in answer ? { ...key, 'x-model-revision': answer.revision } : key
  switch (answer.state) {
    case 'present':
      return sendPresent(route, request, reply, answer)
    case 'refused':
      return sendProblem(request, reply, 400, answer.detail)
    case 'missing':
      return sendProblem(request, reply, 404, noContentAt(takePath(request.raw.url ?? '/')), known)
    case 'withdrawn':
      return sendProblem(request, reply, 410, noContentAt(takePath(request.raw.url ?? '/')), known)
    case 'limited':
      return sendProblem(request, reply, 429, 'Too many new questions at once.', {
        'retry-after': String(answer.retryAfterSeconds),
      })
    case 'unavailable':
      return sendProblem(request, reply, 503, 'This has not been read yet and cannot be read at the moment.', {
        'retry-after': String(answer.retryAfterSeconds),
      })
  }
}

/** Past the framework's serialisation and header handling: an answer that is prebaked needs neither. */
function sendPresent(
  route: AnsweredRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PresentAnswer,
): FastifyReply {
  const { headers, body } = precompressAnswer(route, answer)
  reply.hijack()
  if (matchesEntityTag(request.headers['if-none-match'], answer.etag)) {
    reply.raw.writeHead(304, headers).end()
  } else {
    reply.raw.writeHead(200, headers).end(body)
  }
  return reply
}
