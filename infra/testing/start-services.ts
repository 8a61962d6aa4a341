/** Before the integration tests: a PostgreSQL and a Redis of their own, in a folder that goes with them, and the programs that tests start. */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, installDebianPackages, mayInstallDebianPackages } from '../local/src/services/find-redis.ts'
import { startServices } from '../local/src/services/start-services.ts'
import type { Services } from '../local/src/services/start-services.ts'

declare global {
  var testServices: { services: Services; folder: string } | undefined
}

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** Debian's packages of the programs that some tests start. */
const PACKAGES = { pgbouncer: 'pgbouncer', varnishd: 'varnish' } as const

/** Installs what is missing where nobody has to be asked; elsewhere the tests that need it say how to get it. */
function installMissingPrograms(): void {
  const missing = Object.entries(PACKAGES).filter(([program]) => findOnPath([program]) === null)
  if (missing.length > 0 && mayInstallDebianPackages())
    installDebianPackages(
      missing.map(([, name]) => name),
      say,
    )
}

export default async function startTestServices(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-test-'))
  // PostgreSQL runs as a user of its own, who has to reach its files.
  chmodSync(folder, 0o755)
  installMissingPrograms()
  const services = await startServices({ folder, postgres: true, redis: true, say })
  globalThis.testServices = { services, folder }
  process.env.TEST_DATABASE_URL = services.postgres?.url
  process.env.TEST_REDIS_URL = services.redisCache?.url
}
