import { readFileSync } from 'node:fs'
import { isCertificateError } from '@liberta/http/certificate-error'
import { Cluster, Redis, SentinelConnector } from 'ioredis'
import type { ClusterOptions, RedisOptions, SentinelConnectionOptions } from 'ioredis'
import type { Logger } from 'pino'
import { giveCommandsATurn } from './patient-command.ts'
import { parseRedisAddress } from './redis-address.ts'
import type { RedisAddress } from './redis-address.ts'
import type { RedisConnection } from './redis-kinds.ts'

giveCommandsATurn()

export type RedisProfile = 'producer' | 'worker' | 'cache' | 'subscriber'

/**
 * What each kind of user of Redis does when there is none.
 *
 * `producer` (adds jobs) and `cache` fail at once, because a reader waits behind them: no offline queue, nothing sent
 * again, and a server that hangs is given up after half a second a command and two seconds a connection. `worker` and
 * `subscriber` have nobody waiting and try for ever; a subscriber's silent connection is found out by its PING.
 * It subscribes again by hand at every connection (ChangeSubscription): what the library would send of its own accord rejects
 * with nobody to catch it, where the connection ends before the answer.
 */
const PROFILES: Record<RedisProfile, RedisOptions> = {
  producer: {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    commandTimeout: 500,
    socketTimeout: 2000,
  },
  cache: {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    commandTimeout: 500,
    socketTimeout: 2000,
  },
  worker: { maxRetriesPerRequest: null },
  subscriber: { maxRetriesPerRequest: null, autoResubscribe: false, socketTimeout: 5000 },
}

const CONNECT_TIMEOUT_MS = 2000
/** How often a cluster is asked which node has what: what moved without an error, as behind a node that hangs, is found out. */
const LOOK_AT_CLUSTER_EVERY_MS = 5000

/** 50 ms, then twice as long each time, up to a second; a fifth of it by chance, so that programs do not come at once. */
export function reconnectAfter(attempt: number, chance: () => number = Math.random): number {
  const wait = Math.min(1000, 50 * 2 ** Math.min(attempt - 1, 10))
  return Math.round(wait * (0.8 + 0.2 * chance()))
}

/**
 * Connects in the background and reconnects for ever; logs an outage once when it begins and once when it ends.
 * @param address what `redisAddressSchema` takes; throws for anything else
 * @param caFile who has signed the servers' certificates, where the address says `rediss`; throws where it cannot be read
 */
export function connectRedis(address: string, profile: 'subscriber', logger: Logger, caFile?: string): Redis
/** The same; a cluster's connection is one to each of its masters. */
export function connectRedis(address: string, profile: RedisProfile, logger: Logger, caFile?: string): RedisConnection
/** @internal both of the above */
export function connectRedis(address: string, profile: RedisProfile, logger: Logger, caFile?: string): RedisConnection {
  const parsed = parseRedisAddress(address)
  if (!parsed) throw new Error('no address of a Redis')
  const secure = parsed.tls ? { tls: caFile === undefined ? {} : { ca: readFileSync(caFile, 'utf8') } } : {}
  const redis =
    parsed.kind === 'cluster' ? connectCluster(parsed, profile, secure) : connectServer(parsed, profile, secure)
  let down = false
  const noteOutage = (error?: Error) => {
    if (down) return
    down = true
    void logOutage(parsed, secure, { error, profile, logger })
  }
  redis.on('error', noteOutage)
  redis.on('reconnecting', () => noteOutage())
  redis.on('ready', () => {
    if (down) logger.info({ profile }, 'Redis is back')
    down = false
  })
  return redis
}

/** For the log of who has to put it right. */
const UNTRUSTED = 'Redis is away: its certificate is not signed by REDIS_CA_FILE, is not of this name, or out of date'

async function logOutage(
  address: RedisAddress,
  secure: Secure,
  { error, profile, logger }: { error: Error | undefined; profile: RedisProfile; logger: Logger },
): Promise<void> {
  const reason = await findReason(address, secure, error)
  const facts = { profile, error: reason?.message }
  if (isCertificateError(reason)) logger.error(facts, UNTRUSTED)
  else logger.warn(facts, 'Redis is away')
}

/** What went wrong. Of sentinels and nodes the library tells only that there is no connection: one of them is asked. */
async function findReason(address: RedisAddress, secure: Secure, error?: Error): Promise<Error | undefined> {
  if (address.kind === 'single' || !secure.tls || isCertificateError(error)) return error
  const [place] = address.kind === 'cluster' ? address.nodes : address.sentinels
  const probe = new Redis({
    ...place,
    ...secure,
    lazyConnect: true,
    enableReadyCheck: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: () => null,
  })
  const refused = new Promise<Error>((resolve) => void probe.once('error', resolve))
  const reason = await Promise.race([refused, probe.connect().catch(() => refused)])
  probe.disconnect()
  return reason ?? error
}

/** What the library is told of TLS; nothing where none is spoken. */
type Secure = Pick<RedisOptions, 'tls'>

/**
 * Asks the sentinels for the master. What listens for the next one since the connection before is ended first: the library leaves it
 * on, and what it hears just then ends the connection for good, with every command that waits at it (ioredis 6.0.0).
 */
class MasterConnector extends SentinelConnector {
  // The library's own type of a connector takes anything.
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions)
  }

  override connect(emitError: Parameters<SentinelConnector['connect']>[0]) {
    this.disconnect()
    return super.connect(emitError)
  }
}

function connectServer(
  address: Exclude<RedisAddress, { kind: 'cluster' }>,
  profile: RedisProfile,
  secure: Secure,
): Redis {
  const options: RedisOptions = {
    ...PROFILES[profile],
    ...secure,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (times) => reconnectAfter(times),
  }
  if (address.kind === 'single') return new Redis(address.url, options)
  const { kind: _kind, tls: _tls, ...master } = address
  return new Redis({
    ...options,
    ...master,
    Connector: MasterConnector,
    ...(secure.tls && { sentinelTLS: secure.tls, enableTLSForSentinelMode: true }),
    // A master that hangs closes nothing: who waits at it, as a worker does, learns from the sentinels that it is none any more.
    failoverDetector: true,
    sentinelRetryStrategy: (times) => reconnectAfter(times),
    sentinelCommandTimeout: CONNECT_TIMEOUT_MS,
    // A master that became a replica says so and has done nothing: the command is sent again to the new one.
    reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
  })
}

function connectCluster(
  { nodes, tls: _tls, kind: _kind, ...account }: Extract<RedisAddress, { kind: 'cluster' }>,
  profile: RedisProfile,
  secure: Secure,
): RedisConnection {
  if (profile === 'subscriber') return connectNode(nodes, { ...PROFILES.subscriber, ...account, ...secure })
  const { enableOfflineQueue = true, ...options } = PROFILES[profile]
  const clusterOptions: ClusterOptions = {
    enableOfflineQueue,
    redisOptions: { ...options, ...account, ...secure, connectTimeout: CONNECT_TIMEOUT_MS },
    clusterRetryStrategy: (times) => reconnectAfter(times),
    slotsRefreshTimeout: CONNECT_TIMEOUT_MS,
    retryDelayOnFailover: 100,
    retryDelayOnClusterDown: 100,
    // Who may wait goes on until a replica is master; the others are bounded by the time of their command.
    ...(profile === 'worker' ? { maxRedirections: 600 } : {}),
    // Every node is reached by the name that the cluster gives, which over TLS has to be that of its certificate.
    dnsLookup: (host, done) => done(null, host),
  }
  const cluster = new Cluster(nodes, clusterOptions)
  // Not by the library's `slotsRefreshInterval`: who is ended while it looks goes on looking, and its process never ends (ioredis 6.0.0).
  const looking = setInterval(() => cluster.refreshSlotsCache(), LOOK_AT_CLUSTER_EVERY_MS).unref()
  cluster.once('end', () => clearInterval(looking))
  return cluster
}

/**
 * To one node of a cluster, the next one after each failure: what is published on any node is heard on all. Not the library's own
 * subscriber of a cluster, which changes its node without a word, and what was published meanwhile would be missed.
 */
function connectNode(nodes: readonly { host: string; port: number }[], options: RedisOptions): Redis {
  let turn = Math.floor(Math.random() * nodes.length)
  const redis: Redis = new Redis({
    ...options,
    ...nodes[turn],
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy(times) {
      turn = (turn + 1) % nodes.length
      // The library reads its options anew at every connection.
      Object.assign(redis.options, nodes[turn])
      return reconnectAfter(times)
    },
  })
  return redis
}
