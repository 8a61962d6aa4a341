import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startChild } from '../../../local/src/children/start-child.ts'
import { ROOT } from '../../../local/src/project.ts'

/** What `npm run backup` runs. */
const PROGRAM = join(ROOT, 'infra/backup/src/main.ts')
const WITHIN_MS = 1_200_000

/** Runs one command of the backup to its end, as its operator does; seconds that it took. @throws with its words where it fails or hangs */
export async function runBackup(databaseUrl: string, args: readonly string[]): Promise<number> {
  const began = performance.now()
  await promisify(execFile)(process.execPath, ['--conditions=@liberta/source', PROGRAM, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    timeout: WITHIN_MS,
  })
  return Math.round((performance.now() - began) / 100) / 10
}

/** Takes the log of a server from now on into a folder, as the service of docs/operations.md does. */
export function followLog(databaseUrl: string, folder: string): { stop: () => Promise<void> } {
  return startChild({
    name: 'backup wal',
    program: PROGRAM,
    args: ['wal', '--to', folder],
    env: { DATABASE_URL: databaseUrl },
    onLine: () => undefined,
    onDeath: () => undefined,
  })
}
