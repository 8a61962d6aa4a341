import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { findFreePort } from '@liberta/http/find-free-port'
import type { ServerCertificate } from './make-authority.ts'

/** A real Redis for one test file, on ports and in folders of its own: one server, or several that are one. */
export interface TestRedis {
  /** What `REDIS_CACHE_URL` would be. */
  url: string
  /** Removes every key. */
  empty(): Promise<void>
  /** Ends it and removes its folders. */
  stop(): Promise<void>
  /** Ends it; `startAgain` brings an empty one back on the same ports. */
  goAway(): Promise<void>
  startAgain(): Promise<void>
  /** A restart that lost everything, scripts and subscriptions included. */
  restartEmpty(): Promise<void>
  /**
   * Ends who takes the writes by SIGKILL. Resolves when they are taken again, by a replica that took over or by the same server with what
   * it keeps on disk, and all servers are up.
   */
  crash(): Promise<void>
  /** Stops the processes without closing their connections: a server that hangs. */
  pause(): void
  resume(): void
}

/** One redis-server of a test, of whatever kind. */
export interface RedisServer {
  port: number
  /** Where it speaks TLS, if it does; the test itself uses the other port. */
  tlsPort: number | undefined
  /** Another connection to it; the caller ends it. */
  connect(): Redis
  /** Ends it by SIGKILL; it may be launched again with what it keeps on disk. */
  kill(): Promise<void>
  launch(): Promise<void>
  /** Removes what it keeps on disk of its keys, while it is away. */
  forget(): Promise<void>
  pause(): void
  resume(): void
  /** Ends it and removes its folder. */
  remove(): Promise<void>
}

async function waitForPong(port: number): Promise<void> {
  const probe = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => 20, maxRetriesPerRequest: null })
  probe.on('error', () => undefined)
  try {
    const late = delay(10_000, undefined, { ref: false }).then(() => {
      throw new Error(`redis-server did not answer on port ${port}`)
    })
    await Promise.race([probe.ping(), late])
  } finally {
    probe.disconnect()
  }
}

async function launch(args: readonly string[], port: number, folder: string): Promise<ChildProcess> {
  const kept = args.includes('--appendonly') ? [] : ['--appendonly', 'no']
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...kept, '--dir', folder]
  const child = spawn('redis-server', [...args, ...options], { stdio: 'ignore' })
  const failed = once(child, 'error').then(([error]) => {
    throw error
  })
  await Promise.race([waitForPong(port), failed])
  failed.catch(() => undefined)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

function writeTlsArgs({ caFile, certificate, key }: ServerCertificate, port: number): string[] {
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', caFile]
  return ['--tls-port', String(port), ...files, '--tls-auth-clients', 'no', '--tls-replication', 'yes']
}

/**
 * Launches the `redis-server` of PATH on a free port; rejects when there is none.
 * @param buildArgs its arguments beside port and folder, which they may name
 * @param tls with it the server speaks TLS at a port of its own, and with other servers
 */
export async function launchRedisServer(
  buildArgs: (folder: string) => string[] | Promise<string[]> = () => [],
  tls?: ServerCertificate,
): Promise<RedisServer> {
  const port = await findFreePort()
  const tlsPort = tls && (await findFreePort())
  const folder = await mkdtemp(join(tmpdir(), 'liberta-redis-'))
  const args = [...(await buildArgs(folder)), ...(tls ? writeTlsArgs(tls, tlsPort ?? 0) : [])]
  let child = await launch(args, port, folder)
  return {
    port,
    tlsPort,
    connect: () => new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null }),
    kill: () => end(child),
    async launch() {
      child = await launch(args, port, folder)
    },
    forget: () => rm(join(folder, 'appendonlydir'), { recursive: true, force: true }),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async remove() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Servers that are one, and what is known of them as such. */
interface CombinedServers {
  url: string
  /** All of them, which live and die together. */
  servers: readonly RedisServer[]
  /** Those that hold the keys; all unless said. */
  keepers?: readonly RedisServer[]
  /** Resolves when they are one again after a start. */
  waitUntilReady?: () => Promise<void>
  crash: () => Promise<void>
}

/** What a test does with servers that are one. */
export function combineServers({
  url,
  servers,
  keepers = servers,
  waitUntilReady = () => Promise.resolve(),
  crash,
}: CombinedServers): TestRedis {
  const all = (act: (server: RedisServer) => Promise<unknown>) => Promise.all(servers.map(act))
  const goAway = async () => void (await all((server) => server.kill()))
  const startAgain = async () => {
    await all((server) => server.forget())
    await all((server) => server.launch())
    await waitUntilReady()
  }
  return {
    url,
    goAway,
    startAgain,
    crash,
    async empty() {
      await Promise.all(keepers.map((server) => runOn(server, (redis) => redis.flushall())))
    },
    async stop() {
      await all((server) => server.remove())
    },
    async restartEmpty() {
      await goAway()
      await startAgain()
    },
    pause: () => servers.forEach((server) => server.pause()),
    resume: () => servers.forEach((server) => server.resume()),
  }
}

/** Runs commands at one server, on a connection of their own. */
export async function runOn<Result>(
  server: Pick<RedisServer, 'connect'>,
  run: (redis: Redis) => Promise<Result>,
): Promise<Result> {
  const redis = server.connect()
  try {
    return await run(redis)
  } finally {
    redis.disconnect()
  }
}

/** How servers of a test are started. */
export interface ServerOptions {
  /** Further arguments of each `redis-server` that keeps keys; with `--appendonly yes` a crash loses nothing. */
  rules?: readonly string[]
  /** With it the address is one of TLS. */
  tls?: ServerCertificate
}

/** Starts one server. */
export async function startRedis({ rules = [], tls }: ServerOptions = {}): Promise<TestRedis> {
  const server = await launchRedisServer(() => [...rules], tls)
  return combineServers({
    url: writeAddress('', server),
    servers: [server],
    async crash() {
      await server.kill()
      await server.launch()
    },
  })
}

/** `redis:` or `rediss:` with the places of the servers. @param kind of servers that are one: `+cluster`, `+sentinel` */
export function writeAddress(kind: string, ...servers: readonly RedisServer[]): string {
  const scheme = servers.some(({ tlsPort }) => tlsPort !== undefined) ? 'rediss' : 'redis'
  return `${scheme}${kind}://${servers.map(({ port, tlsPort }) => `127.0.0.1:${tlsPort ?? port}`).join(',')}`
}
