import { describe, expect, it } from '@jest/globals'
import { writeProps } from './Island.tsx'

describe('writeProps', () => {
  it('writes what JSON can carry', () => {
    expect(writeProps('prova', { a: [1, null, 'è'] })).toBe('{"a":[1,null,"è"]}')
  })

  it('warns of what cannot be written, and writes nothing (requirements 8, hasOwnProperty)', () => {
    const warnings: string[] = []
    const bad = {
      toJSON() {
        throw new TypeError('value.hasOwnProperty is not a function')
      },
    }
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(writeProps('prova', bad, (message) => warnings.push(message))).toBeNull()
    expect(writeProps('prova', circle, (message) => warnings.push(message))).toBeNull()
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toContain('The island prova keeps its server HTML')
    expect(warnings[0]).toContain('hasOwnProperty')
  })
})
