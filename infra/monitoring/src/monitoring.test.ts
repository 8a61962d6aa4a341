import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { METRICS } from '@liberta/platform/metrics/metric.table'
import type { MetricName } from '@liberta/platform/metrics/metric.table'
import type { MetricFacts } from '@liberta/platform/metrics/site-metric.table'
import { MONITORING, listAlerts, listPanels } from './read-monitoring.ts'

const alerts = listAlerts()
const panels = listPanels()
const runbook = readFileSync(join(MONITORING, '../../docs/runbook.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ name: section.slice(0, section.indexOf('\n')), lines: section.trim().split('\n').slice(1) }))

/** What Prometheus itself brings. */
const OF_PROMETHEUS = ['up']
/** The faults of a night, each with its alert. */
const FAULTS = {
  'the CMS is down': 'CmsDown',
  'the CMS is slow': 'CmsSlow',
  'the CMS answers rubbish': 'CmsRubbish',
  'the Redis of the queues is full': 'QueueRedisFull',
  'the Redis of the caches is gone': 'CacheRedisDown',
  'PostgreSQL is gone': 'DatabaseDown',
  'the worker is stuck': 'WorkerStuck',
  'a queue is paused': 'QueuePaused',
  'a job is poisoned': 'PoisonedJob',
  'a frontend hears of nothing': 'FrontendDeaf',
  'the cache in front takes no purges': 'PurgesFailing',
  'searches are slow': 'SearchSlow',
  'mail fails': 'MailFailing',
  'a disk is full to 85 %': 'DiskAlmostFull',
  'the certificate ends within 14 days': 'CertificateExpiring',
}

/** Figures for a question that somebody has already, from the log or the runbook: no panel of a night. */
const UNSEEN = [
  'page_cache_bytes',
  'shared_page_requests_total',
  'shared_pages',
  'shared_pages_bytes',
  'site_reports_total',
  'story_reads_total',
  'refresh_requests_total',
  'webhook_unknown_messages_total',
  'naxos_items_dropped_total',
  'read_model_reads_total',
]

/** Of a query the metrics with the labels that are asked of each. */
function readSelectors(query: string): { metric: string; labels: string[] }[] {
  const bare = query.replaceAll(/\b(?:by|on|without|unless on|group_left) ?\([^)]*\)/g, '')
  return [...bare.matchAll(/\b([a-z_]+)(?:\{([^}]*)\})?/g)]
    .filter(([, name = '', labels]) => labels !== undefined || isMetric(name))
    .map(([, metric = '', labels = '']) => ({
      metric,
      labels: [...labels.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label),
    }))
}

function factsOf(name: string): MetricFacts | undefined {
  const plain = METRICS[name as MetricName] as MetricFacts | undefined
  if (plain && plain.kind !== 'histogram') return plain
  const base = METRICS[name.replace(/_(?:bucket|count|sum)$/, '') as MetricName] as MetricFacts | undefined
  return base?.kind === 'histogram' && name !== base.help ? base : undefined
}

const isMetric = (name: string) => factsOf(name) !== undefined || OF_PROMETHEUS.includes(name)

/** What a query asks for that nobody tells. */
function findUnknown(query: string): string[] {
  const selectors = readSelectors(query)
  if (selectors.length === 0) return [query]
  return selectors.flatMap(({ metric, labels }) => {
    if (!isMetric(metric)) return [metric]
    const known = ['service', 'job', 'instance', 'le', ...(factsOf(metric)?.labels ?? [])]
    return labels.filter((label) => !known.includes(label)).map((label) => `${metric}{${label}}`)
  })
}

describe('alerts', () => {
  it('there is one for each fault of a night', () => {
    expect(alerts.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(FAULTS)))
  })

  it.each(alerts)(
    '$name asks for metrics of ours, waits no longer than a minute allows, and says how bad it is',
    (alert) => {
      expect(findUnknown(alert.expr)).toEqual([])
      expect(alert.forSeconds).toBeLessThanOrEqual(15)
      expect(alert.severity).toMatch(/^[123]$/)
      expect(alert.runbook).toBe(`docs/runbook.md#${alert.name.toLowerCase()}`)
    },
  )

  it('each has its page of the runbook, of ten lines at most, and no page is of none', () => {
    expect(runbook.map(({ name }) => name)).toEqual(alerts.map(({ name }) => name))
    expect(runbook.filter(({ lines }) => lines.length < 2 || lines.length > 10)).toEqual([])
  })

  it('each is tested, as firing and as silent', () => {
    const tests = readFileSync(join(MONITORING, 'alerts.test.yml'), 'utf8')
    const named = [...tests.matchAll(/^ {2}- name: (.*)$/gm)].map(([, name]) => name)
    expect(named).toEqual(alerts.flatMap(({ name }) => [`${name} fires`, `${name} is silent`]))
  })

  it('are asked and tested for causes that circuits have', () => {
    const { upstream_circuit_open: circuit, upstream_request_duration_seconds: calls } = METRICS
    const known = new Set(`${circuit.help} ${calls.help}`.match(/\w+/g))
    const text = ['alerts.yml', 'alerts.test.yml']
      .map((file) => readFileSync(join(MONITORING, file), 'utf8'))
      .join('\n')
    const asked = [...text.matchAll(/upstream_circuit_open\{[^}]*cause=~?"([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split('|'),
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })

  it('are held back by alerts that there are', () => {
    const rules = readFileSync(join(MONITORING, 'alertmanager.yml'), 'utf8')
    const named = [...rules.matchAll(/alertname=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !alerts.some((alert) => alert.name === name))).toEqual([])
  })
})

describe('dashboards', () => {
  it.each(panels)('$dashboard, $title: asks for metrics of ours', ({ queries }) => {
    expect(queries.length).toBeGreaterThan(0)
    expect(queries.flatMap(findUnknown)).toEqual([])
  })

  it('show every metric that there is, but for those that are told of by others', () => {
    const asked = new Set(
      [...panels.flatMap(({ queries }) => queries), ...alerts.map(({ expr }) => expr)]
        .flatMap(readSelectors)
        .map(({ metric }) => factsOf(metric)),
    )
    const unseen = Object.entries<MetricFacts>(METRICS).filter(([, facts]) => !asked.has(facts))
    expect(unseen.map(([name]) => name)).toEqual(UNSEEN)
  })

  it('are as many as there are files, each by a name of its own', () => {
    expect(new Set(panels.map(({ dashboard }) => dashboard)).size).toBe(
      readdirSync(join(MONITORING, 'dashboards')).length,
    )
  })
})
