/** How long a page may take; milliseconds. */
const TIME_BOX_MS = 10_000

/** A page as it was just answered. */
export interface FetchedPage {
  page: Document
  /** When it was answered, by the server's clock (header Date, RFC 9110 6.6.1); milliseconds of the epoch, null where it did not say. */
  servedMs: number | null
}

/** The page of an address of this site as it is now, its scripts not run; null where it cannot be had. */
export function fetchPage(address: string): Promise<FetchedPage | null> {
  return new Promise((resolve) => {
    // It makes a document of an answer by itself, for which `fetch` would need a parser of its own.
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = TIME_BOX_MS
    request.addEventListener('loadend', () => {
      const page = request.status === 200 ? request.responseXML : null
      resolve(page && { page, servedMs: Date.parse(request.getResponseHeader('date') ?? '') || null })
    })
    request.send()
  })
}
