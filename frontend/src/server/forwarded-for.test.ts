import { describe, expect, it } from '@jest/globals'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { forwardedFor } from './forwarded-for.ts'

function requestWith(header: string | undefined, remoteAddress: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }))
  if (header !== undefined) request.headers['x-forwarded-for'] = header
  return request
}

describe('who is answered', () => {
  it.each([
    [undefined, '192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '127.0.0.1', '192.0.2.7, 127.0.0.1'],
    ['203.0.113.9, 192.0.2.7', '::1', '203.0.113.9, 192.0.2.7, ::1'],
  ])('%s through %s is %s', (header, remote, all) => expect(forwardedFor(requestWith(header, remote))).toBe(all))
})
