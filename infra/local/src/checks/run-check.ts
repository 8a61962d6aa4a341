import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../project.ts'
import type { RanTest } from '../requirements/requirement.types.ts'

export interface CheckResult {
  name: string
  passed: number
  failed: number
  /** What the closing of the run says of it beside the counts. */
  note?: string
  /** The tests that Jest or Playwright ran, each with what came of it. */
  tests?: readonly RanTest[]
}

/** Milliseconds for one tool, three times of what the longest takes on two processors: no run waits for ever for what hangs. */
const LONGEST_MS = 35 * 60_000

/**
 * Runs a tool of this project's packages with the pinned Node; its output goes to the terminal. Resolves to its exit code; one that does
 * not end is ended, and has failed.
 */
export async function runTool(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  longestMs = LONGEST_MS,
): Promise<number> {
  const tool = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: longestMs,
  })
  const code = await new Promise<number | null>((resolve) => void tool.once('close', resolve))
  if (code === null)
    process.stderr.write(`Ended by ${tool.signalCode}, of itself or after ${longestMs / 1000} s: ${args.join(' ')}\n`)
  return code ?? 1
}

/** The path of a package's program. */
export function toolPath(path: string): string {
  return join(ROOT, 'node_modules', path)
}

/** The words of one call of a tool. */
type ToolRun = readonly string[]

/**
 * A check that passes or fails as a whole.
 * @param steps one after another, and the runs of one beside each other
 */
export async function runCheck(name: string, ...steps: readonly (readonly ToolRun[])[]): Promise<CheckResult> {
  for (const runs of steps) {
    const codes = await Promise.all(runs.map((args) => runTool(args)))
    if (codes.some((code) => code !== 0)) return { name, passed: 0, failed: 1 }
  }
  return { name, passed: 1, failed: 0 }
}

/** The last words of `npm test` over all checks with what they note, and the code it exits with: 0 where something was looked at and nothing failed. */
export function closeRun(results: readonly CheckResult[]): { line: string; notes: string[]; exitCode: 0 | 1 } {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  const notes = results.flatMap(({ note }) => note ?? [])
  return { line: `${passed} passed, ${failed} failed`, notes, exitCode: failed === 0 && passed > 0 ? 0 : 1 }
}
