import type { IncomingMessage } from 'node:http'
import { MOST_HEADER_BYTES } from '@liberta/http/most-header-bytes'
import { nameRequest } from '@liberta/http/request-id'
import { LARGEST_CALL } from '@liberta/contracts/problems/problem.schema'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyInstance } from 'fastify'
import { LONGEST_SLUG } from '@liberta/contracts/text/slug'
import type { Logger } from 'pino'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { documentAccountCalls } from './documentation/document-account-calls.ts'
import { addDocumentation } from './documentation/documentation.ts'
import { OTHER_OPERATIONS } from './documentation/other-operations.table.ts'
import { refuseOtherMethods, refuseUnreadable, refuseUnroutable } from '../http/refuse-unroutable.ts'
import { ApplicationModule } from './application.module.ts'
import { trustProxies } from '@liberta/platform/configuration/trust-proxies'
import type { TrustedProxies } from '@liberta/platform/configuration/trust-proxies'
import { FrameworkLogger } from '@liberta/platform/logging/framework-logger'
import { closeTracing } from '@liberta/platform/tracing/tracer'
import { takePath } from '../http/send-problem.ts'
import { traceRoutes } from './trace-routes.ts'

/** How long a whole request may take to come. */
const REQUEST_TIMEOUT_MS = 120_000
/** Longest parameter in a path, in characters: a slug, or what is a little longer and refused as none. */
const LONGEST_PARAMETER = LONGEST_SLUG + 40

/**
 * The whole API, ready to listen. Redis may be away while it starts. Every hook on the server is paid by each warm read,
 * so there are none of ours, and the plug-in for middleware, which is not used, stays out.
 */
export async function createApplication(settings: ApiSettings, logger: Logger): Promise<NestFastifyApplication> {
  const proxies = trustProxies(settings.TRUST_PROXY)
  const adapter = createAdapter(settings, proxies)
  const server = adapter.getInstance<FastifyInstance>()
  server.removeContentTypeParser('text/plain')
  traceRoutes(server, proxies)
  server.addHook('onClose', closeTracing)
  if (logger.isLevelEnabled('debug')) logRequests(server, logger)
  await addDocumentation(server, settings.SITE_ORIGIN)
  for (const [path, operations] of Object.entries({ ...documentAccountCalls(), ...OTHER_OPERATIONS }))
    refuseOtherMethods(
      server,
      path,
      Object.keys(operations).map((method) => method.toUpperCase()),
    )
  return NestFactory.create<NestFastifyApplication>(ApplicationModule.with(settings, logger), adapter, {
    logger: new FrameworkLogger(logger),
    rawBody: true,
    // A copy that stops answers what still comes over its open connections, and closes each with its answer.
    return503OnClosing: false,
  })
}

function createAdapter(settings: ApiSettings, proxies: TrustedProxies): FastifyAdapter {
  return new FastifyAdapter({
    // Fastify's own log would make a logger for each request; errors are logged by the filter, with the request's id.
    logger: false,
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: LARGEST_CALL,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: MOST_HEADER_BYTES },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    genReqId: (request: IncomingMessage) => nameRequest(request.headers, proxies.sent(request)),
    skipMiddie: true,
  })
}

/** One line for each request, for debugging only: lines cost more than warm reads do. A query may hold a sign-in's code. */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    logger.debug(
      {
        requestId: request.id,
        method: request.method,
        path: takePath(request.url),
        status: reply.statusCode,
        tookMs: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
