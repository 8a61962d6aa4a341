import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../project.ts'
import { installDebianPackages, mayInstallDebianPackages } from './find-redis.ts'

/** Where Debian puts PostgreSQL's programs, a folder a version. */
const VERSIONS = '/usr/lib/postgresql'

const WAYS_TO_GET_IT = `No PostgreSQL with its tools (pg_basebackup, pg_dump …) was found below ${VERSIONS}. Ways to get it:
  Debian, Ubuntu   sudo apt-get install postgresql
The PostgreSQL that npm brings has no such tools.`

function findNewest(): string | null {
  if (!existsSync(VERSIONS)) return null
  const newest = readdirSync(VERSIONS)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, 'bin'))
  return (
    newest.find((bin) => ['postgres', 'initdb', 'pg_basebackup'].every((name) => existsSync(join(bin, name)))) ?? null
  )
}

/** The folder of the programs of the machine's own PostgreSQL, installed first where nobody has to be asked. @throws StartError */
export function findPostgres(say: (line: string) => void): string {
  const found = findNewest()
  if (found) return found
  if (mayInstallDebianPackages() && installDebianPackages(['postgresql'], say)) {
    const installed = findNewest()
    if (installed) return installed
  }
  throw new StartError(WAYS_TO_GET_IT)
}
