import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

/** More than any buffer on the way: its sender is still at it when it is refused. */
const BODY = Buffer.alloc(16 * 1024 ** 2, ' ')

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** The statuses that come over one connection: of a call with a large body, sent to its end, and of one more call. */
async function sendLarge(type: string): Promise<string[]> {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
  const heard = text(socket)
  const head = `POST /api/naxos/webhook HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${BODY.length}`
  socket.write(`${head}\r\n\r\n`)
  if (!socket.write(BODY)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  socket.end('GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  return [...(await heard).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)
}

describe('who sends a body that is refused before its end', () => {
  it.each([
    ['application/json', '413'],
    ['multipart/form-data; boundary=X', '415'],
    ['application/octet-stream', '415'],
  ])('%s: hears %s, and never that the connection was reset', async (type, status) => {
    expect(await sendLarge(type)).toEqual([status, '200'])
  })
})
