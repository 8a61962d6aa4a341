import { describe, expect, it } from '@jest/globals'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { workerSettingsSchema } from './worker-settings.schema.ts'

const needed = { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x', NAXOS_URL: 'http://127.0.0.1:2' }

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

  it('name every variable that is wrong at once', () => {
    const wrong = { NAXOS_URL: 'naxos', WEATHER_LATITUDE: '451', WORKER_OPS_PORT: 'x' }
    expect(() => readConfiguration(workerSettingsSchema, wrong)).toThrow(
      /DATABASE_URL[\s\S]*NAXOS_URL[\s\S]*WEATHER_LATITUDE[\s\S]*WORKER_OPS_PORT/,
    )
  })
})
