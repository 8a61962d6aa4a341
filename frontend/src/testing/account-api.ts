import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AuthAnswer, Reader } from '@liberta/contracts/accounts/reader.schema'
import type { ReaderPage } from '../browser/account/reader-page.ts'
import { close, listen } from './listen.ts'

export const ANNA: Reader = {
  id: '9f0c2a3e-6a0e-4a40-8d8e-0f2d7c1b5a61',
  ssoId: 'lettrice-anna',
  email: 'anna.bersani@example.it',
  name: 'Anna',
  surname: 'Bersani',
  profilePhotoUrl: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
}

/** The clock of the page; milliseconds. */
export const NOW = Date.parse('2026-11-21T10:42:00Z')

export const SIGNED_IN: AuthAnswer = {
  isAuthenticated: true,
  user: ANNA,
  tokenExpires: NOW + 900_000,
  savedItems: ['story:7242'],
}
export const NOBODY: AuthAnswer = { isAuthenticated: false, user: null, tokenExpires: null, savedItems: [] }

/** A status, a body, or both; `slow` keeps the answer back until the next turn of the clock. */
export interface Scripted {
  status?: number
  body?: unknown
  afterMs?: number
}

export interface AccountApi {
  page: ReaderPage
  /** Every call so far: method, path with its query, body. */
  calls: { line: string; body: unknown }[]
  /** What was logged, and where the browser was sent. */
  logged: string[]
  gone: string[]
  close: () => Promise<void>
}

/**
 * A page whose API is a real HTTP server with the answers of a script, each path's own in their order, the last one for ever. A path
 * without answers hangs up.
 */
export async function startAccountApi(
  script: Record<string, Scripted[]>,
  here = '/news/cronaca?x=1',
): Promise<AccountApi> {
  const calls: AccountApi['calls'] = []
  const left = new Map(Object.entries(script).map(([path, answers]) => [path, [...answers]]))
  const server = createServer(async (request, response) => {
    const body = await text(request)
    calls.push({ line: `${request.method} ${request.url}`, body: body === '' ? null : JSON.parse(body) })
    const answers = left.get(request.url?.split('?', 1)[0] ?? '') ?? []
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === undefined) return response.destroy()
    setTimeout(() => {
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body ?? {}))
    }, answer.afterMs ?? 0)
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  const logged: string[] = []
  const gone: string[] = []
  let initialised = false
  return {
    calls,
    logged,
    gone,
    page: {
      fetch: (path, init) => fetch(origin + path, init),
      now: () => NOW,
      log: { warn: (message: string) => logged.push(message) },
      here: () => here,
      goTo: (address) => gone.push(address),
      initialised: { get: () => initialised, set: (value) => (initialised = value) },
    },
    async close() {
      close(server)
      await once(server, 'close')
    },
  }
}
