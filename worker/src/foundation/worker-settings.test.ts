import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { NAXOS_CALLS } from './naxos-call.table.ts'
import { workerSettingsSchema } from './worker-settings.schema.ts'

const needed = { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x', NAXOS_URL: 'http://127.0.0.1:2' }

const readLimits = (limits: object) =>
  readConfiguration(workerSettingsSchema, { ...needed, NAXOS_KIND_LIMITS: JSON.stringify(limits) })

describe('settings of the worker', () => {
  it('are those of Piacenza unless told otherwise (requirements 9)', () => {
    expect(readConfiguration(workerSettingsSchema, needed)).toMatchObject({
      WEATHER_LATITUDE: 45.05,
      WEATHER_LONGITUDE: 9.69,
      WORKER_OPS_PORT: 4101,
    })
  })

  it('spell addresses as every other program of the site does (requirements 2: configurable prefixes)', () => {
    const ADDRESS_SETTINGS = JSON.stringify({ prefixes: { tag: 'argomenti' } })
    const settings = readConfiguration(workerSettingsSchema, { ...needed, ADDRESS_SETTINGS })
    expect(settings.ADDRESS_SETTINGS.prefixes).toMatchObject({ tag: 'argomenti', section: 'news' })
    expect(() => readConfiguration(workerSettingsSchema, { ...needed, ADDRESS_SETTINGS: '{' })).toThrow('is no JSON')
  })

  it('bound kinds of calls that there are, and refuse others', () => {
    expect(readLimits({ 'story/list': { concurrency: 3 } }).NAXOS_KIND_LIMITS).toMatchObject({
      search: { concurrency: 8 },
      'story/list': { concurrency: 3 },
    })
    expect(() => readLimits({ storylist: { concurrency: 3 } })).toThrow('NAXOS_KIND_LIMITS')
  })

  it('know every kind of call that is made to the CMS', () => {
    const folders = ['refresh/refreshers', 'refresh/sources', 'sitemaps'].map((folder) =>
      join(import.meta.dirname, '..', folder),
    )
    const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    const paths = files
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=['`])\/[a-z_]+\/?(?:list|home|\$)?/g) ?? [])
    const kinds = new Set(paths.map((path) => path.slice(1).replace(/\/\$?$/, '')))
    expect([...kinds].filter((kind) => !NAXOS_CALLS.some((call) => call === kind))).toEqual([])
    expect(kinds.size).toBe(NAXOS_CALLS.length)
  })

  it('put the password into each address of PostgreSQL, the replica’s as well', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL] = ['pooler', 'server', 'replica'].map(
      (host) => `postgresql://u@${host}:1/x`,
    )
    const addresses = { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL }
    expect(
      readConfiguration(workerSettingsSchema, { ...needed, ...addresses, DATABASE_PASSWORD: 'a/b' }),
    ).toMatchObject({
      DATABASE_URL: 'postgresql://u:a%2Fb@pooler:1/x',
      DATABASE_DIRECT_URL: 'postgresql://u:a%2Fb@server:1/x',
      DATABASE_REPLICA_URL: 'postgresql://u:a%2Fb@replica:1/x',
    })
  })

  it('name every variable that is wrong at once', () => {
    const wrong = { NAXOS_URL: 'naxos', WEATHER_LATITUDE: '451', WORKER_OPS_PORT: 'x' }
    expect(() => readConfiguration(workerSettingsSchema, wrong)).toThrow(
      /DATABASE_URL[\s\S]*NAXOS_URL[\s\S]*WEATHER_LATITUDE[\s\S]*WORKER_OPS_PORT/,
    )
  })
})
