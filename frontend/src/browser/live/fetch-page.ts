/** How long a page, or the word whether there is one, may take; milliseconds. */
const TIME_BOX_MS = 10_000

/** A page as it was just answered. */
export interface FetchedPage {
  page: Document
  /** When it was answered, by the server's clock (header Date, RFC 9110 6.6.1); milliseconds of the epoch, null where it did not say. */
  servedMs: number | null
}

/** The page of an address of this site as it is now, its scripts not run; null where it cannot be had. */
export async function fetchPage(address: string): Promise<FetchedPage | null> {
  const request = await ask('GET', address, 'document')
  const page = request.status === 200 ? request.responseXML : null
  return page && { page, servedMs: Date.parse(request.getResponseHeader('date') ?? '') || null }
}

/** A request that has ended, in whatever way. */
function ask(method: string, address: string, type: XMLHttpRequestResponseType = ''): Promise<XMLHttpRequest> {
  return new Promise((resolve) => {
    // It makes a document of an answer by itself, for which `fetch` would need a parser of its own.
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = type
    request.timeout = TIME_BOX_MS
    request.addEventListener('loadend', () => resolve(request))
    request.send()
  })
}

/** A cache in front may have the page of a moment before: how often it is asked for until it has what was told of, and how far apart. */
const TRIES = 8
const BETWEEN_TRIES_MS = 400

/** This page as its address shows it now, once that is what was told of; null where it is not within a few tries. */
export async function fetchRenewed(isRenewed: (page: Document) => boolean): Promise<FetchedPage | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))
    const fetched = await fetchPage(location.href)
    if (fetched && isRenewed(fetched.page)) return fetched
  }
  return null
}

/** Whether there is a page at this address now. Before one is loaded anew: where there is none, what can be read stays. */
export async function hasPage(): Promise<boolean> {
  return (await ask('HEAD', location.href)).status === 200
}
