import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { endForgotten } from './end-forgotten.ts'
import { findFreePort } from './find-port.ts'

export interface RunningRedis {
  url: string
  pid: number | null
  stop(): Promise<void>
}

/**
 * Starts a Redis on a free port of the loopback address. It serves queue and cache in one, so it keeps the queue's rules:
 * nothing is evicted, every write is logged to disk.
 */
export async function startRedis(program: string, folder: string): Promise<RunningRedis> {
  mkdirSync(folder, { recursive: true })
  const pidFile = join(folder, 'redis.pid')
  await endForgotten(pidFile, /^(?:redis|valkey)-server$/)
  const port = await findFreePort()
  const rules = [
    '--appendonly',
    'yes',
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
    '--loglevel',
    'warning',
    '--pidfile',
    pidFile,
  ]
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...rules], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  server.stdout.on('data', (chunk) => (output = `${output}${chunk}`.slice(-2000)))
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()))
  const failed = new Promise<never>((_resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`redis-server ended with code ${code}\n${output}`)))
  })
  failed.catch(() => undefined)
  await Promise.race([answersPing(port), failed])
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: server.pid ?? null,
    async stop() {
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
