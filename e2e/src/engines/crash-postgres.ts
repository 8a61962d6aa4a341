import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:net'
import { waitUntil } from '@liberta/test-kit/wait-until'

/** A PostgreSQL of ours: where it is, and its process. */
interface RunningPostgres {
  url: string
  pid: number | null
}

/** A process that was started in the place of one that crashed. */
export interface RevivedPostgres {
  pid: number | null
  stop(): Promise<void>
}

const BACK_WITHIN_MS = 30_000
const TRY_AGAIN_MS = 500

/** Ends PostgreSQL as a crash would, and starts it again: `killPostgres` without a while between the two. */
export async function crashPostgres(service: RunningPostgres): Promise<RevivedPostgres> {
  const revive = await killPostgres(service)
  return revive()
}

/**
 * Ends PostgreSQL as a crash would (SIGKILL). What it gives starts it again, with the same files at the same address, and resolves when
 * it listens. Needs /proc: how the process was started is read there, before it goes.
 */
export async function killPostgres(service: RunningPostgres): Promise<() => Promise<RevivedPostgres>> {
  const pid = service.pid ?? -1
  const folder = readlinkSync(`/proc/${pid}/cwd`)
  const program = readlinkSync(`/proc/${pid}/exe`)
  const [uid, gid] = ['Uid', 'Gid'].map((name) => readId(pid, name))
  const { port } = new URL(service.url)
  const args = readList(pid, 'cmdline').slice(1)
  const env = Object.fromEntries(readList(pid, 'environ').map((line) => splitOnce(line)))
  process.kill(pid, 'SIGKILL')
  await waitUntil(() => isGone(pid), { what: `process ${pid} is gone`, withinMs: BACK_WITHIN_MS })
  const start = () => spawn(program, args, { cwd: folder, env, stdio: 'ignore', uid, gid })
  return async () => {
    let child = start()
    const answers = async () => {
      if (await listens(Number(port))) return true
      // It refuses to start while a process of the crashed one is still going away.
      if (hasEnded(child)) {
        rmSync(join(folder, 'postmaster.pid'), { force: true })
        child = start()
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
      }
      return false
    }
    await waitUntil(answers, { what: `${program} listens again at ${port}`, withinMs: BACK_WITHIN_MS })
    return {
      pid: child.pid ?? null,
      stop: async () => {
        const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
        if (hasEnded(child)) return
        child.kill('SIGINT')
        await ended
      },
    }
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function readList(pid: number, name: 'cmdline' | 'environ'): string[] {
  return readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0').filter(Boolean)
}

function readId(pid: number, name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1])
}

function splitOnce(line: string): [string, string] {
  const equals = line.indexOf('=')
  return [line.slice(0, equals), line.slice(equals + 1)]
}

function isGone(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
