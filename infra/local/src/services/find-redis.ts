import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartError } from '../project.ts'

const NAMES = ['redis-server', 'valkey-server']

const WAYS_TO_GET_IT = `No redis-server was found on PATH. Ways to get it:
  Debian, Ubuntu   sudo apt-get install redis-server
  Fedora           sudo dnf install valkey
  macOS            brew install redis
or set REDIS_QUEUE_URL and REDIS_CACHE_URL to a Redis that runs already; on one machine it may be the same.`

/** Where Debian puts servers; on the PATH of administrators alone. */
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin']

/** Where a program stands on PATH, or where servers do; null if it does not. */
export function findOnPath(names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...SERVER_FOLDERS]
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}

/** True where a Debian package can be installed without asking anybody. */
export function mayInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && findOnPath(['apt-get']) !== null
}

/** Installs Debian packages; false if that failed. */
export function installDebianPackages(packages: readonly string[], say: (line: string) => void): boolean {
  say(`Installing ${packages.join(', ')} with apt-get; once …`)
  // No service is to be started by the installation: the programs are run by us, on ports of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = (args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  return run(install) || (run(['update', '-qq']) && run(install))
}

/** The path of a Redis server, installed first where that is possible. */
export function findRedis(say: (line: string) => void): string {
  const found = findOnPath(NAMES)
  if (found) return found
  if (mayInstallDebianPackages() && installDebianPackages(['redis-server'], say)) {
    const installed = findOnPath(NAMES)
    if (installed) return installed
  }
  throw new StartError(WAYS_TO_GET_IT)
}
