import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../children/start-child.ts'
import { StartError } from '../project.ts'
import { findRedis } from './find-redis.ts'

const runningSchema = z.object({ url: z.string(), pid: z.number().nullable() }).nullable()
const messageSchema = z.union([
  z.object({ error: z.string() }),
  z.object({ postgres: runningSchema, redisQueue: runningSchema, redisCache: runningSchema }),
])

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
  onDeath?: (report: string) => void
}

/** Starts PostgreSQL and the two Redis, as far as they are asked for, and waits until all answer. */
export async function startServices(options: ServicesOptions): Promise<Services> {
  const args = [
    ...(options.postgres ? [`--postgres=${join(options.folder, 'postgres')}`] : []),
    ...(options.redis ? [`--redis=${findRedis(options.say)},${options.folder}`] : []),
  ]
  if (args.length === 0) return { postgres: null, redisQueue: null, redisCache: null, stop: async () => undefined }
  const child = startChild({
    name: 'services',
    program: join(import.meta.dirname, 'host.ts'),
    args,
    env: {},
    onLine: () => undefined,
    onDeath: (report) => options.onDeath?.(report),
  })
  const message = messageSchema.parse(await child.firstMessage)
  if ('error' in message) throw new StartError(message.error)
  return { ...message, stop: () => child.stop() }
}
