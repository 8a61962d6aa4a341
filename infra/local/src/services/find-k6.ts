import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR, StartError } from '../project.ts'
import { findOnPath } from './find-redis.ts'

const VERSION = 'v1.8.1'
/** From it on k6 reads TypeScript by itself. */
const OLDEST = { major: 0, minor: 57 }
const WAYS_TO_GET_IT = `Ways to get it:
  Any system with Go   go install go.k6.io/k6@${VERSION}
  macOS                brew install k6
  Others               https://grafana.com/docs/k6/latest/set-up/install-k6/`

/** Whether `k6 version` tells of one that reads TypeScript; false for words that tell no version. */
export function readsTypeScript(words: string): boolean {
  const [, major, minor] = /\bv(\d+)\.(\d+)/.exec(words)?.map(Number) ?? []
  if (major === undefined || minor === undefined) return false
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)
}

/**
 * The path of a k6 that reads TypeScript: the one on PATH, or one built with Go into `folder`, which holds this version alone, where
 * Go is there; once, two minutes. @throws StartError with the ways to get it.
 */
export function findK6(say: (line: string) => void, folder = join(DATA_DIR, 'bin', `k6-${VERSION}`)): string {
  const onPath = findOnPath(['k6'])
  if (onPath && readsTypeScript(versionOf(onPath))) return onPath
  const built = join(folder, 'k6')
  if (existsSync(built)) return built
  const why = onPath
    ? `${onPath} is too old: k6 reads TypeScript from v${OLDEST.major}.${OLDEST.minor} on, this is ${versionOf(onPath) || 'of no known version'}.`
    : 'k6 was not found on PATH.'
  const go = findOnPath(['go'])
  if (!go) throw new StartError(`${why} There is no Go to build one with. ${WAYS_TO_GET_IT}`)
  say(`${why} Building k6 ${VERSION} with Go; once, some minutes …`)
  const { status } = spawnSync(go, ['install', `go.k6.io/k6@${VERSION}`], {
    env: { ...process.env, GOBIN: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0 || !existsSync(built)) throw new StartError(`k6 could not be built. ${WAYS_TO_GET_IT}`)
  return built
}

function versionOf(program: string): string {
  return spawnSync(program, ['version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
}
