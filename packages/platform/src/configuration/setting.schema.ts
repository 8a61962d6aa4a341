import { readFileSync } from 'node:fs'
import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'
import { redisAddressSchema } from '../redis/redis-address.ts'

/** A TCP port; 0 lets the system choose one. */
export function portSetting(port: number) {
  const expected = 'expected a port, a whole number from 0 to 65535'
  return z.coerce.number(expected).int(expected).min(0, expected).max(65_535, expected).default(port)
}

/** An absolute address with a scheme (`https://…`, `redis://…`, `postgresql://…`); required. */
export function urlSetting(): z.ZodURL
/** The same, with what stands where none is set. */
export function urlSetting(address: string): z.ZodDefault<z.ZodURL>
/** @internal both of the above */
export function urlSetting(address?: string) {
  const setting = z.url('expected an absolute address such as https://host:port')
  return address === undefined ? setting : setting.default(address)
}

/** The address of a PostgreSQL, of which TLS is verified whole or not spoken: what else `libpq` knows would be left out without a word. */
export function databaseAddressSetting(): z.ZodURL {
  return urlSetting().refine(saysTlsPlainly, {
    error:
      'expected sslmode=verify-full or sslmode=disable, and certificates in DATABASE_CA_FILE: no other ssl… is read',
  })
}

function saysTlsPlainly(address: string): boolean {
  if (!URL.canParse(address)) return true
  const said = [...new URL(address).searchParams].filter(([name]) => name.startsWith('ssl'))
  return said.every(([name, value]) => name === 'sslmode' && ['verify-full', 'disable'].includes(value))
}

/** The key of IndexNow: 8 to 128 letters, digits and hyphens, which name the file that proves it. */
export function indexNowKeySetting() {
  return z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits or hyphens')
}

/** A file with certificates (PEM) of who has signed those of a server. */
export const certificatesSetting = z
  .string()
  .refine(holdsCertificates, 'names a file that cannot be read, or holds no certificate (PEM)')
  .optional()

function holdsCertificates(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('-----BEGIN CERTIFICATE-----')
  } catch {
    return false
  }
}

/** Different characters that a secret has at least: every drawn one has, one typed to fill the line has not. */
const FEWEST_DIFFERENT = 6

/** A secret of at least `shortest` characters; required, because a default would be known to everybody. */
export function secretSetting(shortest = 8) {
  const expected = `expected a secret of ${shortest} characters or more`
  return z
    .string(expected)
    .min(shortest, expected)
    .refine((secret) => new Set(secret).size >= FEWEST_DIFFERENT, {
      message: `expected a secret of ${FEWEST_DIFFERENT} different characters or more`,
    })
}

export const logLevelSetting = z
  .enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'expected fatal, error, warn, info, debug, trace or silent',
  )
  .default('info')

/** Which cache in front is purged; the same in frontend and worker. */
export const purgeAdapterSetting = z
  .enum(['none', 'nginx', 'varnish', 'fastly', 'cloudflare'], 'expected none, nginx, varnish, fastly or cloudflare')
  .default('none')

/** Any number; narrow it where it is used: `numberSetting.min(1).default(4)`. */
export const numberSetting = z.coerce.number('expected a number')

/** JSON of any shape, `{}` where nothing is set: `jsonSetting.pipe(shape)`. */
export const jsonSetting = z
  .string()
  .default('{}')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' })
      return z.NEVER
    }
  })

/** The two Redis, as keys of a configuration schema: `z.object({ ...redisSettings })`. One server may be both locally. */
export const redisSettings = {
  REDIS_QUEUE_URL: redisAddressSchema.default('redis://127.0.0.1:6379'),
  REDIS_CACHE_URL: redisAddressSchema.default('redis://127.0.0.1:6379'),
  /** Who has signed the certificates of both, where their addresses say `rediss`; who is known to Node unless set. */
  REDIS_CA_FILE: certificatesSetting,
}

/**
 * Proxies whose word is believed about who asks: addresses and networks parted by commas, `loopback`, `linklocal` and
 * `uniquelocal` for those of RFC 6890; empty is nobody.
 */
export function proxiesSetting(standard: string) {
  return z.string().default(standard).refine(areProxies, 'expected addresses, networks or loopback, parted by commas')
}

function areProxies(list: string): boolean {
  try {
    proxyAddr.compile(listProxies(list))
    return true
  } catch {
    return false
  }
}

/** The parts of such a setting. */
export function listProxies(list: string): string[] {
  return list.split(',').flatMap((part) => part.trim() || [])
}
