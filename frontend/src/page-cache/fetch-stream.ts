import { get as getPlain } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { Readable } from 'node:stream'
import type { FetchLike } from 'eventsource'

const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * Fetches a stream over a connection of its own, which no call waits for and which waits for no call; `onWord` is told of every piece
 * that comes: comments, which are signs of life, are no events. Follows no redirect.
 */
export function fetchStream(onWord: () => void): FetchLike {
  return async (address, { headers, signal }) => {
    const url = new URL(address)
    const get = url.protocol === 'https:' ? getSecure : getPlain
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { headers, signal: signal as AbortSignal, agent: false }, resolve).on('error', reject)
    })
    answer.on('data', onWord)
    const { statusCode: status = 0 } = answer
    const body = EMPTY.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>)
    if (body === null) answer.resume()
    const contentType = answer.headers['content-type']
    return new Response(body, { status, headers: contentType === undefined ? {} : { 'content-type': contentType } })
  }
}
