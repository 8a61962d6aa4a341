import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { createSso } from './create-server.ts'

/** Starts the stand-in for the sign-in provider and listens. Rejects when its port is in use. */
export async function startSso(settings: Settings): Promise<{ app: FastifyInstance; stop: () => Promise<void> }> {
  const app = createSso({
    issuer: `http://127.0.0.1:${settings.SSO_STAND_IN_PORT}`,
    clientId: settings.SSO_CLIENT_ID,
    clientSecret: settings.SSO_CLIENT_SECRET,
    redirectUris: [`${settings.SITE_ORIGIN}/authorize-sso`],
    accessTokenSeconds: settings.SSO_ACCESS_TOKEN_SECONDS,
    logLevel: settings.LOG_LEVEL,
    controlToken: settings.STAND_IN_CONTROL_TOKEN,
  })
  await app.listen({ host: settings.HOST, port: settings.SSO_STAND_IN_PORT })
  return {
    app,
    stop: async () => {
      await app.close()
    },
  }
}
