import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { addToSummary, judgeBeside, readSummary } from './add-to-summary.ts'
import { judgeShare } from './cpu-share.ts'

const times = (alone: number, beside: number) => ({
  times: [
    { of: 'alone', count: 9, median: 1, p95: alone, p99: 9, most: 9 },
    { of: 'beside', count: 9, median: 1, p95: beside, p99: 9, most: 9 },
  ],
})

it.each([
  [10, 12, true],
  [10, 12.1, false],
])(
  'readers of whom 95 of 100 wait %s ms alone may wait a fifth longer beside a bot: %s ms',
  (alone, beside, isHeld) => {
    expect(judgeBeside(times(alone, beside)).map((verdict) => verdict.isHeld)).toEqual([isHeld])
  },
)

it('a run without the two parts is not judged', () => {
  expect(judgeBeside({ times: [] })).toEqual([])
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
