import { describe, expect, it } from '@jest/globals'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { apiSettingsSchema } from './api-settings.schema.ts'

const LEAST = { NAXOS_WEBHOOK_SECRET: '0123456789' }

describe('the settings of the API', () => {
  it('need no more than the secret on a developer’s machine', () => {
    expect(readConfiguration(apiSettingsSchema, LEAST)).toMatchObject({
      API_PORT: 4000,
      OPS_PORT: 4100,
      HOST: '127.0.0.1',
      OPS_USER: 'operatore',
      OPS_PASSWORD: 'operatore',
      TRUST_PROXY: 'loopback',
      COLD_READ_BURST: 60,
      COLD_READS_PER_MINUTE: 60,
      production: false,
    })
  })

  it('have no account of operators that everybody knows in production', () => {
    expect(() => readConfiguration(apiSettingsSchema, { ...LEAST, NODE_ENV: 'production' })).toThrow(
      /OPS_USER[^]*OPS_PASSWORD[^]*SESSION_SECRET/,
    )
    const account = {
      OPS_USER: 'anna',
      OPS_PASSWORD: 'turno di notte',
      SESSION_SECRET: 'una frase lunga quanto basta, e più',
    }
    expect(readConfiguration(apiSettingsSchema, { ...LEAST, ...account, NODE_ENV: 'production' })).toMatchObject(
      account,
    )
  })

  it.each([
    ['a password that is the user’s name', { OPS_USER: 'operatore', OPS_PASSWORD: 'operatore' }, /OPS_PASSWORD/],
    ['a webhook’s secret of one character', { NAXOS_WEBHOOK_SECRET: 'aaaaaaaaaa' }, /NAXOS_WEBHOOK_SECRET/],
    ['a sessions’ secret of one character', { SESSION_SECRET: 'a'.repeat(40) }, /SESSION_SECRET/],
  ])('refuse in production what anybody would guess: %s', (_what, guessed, named) => {
    const right = {
      OPS_USER: 'anna',
      OPS_PASSWORD: 'turno di notte',
      SESSION_SECRET: 'una frase lunga quanto basta, sì',
    }
    const production = { ...LEAST, ...right, NODE_ENV: 'production' }
    expect(() => readConfiguration(apiSettingsSchema, production)).not.toThrow()
    expect(() => readConfiguration(apiSettingsSchema, { ...production, ...guessed })).toThrow(named)
  })

  it.each([
    ['a viewer without a password', { OPS_VIEWER_USER: 'piero' }, /OPS_VIEWER_PASSWORD/],
    ['a viewer’s password without a name', { OPS_VIEWER_PASSWORD: 'solo guardare' }, /OPS_VIEWER_PASSWORD/],
    [
      'a viewer who is called as the operator',
      { OPS_VIEWER_USER: 'operatore', OPS_VIEWER_PASSWORD: 'solo guardare' },
      /OPS_VIEWER_USER/,
    ],
  ])('refuse %s', (_what, viewer, named) => {
    expect(() => readConfiguration(apiSettingsSchema, { ...LEAST, ...viewer })).toThrow(named)
  })

  it('refuse in production a viewer with the operator’s password, or with the own name for one', () => {
    const right = {
      OPS_USER: 'anna',
      OPS_PASSWORD: 'turno di notte',
      SESSION_SECRET: 'una frase lunga quanto basta, sì',
    }
    const production = { ...LEAST, ...right, NODE_ENV: 'production', OPS_VIEWER_USER: 'redazione' }
    for (const password of ['turno di notte', 'redazione'])
      expect(() => readConfiguration(apiSettingsSchema, { ...production, OPS_VIEWER_PASSWORD: password })).toThrow(
        /OPS_VIEWER_PASSWORD/,
      )
    expect(() =>
      readConfiguration(apiSettingsSchema, { ...production, OPS_VIEWER_PASSWORD: 'solo guardare' }),
    ).not.toThrow()
  })

  it('name what is wrong', () => {
    expect(() => readConfiguration(apiSettingsSchema, { API_PORT: 'many' })).toThrow(/API_PORT[^]*NAXOS_WEBHOOK_SECRET/)
  })
})
