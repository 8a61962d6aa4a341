import { describe, expect, it } from '@jest/globals'
import { ChunkReader } from './chunk-reader.ts'

const latin = (text: string) => Buffer.from(text).toString('latin1')
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${latin(text)}\r\n`

describe('a body in chunks', () => {
  const bytes = `${chunk('data: perché\n\n')}${chunk(': awake\n\n')}b;x=1\r\ndata: fine\n\r\n0\r\n\r\n`

  it('is the same however it is cut', () => {
    for (let size = 1; size <= bytes.length; size += 1) {
      const reader = new ChunkReader()
      let content = ''
      for (let at = 0; at < bytes.length; at += size) content += reader.feed(bytes.slice(at, at + size))
      expect(content).toBe(latin('data: perché\n\n: awake\n\ndata: fine\n'))
    }
  })

  it('is refused where it is none', () => {
    expect(() => new ChunkReader().feed('<!doctype html>\n')).toThrow('no size of a chunk')
  })
})
