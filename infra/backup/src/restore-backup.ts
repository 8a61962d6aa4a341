import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '../../local/src/project.ts'
import { askServerMajor, withServer } from './ask-server.ts'
import { chooseCopy, findMissingWal, listCopies, PARTS, readEnd, readFirstWalFile } from './backup-folder.ts'
import { writeConnectionVariables } from './connection-variables.ts'
import { findTool } from './find-tool.ts'
import { recoverServer } from './recover-server.ts'
import type { RestoredState } from './recover-server.ts'
import { SIGNAL } from './recovery-settings.ts'
import { runTool } from './run-tool.ts'

/** What is restored, and where to. */
export interface RestoreOrder {
  /** The backup folder. */
  folder: string
  /** A folder that is empty, or not there. */
  into: string
  /** The last instant to be restored; null for all there is. */
  until: Date | null
  /** An account of the server that may do anything. */
  user: string
  database: string
  say: (line: string) => void
}

/**
 * Makes a server's folder from the newest base copy and the log after it, starts the server on it where nobody else reaches it,
 * waits until all is replayed, looks at what is there, and stops it in order. The folder is empty again where that fails before all is
 * replayed.
 * @throws StartError where there is no copy, the folder is not empty, or the tools are of another version
 */
export async function restoreBase({ folder, into, until, user, database, say }: RestoreOrder): Promise<RestoredState> {
  const place = join(resolve(folder), PARTS.base)
  const chosen = chooseCopy(listCopies(place), until, (name) => readEnd(place, name))
  if (chosen === undefined) throw new StartError(`${place} holds no base copy${until ? ' from before that time' : ''}.`)
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new StartError(`${into} is not empty: move it away first; nothing was changed.`)
  const base = join(place, chosen)
  const major = Number(readFileSync(join(base, 'PG_VERSION'), 'utf8'))
  const program = findTool('postgres', major)
  await runTool(findTool('pg_verifybackup', major), ['--quiet', base], { say })
  mkdirSync(into, { recursive: true })
  // Before any other file: a folder that is not whole yet does not start by mistake.
  writeFileSync(join(into, SIGNAL), '')
  try {
    say(`Copying ${base} …`)
    const copied = spawnSync('cp', ['-a', `${base}/.`, into], { encoding: 'utf8' })
    if (copied.status !== 0) throw new StartError(`${base} could not be copied: ${copied.stderr}`)
    copyWal(join(resolve(folder), PARTS.wal), {
      into: join(into, 'pg_wal'),
      from: readFirstWalFile(base),
      isWhole: until === null,
    })
    return await recoverServer({ program, folder: into, until, user, database, say })
  } catch (error) {
    if (existsSync(join(into, SIGNAL))) emptyFolder(into)
    throw error
  }
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

/**
 * Puts the log where the server looks for it. It is read by the server's account, which may not reach the backup folder.
 * @throws StartError where a file is missing between two others, and all of the log is wanted
 */
function copyWal(wal: string, { into, from, isWhole }: { into: string; from: string; isWhole: boolean }): void {
  const files = existsSync(wal) ? readdirSync(wal).filter((name) => isNeeded(name, from)) : []
  const missing = findMissingWal(files.map((name) => name.replace('.partial', '')))
  if (missing && isWhole)
    throw new StartError(`${wal} lacks ${missing}: nothing after it can be restored. Name a time before it by --until.`)
  for (const name of files) copyFileSync(join(wal, name), join(into, name.replace('.partial', '')))
}

function isNeeded(name: string, from: string): boolean {
  return name.endsWith('.history') || (/^[0-9A-F]{24}(?:\.partial)?$/.test(name) && name.slice(8) >= from.slice(8))
}

/**
 * Reads a dump into a database that holds no table.
 * @throws StartError where it holds one
 */
export async function restoreDump(dump: string, database: string, say: (line: string) => void): Promise<void> {
  const tables = await withServer({ connectionString: database }, async (client) => {
    const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public'`)
    return rows.length
  })
  if (tables > 0) throw new StartError('The database holds tables: restore into an empty one; nothing was changed.')
  const args = ['--jobs=2', '--no-owner', '--exit-on-error', '--no-password']
  const env = writeConnectionVariables(database)
  const program = findTool('pg_restore', await askServerMajor(database))
  await runTool(program, [...args, `--dbname=${env['PGDATABASE'] ?? ''}`, dump], { env, say })
}
