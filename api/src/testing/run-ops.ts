import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { TEST_OPERATOR } from './start-api.ts'
import type { TestApi } from './start-api.ts'

const OPS = join(import.meta.dirname, '../operators/command/ops.ts')
const FLAGS = ['--conditions=@liberta/source', '--disable-warning=ExperimentalWarning']

/** Runs the operators' command as a shell does; `said` is what it writes, to either of its outputs. */
export function runOps(
  { operatorsOrigin }: TestApi,
  words: readonly string[],
  { user, password }: typeof TEST_OPERATOR = TEST_OPERATOR,
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, OPS_USER: user, OPS_PASSWORD: password, NODE_OPTIONS: '' }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...FLAGS, OPS, ...words, '--url', operatorsOrigin],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? 1, said: out + err }),
    )
  })
}
