import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { findFreePort } from '@liberta/http/find-free-port'

/** A real Redis for one test file, on a port and in a folder of its own. */
export interface TestRedis {
  url: string
  port: number
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
  /** Ends the server; `startAgain` brings an empty one back on the same port. */
  goAway(): Promise<void>
  startAgain(): Promise<void>
  /** A restart that lost everything, scripts and subscriptions included. */
  restartEmpty(): Promise<void>
  /** Stops the process without closing its connections: a server that hangs. */
  pause(): void
  resume(): void
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

async function launch(port: number, folder: string): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const child = spawn('redis-server', options, { stdio: 'ignore' })
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

/** Starts the `redis-server` of PATH; rejects when there is none. */
export async function startRedis(): Promise<TestRedis> {
  const port = await findFreePort()
  const folder = await mkdtemp(join(tmpdir(), 'liberta-redis-'))
  let child = await launch(port, folder)
  const goAway = () => end(child)
  const startAgain = async () => {
    child = await launch(port, folder)
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    goAway,
    startAgain,
    async stop() {
      await goAway()
      await rm(folder, { recursive: true, force: true })
    },
    async restartEmpty() {
      await goAway()
      await startAgain()
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  }
}
