import { findFreePort } from '@liberta/http/find-free-port'
import { combineServers, launchRedisServer, runOn, startRedis, writeAddress } from './start-redis.ts'
import type { RedisServer, ServerOptions, TestRedis } from './start-redis.ts'
import { waitUntil } from './wait-until.ts'

const MASTERS = 3
const SLOTS = 16_384
/** After this long without an answer a node is taken for dead; ms. */
const NODE_TIMEOUT_MS = 1000
const FORMED_WITHIN_MS = 20_000

/** A Redis Cluster of three masters. */
export interface TestCluster extends TestRedis {
  /** Kills the first master; its replica, where there is one, takes over. */
  killFirstMaster(): Promise<void>
}

interface Node extends RedisServer {
  busPort: number
}

async function launchNode({ rules = [], tls }: ServerOptions): Promise<Node> {
  const busPort = await findFreePort()
  const server = await launchRedisServer(
    () => [
      ...rules,
      '--cluster-enabled',
      'yes',
      '--cluster-port',
      String(busPort),
      '--cluster-node-timeout',
      String(NODE_TIMEOUT_MS),
      '--repl-diskless-sync-delay',
      '0',
      // What a client of TLS is told of the other nodes is where they speak it, too.
      ...(tls ? ['--tls-cluster', 'yes'] : []),
    ],
    tls,
  )
  return { ...server, busPort }
}

/** How many nodes a node knows that are within reach, and whether all slots are served. */
async function isFormed(node: Node, nodes: number): Promise<boolean> {
  const info = await runOn(node, (redis) => redis.cluster('INFO'))
  return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${nodes}`)
}

async function joinNodes(nodes: readonly Node[]): Promise<void> {
  const [first, ...others] = nodes
  if (!first) return
  await Promise.all(
    nodes.slice(0, MASTERS).map((node, place) => {
      const from = Math.floor((place * SLOTS) / MASTERS)
      const to = Math.floor(((place + 1) * SLOTS) / MASTERS) - 1
      return runOn(node, (redis) => redis.call('CLUSTER', 'ADDSLOTSRANGE', from, to))
    }),
  )
  await runOn(first, async (redis) => {
    for (const { port, tlsPort, busPort } of others)
      await redis.call('CLUSTER', 'MEET', '127.0.0.1', tlsPort ?? port, busPort)
  })
}

/** Makes the last node a replica of the first, and waits until it has its keys. */
async function replicateFirst(first: Node, replica: Node): Promise<void> {
  const id = String(await runOn(first, (redis) => redis.call('CLUSTER', 'MYID')))
  await waitUntil(async () => (await runOn(replica, (redis) => redis.call('CLUSTER', 'REPLICATE', id))) === 'OK', {
    withinMs: FORMED_WITHIN_MS,
  })
  const isLinked = () => runOn(replica, async (redis) => (await redis.info()).includes('master_link_status:up'))
  await waitUntil(isLinked, { withinMs: FORMED_WITHIN_MS })
}

function isMaster(node: Node): Promise<boolean> {
  return runOn(node, async (redis) => (await redis.info()).includes('role:master'))
}

interface ClusterOptions extends ServerOptions {
  /** A fourth node, which follows the first. */
  replica?: boolean
}

/** Starts a cluster of three `redis-server`; with `replica` of four, of which the last follows the first. */
export async function startRedisCluster({ replica = false, ...options }: ClusterOptions = {}): Promise<TestCluster> {
  const nodes = await Promise.all(Array.from({ length: MASTERS + (replica ? 1 : 0) }, () => launchNode(options)))
  const waitUntilFormed = () =>
    waitUntil(
      async () => {
        const formed = await Promise.all(nodes.map((node) => isFormed(node, nodes.length)))
        return formed.every(Boolean)
      },
      { withinMs: FORMED_WITHIN_MS },
    )
  await joinNodes(nodes)
  await waitUntilFormed()
  const [first, last] = [nodes[0], nodes[MASTERS]]
  if (first && last) await replicateFirst(first, last)
  return {
    ...combineServers({
      url: writeAddress('+cluster', ...nodes),
      servers: nodes,
      keepers: nodes.slice(0, MASTERS),
      waitUntilReady: waitUntilFormed,
      async crash() {
        await first?.kill()
        if (last)
          await waitUntil(() => isMaster(last), { what: 'the replica has taken over', withinMs: FORMED_WITHIN_MS })
        await first?.launch()
        await waitUntilFormed()
      },
    }),
    async killFirstMaster() {
      await first?.kill()
    },
  }
}

/** The kinds of server on which what is kept in Redis has to work the same, for `describe.each`. */
export const REDIS_KINDS = [
  { kind: 'one server', start: () => startRedis() },
  { kind: 'a cluster of three', start: startRedisCluster as () => Promise<TestRedis> },
] as const
