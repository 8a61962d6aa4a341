import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, StartError } from '../../local/src/project.ts'
import { listTree } from '../../release/src/digest-tree.ts'

/** Where secrets lie about on some machines. One that is there already stays as it is. */
const PLANTED = [
  '.env',
  'api/.env',
  'api/dist/.env',
  'worker/dist/.env.production',
  'frontend/.env.local',
  'frontend/dist/client/.env',
  'frontend/dist/client/assets/.env',
  'packages/platform/dist/.env',
  'secrets.env',
]
const SECRET = 'THE_DRILL_PLANTED_THIS'

/** A release that was staged while such files lay about. */
export interface PlantedStage {
  folder: string
  planted: number
  /** Files of the stage that hold the secret, or are called as such files are. */
  leaked: string[]
}

/** Stages a release by the command that everybody uses, with secrets planted in the working copy. @throws StartError with its words */
export function stagePlanted(folder: string): PlantedStage {
  const planted = PLANTED.filter((file) => !existsSync(join(ROOT, file)))
  for (const file of planted) writeFileSync(join(ROOT, file), `SESSION_SECRET=${SECRET}\n`)
  try {
    const program = join(ROOT, 'infra/release/src/main.ts')
    const args = ['--conditions=@liberta/source', '--disable-warning=ExperimentalWarning', program, '--stage', folder]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (status !== 0) throw new StartError(`no release could be staged:\n${stdout}${stderr}`)
  } finally {
    // A build in between may have taken some away.
    for (const file of planted) rmSync(join(ROOT, file), { force: true })
  }
  const leaked = listTree(folder).filter(
    ({ path, isLink }) =>
      !isLink && (/(?:^|\/)[^/]*\.env/.test(path) || readFileSync(join(folder, path)).includes(SECRET)),
  )
  return { folder, planted: planted.length, leaked: leaked.map(({ path }) => path) }
}
