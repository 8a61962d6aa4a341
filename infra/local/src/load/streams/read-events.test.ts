import { describe, expect, it } from '@jest/globals'
import { ChunkReader, EventReader } from './read-events.ts'

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

describe('events of a stream', () => {
  it('have type, id and data, whichever letters they are cut in', () => {
    const text = latin(
      'retry: 3000\n\nid: 7\nevent: list\ndata: {"title":\ndata: "perché"}\n\n: awake\n\ndata: x\n\nevent: half',
    )
    const reader = new EventReader()
    const events = text.split('').flatMap((letter) => reader.feed(letter))
    expect(events).toEqual([
      { event: 'list', id: '7', data: '{"title":\n"perché"}' },
      { event: 'message', id: null, data: 'x' },
    ])
  })

  it('end with either kind of line', () => {
    expect(new EventReader().feed('event: breaking\r\ndata: null\r\n\r\n')).toEqual([
      { event: 'breaking', id: null, data: 'null' },
    ])
  })
})
