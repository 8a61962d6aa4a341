import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { ConfigurationError, readConfiguration } from './read-configuration.ts'
import {
  logLevelSetting,
  numberSetting,
  portSetting,
  redisSettings,
  secretSetting,
  urlSetting,
} from './setting.schema.ts'

const schema = z.object({
  PORT: portSetting(3000),
  NAXOS_URL: urlSetting(),
  NAXOS_WEBHOOK_SECRET: secretSetting(),
  LOG_LEVEL: logLevelSetting,
  WORKERS: numberSetting.int().min(1).default(4),
  ...redisSettings,
})
const enough = { NAXOS_URL: 'http://127.0.0.1:4200', NAXOS_WEBHOOK_SECRET: 'quanto basta' }

function failureOf(environment: Record<string, string | undefined>): ConfigurationError {
  try {
    readConfiguration(schema, environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error
  }
  throw new Error('the configuration was accepted')
}

describe('configuration', () => {
  it('takes defaults for what is unset or empty', () => {
    expect(readConfiguration(schema, { ...enough, PORT: '', LOG_LEVEL: undefined })).toEqual({
      ...enough,
      PORT: 3000,
      LOG_LEVEL: 'info',
      WORKERS: 4,
      REDIS_QUEUE_URL: 'redis://127.0.0.1:6379',
      REDIS_CACHE_URL: 'redis://127.0.0.1:6379',
    })
  })

  it('reads what is set, and nothing can change it afterwards', () => {
    const read = readConfiguration(schema, { ...enough, PORT: '8080', WORKERS: '2' })
    expect(read).toMatchObject({ PORT: 8080, WORKERS: 2 })
    expect(Object.isFrozen(read)).toBe(true)
  })

  it('lists every bad variable at once, with what is expected', () => {
    const { message, variables } = failureOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      NAXOS_URL: 'naxos',
    })
    expect(variables).toEqual(['PORT', 'NAXOS_URL', 'NAXOS_WEBHOOK_SECRET', 'LOG_LEVEL'])
    expect(message.split('\n')).toEqual([
      'The configuration is wrong:',
      '  PORT: expected a port, a whole number from 0 to 65535',
      '  NAXOS_URL: expected an absolute address such as https://host:port',
      '  NAXOS_WEBHOOK_SECRET: is not set; expected a secret of 8 characters or more',
      '  LOG_LEVEL: expected fatal, error, warn, info, debug, trace or silent',
    ])
  })

  it.each(['3000.5', '-1', '65536', 'http', '0x'])('refuses the port %s', (port) => {
    expect(failureOf({ ...enough, PORT: port }).variables).toEqual(['PORT'])
  })

  it('never repeats a secret in its message', () => {
    expect(failureOf({ ...enough, NAXOS_WEBHOOK_SECRET: 'corto' }).message).not.toContain('corto')
  })
})
