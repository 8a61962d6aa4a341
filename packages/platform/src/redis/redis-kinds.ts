import { Cluster, Command } from 'ioredis'
import type { Redis } from 'ioredis'

/** To one server, to the master that sentinels name, or to all masters of a cluster. */
export type RedisConnection = Redis | Cluster

/** Whether commands go to several servers by their keys, so that one command takes keys of one slot only. */
export function isCluster(connection: RedisConnection): connection is Cluster {
  return connection instanceof Cluster
}

/** What one command may take: all of it at one server, at a cluster what lies in one slot. No group is empty. */
export function groupBySlot<Item>(
  redis: RedisConnection,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Item[][] {
  const slotOf = isCluster(redis) ? (item: Item) => new Command('get', [keyOf(item)]).getSlot() : () => 0
  return [...Map.groupBy(items, slotOf).values()]
}

/** Whether a Redis answers; of a cluster, whether every slot has a master that does. Rejects where nobody answers. */
export async function isRedisHealthy(redis: RedisConnection): Promise<boolean> {
  if (!isCluster(redis)) return (await redis.ping()) === 'PONG'
  const [state, ...pongs] = await Promise.all([
    redis.cluster('INFO'),
    ...redis.nodes('master').map((node) => node.ping()),
  ])
  return state.includes('cluster_state:ok') && pongs.every((pong) => pong === 'PONG')
}
