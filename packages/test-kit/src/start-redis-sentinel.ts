import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { combineServers, launchRedisServer, runOn, writeAddress } from './start-redis.ts'
import type { RedisServer, ServerOptions, TestRedis } from './start-redis.ts'
import { waitUntil } from './wait-until.ts'

const NAME = 'paper'
/** A master that does not answer for this long is taken for dead; ms. */
const DOWN_AFTER_MS = 1000
const LINKED_WITHIN_MS = 20_000

/** A master and its replica, watched by three sentinels. */
export interface TestSentinel extends TestRedis {
  /** The port of the master, as the sentinels see it. */
  readMaster(): Promise<number>
  /** Kills who was the master at first; the replica takes over. */
  killMaster(): Promise<void>
  /** The same, but it hangs and closes no connection. */
  pauseMaster(): void
  resumeMaster(): void
}

/** Where the others of a group find it. */
function portOf({ port, tlsPort }: RedisServer): number {
  return tlsPort ?? port
}

/** Starts five `redis-server`: a master, a replica, three sentinels of which two decide. */
export async function startRedisSentinel({ rules = [], tls }: ServerOptions = {}): Promise<TestSentinel> {
  const master = await launchRedisServer(() => [...rules, '--repl-diskless-sync-delay', '0'], tls)
  const replica = await launchRedisServer(() => [...rules, '--replicaof', '127.0.0.1', String(portOf(master))], tls)
  const watch = [
    `sentinel monitor ${NAME} 127.0.0.1 ${portOf(master)} 2`,
    `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
    `sentinel failover-timeout ${NAME} 5000`,
  ]
  const launchSentinel = () =>
    launchRedisServer(async (folder) => {
      const file = join(folder, 'sentinel.conf')
      await writeFile(file, `${watch.join('\n')}\n`)
      return [file, '--sentinel']
    }, tls)
  const sentinels = await Promise.all([launchSentinel(), launchSentinel(), launchSentinel()])
  const [first] = sentinels
  const isWatched = async () => {
    const [known] = (await runOn(first, (redis) => redis.call('SENTINEL', 'MASTERS'))) as string[][]
    const facts = new Map(
      Array.from({ length: (known?.length ?? 0) / 2 }, (_, at) => [known?.[at * 2], known?.[at * 2 + 1]]),
    )
    return facts.get('num-slaves') === '1' && facts.get('num-other-sentinels') === '2'
  }
  await waitUntil(isWatched, { withinMs: LINKED_WITHIN_MS })
  await waitUntil(() => runOn(replica, async (redis) => (await redis.info()).includes('master_link_status:up')), {
    withinMs: LINKED_WITHIN_MS,
  })
  const readMaster = async () => {
    const [, port] = (await runOn(first, (redis) =>
      redis.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', NAME),
    )) as string[]
    return Number(port)
  }
  return {
    ...combineServers({
      url: `${writeAddress('+sentinel', ...sentinels)}/${NAME}`,
      servers: [master, replica, ...sentinels],
      keepers: [master],
      async crash() {
        await master.kill()
        await waitUntil(async () => (await readMaster()) === portOf(replica), {
          what: 'the replica has taken over',
          withinMs: LINKED_WITHIN_MS,
        })
        // The sentinels make it a replica of who took over.
        await master.launch()
      },
    }),
    readMaster,
    killMaster: () => master.kill(),
    pauseMaster: () => master.pause(),
    resumeMaster: () => master.resume(),
  }
}
