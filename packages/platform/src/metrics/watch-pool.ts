import { tracePool } from '../tracing/trace-pool.ts'
import type { TracedPool } from '../tracing/trace-pool.ts'
import { createGauge } from './create-metric.ts'

/** What a pool of `pg` says of itself. */
interface PoolCounts extends TracedPool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

const pools = new Set<PoolCounts>()

const sum = (count: (pool: PoolCounts) => number) => [...pools].reduce((all, pool) => all + count(pool), 0)

createGauge('database_connections', (gauge) => {
  const idle = sum((pool) => pool.idleCount)
  gauge.set({ state: 'busy' }, sum((pool) => pool.totalCount) - idle)
  gauge.set({ state: 'idle' }, idle)
  gauge.set(
    { state: 'waiting' },
    sum((pool) => pool.waitingCount),
  )
})

/** Has the connections of a pool counted from now on, and its statements traced where anything is. */
export function watchPool(pool: PoolCounts): void {
  pools.add(pool)
  tracePool(pool)
}
