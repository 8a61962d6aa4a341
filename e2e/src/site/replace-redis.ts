import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { findRedis } from '../../../infra/local/src/services/find-redis.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'

type RunningService = { url: string; pid: number | null } | null

export interface RedisAgain {
  stop(): Promise<void>
}

/** Ends a process at once, as a crash or the kernel would. */
export function killService(service: RunningService): void {
  if (service?.pid) process.kill(service.pid, 'SIGKILL')
}

/** Starts a Redis that knows nothing at the address of one that was killed. */
export async function startEmptyRedis(service: RunningService, policy: string): Promise<RedisAgain> {
  const { port } = new URL(service?.url ?? '')
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', tmpdir(), '--save', '', '--appendonly', 'no']
  const program = findRedis((line) => void process.stderr.write(`${line}\n`))
  const server = spawn(program, [...args, '--maxmemory-policy', policy, '--loglevel', 'warning'], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const answers = async () => (await askRedis(service, 'PING')) === '+PONG'
  await waitUntil(answers, { what: `Redis answers at ${port} again` }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { stop }
}

/** The first line that a Redis says to one inline command; empty where there is nobody. */
function askRedis(service: RunningService, command: string): Promise<string> {
  const { port } = new URL(service?.url ?? '')
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${command}\r\n`))
    socket.setTimeout(2000, () => socket.destroy())
    socket.once('data', (answer) => {
      resolve(answer.toString().split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(''))
  })
}
