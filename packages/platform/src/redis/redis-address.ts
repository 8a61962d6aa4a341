import { z } from 'zod'

interface Place {
  host: string
  port: number
}

interface Account {
  username?: string
  password?: string
}

/** Where a Redis is reached, read from a setting. */
export type RedisAddress =
  | { kind: 'single'; url: string; tls: boolean }
  | (Account & {
      kind: 'sentinel'
      sentinels: Place[]
      /** What the sentinels call the master. */
      name: string
      db: number
      tls: boolean
      /** Of the sentinels themselves, where they ask for one. */
      sentinelPassword?: string
    })
  | (Account & { kind: 'cluster'; nodes: Place[]; tls: boolean })

/** Greedy up to the last @, as a password may hold one that nobody has encoded. */
const SEVERAL =
  /^redis(?<secure>s?)\+(?<kind>sentinel|cluster):\/\/(?:(?<account>.*)@)?(?<places>[^/?@]+)(?<path>\/[^?]*)?(?:\?(?<query>.*))?$/
const STANDARD_PORT = { sentinel: 26_379, cluster: 6379 } as const
const SENTINEL_PATH = /^\/(?<name>[^/]+)(?:\/(?<db>\d+))?$/

/**
 * Reads `redis://…` and `rediss://…` of one server, `redis+sentinel://user:password@host:port,host:port/master/db` and
 * `redis+cluster://user:password@host:port,host:port`; `rediss+…` speak TLS. Null for anything else.
 */
export function parseRedisAddress(text: string): RedisAddress | null {
  const parts = SEVERAL.exec(text)?.groups
  if (!parts) {
    if (!/^rediss?:\/\//.test(text) || !URL.canParse(text)) return null
    return { kind: 'single', url: text, tls: text.startsWith('rediss:') }
  }
  const kind = parts['kind'] === 'sentinel' ? 'sentinel' : 'cluster'
  const places = parsePlaces(parts['places'] ?? '', STANDARD_PORT[kind])
  const account = parseAccount(parts['account'] ?? '')
  if (!places || !account) return null
  const shared = { ...account, tls: parts['secure'] === 's' }
  if (kind === 'cluster')
    return ['', '/', '/0'].includes(parts['path'] ?? '') ? { kind, nodes: places, ...shared } : null
  const path = SENTINEL_PATH.exec(parts['path'] ?? '')?.groups
  if (!path) return null
  const sentinelPassword = new URLSearchParams(parts['query']).get('sentinel_password')
  return {
    kind,
    sentinels: places,
    name: path['name'] ?? '',
    db: Number(path['db'] ?? 0),
    ...shared,
    ...(sentinelPassword ? { sentinelPassword } : {}),
  }
}

function parsePlaces(list: string, standardPort: number): Place[] | null {
  const places = list.split(',').map((place) => {
    if (place === '' || !URL.canParse(`redis://${place}`)) return null
    const { hostname, port } = new URL(`redis://${place}`)
    return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? standardPort : Number(port) }
  })
  return places.every((place) => place !== null) ? places : null
}

function parseAccount(text: string): Account | null {
  const colon = text.indexOf(':')
  const [username, password] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)]
  try {
    return {
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
    }
  } catch {
    return null
  }
}

const EXPECTED =
  'expected redis://host:port, redis+sentinel://host:port,host:port/master or redis+cluster://host:port,host:port'

/** The address of a Redis, as text: what `parseRedisAddress` takes. */
export const redisAddressSchema = z.string(EXPECTED).refine((text) => parseRedisAddress(text) !== null, EXPECTED)
