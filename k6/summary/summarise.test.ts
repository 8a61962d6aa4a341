import { describe, expect, it } from '@jest/globals'
import { summarise, writeFigure } from './summarise.ts'
import type { RunData } from './summarise.ts'
import { writeHtml, writeJunit, writeText } from './write-reports.ts'

const RUN = { script: 'spike', question: 'Does it <hold>?', target: 'http://127.0.0.1:3000' }

function dataOf(isHeld: boolean): RunData {
  const times = { med: 4.2, 'p(95)': 120, 'p(99)': 180.4, max: 200, count: 90 }
  return {
    metrics: {
      http_reqs: { values: { count: 100, rate: 10 }, thresholds: { 'count>0': { ok: true } } },
      http_req_failed: { values: { rate: 0, passes: 0, fails: 100 }, thresholds: { 'rate==0': { ok: true } } },
      'http_req_duration{name:home}': { values: times, thresholds: { 'p(95)<100': { ok: isHeld } } },
      'http_req_duration{phase:beside}': { values: times, thresholds: { 'max>=0': { ok: true } } },
      'http_req_duration{name:search}': { values: { count: 0 }, thresholds: { 'p(95)<500': { ok: true } } },
      cache_hit: { values: { count: 75 } },
      cache_stale: { values: { count: 25 } },
      page_overdue_seconds: { values: { max: 3 } },
      'publish_to_visible{page:home}': { values: { med: 80, 'p(95)': 130.5, max: 140, count: 6 } },
    },
    root_group: { checks: [{ name: 'home: 200', passes: 90, fails: 0 }] },
    state: { testRunDurationMs: 10_000 },
  }
}

describe('the summary of a run', () => {
  const summary = summarise(RUN, dataOf(false))

  it('tells times of each kind and part that came, whether or not they have a bar', () => {
    expect(summary.times.map(({ of, p95 }) => [of, p95])).toEqual([
      ['home', 120],
      ['beside', 120],
    ])
  })

  it('tells the shares of Cache-Status, the oldest page and how soon a change was seen', () => {
    expect(summary.cache).toEqual([
      { result: 'hit', share: 0.75 },
      { result: 'stale', share: 0.25 },
    ])
    expect(summary.figures).toEqual([
      { what: 'publish to visible on the home page, ms', value: 'med 80, p(95) 131, max 140' },
      { what: 'oldest page, seconds past its time', value: 'max 3' },
    ])
  })

  it('fails where one bar was missed; what is there for its figures alone is no bar', () => {
    expect(summary.verdicts.filter(({ isHeld }) => !isHeld)).toEqual([
      {
        what: 'http_req_duration{name:home}',
        value: 'p(95) 120',
        measured: 120,
        bar: 'p(95)<100',
        isHeld: false,
      },
    ])
    expect([summary.isPassed, summarise(RUN, dataOf(true)).isPassed]).toEqual([false, true])
    expect(summary.verdicts.map(({ bar }) => bar)).not.toContain('max>=0')
  })

  it('says so where of a kind nothing came', () => {
    expect(summary.verdicts.find(({ what }) => what.includes('search'))?.value).toBe('none came')
  })

  it('counts failed requests', () => {
    const data = dataOf(true)
    const failed = { http_req_failed: { values: { rate: 0.03, passes: 3, fails: 97 } } }
    expect(summarise(RUN, { ...data, metrics: { ...data.metrics, ...failed } }).failed).toBe(3)
  })

  it.each([
    [0, '0'],
    [0.0421, '0.042'],
    [4.25, '4.3'],
    [1234.5, '1235'],
  ])('%s is written %s', (value, text) => expect(writeFigure(value)).toBe(text))
})

describe('the reports of a run', () => {
  const missed = summarise(RUN, dataOf(false))

  it('for a terminal: what was missed, by how much', () => {
    expect(writeText(missed)).toMatch(/^MISSED +http_req_duration\{name:home\} +p\(95\)<100 +p\(95\) 120$/m)
    expect(writeText(missed)).toMatch(/FAILED: 1 bars were missed\n$/)
    expect(writeText(summarise(RUN, dataOf(true)))).toMatch(/\npassed\n$/)
  })

  it('for a build server: one case a bar, and a failure with what was measured', () => {
    const junit = writeJunit(missed)
    expect(junit).toContain('<testsuite name="load.spike" tests="5" failures="1" time="10.0">')
    expect(junit).toContain('name="http_req_duration{name:home} p(95)&lt;100">\n      <failure message="p(95) 120"/>')
    expect(junit.match(/<testcase /g)).toHaveLength(5)
  })

  it('for a browser: whole by itself, and no word of it becomes markup', () => {
    const html = writeHtml(missed)
    expect(html).toContain('Does it &lt;hold&gt;?')
    expect(html).toContain('<tr class="missed"><td>missed</td><td>http_req_duration{name:home}</td>')
    expect(html).toContain('hit 75.0 %, stale 25.0 %')
    expect(html).not.toMatch(/\b(?:src|href)=/)
  })
})
