import { describe, expect, it } from '@jest/globals'
import { parseResidentMegabytes } from './resident-memory.ts'

describe('parseResidentMegabytes', () => {
  it('takes what is held now, not what was held at most', () => {
    const status = 'Name:\tnode\nVmPeak:\t 9999999 kB\nVmHWM:\t  999999 kB\nVmRSS:\t  262144 kB\nRssAnon:\t 1 kB\n'
    expect(parseResidentMegabytes(status)).toBe(256)
  })

  it('refuses what is no status of a process', () => {
    expect(() => parseResidentMegabytes('Name:\tkthreadd\n')).toThrow('no process')
  })
})
