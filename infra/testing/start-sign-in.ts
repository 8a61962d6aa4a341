/** For tests: the API with a database and a sign-in provider of its own, and browsers that sign in there. */
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { findFreePort } from '@liberta/http/find-free-port'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyInstance } from 'fastify'
import { DatabaseLifecycle } from '../../api/src/database/database-lifecycle.ts'
import { startApi } from '../../api/src/testing/start-api.ts'
import type { TestApi } from '../../api/src/testing/start-api.ts'
import { createSso } from '../upstreams/src/sso/create-server.ts'
import { plantContent } from './plant-content.ts'

/** The site's address in these tests; nothing listens there, and browsers send its requests to the API. */
export const SITE = 'http://localhost:3000'

export interface SignInSite {
  api: TestApi
  /** The sign-in provider. */
  sso: FastifyInstance
  ssoOrigin: string
  databaseUrl: string
  /** Runs SQL and gives its rows. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Starts all of it; `stop` ends all of it. */
export async function startSignInSite(
  variables: Readonly<Record<string, string>> = {},
  createDatabase: () => Promise<ScratchDatabase> = createScratchDatabase,
): Promise<SignInSite> {
  const database = await createDatabase()
  const port = await findFreePort()
  const ssoOrigin = `http://127.0.0.1:${port}`
  const sso = createSso({
    issuer: ssoOrigin,
    clientId: 'liberta-web',
    redirectUris: [`${SITE}/authorize-sso`],
    accessTokenSeconds: 900,
    logLevel: 'silent',
  })
  await sso.listen({ host: '127.0.0.1', port })
  const api = await startApi({
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    SSO_URL: ssoOrigin,
    SITE_ORIGIN: SITE,
    ...variables,
  })
  await api.application.get(DatabaseLifecycle).ready()
  await plantContent(api.application.get(ReadModelStore))
  const orm = api.application.get(MikroORM)
  return {
    api,
    sso,
    ssoOrigin,
    databaseUrl: database.directUrl,
    query: (sql, parameters = []) => orm.em.fork().execute(sql, parameters),
    async stop() {
      await api.stop()
      await sso.close()
      await database.drop()
    },
  }
}

let readers = 0

/** A new browser in which the reader of this address is signed in. */
export async function signInAs(site: SignInSite, email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(site)
  await browser.signIn(email)
  return browser
}

/** A new browser in which a reader is signed in who is signed in nowhere else. */
export function signInAnew(site: SignInSite): Promise<TestBrowser> {
  readers += 1
  return signInAs(site, `lettore${readers}@example.it`)
}

/** A browser as far as signing in needs one: it keeps cookies by origin, and says where its requests come from. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  /** Where requests to the site go; another copy of it may take its place. */
  site: SignInSite

  constructor(site: SignInSite) {
    this.site = site
  }

  /** Follows no redirect. Addresses of the site go to the API. */
  async go(
    address: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const url = new URL(address, SITE)
    const isSite = url.origin === SITE
    const target = isSite ? `${this.site.api.origin}${url.pathname}${url.search}` : url.href
    const cookie = [...this.cookies]
      .filter(([name]) => name.startsWith(url.origin))
      .map(([name, value]) => `${name.slice(url.origin.length + 1)}=${value}`)
      .join('; ')
    const headers = { ...(cookie === '' ? {} : { cookie }), ...init.headers }
    const answer = await fetch(target, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) this.keep(url.origin, line)
    return answer
  }

  /** What a script of the site's own pages sends. */
  async call(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const own = { 'sec-fetch-site': 'same-origin', ...headers }
    if (body === undefined) return this.go(path, { headers: own })
    const typed = { 'content-type': 'application/json', origin: SITE, ...own }
    return this.go(path, { method: 'POST', body: JSON.stringify(body), headers: typed })
  }

  /** At the provider's login page, up to the address at which the site is returned to. */
  async passLogin(address: string, email: string): Promise<string> {
    let next = address
    for (let step = 0; step < 6 && !next.startsWith(SITE); step += 1) {
      const answer = await this.go(next)
      const location = answer.headers.get('location')
      const resumed = location ?? (await this.postLogin(next, email))
      next = new URL(resumed, next).href
    }
    return next
  }

  /** From `next` and back there; the answer of /authorize-sso. */
  async signIn(email: string, next = '/'): Promise<Response> {
    const begun = await this.go(`/api/auth/login?next=${encodeURIComponent(next)}`)
    return this.go(await this.passLogin(begun.headers.get('location') ?? '', email))
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(`${SITE} ${name}`)
  }

  private async postLogin(address: string, email: string): Promise<string> {
    const answer = await this.go(address, { method: 'POST', body: new URLSearchParams({ email }) })
    return answer.headers.get('location') ?? ''
  }

  private keep(origin: string, line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') this.cookies.delete(`${origin} ${name}`)
    else this.cookies.set(`${origin} ${name}`, value)
  }
}
