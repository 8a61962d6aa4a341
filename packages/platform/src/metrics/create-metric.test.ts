import { describe, expect, it } from '@jest/globals'
import { createCounter, createRegistry, createTally } from './create-metric.ts'
import { METRICS } from './metric.table.ts'
import type { MetricFacts } from './site-metric.table.ts'

describe('createRegistry', () => {
  it('shows the figures of the process and every metric that was made anywhere, labelled with the service', async () => {
    createCounter('webhook_unknown_messages_total').inc()
    const counts = createTally('api_reads_total', 'outcome', ['fresh', 'stale'])
    counts.stale += 2
    const text = await createRegistry('api').metrics()
    expect(text).toContain('webhook_unknown_messages_total{service="api"} 1')
    expect(text).toContain('api_reads_total{outcome="stale",service="api"} 2')
    expect(text).toContain('process_cpu_seconds_total{service="api"}')
  })

  it('shows 0 of what is known from the start, before the first of it: what begins at 1 has not grown for Prometheus', async () => {
    createCounter('mails_total', [{ outcome: 'sent' }, { outcome: 'failed' }]).inc({ outcome: 'sent' })
    const text = await createRegistry('worker').metrics()
    expect(text).toContain('mails_total{outcome="sent",service="worker"} 1')
    expect(text).toContain('mails_total{outcome="failed",service="worker"} 0')
  })

  it('may be called again', () => {
    expect(() => createRegistry('api')).not.toThrow()
  })
})

describe('the table of metrics', () => {
  it('leaves the label `service` to the program that tells the metric', () => {
    const taken = Object.entries<MetricFacts>(METRICS).filter(([, { labels }]) => labels?.includes('service'))
    expect(taken.map(([name]) => name)).toEqual([])
  })

  it.each(Object.entries(METRICS))('%s is named as its kind is, in seconds, bytes or shares', (name, { kind }) => {
    expect(name).toMatch(/^[a-z][a-z_]*[a-z]$/)
    expect(name.endsWith('_total')).toBe(kind === 'counter')
    if (kind === 'histogram') expect(name).toMatch(/_(?:seconds|score)$/)
  })
})
