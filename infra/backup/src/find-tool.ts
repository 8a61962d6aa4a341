import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findOnPath } from '../../local/src/services/find-redis.ts'
import { StartError } from '../../local/src/project.ts'

/** PostgreSQL's own programs, which do the work. */
export type ToolName =
  | 'pg_archivecleanup'
  | 'pg_basebackup'
  | 'pg_dump'
  | 'pg_receivewal'
  | 'pg_restore'
  | 'pg_verifybackup'
  | 'postgres'

/** Where distributions put the programs of each version beside each other. */
const foldersOf = (major: number) => [`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`]

/** The major version that a program says it is of (`pg_dump (PostgreSQL) 15.18 (…)`); null where it says none. */
export function readMajor(told: string): number | null {
  const major = /\(PostgreSQL\) (\d+)/.exec(told)?.[1]
  return major === undefined ? null : Number(major)
}

/**
 * A program of the server's own major version: another one refuses the server, or makes what it cannot read.
 * @throws StartError with what was found, and how to get what is missing
 */
export function findTool(name: ToolName, major: number): string {
  const onPath = findOnPath([name])
  const places = [...foldersOf(major).map((folder) => join(folder, name)), ...(onPath ? [onPath] : [])]
  const found = places.filter((place) => existsSync(place)).map((place) => ({ place, major: askMajor(place) }))
  const fitting = found.find((tool) => tool.major === major)
  if (fitting) return fitting.place
  const others = found.map((tool) => `${tool.place} is of ${tool.major ?? 'an unknown version'}`)
  throw new StartError(`${[`${name} of PostgreSQL ${major} was not found`, ...others].join('; ')}. Ways to get it:
  Debian, Ubuntu   sudo apt-get install ${name === 'postgres' ? 'postgresql' : 'postgresql-client'}-${major}
  Fedora           sudo dnf install postgresql${major}-server`)
}

function askMajor(program: string): number | null {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return readMajor(stdout)
}
