import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { endForgotten, REDIS_PROGRAM } from './end-forgotten.ts'
import { findFreePort } from '@liberta/http/find-free-port'
import type { RunningService } from './start-services.ts'

/** The two kinds of Redis, as in production: the queue forgets nothing, the cache may forget what was asked for longest ago. */
const RULES = {
  queue: ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
  cache: ['--appendonly', 'no', '--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru'],
} as const

export type RedisKind = keyof typeof RULES

/** Starts a Redis on a free port of the loopback address, with its files in a folder of its own. */
export async function startRedis(kind: RedisKind, program: string, parent: string): Promise<RunningService> {
  const folder = join(parent, `redis-${kind}`)
  mkdirSync(folder, { recursive: true })
  const pidFile = join(folder, 'redis.pid')
  await endForgotten(pidFile, REDIS_PROGRAM)
  const port = await findFreePort()
  const rules = [...RULES[kind], '--save', '', '--loglevel', 'warning', '--pidfile', pidFile]
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...rules], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  server.stdout.on('data', (chunk) => (output = `${output}${chunk}`.slice(-2000)))
  let stopping = false
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()))
  const died = new Promise<string>((resolve) => {
    server.once('exit', (code, signal) => {
      if (!stopping) resolve(`The Redis of the ${kind} ended (${signal ?? `code ${code}`})\n${output}`.trim())
    })
  })
  const failed = new Promise<never>((_resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`redis-server ended with code ${code}\n${output}`)))
  })
  failed.catch(() => undefined)
  await Promise.race([answersPing(port), failed]).catch((error: unknown) => {
    server.kill('SIGKILL')
    throw error
  })
  // What it said while it started is not why it dies later.
  output = ''
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: server.pid ?? null,
    died,
    async stop() {
      stopping = true
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function answersPing(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await ping(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('redis-server did not answer within 10 seconds')
}

function ping(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.setTimeout(500, () => socket.destroy())
    socket.once('data', (answer) => {
      resolve(answer.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })
}
