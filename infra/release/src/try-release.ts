import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../local/src/project.ts'
import { startTestSite } from '../../local/src/test-site/start-test-site.ts'
import { RELEASE_FILE } from './stage-release.ts'

/**
 * Starts the three programs from a stage, beside services and stand-ins of this machine, and asks each of them for something that
 * needs its packages.
 * @throws StartError where one does not start, or does not answer as it should
 */
export async function tryRelease(stage: string, say: (line: string) => void): Promise<void> {
  if (!existsSync(join(stage, RELEASE_FILE))) throw new StartError(`${stage} holds no release.`)
  const began = Date.now()
  const site = await startTestSite({ STAND_IN_STORIES: '2000' }, () => undefined, stage)
  try {
    const { WORKER_OPS_PORT } = site.env
    for (const [address, expected] of [
      [`${site.urls.site}/`, '<html'],
      // Leads to the home page's drawn picture, for which a native package is imported.
      [`${site.urls.site}/share/${'0'.repeat(16)}.png`, 'IHDR'],
      [`${site.urls.site}/api/docs/json`, '"openapi"'],
      [`${site.urls.api}/health/ready`, '"ready"'],
      [`http://127.0.0.1:${WORKER_OPS_PORT}/health/ready`, '"ok":true'],
    ] as const) {
      const answer = await fetch(address)
      const text = await answer.text()
      if (answer.status !== 200 || !text.includes(expected)) {
        throw new StartError(
          `${address} answers ${answer.status}:\n${text.slice(0, 400)}\n${site.log.slice(-20).join('\n')}`,
        )
      }
      say(`${address} answers, ${text.length} characters`)
    }
    runMigrations(stage, site.services.postgres?.url ?? '')
    say(`The programs serve from ${stage}: tried in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  } finally {
    await site.stop()
  }
}

/** The step before a deployment finds nothing to do where the programs have migrated already, and ends well. */
function runMigrations(stage: string, databaseUrl: string): void {
  const program = join(stage, 'worker/dist/migrate.js')
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', env })
  if (status !== 0 || !stdout.includes('up to date')) throw new StartError(`${program} failed:\n${stderr}${stdout}`)
}
