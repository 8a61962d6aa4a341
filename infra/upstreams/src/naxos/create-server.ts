import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { addFaultRoutes } from '../control/fault-routes.route.ts'
import { guardControl } from '../control/guard-control.ts'
import { injectFaults, type FaultParts } from '../faults/inject-faults.ts'
import type { ClipMaker } from '../clips/make-clips.ts'
import type { PictureRenderer } from '../pictures/render-picture.ts'
import { addEditorRoutes } from './control/control.route.ts'
import { addLiveRoutes } from './control/live-control.route.ts'
import { addPageRoutes } from './control/pages-control.route.ts'
import type { Editor } from './edits/editor.ts'
import { describeOpenApi } from './http/describe-openapi.ts'
import { serveRoutes } from './http/serve-routes.ts'
import type { ClipShelf } from './media/clip-shelf.ts'
import { addClipRoutes } from './media/clips.route.ts'
import { addMediaRoute } from './media/media.route.ts'
import type { MessDesk } from './mess/mess-desk.ts'
import type { Newsroom } from './newsroom.ts'
import { NAXOS_ROUTES } from './routes/naxos-routes.table.ts'

const LONGEST_PARAMETER = 4096

export interface NaxosServerParts {
  newsroom: Newsroom
  editor: Editor
  renderer: PictureRenderer
  clips: ClipShelf
  maker: ClipMaker
  faults: FaultParts
  messDesk: MessDesk
  token: string | undefined
  controlToken: string | undefined
}

/** A Fastify application that logs as JSON, with no line for each request. */
export function createApplication(name: string, logLevel: string): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, name },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // A slug of any length is looked for, and not found; the router's own limit would answer 414.
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  })
}

/** Puts all routes of the stand-in for Naxos on an application. */
export function addNaxosRoutes(app: FastifyInstance, parts: NaxosServerParts): void {
  const { newsroom, editor, renderer, clips, maker, faults, messDesk, token, controlToken } = parts
  injectFaults(app, faults)
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'not_found' }))
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status < 500) return reply.code(400).send({ error: 'bad_request' })
    request.log.error({ err: error, url: request.url }, 'answer failed')
    return reply.code(500).send({ error: 'server_error' })
  })
  app.get('/openapi.json', async () => describeOpenApi(NAXOS_ROUTES))
  addMediaRoute(app, renderer, messDesk)
  addClipRoutes(app, clips, maker, newsroom)
  app.register(async (scope) => serveRoutes(scope, { routes: NAXOS_ROUTES, newsroom, messDesk, token }))
  app.register(
    async (scope) => {
      guardControl(scope, controlToken)
      addFaultRoutes(scope, faults)
      addEditorRoutes(scope, newsroom, editor)
      addPageRoutes(scope, newsroom, editor)
      addLiveRoutes(scope, newsroom, editor)
    },
    { prefix: '/_control' },
  )
}
