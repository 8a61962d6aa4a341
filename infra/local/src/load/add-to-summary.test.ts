import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { ScriptName } from '../../../../k6/load.table.ts'
import { addToSummary, judgeParts, readSummary } from './add-to-summary.ts'
import { judgeShare } from './cpu-share.ts'

const summaryOf = (script: ScriptName, p95s: Readonly<Record<string, number>>) => ({
  script,
  times: Object.entries(p95s).map(([of, p95]) => ({ of, count: 9, median: 1, p95, p99: 9, most: 9 })),
})

it.each([
  ['crawler', { alone: 10, beside: 12 }, true],
  ['crawler', { alone: 10, beside: 12.1 }, false],
  ['soak', { first: 10, last: 12 }, true],
  ['soak', { first: 10, last: 12.1 }, false],
] as const)(
  '%s: 95 of 100 answers of a part may take a fifth longer than of the part before: %j',
  (script, p95s, isHeld) => {
    expect(judgeParts(summaryOf(script, p95s)).map((verdict) => verdict.isHeld)).toEqual([isHeld])
  },
)

it('what a verdict says is which part of the run it is of, beside which', () => {
  expect(judgeParts(summaryOf('soak', { first: 4, last: 40, home: 1 }))).toEqual([
    { what: 'answers of «last»', value: 'p(95) 40.0, 4.0 of «first»', bar: 'p(95)<=first*1.2', isHeld: false },
  ])
})

it('a run without both parts is not judged', () => {
  expect(judgeParts(summaryOf('smoke', { home: 10 }))).toEqual([])
  expect(judgeParts(summaryOf('soak', { first: 10 }))).toEqual([])
})

it('a run in which k6 took too much is failed in every form of the summary', () => {
  const folder = mkdtempSync(join(tmpdir(), 'void-run-'))
  const measured = { script: 'spike', question: '', target: '', seconds: 1, requests: 1, perSecond: 1, failed: 0 }
  const rest = { times: [], cache: [], figures: [], verdicts: [], isPassed: true }
  writeFileSync(join(folder, 'figures.json'), JSON.stringify({ ...measured, ...rest }))
  const k6Cpu = { mean: 0.6, busiest: 0.9 }
  const lines = addToSummary(folder, { figures: [], verdicts: judgeShare(k6Cpu, false), k6Cpu })
  expect(lines).toEqual([expect.stringMatching(/^MISSED +k6’s own share of a core.*0\.90/)])
  expect(readSummary(folder)).toMatchObject({ isPassed: false })
  const written = ['junit.xml', 'summary.html'].map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(written).toEqual([expect.stringContaining('failures="1"'), expect.stringContaining('spike: failed')])
  rmSync(folder, { recursive: true })
})
