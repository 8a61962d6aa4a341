import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { signMessage, verifySignature } from './verify-signature.ts'

const SECRET = 'a-secret'
const NOW_MS = 1_795_000_000_000
const NOW = NOW_MS / 1000
const BODY = Buffer.from('{"id":"è"}')

function signed(timestamp: number | string): { timestamp: string; signature: string; body: Buffer } {
  return { timestamp: String(timestamp), signature: signMessage(SECRET, String(timestamp), BODY), body: BODY }
}

describe('the signature of the webhook (docs/naxos.md)', () => {
  it('is HMAC-SHA256 over `<timestamp>.<body>`', () => {
    const expected = createHmac('sha256', SECRET)
      .update(Buffer.concat([Buffer.from(`${NOW}.`), BODY]))
      .digest('hex')
    expect(signMessage(SECRET, String(NOW), BODY)).toBe(`sha256=${expected}`)
  })

  it.each([0, 299, 300, -300])('is believed %s s away', (seconds) => {
    expect(verifySignature(signed(NOW + seconds), [SECRET], NOW_MS)).toBe(true)
  })

  it.each([301, -301, 86_400])('is not believed %s s away', (seconds) => {
    expect(verifySignature(signed(NOW + seconds), [SECRET], NOW_MS)).toBe(false)
  })

  it.each([[[SECRET]], [[SECRET, 'the next one']], [['the next one', SECRET]]])(
    'is believed with one of %j',
    (secrets) => {
      expect(verifySignature(signed(NOW), secrets, NOW_MS)).toBe(true)
    },
  )

  it('is not believed where there is no secret', () => {
    expect(verifySignature(signed(NOW), [], NOW_MS)).toBe(false)
  })

  it.each([
    ['another secret', { ...signed(NOW), signature: signMessage('other', String(NOW), BODY) }],
    ['another body', { ...signed(NOW), body: Buffer.from('{}') }],
    ['another time', { ...signed(NOW), timestamp: String(NOW - 1) }],
    ['no signature', { ...signed(NOW), signature: undefined }],
    ['no time', { ...signed(NOW), timestamp: undefined }],
    ['a short signature', { ...signed(NOW), signature: 'sha256=ab' }],
    ['no algorithm', { ...signed(NOW), signature: signed(NOW).signature.slice(7) }],
    ['a time that is no number', signed('NaN')],
    ['an empty time', signed('')],
    ['a time with a sign', signed(`+${NOW}`)],
  ])('is not believed with %s', (_what, message) => {
    expect(verifySignature(message, [SECRET, 'the one before'], NOW_MS)).toBe(false)
  })
})
