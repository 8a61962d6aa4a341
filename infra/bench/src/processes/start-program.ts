import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:net'

const READY_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 20

export interface Program {
  pid: number
  stop(): Promise<void>
}

/** Starts a server that is none of ours and waits until it listens. @throws with its last words where it does not. */
export async function startProgram(path: string, args: readonly string[], port: number): Promise<Program> {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (words = (words + String(chunk)).slice(-2000)))
  }
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  const kill = () => void child.kill()
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const until = Date.now() + READY_WITHIN_MS
  while (!(await listens(port))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > until) {
      await stop()
      throw new Error(`${path} does not listen on port ${port}: ${words}`)
    }
    await pause(LOOK_EVERY_MS)
  }
  return { pid: child.pid ?? -1, stop }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
