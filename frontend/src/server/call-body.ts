import type { IncomingMessage } from 'node:http'
import { LARGEST_CALL } from '@liberta/contracts/problems/problem.schema'
import { mediaTypeOf } from '../http/read-form.ts'

/** Only these are handed through with a body; none of our calls takes one otherwise. */
const METHODS_WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])
/** Bytes of a refused body that are read and dropped, so that the client hears the answer; who goes on is cut off. */
const LARGEST_DROPPED = 32 * 1024 * 1024

/** Whether a call is handed through with a body. */
export function hasBody({ method = '' }: IncomingMessage): boolean {
  return METHODS_WITH_BODY.has(method)
}

/** A form with files, the one body that may be larger than a call and is therefore not collected. */
export function isUpload(request: IncomingMessage): boolean {
  return hasBody(request) && mediaTypeOf(request) === 'multipart/form-data'
}

/** The whole body of a call; null where it is larger than any call's. Rejects where the client leaves before its end. */
export function readCall(request: IncomingMessage): Promise<Buffer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>()
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_CALL) return Promise.resolve(null)
  const chunks: Buffer[] = []
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= LARGEST_CALL) return void chunks.push(chunk)
    chunks.length = 0
    resolve(null)
  })
  request.once('end', () => resolve(Buffer.concat(chunks)))
  request.once('close', () => reject(new Error('the client left within its call')))
  return promise
}

/**
 * Reads what is left of a body to its end and drops it: a connection that is closed on who is still sending is reset, and the
 * answer that was under way is lost with it (RFC 9112 §9.6). Resolves when the client has said all, or has left.
 */
export function dropRest(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (request.complete || request.destroyed) return Promise.resolve()
  let dropped = 0
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > LARGEST_DROPPED) request.destroy()
  })
  request.once('end', resolve)
  request.once('close', resolve)
  request.resume()
  return promise
}
