import { DOCUMENTATION_PATH } from '@liberta/contracts/paths/api-path'
import swagger from '@fastify/swagger'
import type { StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_CONTROL } from '../../http/cache-control.table.ts'
import { buildDocument } from './build-document.ts'

/** The page is made of its own files; its styles are partly written into it. No upgrade to https: it also runs locally. */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Serves the document and its page. */
export async function addDocumentation(server: FastifyInstance, siteOrigin: string): Promise<void> {
  const document = buildDocument(siteOrigin) as unknown as StaticDocumentSpec['document']
  await server.register(swagger, { mode: 'static', specification: { document } })
  await server.register(swaggerUi, {
    routePrefix: DOCUMENTATION_PATH,
    staticCSP: PAGE_POLICY,
    uiHooks: { onRequest: addHeaders },
  })
}

function addHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': CACHE_CONTROL.documentation })
  done()
}
