import { request } from 'node:http'
import type { Agent, IncomingHttpHeaders } from 'node:http'

const TIME_BOX_MS = 15_000

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire: still encoded. */
  body: Buffer
}

/** Where a site of this machine is, by its number: a connection costs the same by either name, and 127.0.0.1 needs no look at ::1 first. */
export function originOf({ urls }: { urls: { site: string } }): string {
  return urls.site.replace('localhost', '127.0.0.1')
}

/** Reads one address and leaves the body encoded, so that what travels can be weighed. Redirects are not followed. */
export function readAnswer(url: string, headers: Record<string, string> = {}, agent?: Agent): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, ...(agent ? { agent } : {}), timeout: TIME_BOX_MS }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.once('timeout', () => sent.destroy(new Error(`no answer from ${url} within ${TIME_BOX_MS} ms`)))
    sent.once('error', reject)
    sent.end()
  })
}

/** The headers of an answer, each as one text. */
export function joinHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
