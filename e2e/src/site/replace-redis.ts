import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { findRedis } from '../../../infra/local/src/services/find-redis.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'

export interface RedisAgain {
  stop(): Promise<void>
}

/** Starts a Redis that knows nothing at the address of one that is gone. */
export async function startEmptyRedis(url: string, policy: string): Promise<RedisAgain> {
  const { port } = new URL(url)
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', tmpdir(), '--save', '', '--appendonly', 'no']
  const program = findRedis((line) => void process.stderr.write(`${line}\n`))
  const server = spawn(program, [...args, '--maxmemory-policy', policy, '--loglevel', 'warning'], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const answers = async () => (await askRedis(port, 'PING')) === '+PONG'
  await waitUntil(answers, { what: `Redis answers at ${port} again` }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { stop }
}

/** The first line that a Redis says to one inline command; empty where there is nobody. */
function askRedis(port: string, command: string): Promise<string> {
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
