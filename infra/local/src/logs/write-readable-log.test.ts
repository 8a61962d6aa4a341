import { describe, expect, it } from '@jest/globals'
import { stripVTControlCharacters } from 'node:util'
import { writeReadableLog } from './write-readable-log.ts'

const read = (service: string, line: string) => stripVTControlCharacters(writeReadableLog(service, line)).slice(9)

describe('logs for people', () => {
  it('a JSON line becomes time, part, level, message and facts', () => {
    const line = JSON.stringify({
      level: 40,
      time: 1763718000000,
      pid: 7,
      service: 'worker',
      model: 'front:home',
      ms: 12,
      msg: 'slow',
    })
    expect(read('worker', line)).toBe('worker    warn  slow model=front:home ms=12')
  })

  it('an error shows its message', () => {
    expect(read('api', JSON.stringify({ level: 50, msg: 'no', err: { message: 'refused', stack: '…' } }))).toBe(
      'api       error no err=refused',
    )
  })

  it.each(['plain words', '{"level":', '{broken'])('a line that is no JSON is passed on as it is: %s', (line) => {
    expect(read('api', line)).toBe(`api       ${line}`)
  })
})
