import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR, ROOT } from '../project.ts'
import { fingerprintSources } from './fingerprint-sources.ts'
import { runBuildTool } from './run-build-tool.ts'

/**
 * For a machine with few processors: each of several checkers works out for itself the types that it meets. Projects are still compiled
 * beside each other.
 */
export const COMPILER_FLAGS = ['--checkers', '1']

const STAMP = join(DATA_DIR, 'built')
const RESULTS = ['api/dist/main.js', 'worker/dist/main.js', 'frontend/dist/server/main.js']

/**
 * Builds all parts, unless nothing has changed since they were built.
 * @throws StartError with the compiler's words; the reason of `stopRequested` once that is aborted.
 */
export async function buildWhenChanged(say: (line: string) => void, stopRequested?: AbortSignal): Promise<void> {
  const fingerprint = fingerprintSources(ROOT)
  const isBuilt = RESULTS.every((file) => existsSync(join(ROOT, file)))
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return
  say('Building api, worker and packages …')
  await buildParts(stopRequested)
  say('Building the frontend …')
  await runBuildTool('frontend build', [join(ROOT, 'frontend/scripts/build.ts')], stopRequested)
  mkdirSync(DATA_DIR, { recursive: true })
  writeFileSync(STAMP, fingerprint)
}

/** Compiles what api and worker run. @throws as `buildWhenChanged` does. */
export async function buildParts(stopRequested?: AbortSignal): Promise<void> {
  await runBuildTool(
    'tsc',
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'api', 'worker', ...COMPILER_FLAGS],
    stopRequested,
  )
}
