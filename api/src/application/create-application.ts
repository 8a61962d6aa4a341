import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ApiSettings } from '../configuration/api-settings.schema.ts'
import { addDocumentation } from '../documentation/documentation.ts'
import { refuseUnreadable, refuseUnroutable } from '../problems/refuse-unroutable.ts'
import { ApplicationModule } from './application.module.ts'
import { logRequests } from './log-requests.ts'
import { FrameworkLogger } from '@liberta/platform/logging/framework-logger'

/** Largest body in bytes: the webhook's, docs/naxos.md. */
const LARGEST_BODY = 64 * 1024
/** Longest parameter in a path, in characters: slugs end at 160. */
const LONGEST_PARAMETER = 200

/**
 * The whole API, ready to listen. Redis may be away while it starts. Every hook on the server is paid by each warm read,
 * so there are none of ours, and the plug-in for middleware, which is not used, stays out.
 */
export async function createApplication(settings: ApiSettings, logger: Logger): Promise<NestFastifyApplication> {
  const adapter = createAdapter(settings)
  const server = adapter.getInstance<FastifyInstance>()
  server.removeContentTypeParser('text/plain')
  if (logger.isLevelEnabled('debug')) logRequests(server, logger)
  await addDocumentation(server, settings.SITE_ORIGIN)
  return NestFactory.create<NestFastifyApplication>(ApplicationModule.with(settings, logger), adapter, {
    logger: new FrameworkLogger(logger),
    rawBody: true,
    return503OnClosing: true,
  })
}

function createAdapter(settings: ApiSettings): FastifyAdapter {
  return new FastifyAdapter({
    // Fastify's own log would make a logger for each request; errors are logged by the filter, with the request's id.
    logger: false,
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    genReqId: nameRequests(),
    skipMiddie: true,
  })
}

/** Short ids that no other process gives at the same time. */
function nameRequests(): () => string {
  const prefix = crypto.randomUUID().slice(0, 8)
  let count = 0
  return () => `${prefix}-${(count += 1).toString(36)}`
}
