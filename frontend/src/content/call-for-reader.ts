/** One reader, for whom our API is called from a page or a form of theirs. */
export interface ReaderCaller {
  /** The API's. */
  baseURL: string
  /** The reader's own Cookie header, handed on as it came; by it a reader or a browser is known again. */
  cookie: string | undefined
  /** The site's origin: calls with an effect are refused where they come from elsewhere, which the caller has to have seen to. */
  origin: string
  /** Who asks, as `X-Forwarded-For` says it; messages, votes and dear questions are counted by it. */
  askedBy: string
}

export interface ReaderCall {
  method?: 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | FormData
  /** How long the whole answer may take; milliseconds. */
  timeBoxMs: number
}

/**
 * Calls a path of our API as the reader's browser would, whose credentials it carries: no redirect is followed with them. Rejects as
 * fetch does.
 */
export function callForReader(
  { baseURL, cookie, origin, askedBy }: ReaderCaller,
  path: string,
  { headers, timeBoxMs, ...rest }: ReaderCall,
): Promise<Response> {
  return fetch(baseURL.replace(/\/$/, '') + path, {
    ...rest,
    redirect: 'error',
    headers: {
      accept: 'application/json',
      origin,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': askedBy,
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    signal: AbortSignal.timeout(timeBoxMs),
  })
}

/** The headers and the body of a call that sends JSON. */
export function writeJson(body: unknown): Required<Pick<ReaderCall, 'headers'>> & { body: string } {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
