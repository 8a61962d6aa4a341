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

/** Runs a tool of this project's packages with the pinned Node; its output goes to the terminal. Resolves to its exit code. */
export async function runTool(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const tool = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => tool.once('close', (code) => resolve(code ?? 1)))
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
