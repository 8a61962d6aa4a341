import { spawn } from 'node:child_process'
import { ROOT, StartError } from '../project.ts'

/**
 * Runs a tool of the build with Node, as for production whatever asks for it, also a test.
 * @throws StartError with the tool's words where it fails; the reason of `stopRequested` once that is aborted.
 */
export async function runBuildTool(name: string, args: readonly string[], stopRequested?: AbortSignal): Promise<void> {
  stopRequested?.throwIfAborted()
  const env = { ...process.env, NODE_ENV: 'production' }
  const tool = spawn(process.execPath, ['--conditions=@liberta/source', ...args], { cwd: ROOT, stdio: 'pipe', env })
  const stop = () => tool.kill()
  stopRequested?.addEventListener('abort', stop, { once: true })
  let output = ''
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    tool.once('close', (...how) => resolve(how))
  })
  stopRequested?.removeEventListener('abort', stop)
  // A Ctrl-C ends the tool as well: that is no fault of the build's.
  stopRequested?.throwIfAborted()
  if (signal) throw new StartError(`${name} was ended from outside (${signal}). Run the same command again.`)
  if (code !== 0) throw new StartError(`${name} failed (code ${code}):\n${output.trim()}`)
}
