import { describe, expect, it } from '@jest/globals'
import { judgeFullCache, judgeMemory, parseResidentMegabytes, watchMemory } from './watch-memory.ts'

describe('memory over a run', () => {
  it('is flat where the last third holds at most a twentieth more than the first', () => {
    expect(judgeMemory({ api: [100, 100, 300, 300, 104, 106], frontend: [100, 100, 100, 100, 106, 106] })).toEqual([
      {
        what: 'memory of api',
        value: '100 MB in the first third, 105 MB in the last',
        bar: 'last<=first*1.05',
        isHeld: true,
      },
      {
        what: 'memory of frontend',
        value: '100 MB in the first third, 106 MB in the last',
        bar: 'last<=first*1.05',
        isHeld: false,
      },
    ])
  })

  it('is not judged where too little is known', () => {
    expect(judgeMemory({ api: [100, 200], worker: [] })).toEqual([])
  })

  it('of a frontend whose pages are read by the thousand is bounded at every moment, whatever it is at the end', () => {
    expect(judgeFullCache({ frontend: [200, 506, 300], api: [900] })).toEqual([
      { what: 'memory of frontend at most', value: 'MB 506', bar: 'MB<=506', isHeld: true },
    ])
    expect(judgeFullCache({ frontend: [200, 507, 300] }).map(({ isHeld }) => isHeld)).toEqual([false])
    expect(judgeFullCache({ frontend: [] })).toEqual([])
  })

  it('is noted of processes that are there', () => {
    const { self, nobody } = watchMemory({ self: process.pid, nobody: null }).stop()
    expect([self?.length, (self?.[0] ?? 0) > 10, nobody]).toEqual([2, true, []])
  })
})

describe('parseResidentMegabytes', () => {
  it('takes what is held now, not what was held at most', () => {
    const status = 'Name:\tnode\nVmPeak:\t 9999999 kB\nVmHWM:\t  999999 kB\nVmRSS:\t  262144 kB\nRssAnon:\t 1 kB\n'
    expect(parseResidentMegabytes(status)).toBe(256)
  })

  it('refuses what is no status of a process', () => {
    expect(() => parseResidentMegabytes('Name:\tkthreadd\n')).toThrow('no process')
  })
})
