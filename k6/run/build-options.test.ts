import { describe, expect, it } from '@jest/globals'
import { STORIES_PER_PAGE } from '@liberta/contracts/stories/story-list.schema'
import { ANSWER_BARS, CRAWLER, SCRIPTS, SPIKE_STAGES } from '../load.table.ts'
import type { ScriptName } from '../load.table.ts'
import { aloneThenBeside, buildOptions, buildThresholds, editor, spike, steady } from './build-options.ts'
import { readRun } from './read-run.ts'

const NAMES = Object.keys(SCRIPTS) as ScriptName[]

const untimed = (name: ScriptName) => buildThresholds(readRun(name, { UNTIMED: 'yes' }))

describe('the bars of a run', () => {
  it.each(NAMES)('%s: each kind of page has the times of the table, and nothing may fail', (name) => {
    const thresholds = buildThresholds(readRun(name, {}))
    for (const kind of SCRIPTS[name].kinds) {
      const { p95, p99 } = ANSWER_BARS[kind]
      expect(thresholds[`http_req_duration{name:${kind}}`]).toEqual([`p(95)<${p95}`, `p(99)<${p99}`])
    }
    expect(thresholds).toMatchObject({
      http_req_failed: ['rate==0'],
      checks: ['rate==1'],
      dropped_iterations: ['count==0'],
    })
    expect(thresholds).toMatchObject(SCRIPTS[name].bars)
  })

  it('an untimed run is held to no time, but to what may not be lost', () => {
    expect(untimed('smoke')['http_req_duration{name:home}']).toEqual(['max>=0'])
    expect(untimed('smoke')).not.toHaveProperty('dropped_iterations')
    expect(untimed('spike')).not.toHaveProperty('page_overdue_seconds{name:home}')
    expect(untimed('savers')).toMatchObject({ commands_lost: ['count==0'], http_req_failed: ['rate==0'] })
    expect(untimed('breaking')).toMatchObject({ changes_unseen: ['count==0'] })
    expect(untimed('crawler')).toMatchObject({ crawled_cold: ['rate>=0.99'] })
    expect(untimed('breaking')).not.toHaveProperty('publish_to_visible{page:home}')
  })

  it('parts of a run are told beside each other', () => {
    expect(buildThresholds(readRun('crawler', {}))).toMatchObject({ 'http_req_duration{phase:beside}': ['max>=0'] })
  })
})

describe('how readers come', () => {
  it('at an even rate, also of less than one a second', () => {
    expect(steady(readRun('mix', { RATE: '0.5', SECONDS: '30' }))).toMatchObject({
      executor: 'constant-arrival-rate',
      rate: 30,
      timeUnit: '1m',
      duration: '30s',
    })
  })

  it('in a spike ten times, then a hundred times as many, and as long as the run is', () => {
    const { stages } = spike(readRun('spike', {})) as { stages: { duration: string; target: number }[] }
    expect(stages.map(({ target }) => target / 60)).toEqual([20, 200, 200, 2000, 2000, 20])
    expect(stages[1]?.duration).toBe('10s')
    expect(stages.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0)).toBe(60)
    expect(SPIKE_STAGES.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('an editor changes stories from the first rise of a spike to the end of its height, not in the calm before and after', () => {
    expect(editor(readRun('breaking', {}), 'change')).toMatchObject({ startTime: '10s', duration: '45s' })
  })

  it('alone at first, and then beside the others, who begin when they do', () => {
    const { alone, beside, other } = aloneThenBeside(readRun('crawler', { SECONDS: '60' }), 'read', 'archive')
    expect(alone).toMatchObject({ exec: 'read', duration: '20s', tags: { phase: 'alone' } })
    expect(beside).toMatchObject({ exec: 'read', duration: '40s', startTime: '20s', tags: { phase: 'beside' } })
    expect(other).toMatchObject({ exec: 'archive', duration: '40s', startTime: '20s', rate: 1200 })
  })

  it('who asks for many pages in turn comes so much the less often', () => {
    const run = readRun('crawler', { RATE: '100', SECONDS: '300' })
    const { other } = aloneThenBeside(run, 'read', 'archive', 30)
    // 200 seconds of 20,000 stories; as many readers are ready as for 100 a second of two seconds each.
    expect(other).toMatchObject({ rate: 200, timeUnit: '1m', duration: '200s', preAllocatedVUs: 205 })
  })

  it('a bot reads all stories of a page of the site: k6 cannot import how many there are', () => {
    expect(CRAWLER.storiesOfAPage).toBe(STORIES_PER_PAGE)
  })

  it('k6 is told what the summary needs', () => {
    expect(buildOptions(readRun('smoke', {}), {}).summaryTrendStats).toEqual(['med', 'p(95)', 'p(99)', 'max', 'count'])
  })
})
