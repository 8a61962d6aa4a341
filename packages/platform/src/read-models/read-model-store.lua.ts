import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { CLOCK_SKEW_MS } from './is-fresh.ts'

/**
 * What Redis does in one step. A read model is a hash under `rm:{model:id}:v1`:
 *
 *   revision fetchedAt freshUntil freshFor etag dropped tags state hash body
 *
 * Fields, not one JSON text: freshness moves without touching the body, a look at the state costs no parse, and the body
 * goes out as the bytes that were written. `tags` and `body` are JSON, made by the client, never re-encoded here.
 *
 * `rm:tag:<tag>` is a sorted set of the names that a tag is in, scored by when they expire, so it cleans itself. That is told by
 * Redis's own clock, by which the models expire: a worker whose clock is a month ahead would empty the sets of the others. Of a tag of a whole kind
 * it keeps those written last alone.
 *
 * `rm:{model:id}:changed` is the count at which a model was last marked stale, for a minute, also where no model stands there: a fetch with a
 * lower count began before the mark, and what it brings is no fresher than what was marked.
 *
 * A model and its tags lie in different slots, and so perhaps on different nodes of a cluster: no script takes keys of both. A
 * name stands in a set before the model has the tag and stays when the model has lost it, until it expires; who looks a tag up
 * asks the models whether they still have it.
 */

/** Where the names stand that a tag is in. */
export function buildTagKey(tag: string): string {
  return `rm:tag:${tag}`
}

/** Where it stands at which count a model was marked stale; in the slot of the model. */
export function buildMarkKey(reference: ReadModelReference): string {
  return `rm:{${nameReadModel(reference)}}:changed`
}

const CLOCK = `
local function clock()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
`

/** KEYS: indexes of tags, of one slot. ARGV: name, life, how many names each of them keeps; 0 for all. */
export const INDEX_TAGS = `
${CLOCK}
local now, life = clock(), tonumber(ARGV[2])
for place, index in ipairs(KEYS) do
  local most = tonumber(ARGV[2 + place])
  redis.call('ZADD', index, now + life, ARGV[1])
  redis.call('ZREMRANGEBYSCORE', index, '-inf', now)
  if most > 0 then redis.call('ZREMRANGEBYRANK', index, 0, -1 - most) end
  redis.call('PEXPIRE', index, life)
end
return #KEYS
`

/**
 * The count taken before a fetch: the clock (ms), or one more than the last where that is not behind. After Redis lost
 * everything, or after a replica that had not heard of the last counts took over, it is ahead of every count given out before: no
 * process that lived through it sees its counts go back.
 */
export const TAKE_SEQUENCE = `
${CLOCK}
local count, now = redis.call('INCR', KEYS[1]), clock()
if count >= now then return count end
redis.call('SET', KEYS[1], string.format('%.0f', now))
return now
`

/**
 * KEYS: model, its mark. ARGV: name, updatedAt, count, etag, tags, state, hash, body, when it was confirmed, freshFor, life, channel, dropped, hard.
 * The rule of \`isOlderRevision\`, and an absence goes before every fetch that began before its own; a write without a time keeps
 * the time that stands, so that the revision never goes back. Announces only what readers can see: another time of the upstream, another state, another body.
 */
export const WRITE_READ_MODEL = `
local key = KEYS[1]
local name, updated, count = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local etag, tags, state, hash, body = ARGV[4], ARGV[5], ARGV[6], ARGV[7], ARGV[8]
local confirmed, fresh_for, life, channel = tonumber(ARGV[9]), tonumber(ARGV[10]), tonumber(ARGV[11]), ARGV[12]

local old = redis.call('HMGET', key, 'revision', 'state', 'hash')
local changed = true
if old[1] then
  local dash = string.find(old[1], '-', 1, true)
  local old_updated, old_count = tonumber(string.sub(old[1], 1, dash - 1)), tonumber(string.sub(old[1], dash + 1))
  if updated == 0 then updated = old_updated end
  if old_updated > 0 and updated < old_updated then return 'superseded' end
  if (updated == old_updated or old_updated == 0) and count < old_count then return 'superseded' end
  -- What is gone was there when an earlier fetch was answered, perhaps as it was corrected just before.
  if old[2] ~= 'present' and count < old_count then return 'superseded' end
  changed = updated ~= old_updated or state ~= old[2] or hash ~= old[3]
end

if count < tonumber(redis.call('GET', KEYS[2]) or 0) then fresh_for = 0 end
local revision = string.format('%.0f-%.0f', updated, count)
redis.call('HSET', key, 'revision', revision, 'fetchedAt', ARGV[9], 'freshUntil', string.format('%.0f', confirmed + fresh_for),
  'freshFor', string.format('%.0f', fresh_for),
  'etag', etag, 'dropped', ARGV[13], 'tags', tags, 'state', state, 'hash', hash, 'body', body)
redis.call('PEXPIRE', key, life)
if changed then
  local hard = ARGV[14] == '1' and ',"hard":true' or ''
  -- Nobody reads the last two; an API of the version before takes no announcement without them.
  redis.call('PUBLISH', channel, '{"name":' .. cjson.encode(name) .. ',"revision":"' .. revision .. '","state":"' .. state ..
    '"' .. hard .. ',"tags":[],"at":0}')
end
return 'written'
`

/**
 * KEYS: model, its mark. ARGV: now, freshFor, life, count. The upstream said «not modified»: only freshness and life move on, and
 * back only where a clock that was ahead has written what stands there; when it was fetched moves back with them. Where the model was marked
 * since it was asked for, only its life does. Gives the model's tags, whose life has to move on as well.
 */
export const TOUCH_READ_MODEL = `
local held = redis.call('HMGET', KEYS[1], 'freshUntil', 'tags', 'freshFor', 'fetchedAt')
if not held[1] then return false end
local now, life = tonumber(ARGV[1]), tonumber(ARGV[3])
local fresh_until = now + tonumber(ARGV[2])
local held_until, held_for = tonumber(held[1]), tonumber(held[3] or '')
local is_ahead = held_for and held_until - now > held_for + ${CLOCK_SKEW_MS}
local is_marked = tonumber(ARGV[4]) < tonumber(redis.call('GET', KEYS[2]) or 0)
if not is_marked and (fresh_until > held_until or is_ahead) then
  redis.call('HSET', KEYS[1], 'freshUntil', string.format('%.0f', fresh_until), 'freshFor', string.format('%.0f', tonumber(ARGV[2])))
end
if tonumber(held[4]) > now then redis.call('HSET', KEYS[1], 'fetchedAt', ARGV[1]) end
redis.call('PEXPIRE', KEYS[1], life)
return held[2]
`

/**
 * KEYS: models, of one slot, and their marks. ARGV: now, channel, count, life of a mark, their names. Nothing is deleted: readers keep what
 * they have and look again.
 */
export const MARK_STALE = `
local now, count, marked, models = tonumber(ARGV[1]), tonumber(ARGV[3]), 0, #KEYS / 2
for place = 1, models do
  local key, mark = KEYS[place], KEYS[models + place]
  if tonumber(redis.call('GET', mark) or 0) < count then redis.call('SET', mark, ARGV[3], 'PX', ARGV[4]) end
  local fresh_until = redis.call('HGET', key, 'freshUntil')
  if fresh_until then
    if tonumber(fresh_until) > now then redis.call('HSET', key, 'freshUntil', ARGV[1]) end
    redis.call('PUBLISH', ARGV[2], ARGV[4 + place])
    marked = marked + 1
  end
end
return marked
`

/** KEYS: indexes of tags, of one slot. The names that stand in at least one of them and have not expired; some of them more than once. */
export const NAMES_TAGGED = `
${CLOCK}
local now, found = clock(), {}
for _, index in ipairs(KEYS) do
  for _, name in ipairs(redis.call('ZRANGE', index, '(' .. string.format('%.0f', now), '+inf', 'BYSCORE')) do
    found[#found + 1] = name
  end
end
return found
`
