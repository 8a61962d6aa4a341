import { register } from 'prom-client'
import type { Metric } from 'prom-client'
import { METRICS } from './metric.table.ts'

const METRIC = 'http_request_duration_seconds'
const { help, buckets: BOUNDS } = METRICS[METRIC]
const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

/** The requests of one route and one class of status. */
class Cell {
  /** How many took no longer than each bound, and no less than the one before; the last, longer than all. */
  readonly counts = new Float64Array(BOUNDS.length + 1)
  sum = 0

  observe(seconds: number): void {
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
    this.sum += seconds
  }
}

/**
 * Counts requests and how long they took, by route and class of status. Not prom-client's own histogram, which makes and hashes a text of
 * the labels at each request: that is a tenth of what a page from memory takes. A route is the name of one, never a path.
 */
class RouteMeter {
  private readonly routes = new Map<string, readonly Cell[]>()

  /** @param status of the answer, 100 to 599 */
  observe(route: string, status: number, milliseconds: number): void {
    let cells = this.routes.get(route)
    if (cells === undefined) {
      cells = CLASSES.map(() => new Cell())
      this.routes.set(route, cells)
    }
    cells[Math.floor(status / 100) - 1]?.observe(milliseconds / 1000)
  }

  /** What Prometheus is told, as prom-client writes it. */
  list(): { metricName: string; labels: Record<string, string | number>; value: number }[] {
    return [...this.routes].flatMap(([route, cells]) =>
      cells.flatMap((cell, index) => writeCell(cell, { route, status: CLASSES[index] ?? '' })),
    )
  }

  reset(): void {
    this.routes.clear()
  }
}

function writeCell({ counts, sum }: Cell, labels: { route: string; status: string }) {
  let count = 0
  const values = [...BOUNDS, '+Inf'].map((le, index) => {
    count += counts[index] ?? 0
    return { metricName: `${METRIC}_bucket`, labels: { ...labels, le }, value: count }
  })
  if (count === 0) return []
  const totals = [
    { metricName: `${METRIC}_sum`, labels, value: sum },
    { metricName: `${METRIC}_count`, labels, value: count },
  ]
  return [...values, ...totals]
}

const meter = new RouteMeter()

// The registry takes whatever has a name and gives its values; its types know its own four classes alone.
register.registerMetric({
  name: METRIC,
  help,
  type: 'histogram',
  aggregator: 'sum',
  collect: undefined,
  get: async () => ({ name: METRIC, help, type: 'histogram', aggregator: 'sum', values: meter.list() }),
  reset: () => meter.reset(),
} as unknown as Metric)

/** Notes a request that is answered. @param milliseconds from its head to the end of its answer */
export function noteRequest(route: string, status: number, milliseconds: number): void {
  meter.observe(route, status, milliseconds)
}
