import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

/** The two faces of these pages, by their names in the sheet. */
const FACES = {
  bodoni: '@fontsource-variable/libre-bodoni/files/libre-bodoni-latin-wght-normal.woff2',
  instrument: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const

/** The browser of an operator keeps them for a week. */
const CACHE_CONTROL = 'private, max-age=604800'

/** The faces of the operators' pages: 57 KB together. The sheet shows its text in others until they are there. */
export function addFaceRoutes(scope: FastifyInstance): void {
  for (const [name, file] of Object.entries(FACES)) {
    scope.get(`/faces/${name}.woff2`, async (_request, reply) => {
      const bytes = await readFile(fileURLToPath(import.meta.resolve(file)))
      return reply.type('font/woff2').header('cache-control', CACHE_CONTROL).send(bytes)
    })
  }
}
