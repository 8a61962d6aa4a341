import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { createOpenMeteo } from './create-server.ts'

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
