import { describe, expect, it } from '@jest/globals'
import { Counter } from 'prom-client'
import { createMetrics } from './metrics.ts'

describe('createMetrics', () => {
  it('shows the figures of the process and every counter declared anywhere, labelled with the service', async () => {
    new Counter({ name: 'things_total', help: 'Things' }).inc()
    const text = await createMetrics('api').metrics()
    expect(text).toContain('things_total{service="api"} 1')
    expect(text).toContain('process_cpu_seconds_total{service="api"}')
  })

  it('may be called again', () => {
    expect(() => createMetrics('api')).not.toThrow()
  })
})
