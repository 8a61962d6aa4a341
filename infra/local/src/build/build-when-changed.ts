import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR, ROOT, StartError } from '../project.ts'
import { fingerprintSources } from './fingerprint-sources.ts'

const STAMP = join(DATA_DIR, 'built')
const RESULTS = ['api/dist/main.js', 'worker/dist/main.js', 'frontend/dist/server/main.js']

/** Builds all parts, unless nothing has changed since they were built. */
export async function buildWhenChanged(say: (line: string) => void): Promise<void> {
  const fingerprint = fingerprintSources(ROOT)
  const isBuilt = RESULTS.every((file) => existsSync(join(ROOT, file)))
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return
  say('Building api, worker and packages …')
  await buildParts()
  say('Building the frontend …')
  await runTool('frontend build', [join(ROOT, 'frontend/scripts/build.ts')])
  mkdirSync(DATA_DIR, { recursive: true })
  writeFileSync(STAMP, fingerprint)
}

/** Compiles what api and worker run. @throws StartError with the compiler's words. */
export async function buildParts(): Promise<void> {
  await runTool('tsc', [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'api', 'worker'])
}

async function runTool(name: string, args: string[]): Promise<void> {
  // What runs is always the production build, also when a test asks for it.
  const env = { ...process.env, NODE_ENV: 'production' }
  const tool = spawn(process.execPath, ['--conditions=@liberta/source', ...args], { cwd: ROOT, stdio: 'pipe', env })
  let output = ''
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve) => tool.once('close', resolve))
  if (code !== 0) throw new StartError(`${name} failed (code ${code}):\n${output.trim()}`)
}
