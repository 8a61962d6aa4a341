import { BROWSER_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'

/** What the account needs of the page that it stands on; a test gives another one. */
export interface ReaderPage {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since the epoch. */
  now: () => number
  log: Pick<Console, 'warn'>
  /** Where the reader is: path, query, fragment. */
  here: () => string
  goTo: (address: string) => void
  /** Whether initialisation has run in this tab since somebody signed in (requirements 4.4). */
  initialised: { get: () => boolean; set: (value: boolean) => void }
}

/** Asks the API for JSON; with a body by POST. Rejects where it cannot be reached in time. */
export function askApi(page: ReaderPage, path: string, body?: object): Promise<Response> {
  const own = { cache: 'no-store', signal: AbortSignal.timeout(BROWSER_WAIT_MS) } as const
  const accept = 'application/json'
  if (body === undefined) return page.fetch(path, { ...own, headers: { accept } })
  const headers = { accept, 'content-type': 'application/json' }
  return page.fetch(path, { ...own, method: 'POST', headers, body: JSON.stringify(body) })
}
