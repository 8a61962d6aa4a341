import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT, StartError } from '../project.ts'

const GRACE_MS = 8_000
const KEPT_LINES = 12
const LAST_LINES_WITHIN_MS = 1_000

export interface ChildOptions {
  name: string
  /** The Node program, with its path. */
  program: string
  args?: readonly string[]
  /** Flags of Node itself. */
  nodeFlags?: readonly string[]
  /** Set over the environment of this process. */
  env: Readonly<Record<string, string>>
  onLine: (line: string) => void
  /** Called with everything that the child sends over the IPC channel. */
  onMessage?: (message: unknown) => void
  /** Called once if the child ends without having been asked to, with its last lines. */
  onDeath: (report: string) => void
}

/** How a process ended: its exit code, or the signal that ended it. */
export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface Child {
  name: string
  pid: number
  /** Whether it has not ended yet. */
  readonly isRunning: boolean
  /** Resolves once it has ended, however it did. */
  ended: Promise<Ending>
  /** The first message over the IPC channel; rejects if the child ends before. */
  firstMessage: Promise<unknown>
  /** Sends it something over the IPC channel; nothing where it has ended. */
  send(message: object): void
  /** Asks the child to stop, waits, and ends it after a grace of 8 s. */
  stop(): Promise<void>
  /** Ends the child at once, as a crash would; resolves when it is gone. */
  kill(): Promise<void>
}

/**
 * Starts a Node program as a child in a process group of its own (a Ctrl-C at the terminal reaches only us, and we stop
 * the children in order), which ends by itself when this process is gone.
 */
export function startChild(options: ChildOptions): Child {
  const preload = join(import.meta.dirname, '../follow-parent.mjs')
  const flags = [
    '--import',
    preload,
    '--conditions=@liberta/source',
    '--enable-source-maps',
    ...(options.nodeFlags ?? []),
  ]
  const child = spawn(process.execPath, [...flags, options.program, ...(options.args ?? [])], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...options.env },
  })
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > KEPT_LINES) lastLines.shift()
      options.onLine(line)
    })
  }
  if (options.onMessage) child.on('message', options.onMessage)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  let stopping = false
  const ended = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => {
      const tell = () => {
        clearTimeout(timer)
        child.off('close', tell)
        resolve({ code, signal })
        if (!stopping) options.onDeath(`${options.name} ended (${signal ?? `code ${code}`})\n${lastLines.join('\n')}`)
      }
      // Its last lines may still be on their way; what it started and left behind may hold the stream for ever.
      const timer = setTimeout(tell, LAST_LINES_WITHIN_MS)
      child.once('close', tell)
    })
  })
  const firstMessage = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    void ended.then(() => reject(new StartError(`${options.name} ended before it was ready\n${lastLines.join('\n')}`)))
  })
  firstMessage.catch(() => undefined)
  return {
    name: options.name,
    pid: child.pid ?? -1,
    get isRunning() {
      return isRunning()
    },
    ended,
    firstMessage,
    send(message) {
      if (child.connected) child.send(message)
    },
    async stop() {
      stopping = true
      if (!isRunning()) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
      await ended
      clearTimeout(timer)
    },
    async kill() {
      stopping = true
      child.kill('SIGKILL')
      await ended
    },
  }
}
