import { collectDefaultMetrics, register } from 'prom-client'
import type { Registry } from 'prom-client'

/**
 * The process's one registry, labelled with the service, with the default figures of the process. Counters are declared
 * where they are counted and register themselves here; calling this again only changes the label.
 */
export function createMetrics(service: string): Registry {
  register.setDefaultLabels({ service })
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register })
  return register
}
