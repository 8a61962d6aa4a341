import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client'
import type { Registry } from 'prom-client'
import { METRICS } from './metric.table.ts'
import type { LabelOf, MetricName, NameOf } from './metric.table.ts'
import type { MetricFacts } from './site-metric.table.ts'

/**
 * The process's one registry, labelled with the service, with the default figures of the process. Counters are declared
 * where they are counted and register themselves here; calling this again only changes the label.
 */
export function createRegistry(service: string): Registry {
  register.setDefaultLabels({ service })
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register })
  return register
}

/** What prom-client is told of a metric of the table. */
function describe<Name extends MetricName>(name: Name) {
  const { help, labels = [] }: MetricFacts = METRICS[name]
  return { name, help, labelNames: labels as readonly LabelOf<Name>[] }
}

/**
 * Makes a counter of the table, which registers itself: once in a process, where it is counted.
 * @param from the labels under which it stands at 0 from the start: what begins at 1 has not grown for Prometheus, and an alert or a
 * panel would miss the first
 */
export function createCounter<Name extends NameOf<'counter'>>(
  name: Name,
  from: readonly Readonly<Record<LabelOf<Name>, string>>[] = [],
): Counter<LabelOf<Name>> {
  const counter = new Counter<LabelOf<Name>>(describe(name))
  for (const labels of from) counter.inc(labels, 0)
  return counter
}

/**
 * Makes a gauge of the table, which registers itself.
 * @param collect sets it when somebody asks, where the figure is at hand: who asks waits for it
 */
export function createGauge<Name extends NameOf<'gauge'>>(
  name: Name,
  collect?: (gauge: Gauge<LabelOf<Name>>) => void,
): Gauge<LabelOf<Name>> {
  const gauge: Gauge<LabelOf<Name>> = new Gauge<LabelOf<Name>>({
    ...describe(name),
    ...(collect && { collect: () => collect(gauge) }),
  })
  return gauge
}

/** Makes a histogram of the table, which registers itself. */
export function createHistogram<Name extends NameOf<'histogram'>>(name: Name): Histogram<LabelOf<Name>> {
  const { buckets } = METRICS[name]
  return new Histogram<LabelOf<Name>>({ ...describe(name), buckets: [...buckets] })
}

/**
 * A counter of one label for what comes too often to be counted by prom-client, which makes a text of the labels each time: plain numbers,
 * which become a metric when somebody asks.
 * @returns how often each value came, to be counted up by who counts
 */
export function createTally<Name extends NameOf<'counter'>, Value extends string>(
  name: Name,
  label: LabelOf<Name>,
  values: readonly Value[],
): Record<Value, number> {
  const counts = Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>
  const counter: Counter = new Counter({
    ...describe(name),
    collect() {
      counter.reset()
      for (const value of values) counter.inc({ [label]: value }, counts[value])
    },
  })
  return counts
}
