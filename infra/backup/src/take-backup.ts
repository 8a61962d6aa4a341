import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_SLOT } from '@liberta/database/backup/is-log-followed'
import { askServerMajor } from './ask-server.ts'
import { createDraft, keepDraft, PARTS, pruneCopies, readFirstWalFile, writeStamp } from './backup-folder.ts'
import { writeConnectionVariables } from './connection-variables.ts'
import { findTool } from './find-tool.ts'
import { runTool } from './run-tool.ts'

/** What is backed up, and where to. */
export interface BackupOrder {
  /** The database's address, of an account that may replicate. */
  database: string
  folder: string
  say: (line: string) => void
}

/**
 * Takes the write-ahead log as it is written, until it is told to stop: what is lost with the server is what it had not sent yet, less
 * than a second. `pg_receivewal` comes again by itself while the server is away.
 */
export async function followWal({ database, folder, say }: BackupOrder, signal: AbortSignal): Promise<void> {
  const program = findTool('pg_receivewal', await askServerMajor(database))
  const wal = join(folder, PARTS.wal)
  mkdirSync(wal, { recursive: true })
  const env = writeConnectionVariables(database)
  const slot = [`--slot=${BACKUP_SLOT}`, '--no-password']
  await runTool(program, ['--create-slot', '--if-not-exists', ...slot], { env, say })
  await runTool(program, ['--directory', wal, '--status-interval=5', ...slot], { env, say, signal })
}

/**
 * Copies the server's files, holds the copy against its own list of checksums, and lets go of copies beyond the newest `keep` with
 * the log that only they needed. Resolves to the copy's folder.
 */
export async function takeBase({ database, folder, say }: BackupOrder, keep: number): Promise<string> {
  const major = await askServerMajor(database)
  const stamp = writeStamp(new Date())
  const place = join(folder, PARTS.base)
  const draft = createDraft(place, stamp)
  const copy = ['--pgdata', draft, '--format=plain', '--wal-method=stream', '--checkpoint=fast', '--no-password']
  const sums = ['--manifest-checksums=sha256']
  const env = writeConnectionVariables(database)
  await runTool(findTool('pg_basebackup', major), [...copy, ...sums], { env, say })
  const endedAt = new Date()
  await runTool(findTool('pg_verifybackup', major), ['--quiet', draft], { say })
  keepDraft(place, stamp, endedAt)
  const [oldest = stamp] = pruneCopies(place, keep)
  const wal = join(folder, PARTS.wal)
  mkdirSync(wal, { recursive: true })
  await runTool(findTool('pg_archivecleanup', major), [wal, readFirstWalFile(join(place, oldest))], { say })
  return join(place, stamp)
}

/** Writes the database as a logical dump, which other versions and machines read, too. Resolves to the dump's folder. */
export async function takeDump({ database, folder, say }: BackupOrder, keep: number): Promise<string> {
  const stamp = writeStamp(new Date())
  const place = join(folder, PARTS.dump)
  const draft = createDraft(place, stamp)
  const args = ['--format=directory', '--jobs=2', '--no-owner', '--no-privileges', '--no-password', '--file', draft]
  const env = writeConnectionVariables(database)
  await runTool(findTool('pg_dump', await askServerMajor(database)), args, { env, say })
  renameSync(draft, join(place, stamp))
  pruneCopies(place, keep)
  return join(place, stamp)
}
