import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../infra/local/src/project.ts'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'

const COMMAND = join(ROOT, 'infra/upstreams/src/cli/naxos.ts')

/** Runs the editor's command of the stand-in (`npm run naxos -- …`) against the site of a test; resolves to what it prints. */
export async function runNaxosCommand(site: OpenSite, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@liberta/source', COMMAND, ...args], {
    env: { ...process.env, ...site.env },
  })
  return stdout
}
