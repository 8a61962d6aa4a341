import { describe, expect, it } from '@jest/globals'
import { createRequestId, nameRequest } from './request-id.ts'

const ID = '0123456789abcdef0123456789abcdef'

describe('a request is called in every log', () => {
  it('as the server in front calls it', () => {
    expect(nameRequest({ 'x-request-id': ID }, true)).toBe(ID)
  })

  it.each([undefined, '', 'x', ID.toUpperCase(), `${ID}0`, `${ID}\n`, '{"level":60}', '../..'])(
    'by an id of our own where it says %j',
    (said) => {
      const name = () => nameRequest(said === undefined ? {} : { 'x-request-id': said }, true)
      const names = [name(), name(), createRequestId()]
      expect(new Set(names).size).toBe(3)
      for (const one of names) expect(one).toMatch(/^[0-9a-f]{32}$/)
    },
  )

  it('by an id of our own where nobody vouches for who says one', () => {
    expect(nameRequest({ 'x-request-id': ID }, false)).not.toBe(ID)
  })
})
