import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR, StartError } from '../project.ts'
import { findOnPath } from './find-redis.ts'

const VERSION = 'v1.8.1'
const WAYS_TO_GET_IT = `k6 was not found on PATH, and there is no Go to build it with. Ways to get it:
  Any system with Go   go install go.k6.io/k6@${VERSION}
  macOS                brew install k6
  Others               https://grafana.com/docs/k6/latest/set-up/install-k6/`

/** The path of k6, built with Go first where Go is there. @throws StartError with the ways to get it. */
export function findK6(say: (line: string) => void): string {
  const built = join(DATA_DIR, 'bin/k6')
  const found = findOnPath(['k6']) ?? (existsSync(built) ? built : null)
  if (found) return found
  if (!findOnPath(['go'])) throw new StartError(WAYS_TO_GET_IT)
  say(`Building k6 ${VERSION} with Go; once, a few minutes …`)
  const env = { ...process.env, GOBIN: join(DATA_DIR, 'bin') }
  const { status } = spawnSync('go', ['install', `go.k6.io/k6@${VERSION}`], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0 || !existsSync(built)) throw new StartError(`k6 could not be built.\n\n${WAYS_TO_GET_IT}`)
  return built
}
