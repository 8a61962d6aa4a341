import { describe, expect, it } from '@jest/globals'
import { most, none, told } from '../report/make-figure.ts'
import type { MeasuredRow } from '../drill.types.ts'
import { FAULTS } from './faults.table.ts'
import { writeFaultsReport } from './write-faults-report.ts'

const row = (name: string, figures: MeasuredRow['figures']): MeasuredRow => ({
  name,
  summary: 'broken; mended',
  began: '2026-11-23T04:30:59.000Z',
  seconds: 60,
  busy: 0.1,
  machine: { cores: 2, commit: '0cc666b', versions: { Node: '24.21.0' } },
  figures,
  notes: [],
})

describe('the report of the drill of faults', () => {
  const report = writeFaultsReport([
    row('naxos-slow', [
      told('naxos-slow: requests', 3000),
      none('naxos-slow: failed warm pages', 0),
      { ...most('naxos-slow: as before after', 2.5, 30, 's'), reference: 'a search last' },
    ]),
    row('api-killed', [none('api-killed: failed warm pages', 2, ['7.1 s: no answer'])]),
  ])

  it('is one table, a line a fault, a column a figure; what was not measured is empty', () => {
    expect(report).toContain(
      '| fault | requests | failed warm pages | failed pages of read models | longest wait for a warm page | of it the readers’ own, at most |',
    )
    expect(report).toContain('| naxos-slow | 3000 | 0 |  |  |  |  |  | 2.50 s (a search last) |  |')
  })

  it('marks what missed its bar, and says below what went wrong', () => {
    expect(report).toContain('| api-killed |  | **2 MISSED** |')
    expect(report).toContain('- api-killed: failed warm pages: "7.1 s: no answer"')
  })

  it('says how each fault is made and mended, and on what it was measured', () => {
    for (const { name, broken, mended } of FAULTS) expect(report).toContain(`| ${name} | ${broken} | ${mended} |`)
    expect(report).toContain('- naxos-slow: 2026-11-23 04:30 UTC, 60 s, 2 processors, Node 24.21.0, commit 0cc666b.')
  })
})

it('every fault has a name of its own', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
})
