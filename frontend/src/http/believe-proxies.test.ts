import { describe, expect, it } from '@jest/globals'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { believeProxies, forwardedFor } from './believe-proxies.ts'

function requestOf(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }))
  Object.assign(request.headers, headers)
  return request
}

function whoAsks(trusted: string, remote: string, said: string | undefined): string {
  const request = requestOf(remote, said === undefined ? {} : { 'x-forwarded-for': said })
  believeProxies(trusted)(request)
  return forwardedFor(request)
}

describe('who asks', () => {
  it.each([
    ['127.0.0.1', undefined],
    ['127.0.0.1', '203.0.113.9'],
    ['::1', '203.0.113.9'],
    ['192.0.2.7', '203.0.113.9, 10.0.0.1'],
  ])('is who is connected, where nobody is to be believed: %s says %s', (remote, said) =>
    expect(whoAsks('', remote, said)).toBe(remote),
  )

  it.each([
    ['loopback', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['loopback', '::1', '203.0.113.9', '203.0.113.9'],
    ['loopback', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['loopback', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
    ['uniquelocal', '172.18.0.5', '198.51.100.4, 203.0.113.9', '203.0.113.9'],
    ['loopback, 10.0.0.0/8', '127.0.0.1', '198.51.100.4, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ])('is the last one before those of «%s»: %s says %s', (trusted, remote, said, asks) =>
    expect(whoAsks(trusted, remote, said)).toBe(asks),
  )

  it('is settled for each request of a connection by itself', () => {
    const settle = believeProxies('loopback')
    const { socket } = requestOf('127.0.0.1', {})
    const asked = ['203.0.113.9', '198.51.100.4', undefined].map((said) => {
      const request = new IncomingMessage(socket)
      if (said !== undefined) request.headers['x-forwarded-for'] = said
      settle(request)
      return forwardedFor(request)
    })
    expect(asked).toEqual(['203.0.113.9', '198.51.100.4', '127.0.0.1'])
  })

  it('says what the request is called where a proxy does; whoever else does is given an id', () => {
    const said = 'a'.repeat(32)
    const [stranger, proxy] = ['192.0.2.7', '127.0.0.1'].map((remote) => {
      const request = requestOf(remote, { 'x-request-id': said })
      const settled = believeProxies('loopback')(request)
      expect(request.headers['x-request-id']).toBe(settled.requestId)
      return settled
    })
    expect(proxy).toEqual({ requestId: said, isFromProxy: true })
    expect(stranger).toEqual({ requestId: expect.stringMatching(/^[0-9a-f]{32}$/), isFromProxy: false })
    expect(stranger?.requestId).not.toBe(said)
  })

  it('says by no other header on which site it is: only a proxy may', () => {
    const said = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const [stranger, proxy] = ['192.0.2.7', '127.0.0.1'].map((remote) => requestOf(remote, said))
    for (const request of [stranger, proxy]) if (request) believeProxies('loopback')(request)
    expect(Object.keys(stranger?.headers ?? {})).toEqual(['x-forwarded-for', 'x-request-id'])
    expect(proxy?.headers).toMatchObject(said)
  })
})
