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

/**
 * What was told of is made into a page in its turn, and a cache in front may have that of a moment before: how often it is asked for, in all
 * some fifty seconds, each time after so much longer; and how often where none comes.
 */
const TRIES = 16
const TRIES_WITHOUT_PAGE = 4
const LONGER_EACH_TRY_MS = 400

/** This page as its address shows it now, once that is what was told of; null where it is not within these tries. */
export async function fetchRenewed(isRenewed: (page: Document) => boolean): Promise<FetchedPage | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, tries * LONGER_EACH_TRY_MS))
    const fetched = await fetchPage(location.href)
    if (fetched ? isRenewed(fetched.page) : tries >= TRIES_WITHOUT_PAGE) return fetched
  }
  return null
}

/** Whether there is a page at this address now. Before one is loaded anew: where there is none, what can be read stays. */
export async function hasPage(): Promise<boolean> {
  return (await ask('HEAD', location.href)).status === 200
}
