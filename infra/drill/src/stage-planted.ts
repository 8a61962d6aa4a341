import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fingerprintSources } from '../../local/src/build/fingerprint-sources.ts'
import { DATA_DIR, ROOT, StartError } from '../../local/src/project.ts'
import { listTree } from '../../release/src/digest-tree.ts'

/** Where secrets lie about on some machines. */
export const PLANTED = [
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

/** In the repository, so that git says which commit it is; nobody's editor, test or build looks there. */
const COPY = join(DATA_DIR, 'drill/planted')
/** The repository's own, and the secrets of whoever works in it. */
const NOT_COPIED = /^(?:\.git|\.data|secrets|\.env.*|.*\.env)$/

/** A release that was staged while such files lay about. */
export interface PlantedStage {
  folder: string
  planted: number
  /** Files of the stage that hold the secret, or are called as such files are. */
  leaked: string[]
}

/**
 * Stages a release by the command that everybody uses, with secrets planted beside everything it is made of: in a copy of the working
 * copy, as built. Nothing is written into the working copy itself, however the run ends. @throws StartError with its words
 */
export function stagePlanted(folder: string): PlantedStage {
  try {
    plantCopy(ROOT, COPY)
    const program = join(COPY, 'infra/release/src/main.ts')
    const args = ['--conditions=@liberta/source', '--disable-warning=ExperimentalWarning', program, '--stage', folder]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (status !== 0) throw new StartError(`no release could be staged:\n${stdout}${stderr}`)
  } finally {
    rmSync(COPY, { recursive: true, force: true })
  }
  const leaked = listTree(folder).filter(
    ({ path, isLink }) =>
      !isLink && (/(?:^|\/)[^/]*\.env/.test(path) || readFileSync(join(folder, path)).includes(SECRET)),
  )
  return { folder, planted: PLANTED.length, leaked: leaked.map(({ path }) => path) }
}

/** Copies sources and what is built of them, with the packages linked, and plants secrets there; what an earlier run left is replaced. */
export function plantCopy(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const packages: string[] = []
  const isCopied = (source: string) => {
    if (basename(source) === 'node_modules') packages.push(relative(root, source))
    return basename(source) !== 'node_modules' && !NOT_COPIED.test(basename(source))
  }
  const how = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, filter: isCopied }
  // One by one: Node copies no folder into itself, whatever is left out.
  for (const entry of readdirSync(root)) cpSync(join(root, entry), join(copy, entry), how)
  for (const place of packages) symlinkSync(join(root, place), join(copy, place))
  for (const file of PLANTED) {
    if (!existsSync(join(copy, dirname(file))))
      throw new StartError(`${dirname(file)} is not built. Build it: npm run build`)
    writeFileSync(join(copy, file), `SESSION_SECRET=${SECRET}\n`)
  }
  // A build would take away what was planted among what is built.
  mkdirSync(join(copy, '.data'))
  writeFileSync(join(copy, '.data/built'), fingerprintSources(copy))
}
