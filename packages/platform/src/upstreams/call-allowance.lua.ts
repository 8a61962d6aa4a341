/**
 * KEYS: 1 calm of the kind, 2 open circuits, 3 lease of the probe, 4 calls under way, 5 of the kind, 6 tokens, 7 of the kind.
 * ARGV: 1 name of its circuit, 2 id of the call, 3 milliseconds of its lease, 4 '1' where it is a probe, 5 share of the limits of all; then, of all and of
 * the kind: most at once, burst, calls a second. A limit of 0 is none.
 *
 * Answers `ok`, or why not (`calm`, `open`, `concurrency`, `rate`), and the milliseconds after which to ask again; 0 where nobody knows.
 * By the clock of the server, so that those of the processes need not agree. One that went back refills nothing and takes nothing away.
 */
export const ADMIT_CALL = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
-- What is kept for more urgent calls is kept of the whole, and not of each kind.
local shares = {[0] = tonumber(ARGV[5]), [1] = 1}

local calm = redis.call('PTTL', KEYS[1])
if calm > 0 then return {'calm', calm} end
if ARGV[4] == '1' then
  local probing = redis.call('PTTL', KEYS[3])
  if probing > 0 then return {'open', probing} end
else
  local opens = tonumber(redis.call('ZSCORE', KEYS[2], ARGV[1]) or '0')
  if opens > now then return {'open', opens - now} end
end

for index = 0, 1 do
  local key, most = KEYS[4 + index], tonumber(ARGV[6 + index * 3])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if most > 0 and redis.call('ZCARD', key) >= math.max(1, math.floor(most * shares[index])) then return {'concurrency', 0} end
end

local left = {}
for index = 0, 1 do
  local key, burst, rate = KEYS[6 + index], tonumber(ARGV[7 + index * 3]), tonumber(ARGV[8 + index * 3])
  if rate > 0 then
    local held = redis.call('HMGET', key, 'tokens', 'at')
    local at = math.min(now, tonumber(held[2] or now))
    local tokens = math.min(burst, tonumber(held[1] or burst) + (now - at) * rate / 1000)
    local needed = 1 + (1 - shares[index]) * (burst - 1)
    if tokens < needed then
      redis.call('HSET', key, 'tokens', tostring(tokens), 'at', now)
      return {'rate', math.ceil((needed - tokens) * 1000 / rate)}
    end
    left[index] = tokens - 1
  end
end
for index, tokens in pairs(left) do
  redis.call('HSET', KEYS[6 + index], 'tokens', tostring(tokens), 'at', now)
  redis.call('PEXPIRE', KEYS[6 + index], math.ceil(tonumber(ARGV[7 + index * 3]) * 1000 / tonumber(ARGV[8 + index * 3])) + 1000)
end
-- Only who is let in has the lease: else one without room would keep all others from probing.
if ARGV[4] == '1' then redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[3]) end
for index = 4, 5 do
  redis.call('ZADD', KEYS[index], now + ARGV[3], ARGV[2])
  redis.call('PEXPIRE', KEYS[index], ARGV[3] + 1000)
end
return {'ok', 0}
`

/** Keeps the longer of two waits. */
export const KEEP_CALM = `
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end
return 1
`

/** KEYS: 1 open circuits, 2 causes, 3 lease of the probe. ARGV: 1 its name, 2 milliseconds, 3 cause. */
export const OPEN_CIRCUIT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2] + 60000)
redis.call('PEXPIRE', KEYS[2], ARGV[2] + 60000)
-- Who probed keeps the lease for as long: no other process probes before it may again.
redis.call('SET', KEYS[3], '1', 'PX', math.max(1, math.floor(ARGV[2] * 0.9)))
return 1
`
