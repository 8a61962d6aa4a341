import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { METRICS } from '@liberta/platform/metrics/metric.table'
import type { MetricFacts } from '@liberta/platform/metrics/site-metric.table'
import { ROOT } from './project.ts'

/** A metric is made by its name in the table, and nowhere else. */
const MADE = /(?:create(?:Counter|Gauge|Histogram|Tally)\(\s*|const METRIC = )'([a-z_]+)'/g

const sources = globSync('{api,worker,frontend,packages/*}/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

function writeRow([name, { labels = [], programs, kind, help }]: [string, MetricFacts]): string {
  const labelled = labels.length === 0 ? name : `${name}{${labels.join(',')}}`
  return `| \`${labelled}\` | ${kind} | ${programs.join(', ')} | ${help} |`
}

describe('the metrics', () => {
  it('are made once each in the sources, all that the table has and no other', () => {
    const made = sources.flatMap(({ text }) => [...text.matchAll(MADE)].map(([, name = '']) => name))
    expect(made.toSorted()).toEqual(Object.keys(METRICS).toSorted())
  })

  it('are made by nobody past the table', () => {
    const past = sources.filter(({ text }) => /new (?:Counter|Gauge|Histogram|Summary)\b/.test(text))
    expect(past.map(({ file }) => file)).toEqual(['packages/platform/src/metrics/create-metric.ts'])
  })

  it('stand in docs/metrics.md as in the table, in its order', () => {
    const page = readFileSync(join(ROOT, 'docs/metrics.md'), 'utf8')
    const rows = page.split('\n').filter((line) => line.startsWith('| `'))
    expect(rows).toEqual(Object.entries<MetricFacts>(METRICS).map(writeRow))
  })
})
