import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ResponseReader, UnexpectedAnswerError } from './response-reader.ts'

const answer = (body: string, status = '200 OK') =>
  Buffer.from(`HTTP/1.1 ${status}\r\nDate: now\r\nContent-Length: ${body.length}\r\n\r\n${body}`)

describe('ResponseReader', () => {
  it('finds the end of every answer, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[ -~]{0,40}$/), { minLength: 1, maxLength: 4 }),
        fc.nat(60),
        (bodies, cut) => {
          const reader = new ResponseReader()
          const completed = bodies.map((body) => {
            const bytes = answer(body)
            const at = Math.min(cut, bytes.length)
            const parts = [bytes.subarray(0, at), bytes.subarray(at)].filter((part) => part.length > 0)
            return parts.map((part) => reader.feed(part))
          })
          expect(completed.every((turns) => turns.at(-1) === true && !turns.slice(0, -1).includes(true))).toBe(true)
        },
      ),
    )
  })

  it('takes an empty body for complete at once', () => {
    expect(new ResponseReader().feed(answer(''))).toBe(true)
  })

  it('never counts a failure as an answer', () => {
    expect(() => new ResponseReader().feed(answer('no', '503 Service Unavailable'))).toThrow(UnexpectedAnswerError)
  })

  it('refuses an answer whose length it cannot know', () => {
    const chunked = Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n')
    expect(() => new ResponseReader().feed(chunked)).toThrow('without a content-length')
  })

  it('refuses more bytes than were announced', () => {
    expect(() => new ResponseReader().feed(Buffer.concat([answer('a'), Buffer.from('b')]))).toThrow('more bytes')
  })
})
