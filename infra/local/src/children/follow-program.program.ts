/**
 * Runs a program that is none of ours and cannot follow its parent by itself: ends it when this process is asked to stop, which it is
 * when its own parent is gone, however that went (`follow-parent.mjs`). Arguments: the program and its own.
 */
import { spawn } from 'node:child_process'

const GRACE_MS = 5_000

const [program = '', ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: 'inherit' })
child.once('error', (error) => {
  process.stderr.write(`${program}: ${error.message}\n`)
  process.exit(1)
})
child.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref()
  })
}
