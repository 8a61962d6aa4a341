import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { addFaultRoutes } from '../control/fault-routes.route.ts'
import { guardControl } from '../control/guard-control.ts'
import { CallCounter } from '../faults/call-counter.ts'
import { injectFaults } from '../faults/inject-faults.ts'
import { createChance } from '../faults/spoil-answer.ts'
import { Switchboard } from '../faults/switchboard.ts'
import { forecastQuerySchema } from './forecast.schema.ts'
import { buildForecast, keepFigures } from './forecast.ts'
import type { Settings } from '../settings.ts'

export interface OpenMeteoOptions {
  seed: number
  logLevel: string
  controlToken?: string | undefined
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** The stand-in for Open-Meteo; the caller makes it listen. */
export function createOpenMeteo({ seed, logLevel, controlToken, now = Date.now }: OpenMeteoOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, name: 'open-meteo' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  const faults = { switchboard: new Switchboard(), counter: new CallCounter(), chance: createChance() }
  injectFaults(app, faults)
  app.get('/v1/forecast', { config: { kind: 'forecast' } }, async (request, reply) => {
    const query = forecastQuerySchema.safeParse(request.query)
    if (query.success) {
      const forecast = buildForecast(seed, query.data, now())
      return faults.chance.chance(faults.switchboard.of('forecast').mess) ? keepFigures(forecast) : forecast
    }
    const [issue] = query.error.issues
    return reply.code(400).send({ error: true, reason: `Parameter '${String(issue?.path[0])}': ${issue?.message}` })
  })
  app.register(
    async (scope) => {
      guardControl(scope, controlToken)
      addFaultRoutes(scope, faults)
    },
    { prefix: '/_control' },
  )
  return app
}

/** Starts the stand-in for Open-Meteo and listens. Rejects when its port is in use. */
export async function startOpenMeteo(settings: Settings): Promise<{ app: FastifyInstance; stop: () => Promise<void> }> {
  const app = createOpenMeteo({
    seed: settings.STAND_IN_SEED,
    logLevel: settings.LOG_LEVEL,
    controlToken: settings.STAND_IN_CONTROL_TOKEN,
  })
  await app.listen({ host: settings.HOST, port: settings.OPEN_METEO_STAND_IN_PORT })
  return {
    app,
    stop: async () => {
      await app.close()
    },
  }
}
