import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, StartError } from '../../local/src/project.ts'

/** The version of kustomize with which the files of Kubernetes are put together; `kubectl apply -k` has it built in. */
const KUSTOMIZE = 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.2'

/** What `docker-compose.yml` asks for and has no default; any address does. */
const NEEDED = ['SITE_ORIGIN', 'NAXOS_URL', 'OPEN_METEO_URL', 'SSO_URL']

const WITHOUT_GO = 'Go is needed for it: https://go.dev/dl (or apt-get install golang-go), then the same command again.'
const WITHOUT_VALIDATE =
  'kubernetes-validate is needed for it: pip install kubernetes-validate, then the same command again.'

/**
 * Holds what deploys the product against the tools that will read it: the Compose file against Docker's own library, and the files of Kubernetes,
 * put together by kustomize, against the schemas of the API, which kubernetes-validate has on disk.
 * @throws StartError with the tool's words, or what to install
 */
export function checkDeployment(say: (line: string) => void): void {
  const addresses = Object.fromEntries(NEEDED.map((name) => [name, 'https://example.it']))
  const compose = join(ROOT, 'docker-compose.yml')
  const checker = join(ROOT, 'infra/release/check-compose')
  say(
    `docker-compose.yml: ${runTool('go', ['run', '.', compose], WITHOUT_GO, { cwd: checker, env: addresses }).trim()}`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'liberta-kubernetes-'))
  try {
    for (const part of ['migrate', 'programs']) {
      const file = join(folder, `${part}.yaml`)
      writeFileSync(file, runTool('go', ['run', KUSTOMIZE, 'build', join(ROOT, 'infra/kubernetes', part)], WITHOUT_GO))
      const told = runTool('kubernetes-validate', ['--strict', file], WITHOUT_VALIDATE)
      say(`infra/kubernetes/${part}: ${told.match(/passed/g)?.length ?? 0} resources`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function runTool(
  tool: string,
  args: readonly string[],
  advice: string,
  { cwd = tmpdir(), env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(tool, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, ...env },
  })
  if (error && 'code' in error && error.code === 'ENOENT') throw new StartError(`${tool} is not installed. ${advice}`)
  if (status !== 0) throw new StartError(`${tool} ${args.join(' ')}:\n${stderr.trim() || stdout.trim()}`)
  return stdout || stderr
}
