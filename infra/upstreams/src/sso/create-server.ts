import type { ServerResponse } from 'node:http'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addFaultRoutes } from '../control/fault-routes.route.ts'
import { guardControl } from '../control/guard-control.ts'
import { CallCounter } from '../faults/call-counter.ts'
import { injectFaults } from '../faults/inject-faults.ts'
import { createChance } from '../faults/spoil-answer.ts'
import { Switchboard } from '../faults/switchboard.ts'
import { chooseKinds } from '../naxos/mess/mess-kinds.ts'
import type { MessKind } from '../naxos/mess/mess-kind.types.ts'
import { createProvider, READER_SCOPE } from './create-provider.ts'
import { LOGIN_WORDS, writeLoginPage } from './login-page.ts'
import { ProviderMemory } from './memory-adapter.ts'
import { ReaderDirectory } from './reader-directory.ts'
import { spoilTokens } from './spoil-tokens.ts'
import { READER_MESS, TOKEN_MESS } from './sso-mess.table.ts'

export interface SsoOptions {
  /** The provider's own address, as a browser reaches it. */
  issuer: string
  clientId: string
  clientSecret?: string | undefined
  redirectUris: string[]
  /** Seconds for which an access token holds. */
  accessTokenSeconds: number
  logLevel: string
  controlToken?: string | undefined
}

const loginSchema = z.object({ email: z.email() })

/** The stand-in for the sign-in provider, with the addresses of requirements 7; the caller makes it listen. */
export function createSso(options: SsoOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: options.logLevel, name: 'sso' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  const faults = { switchboard: new Switchboard(), counter: new CallCounter(), chance: createChance() }
  const memory = new ProviderMemory()
  const readers = new ReaderDirectory()
  let accessTokenSeconds = options.accessTokenSeconds
  let refusesClient = false
  /** Answers to a refresh token, as against those to a code. */
  const renewals = new WeakSet<ServerResponse>()
  const tokenMess = () => orderedKinds(faults.switchboard, 'oauth', TOKEN_MESS)
  const provider = createProvider({
    ...options,
    clientSecret: options.clientSecret,
    memory,
    readers,
    accessTokenSeconds: () => accessTokenSeconds,
    rotates: (response) => {
      renewals.add(response)
      return !tokenMess().some(({ keepsRefreshToken }) => keepsRefreshToken)
    },
  })
  const answerProtocol = provider.callback()
  injectFaults(app, faults)

  // The provider reads bodies itself, so none is read before.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/oauth/*', { config: { kind: 'oauth' } }, async (request, reply) => {
      reply.hijack()
      if (refusesClient && request.url.startsWith('/oauth/token')) {
        reply.raw.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}')
        return
      }
      if (request.url.startsWith('/oauth/token')) spoilTokens(reply.raw, tokenMess(), renewals)
      request.raw.url = addScope(request.url)
      await answerProtocol(request.raw, reply.raw)
    })
  })

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/oauth/login/:uid', async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(writeLoginPage(pathOf(request), null)),
    )
    scope.post('/oauth/login/:uid', async (request, reply) => {
      const login = loginSchema.safeParse(request.body)
      if (!login.success) {
        const page = writeLoginPage(pathOf(request), LOGIN_WORDS.wrongEmail)
        return reply.code(400).type('text/html; charset=utf-8').send(page)
      }
      reply.hijack()
      const { id } = readers.findByEmail(login.data.email)
      await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: id } })
    })
  })

  app.get('/api/user', { config: { kind: 'user' } }, async (request, reply) => {
    const token = await provider.AccessToken.find(bearerOf(request))
    const reader = token?.accountId === undefined ? undefined : readers.find(token.accountId)
    if (!reader) return reply.code(401).send({ error: 'invalid_token' })
    return orderedKinds(faults.switchboard, 'user', READER_MESS).reduce<object>(
      (spoiled, { spoil }) => spoil({ ...spoiled }),
      reader,
    )
  })

  app.post('/api/sso-logout', { config: { kind: 'logout' } }, async (request, reply) => {
    const token = await provider.AccessToken.find(bearerOf(request))
    if (!token) return reply.code(401).send({ error: 'invalid_token' })
    const session = token.sessionUid === undefined ? undefined : await provider.Session.findByUid(token.sessionUid)
    await session?.destroy()
    if (token.grantId !== undefined) memory.forgetGrant(token.grantId)
    return { status: 'ok' }
  })

  app.register(
    async (scope) => {
      guardControl(scope, options.controlToken)
      addFaultRoutes(scope, faults)
      scope.get('/ready', async () => ({ ready: true }))
      scope.post('/tokens', async (request, reply) => {
        const control = tokenControlSchema.safeParse(request.body)
        if (!control.success) return reply.code(400).send({ error: 'refused', message: control.error.message })
        accessTokenSeconds = control.data.accessTokenSeconds ?? accessTokenSeconds
        const { email } = control.data
        const account = email === undefined ? undefined : readers.findByEmail(email).id
        if (control.data.expireAccessTokens) memory.forget('AccessToken', account)
        refusesClient = control.data.refuseClient ?? refusesClient
        if (control.data.refuseRefresh) memory.forget('RefreshToken', account)
        return { accessTokenSeconds }
      })
    },
    { prefix: '/_control' },
  )
  return app
}

/** The kinds of mess that are ordered by name; a provider has none of its own accord. */
function orderedKinds<Kind extends MessKind>(switchboard: Switchboard, kind: string, kinds: readonly Kind[]): Kind[] {
  const { mess, messKind } = switchboard.of(kind)
  return mess > 0 && messKind !== '' ? chooseKinds(kinds, messKind) : []
}

/** Who asks for no scope gets the one there is (RFC 6749 §3.3); the provider itself has no default. */
function addScope(url: string): string {
  return url.startsWith('/oauth/authorize?') && !/[?&]scope=/.test(url) ? `${url}&scope=${READER_SCOPE}` : url
}

function pathOf(request: FastifyRequest): string {
  return `/oauth/login/${encodeURIComponent((request.params as { uid: string }).uid)}`
}

/** An empty text finds no token. */
function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer ([\w.~+/-]+=*)$/.exec(headers.authorization ?? '')?.[1] ?? ''
}

/** What the provider can be told to do to tokens. */
export const tokenControlSchema = z.strictObject({
  /** How long access tokens made from now on hold, seconds. */
  accessTokenSeconds: z.coerce.number().int().min(1).max(86_400).optional(),
  /** Whose tokens end, or are refused; everybody's where it names nobody. */
  email: z.email().optional(),
  /** Every access token there is ends now. */
  expireAccessTokens: z.boolean().optional(),
  /** No refresh token there is will be taken again. */
  refuseRefresh: z.boolean().optional(),
  /** Whether from now on no tokens are given to this client, as with a wrong secret. */
  refuseClient: z.boolean().optional(),
})
