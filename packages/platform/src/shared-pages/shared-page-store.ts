import type { RedisConnection } from '../redis/redis-kinds.ts'

/**
 * Rendered pages that all copies of the frontend share, in the Redis of the caches.
 *
 *   pages:builds                 sorted set of builds, by when their last page expires
 *   pages:{<build>}:order        sorted set of its pages' keys, by when each expires: the next to go stands first
 *   pages:{<build>}:facts        hash: key → its bytes and readers' interest
 *   pages:{<build>}:bytes        sum of the bytes
 *   page:<build>:<key>           hash: tags, head, body; expires by itself
 *   pages:removed                when all pages were removed last, by Redis's clock; expires when none of before can be there
 *
 * The first four of a build lie in one slot of a cluster, where one script keeps them within their bound; the pages lie anywhere. A
 * page is entered before it is written, so that a withdrawal, which looks through what is entered, misses none that stands there.
 */
const BUILDS_KEY = 'pages:builds'
const REMOVED_KEY = 'pages:removed'

/** Nobody who would read it renders it so seldom, unless all copies are away; milliseconds. */
const LIFE_MS = 15 * 60_000
/** What is entered of one build at most. */
const MOST_PAGES = 2_000
/** Keys of one round trip. */
const KEYS_A_CALL = 500

/**
 * Enters a page, and takes out what has expired and what there is no room for, the page written longest ago first. KEYS: order, facts, bytes.
 * ARGV: key, bytes of the page, interest, life, most bytes, most pages. Gives the keys that it took out.
 */
const ENTER_PAGE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local total, gone = tonumber(redis.call('GET', KEYS[3]) or '0'), {}
local function bytes_of(key)
  return tonumber(string.match(redis.call('HGET', KEYS[2], key) or '', '^%d+') or '0')
end
local function take_out(key)
  total = total - bytes_of(key)
  redis.call('ZREM', KEYS[1], key)
  redis.call('HDEL', KEYS[2], key)
  gone[#gone + 1] = key
end
for _, key in ipairs(redis.call('ZRANGE', KEYS[1], '-inf', now, 'BYSCORE', 'LIMIT', 0, 200)) do take_out(key) end
total = total - bytes_of(ARGV[1]) + tonumber(ARGV[2])
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[4]), ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])
while total > tonumber(ARGV[5]) or redis.call('ZCARD', KEYS[1]) > tonumber(ARGV[6]) do
  local first = redis.call('ZRANGE', KEYS[1], 0, 0)[1]
  if not first then break end
  take_out(first)
end
redis.call('SET', KEYS[3], string.format('%.0f', math.max(0, total)), 'PX', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return gone
`

/** A page as it lies there; what its head says is the frontend's affair. */
export interface SharedEntry {
  /** What it is made of and what it names. */
  tags: readonly string[]
  head: string
  body: Buffer
}

/** A page that is there, and how much readers ask for it. */
export interface SharedListing {
  key: string
  interest: number
}

interface StoreCommands {
  enterSharedPage(...values: (string | number)[]): Promise<string[]>
}

/** The shared pages of one build: another build's are never seen. Rejects when Redis fails. */
export class SharedPageStore {
  private readonly redis: RedisConnection & StoreCommands
  private readonly build: string
  private readonly mostBytes: number

  /** @param build names all that a page's bytes hang on beside its read models: the programs, the settings, the shape of an entry */
  constructor(redis: RedisConnection, { build, mostBytes }: { build: string; mostBytes: number }) {
    redis.defineCommand('enterSharedPage', { numberOfKeys: 3, lua: ENTER_PAGE })
    this.redis = redis as RedisConnection & StoreCommands
    this.build = build
    this.mostBytes = mostBytes
  }

  /** Writes a page in place of the one under its key; gives false where it is larger than all the room there is. */
  async write(key: string, { tags, head, body }: SharedEntry, interest: number): Promise<boolean> {
    const written = JSON.stringify(tags)
    const bytes = body.length + head.length + written.length + key.length
    if (bytes > this.mostBytes) return false
    await this.redis.zadd(BUILDS_KEY, Date.now() + LIFE_MS, this.build)
    const values = [key, bytes, interest.toFixed(2), LIFE_MS, this.mostBytes, MOST_PAGES]
    const gone = await this.redis.enterSharedPage(...keysOf(this.build), ...values)
    const place = placeOf(this.build, key)
    await Promise.all(gone.map((other) => this.redis.unlink(placeOf(this.build, other))))
    // In one: a page of a copy that dies between the two would stand for ever.
    await this.redis.multi().hset(place, { tags: written, head, body }).pexpire(place, LIFE_MS).exec()
    return true
  }

  /** The page under a key; null where there is none. */
  async read(key: string): Promise<SharedEntry | null> {
    const [tags, head, body] = await this.redis.hmgetBuffer(placeOf(this.build, key), 'tags', 'head', 'body')
    return tags && head && body ? { tags: JSON.parse(tags.toString()) as string[], head: head.toString(), body } : null
  }

  /** When all pages were removed last, of whatever build, by Redis's clock; 0 where that is longer ago than a page lives. Milliseconds. */
  async readRemoval(): Promise<number> {
    return Number((await this.redis.get(REMOVED_KEY)) ?? 0)
  }

  /** What is entered, those first that readers ask for most. */
  async list(most: number): Promise<SharedListing[]> {
    const facts = await this.redis.hgetall(factsKey(this.build))
    return Object.entries(facts)
      .map(([key, entry]) => ({ key, interest: Number(entry.split(' ')[1]) }))
      .toSorted((one, other) => other.interest - one.interest)
      .slice(0, most)
  }

  /** How many pages are entered, and the bytes of all of them. */
  async measure(): Promise<{ pages: number; bytes: number }> {
    const [order, , bytes] = keysOf(this.build)
    const [pages, total] = await Promise.all([this.redis.zcard(order), this.redis.get(bytes)])
    return { pages, bytes: Number(total ?? 0) }
  }
}

/**
 * Removes every shared page that bears one of the tags, or all of them, of whatever build: for what was withdrawn. What is entered of it
 * goes as it expires. Where it is all of them, that is noted: a copy that has not heard why may write again what it has. Gives how many
 * pages it removed; rejects when Redis fails, and then has to be done again.
 */
export async function removeSharedPages(redis: RedisConnection, tags: readonly string[] | 'all'): Promise<number> {
  const withdrawn = tags === 'all' ? null : new Set(tags)
  if (withdrawn === null) await noteRemoval(redis)
  let removed = 0
  // Clocks may differ by as long as a page lives.
  await redis.zremrangebyscore(BUILDS_KEY, '-inf', String(Date.now() - LIFE_MS))
  for (const build of await redis.zrange(BUILDS_KEY, '0', '-1')) {
    const keys = await redis.hkeys(factsKey(build))
    for (let from = 0; from < keys.length; from += KEYS_A_CALL) {
      const places = keys.slice(from, from + KEYS_A_CALL).map((key) => placeOf(build, key))
      const written = await Promise.all(places.map((place) => redis.hget(place, 'tags')))
      const bearing = places.filter((_, index) => bears(written[index] ?? null, withdrawn))
      await Promise.all(bearing.map((place) => redis.unlink(place)))
      removed += bearing.length
    }
  }
  return removed
}

async function noteRemoval(redis: RedisConnection): Promise<void> {
  const [seconds, microseconds] = await redis.time()
  const now = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
  await redis.set(REMOVED_KEY, now, 'PX', LIFE_MS)
}

function bears(written: string | null, tags: ReadonlySet<string> | null): boolean {
  if (tags === null) return true
  return written !== null && (JSON.parse(written) as string[]).some((tag) => tags.has(tag))
}

function factsKey(build: string): string {
  return `pages:{${build}}:facts`
}

function keysOf(build: string): [order: string, facts: string, bytes: string] {
  return [`pages:{${build}}:order`, factsKey(build), `pages:{${build}}:bytes`]
}

function placeOf(build: string, key: string): string {
  return `page:${build}:${key}`
}
