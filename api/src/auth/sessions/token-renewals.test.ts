import { describe, expect, it, jest } from '@jest/globals'
import type { SessionRecord } from '@liberta/database/accounts/reader-session.repository'
import type { MikroORM } from '@mikro-orm/postgresql'
import { createLogger } from '@liberta/platform/logging/create-logger'
import type { ApiSettings } from '../../settings/api-settings.schema.ts'
import { SsoRefusal } from '../provider/sso-client.ts'
import type { SsoClient } from '../provider/sso-client.ts'
import { deriveTokenKeys, openTokens, sealTokens } from './seal-tokens.ts'
import { TokenRenewals } from './token-renewals.ts'

const SECRET = 'a secret of this test'
const keys = deriveTokenKeys(SECRET)

/**
 * A database in which each claim succeeds, and the first so many writes of tokens meet a broken connection.
 * @param states what it says of the renewal, one after the other, where another process has left its claim
 */
function failFor(writes: number, states: object[] = []) {
  const stored: { sealedTokens?: string }[] = []
  let left = writes
  const nativeUpdate = async (_entity: unknown, _where: unknown, row: { sealedTokens?: string }) => {
    if (left > 0) {
      left -= 1
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    }
    stored.push(row)
  }
  const execute = async (sql: string) =>
    sql.startsWith('select') ? [states.length > 1 ? states.shift() : states[0]] : [{ isLapsed: states.length > 0 }]
  const fork = () => ({ execute, nativeUpdate })
  return { stored, orm: { em: { fork } } as unknown as MikroORM }
}

const sealedTokens = sealTokens({ accessToken: 'old', refreshToken: 'used' }, 'hash', keys)
const session = { id: 'reader', idHash: 'hash', sealedTokens, tokenExpiresAt: 0 } as SessionRecord

function renewalsOf(orm: MikroORM) {
  const refresh = jest.fn(async () => ({ accessToken: 'new', refreshToken: 'next', expiresAt: 2_000_000_000_000 }))
  const settings = { SESSION_SECRET: SECRET } as ApiSettings
  const sso = { refresh } as unknown as SsoClient
  return { refresh, renewals: new TokenRenewals(orm, sso, settings, createLogger('test', 'silent')) }
}

describe('tokens that the provider has renewed', () => {
  it('are stored when the database comes back, as the old ones may be good no longer', async () => {
    const { stored, orm } = failFor(1)
    const { refresh, renewals } = renewalsOf(orm)
    expect(await renewals.renew(session)).toBe('renewed')
    expect(refresh.mock.calls).toEqual([['used']])
    expect(stored.map((row) => openTokens(row.sealedTokens ?? null, 'hash', keys))).toEqual([
      { accessToken: 'new', refreshToken: 'next' },
    ])
  })

  it('are waited for where another process has had them and could not store them so far: the old ones are used no second time', async () => {
    const { stored, orm } = failFor(0, [
      { tokenExpiresAt: 0, isRenewing: true },
      { tokenExpiresAt: 2_000_000_000_000, isRenewing: false },
    ])
    const { refresh, renewals } = renewalsOf(orm)
    expect(await renewals.renew(session)).toBe('renewed')
    expect(refresh).not.toHaveBeenCalled()
    expect(stored).toEqual([])
  })
  it('hold though the provider refuses the old ones, which another process has used before and stored since', async () => {
    const { orm } = failFor(0, [
      { tokenExpiresAt: 0, isRenewing: false },
      { tokenExpiresAt: 2_000_000_000_000, isRenewing: false },
    ])
    const { refresh, renewals } = renewalsOf(orm)
    refresh.mockRejectedValueOnce(new SsoRefusal('invalid_grant', 400))
    expect(await renewals.renew(session)).toBe('renewed')
    expect(refresh).toHaveBeenCalledTimes(1)
  })
})
