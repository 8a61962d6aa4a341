import { describe, expect, it } from '@jest/globals'
import { listParts } from './parts.table.ts'
import { readSettings } from './settings.ts'

const services = { databaseUrl: 'postgresql://x', redisQueueUrl: 'redis://q', redisCacheUrl: 'redis://c' }
const namesOf = (environment: Record<string, string>) =>
  listParts(readSettings(environment), services).map((part) => part.name)
/** Each part, and whether it is told which rules hold. */
const modesOf = (environment: Record<string, string>) =>
  listParts(readSettings(environment), services).map(({ name, env }) => [name, env.NODE_ENV])

describe('settings of npm start', () => {
  it('everything has a default', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({ PORT: 3000, API_PORT: 4000, OPS_PORT: 4100 })
  })

  it('every variable that cannot be used is named at once', () => {
    expect(() => readSettings({ PORT: 'many', NAXOS_URL: 'here' })).toThrow(/PORT: [^]*NAXOS_URL: /)
  })

  it('parts start after what they need, and no stand-in where the real ones are named', () => {
    expect(namesOf({})).toEqual(['upstreams', 'worker', 'api', 'frontend'])
    const real = {
      NAXOS_URL: 'https://cms.example',
      OPEN_METEO_URL: 'https://weather.example',
      SSO_URL: 'https://sso.example',
    }
    expect(namesOf(real)).toEqual(['worker', 'api', 'frontend'])
  })

  it('a Redis of one’s own may be both: api and worker then do not ask for production’s two', () => {
    const own = { REDIS_QUEUE_URL: 'redis://127.0.0.1:6379', REDIS_CACHE_URL: 'redis://localhost:6379' }
    expect(modesOf(own)).toEqual([
      ['upstreams', undefined],
      ['worker', 'development'],
      ['api', 'development'],
      ['frontend', undefined],
    ])
    expect(modesOf({}).map(([, mode]) => mode)).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each<[string, Record<string, string>, string]>([
    ['open under npm start and npm run dev', {}, 'open'],
    ['closed where NODE_ENV is production', { NODE_ENV: 'production' }, 'closed'],
    ['open even there where they are opened by name', { NODE_ENV: 'production', INTERNAL_PAGES: 'open' }, 'open'],
    ['closed by name', { INTERNAL_PAGES: 'closed' }, 'closed'],
  ])('internal test pages are %s (requirements 2)', (_what, environment, expected) => {
    const frontend = listParts(readSettings(environment), services).find(({ name }) => name === 'frontend')
    expect(frontend?.env.INTERNAL_PAGES).toBe(expected)
  })

  it('webhook secret and operators’ password are new at every start, unless they are given', () => {
    expect(readSettings({}).NAXOS_WEBHOOK_SECRET).not.toBe(readSettings({}).NAXOS_WEBHOOK_SECRET)
    expect(readSettings({ OPS_PASSWORD: 'mine' }).OPS_PASSWORD).toBe('mine')
  })
})
