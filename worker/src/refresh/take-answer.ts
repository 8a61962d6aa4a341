/**
 * Takes the CMS's present answer for read models as it is, where the guard against damage refuses it:
 * `node worker/dist/refresh/take-answer.js sections:all front:home`. A running worker does it.
 */
import { parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { redisSettings } from '@liberta/platform/configuration/setting.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { z } from 'zod'

async function takeAnswers(names: readonly string[]): Promise<void> {
  const references = names.map((name) => {
    const reference = parseReadModelName(name)
    if (!reference) throw new Error(`«${name}» names no read model; write sections:all, front:home, story:7242, …`)
    return reference
  })
  if (references.length === 0) throw new Error('Name the read models whose answers are to be taken, as sections:all')
  const chosen = z.object(redisSettings).pick({ REDIS_QUEUE_URL: true, REDIS_CA_FILE: true })
  const { REDIS_QUEUE_URL, REDIS_CA_FILE } = readConfiguration(chosen)
  const logger = createLogger('take-answer', 'warn')
  const redis = connectRedis(REDIS_QUEUE_URL, 'producer', logger, REDIS_CA_FILE)
  const queue = createRefreshQueue(redis, logger)
  try {
    for (const reference of references) {
      const isTaken = await queue.request(reference, 'operator')
      if (!isTaken) throw new Error('The queue did not take the order')
    }
    process.stdout.write(`${references.length} answers are taken as they come.\n`)
  } finally {
    await queue.close()
    redis.disconnect()
  }
}

takeAnswers(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
