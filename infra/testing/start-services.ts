/** Before the integration tests: a PostgreSQL and a Redis of their own, in a folder that goes with them. */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServices } from '../local/src/services/start-services.ts'
import type { Services } from '../local/src/services/start-services.ts'

declare global {
  var testServices: { services: Services; folder: string } | undefined
}

export default async function startTestServices(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-test-'))
  // PostgreSQL runs as a user of its own, who has to reach its files.
  chmodSync(folder, 0o755)
  const services = await startServices({
    folder,
    postgres: true,
    redis: true,
    say: (line) => void process.stderr.write(`${line}\n`),
  })
  globalThis.testServices = { services, folder }
  process.env.TEST_DATABASE_URL = services.postgres?.url
  process.env.TEST_REDIS_URL = services.redisCache?.url
}
