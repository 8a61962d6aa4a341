import { CMS_WEBHOOK_PATH } from '@liberta/contracts/paths/api-path'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { describeProblem, referToSchema } from './operation.ts'
import type { DocumentedPaths } from './operation.ts'

const SIGNATURE_HEADERS = [
  {
    name: 'X-Naxos-Timestamp',
    in: 'header' as const,
    required: true,
    description: 'Seconds since the epoch; at most 300 s away',
    schema: { type: 'string' },
  },
  {
    name: 'X-Naxos-Signature',
    in: 'header' as const,
    required: true,
    description: 'sha256=<hex>: HMAC-SHA256 over <timestamp>.<body>',
    schema: { type: 'string' },
  },
]

/** What the API answers besides the hot reads. */
export const OTHER_OPERATIONS: DocumentedPaths = {
  [CMS_WEBHOOK_PATH]: {
    post: {
      operationId: 'acceptCmsChange',
      summary: 'The CMS says that something has changed',
      tags: ['changes'],
      parameters: SIGNATURE_HEADERS,
      requestBody: { required: true, content: { 'application/json': { schema: referToSchema('CmsChange') } } },
      responses: {
        202: { description: 'Heard; a repeated id is heard and not acted on again' },
        400: describeProblem('The body does not fit'),
        401: describeProblem('The signature is missing, wrong or too old'),
        413: describeProblem('The body is larger than 64 kB'),
        415: describeProblem('The body is no JSON'),
        503: describeProblem('It cannot be acted on now: to be sent again'),
      },
    },
  },
  [CHANGES_PATH]: {
    get: {
      operationId: 'listenToChanges',
      summary:
        'For the frontends, not handed through to readers. Server-sent events: `change` says what changed, `reset` that changes may have been missed',
      tags: ['changes'],
      responses: {
        200: {
          description: 'A stream that does not end',
          content: { 'text/event-stream': { schema: referToSchema('Change') } },
        },
        503: describeProblem('Too many listen already, the copy stops, or hears of no changes itself'),
      },
    },
  },
  '/health/live': {
    get: {
      operationId: 'isLive',
      summary: 'The process runs',
      tags: ['health'],
      responses: { 200: { description: 'It does' } },
    },
  },
  '/health/ready': {
    get: {
      operationId: 'isReady',
      summary: 'The process can answer readers',
      tags: ['health'],
      responses: { 200: { description: 'It can' }, 503: describeProblem('Redis was not within reach yet') },
    },
  },
}
