/**
 * `npm run release -- --stage DIR [--cpu arm64]` lays out what an image holds; `npm run release -- --try DIR` starts the programs
 * from there and asks each of them; `npm run release -- --check` holds what deploys it against the tools that will read it.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildWhenChanged } from '../../local/src/build/build-when-changed.ts'
import { ROOT, StartError } from '../../local/src/project.ts'
import { readArguments } from '../../local/src/read-arguments.ts'
import { checkDeployment } from './check-deployment.ts'
import { PROCESSORS } from './install-packages.ts'
import type { Processor } from './install-packages.ts'
import { PACKAGES_LIMIT_BYTES, stageRelease } from './stage-release.ts'
import type { StageReport } from './stage-release.ts'
import { tryRelease } from './try-release.ts'

const USAGE = `npm run release -- --stage DIR [--cpu ${PROCESSORS.join('|')}]   what an image holds
npm run release -- --try DIR                     starts the programs from there
npm run release -- --check                       what deploys it: compose and Kubernetes`

const say = (line: string) => void process.stdout.write(`${line}\n`)
const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`

/** What git says of the repository; empty where there is none. */
function askGit(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** The commit that is built: told by the environment where there is no repository, as while an image is built. */
function readCommit(): { id: string; madeAt: string } {
  const { RELEASE_COMMIT, RELEASE_TIME } = process.env
  if (RELEASE_COMMIT) return { id: RELEASE_COMMIT.slice(0, 12), madeAt: RELEASE_TIME || new Date().toISOString() }
  const [id = '', madeAt = ''] = askGit('log', '-1', '--format=%h %cI', '--abbrev=12').split(' ')
  if (!id) throw new StartError('There is no git repository to read the commit from: set RELEASE_COMMIT.')
  return { id: askGit('status', '--porcelain') ? `${id}.changed` : id, madeAt }
}

function describeStage(report: StageReport): string {
  return `version   ${report.version}, linux ${report.processor}, Node ${report.node}
digest    ${report.digest}
packages  ${report.packages} at run time, ${inMegabytes(report.packageBytes)} of ${inMegabytes(PACKAGES_LIMIT_BYTES)}
in all    ${inMegabytes(report.totalBytes)}`
}

async function stage(folder: string, processor: Processor): Promise<void> {
  await buildWhenChanged(say)
  const report = await stageRelease({ root: ROOT, stage: resolve(folder), processor, commit: readCommit() })
  say(describeStage(report))
  if (report.packageBytes > PACKAGES_LIMIT_BYTES) throw new StartError('The packages take more than they may.')
}

try {
  const { values } = readArguments(USAGE, {
    options: {
      stage: { type: 'string' },
      try: { type: 'string' },
      check: { type: 'boolean', default: false },
      cpu: { type: 'string', default: process.arch },
    },
  })
  const processor = PROCESSORS.find((name) => name === values.cpu)
  if (!processor || (!values.stage && !values.try && !values.check)) throw new StartError(USAGE)
  if (values.stage) await stage(values.stage, processor)
  if (values.check) checkDeployment(say)
  if (values.try) await tryRelease(resolve(values.try), say)
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exitCode = 1
}
