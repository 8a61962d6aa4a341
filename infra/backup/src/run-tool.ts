import { spawn } from 'node:child_process'

/** How a program is run. */
export interface ToolRun {
  env?: Readonly<Record<string, string>>
  /** Ends it in order (SIGINT), which is no failure. */
  signal?: AbortSignal
  /** Hears its lines. */
  say: (line: string) => void
}

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws Error with its last words when it fails
 */
export async function runTool(program: string, args: readonly string[], { env, signal, say }: ToolRun): Promise<void> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const last: string[] = []
  const hear = (bytes: Buffer) => {
    for (const line of bytes.toString().split('\n').filter(Boolean)) {
      last.push(line)
      if (last.length > 5) last.shift()
      say(line)
    }
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const stop = () => child.kill('SIGINT')
  signal?.addEventListener('abort', stop)
  try {
    const ended = await new Promise<string>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, by) => resolve(code === 0 ? '' : `ended by ${by ?? `code ${code}`}`))
    })
    if (ended && !signal?.aborted) throw new Error([`${program} ${ended}`, ...last].join('\n  '))
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
