import { describe, expect, it } from '@jest/globals'
import type { MeasuredRow } from '../drill.types.ts'
import { most, mostOf, none } from './make-figure.ts'
import { writeReport } from './write-report.ts'

const row = (changes: Partial<MeasuredRow> = {}): MeasuredRow => ({
  name: 'publish',
  summary: 'stories are published',
  began: '2026-11-23T04:30:59.000Z',
  seconds: 96,
  busy: 0.1,
  machine: { cores: 2, commit: '0cc666b', versions: { Node: '24.21.0' } },
  figures: [most('publish, p95', 455, 1000, 'ms')],
  notes: [],
  ...changes,
})

describe('the report of a drill', () => {
  it('has each figure beside its bar, and on what it was measured', () => {
    const report = writeReport('two-of-everything', [row()])
    expect(report).toContain('# The drill «two of everything»')
    expect(report).toContain(
      'Stories are published. 2026-11-23 04:30 UTC, 96 s, 2 processors, Node 24.21.0, commit 0cc666b.',
    )
    expect(report).toContain('| publish, p95 | 455 ms | ≤ 1000 ms | held |  |')
  })

  it('says where others had so much of the machine that times say less', () => {
    expect(writeReport('x', [row({ busy: 0.66 })])).toContain('of which others took 66 % when it began')
  })

  it('tells what went wrong, in one line and one cell', () => {
    const report = writeReport('x', [row({ figures: [none('lost', 2, ['a | b'])], notes: ['A word on it.'] })])
    expect(report).toContain('| lost | 2 | ≤ 0 | MISSED | "a \\| b" |')
    expect(report).toContain('\nA word on it.\n')
  })
})

describe('a figure of times', () => {
  it('holds no bar where nothing was measured', () => {
    expect(writeReport('x', [row({ figures: [mostOf('p95', [], 'p95', 1000)] })])).toContain('MISSED')
  })

  it('is missed by one that never came', () => {
    expect(writeReport('x', [row({ figures: [mostOf('longest', [1, Infinity], 'most', 1000)] })])).toContain('MISSED')
  })
})
