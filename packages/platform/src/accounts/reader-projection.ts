import type { RedisConnection } from '../redis/redis-kinds.ts'
import { z } from 'zod'

/** What Redis knows of a reader's commands, so that pages need not ask PostgreSQL. */
const readerProjectionSchema = z.object({
  /** Of the reader when it was made. */
  revision: z.number().int(),
  /** The keys `type:itemId` of what is saved. */
  saved: z.array(z.string()),
  interests: z.object({ topics: z.array(z.string()), zones: z.array(z.string()) }),
  personalization: z.boolean(),
  /** The ids of the newsletters that the reader receives. */
  newsletters: z.array(z.string()),
})

export type ReaderProjection = z.infer<typeof readerProjectionSchema>

const WRITE = `
  local known = redis.call('HGET', KEYS[1], 'revision')
  if known and tonumber(known) >= tonumber(ARGV[1]) then return 0 end
  redis.call('HSET', KEYS[1], 'revision', ARGV[1], 'body', ARGV[2])
  return 1`

function keyOf(userId: string): string {
  return `reader:${userId}`
}

/** Writes a projection unless a newer one is there; true where it was written. */
export async function writeReaderProjection(
  redis: RedisConnection,
  userId: string,
  body: ReaderProjection,
): Promise<boolean> {
  return (await redis.eval(WRITE, 1, keyOf(userId), body.revision, JSON.stringify(body))) === 1
}

/** Null where there is none, or one that cannot be read. */
export async function readReaderProjection(redis: RedisConnection, userId: string): Promise<ReaderProjection | null> {
  const body = await redis.hget(keyOf(userId), 'body')
  if (body === null) return null
  const parsed = readerProjectionSchema.safeParse(JSON.parse(body))
  return parsed.success ? parsed.data : null
}

/** Longer than a job may run that read the reader before they were gone; seconds. */
const GONE_FOR_S = 24 * 3600

const FORGET = `
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'revision', ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[2])`

/** Forgets a reader who has erased their account; for a day nothing that was read before can bring them back. */
export async function deleteReaderProjection(redis: RedisConnection, userId: string): Promise<void> {
  await redis.eval(FORGET, 1, keyOf(userId), Number.MAX_SAFE_INTEGER, GONE_FOR_S)
}
