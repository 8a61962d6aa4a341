import { ANSWERED_ROUTES } from '../../read-api/answered-routes.table.ts'
import { documentAccountCalls } from './document-account-calls.ts'
import { documentReadRoute } from './document-read-route.ts'
import type { DocumentedPaths } from './operation.ts'
import { OTHER_OPERATIONS } from './other-operations.table.ts'
import { buildSchemas } from './schema-registry.ts'

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  paths: DocumentedPaths
  components: { schemas: Record<string, object> }
}

/** The API as OpenAPI 3.1, made from the table of routes and the shared schemas. */
export function buildDocument(siteOrigin: string): OpenApiDocument {
  const reads = ANSWERED_ROUTES.map((route) => [route.path, { get: documentReadRoute(route) }] as const)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Libertà',
      version: '1.0.0',
      description: 'What the pages are made of, read from warm read models. Errors are problems (RFC 9457).',
    },
    servers: [{ url: siteOrigin, description: 'The site; the API is on its origin' }],
    paths: { ...Object.fromEntries(reads), ...documentAccountCalls(), ...OTHER_OPERATIONS },
    components: { schemas: buildSchemas() },
  }
}
