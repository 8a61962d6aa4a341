import { afterEach, describe, expect, it } from '@jest/globals'
import { NOW, SIGNED_IN, startAccountApi } from '../../testing/account-api.ts'
import type { AccountApi, Scripted } from '../../testing/account-api.ts'
import { applyAnswer, clearReader, createReaderState } from './reader-state.ts'
import { createSignedCall } from './signed-calls.ts'

const CHECK = '/api/save-for-later/check'
const RENEWED = { body: { ...SIGNED_IN, tokenExpires: NOW + 3_600_000 } }

let api: AccountApi
afterEach(() => api.close())

/** A page whose token has so much time left. */
async function open(left: number, script: Record<string, Scripted[]>, here?: string) {
  api = await startAccountApi(script, here)
  const state = createReaderState()
  applyAnswer(state, { ...SIGNED_IN, tokenExpires: NOW + left })
  return { state, call: createSignedCall(state, api.page) }
}

const lines = () => api.calls.map(({ line }) => line)

describe('the authenticated wrapper (requirements 4, 9)', () => {
  it('asks at once where the token holds for 60 s', async () => {
    const { call } = await open(60_000, { [CHECK]: [{ body: { isSaved: true } }] })
    expect(await (await call(CHECK, {})).json()).toEqual({ isSaved: true })
    expect(lines()).toEqual([`POST ${CHECK}`])
  })

  it('renews a token with less than 60 s left first, once for all calls that wait', async () => {
    const { call, state } = await open(59_999, { [CHECK]: [{}], '/api/auth/refresh': [{ ...RENEWED, afterMs: 30 }] })
    const answers = await Promise.all([call(CHECK, {}), call(CHECK, {}), call(CHECK, {})])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(lines()).toEqual(['POST /api/auth/refresh', ...Array<string>(3).fill(`POST ${CHECK}`)])
    expect(state.signIn.get().tokenExpires).toBe(NOW + 3_600_000)
  })

  it('on 401 renews once and asks again', async () => {
    const { call } = await open(900_000, { [CHECK]: [{ status: 401 }, {}], '/api/auth/refresh': [RENEWED] })
    expect((await call(CHECK, {})).status).toBe(200)
    expect(lines()).toEqual([`POST ${CHECK}`, 'POST /api/auth/refresh', `POST ${CHECK}`])
    expect(api.gone).toEqual([])
  })

  it('and not a second time where the answer stays 401', async () => {
    const { call } = await open(900_000, { [CHECK]: [{ status: 401 }], '/api/auth/refresh': [RENEWED] })
    expect((await call(CHECK, {})).status).toBe(401)
    expect(lines()).toHaveLength(3)
  })

  it.each([401, 503])(
    "where that fails (%d) logs 'Token refresh failed', clears the reader and goes to /login once",
    async (status) => {
      const { call, state } = await open(900_000, { [CHECK]: [{ status: 401 }], '/api/auth/refresh': [{ status }] })
      api.page.initialised.set(true)
      expect((await call(CHECK, {})).status).toBe(401)
      expect(api.logged).toEqual(['Token refresh failed'])
      expect(api.gone).toEqual(['/login?reason=refresh&next=%2Fnews%2Fcronaca%3Fx%3D1'])
      expect(state.signIn.get()).toMatchObject({ user: null, tokenExpires: null })
      expect(state.record.get()).toMatchObject({ user: null, savedItems: {} })
      expect(api.page.initialised.get()).toBe(false)
    },
  )

  it('a renewal that comes once its reader has signed out brings nobody back', async () => {
    const { call, state } = await open(10_000, { [CHECK]: [{}], '/api/auth/refresh': [RENEWED] })
    const called = call(CHECK, {})
    clearReader(state)
    await called
    expect([state.signIn.get().user, state.record.get().savedItems]).toEqual([null, {}])
  })

  it('stays on /login where it is there already', async () => {
    const script = { [CHECK]: [{ status: 401 }], '/api/auth/refresh': [{ status: 401 }] }
    const { call } = await open(900_000, script, '/login?reason=refresh')
    await call(CHECK, {})
    expect(api.logged).toEqual(['Token refresh failed'])
    expect(api.gone).toEqual([])
  })

  it('a refused renewal ahead of a call ends in the same way, and the call is not made', async () => {
    const { call } = await open(10_000, { '/api/auth/refresh': [{ status: 401 }] })
    expect((await call(CHECK, {})).status).toBe(401)
    expect(lines()).toEqual(['POST /api/auth/refresh'])
    expect(api.gone).toHaveLength(1)
  })

  it("a provider that is silent leaves the reader signed in, with 'Failed to refresh user data' in the state", async () => {
    const { call, state } = await open(10_000, { [CHECK]: [{}], '/api/auth/refresh': [{ status: 503 }] })
    expect((await call(CHECK, {})).status).toBe(200)
    expect(state.record.get()).toMatchObject({ error: 'Failed to refresh user data', isLoading: false })
    expect(state.signIn.get().user).not.toBeNull()
    expect(api.gone).toEqual([])
  })

  it('rejects where the API cannot be reached, and nobody is signed out', async () => {
    const { call, state } = await open(900_000, {})
    await expect(call(CHECK, {})).rejects.toThrow()
    expect(state.signIn.get().user).not.toBeNull()
  })
})
