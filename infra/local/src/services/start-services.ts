import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../children/start-child.ts'
import { StartError } from '../project.ts'
import { endProcess, POSTGRES_PROGRAM, REDIS_PROGRAM } from './end-forgotten.ts'
import { findRedis } from './find-redis.ts'

const runningSchema = z.object({ url: z.string(), pid: z.number().nullable() }).nullable()
const messageSchema = z.union([
  z.object({ error: z.string() }),
  z.object({ postgres: runningSchema, redisQueue: runningSchema, redisCache: runningSchema }),
])
const deathSchema = z.object({ died: z.string() })

/** A server of ours, started on a port of the loopback address. */
export interface RunningService {
  url: string
  pid: number | null
  /** Resolves when it ends without having been asked to, with how it ended and what it said last. */
  died: Promise<string>
  /** Stops it in order; returns at once where it has died. */
  stop(): Promise<void>
}

export interface Services {
  postgres: { url: string; pid: number | null } | null
  redisQueue: { url: string; pid: number | null } | null
  redisCache: { url: string; pid: number | null } | null
  stop(): Promise<void>
}

export interface ServicesOptions {
  /** Where their files stay. */
  folder: string
  postgres: boolean
  redis: boolean
  say: (line: string) => void
  /** One of them ended without having been asked to; the others go on. */
  onDeath?: (report: string) => void
}

/**
 * Starts PostgreSQL and the two Redis, as far as they are asked for, and waits until all answer.
 * @throws StartError with the words of the one that did not start, after the others have been stopped again.
 */
export async function startServices(options: ServicesOptions): Promise<Services> {
  const args = [
    ...(options.postgres ? [`--postgres=${join(options.folder, 'postgres')}`] : []),
    ...(options.redis ? [`--redis=${findRedis(options.say)}`, `--redis-folder=${options.folder}`] : []),
  ]
  if (args.length === 0) return { postgres: null, redisQueue: null, redisCache: null, stop: async () => undefined }
  const child = startChild({
    name: 'services',
    program: join(import.meta.dirname, 'host.ts'),
    args,
    env: {},
    onLine: () => undefined,
    onMessage: (message) => {
      const death = deathSchema.safeParse(message)
      if (death.success) options.onDeath?.(death.data.died)
    },
    onDeath: (report) => options.onDeath?.(report),
  })
  const message = messageSchema.parse(await child.firstMessage)
  if ('error' in message) {
    await child.stop()
    throw new StartError(message.error)
  }
  const { postgres, redisQueue, redisCache } = message
  return {
    ...message,
    async stop() {
      if (child.isRunning) return child.stop()
      // Who ran them was killed, and they outlived it.
      const ends = [endProcess(postgres?.pid ?? 0, POSTGRES_PROGRAM)]
      for (const redis of [redisQueue, redisCache]) ends.push(endProcess(redis?.pid ?? 0, REDIS_PROGRAM))
      await Promise.all(ends)
    },
  }
}
