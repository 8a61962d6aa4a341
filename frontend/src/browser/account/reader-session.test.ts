import { afterEach, describe, expect, it } from '@jest/globals'
import { ANNA, NOBODY, SIGNED_IN, startAccountApi } from '../../testing/account-api.ts'
import type { AccountApi, Scripted } from '../../testing/account-api.ts'
import { findSignInAddress, initialiseReader, signOut } from './reader-session.ts'
import { applyAnswer, clearReader, createReaderState } from './reader-state.ts'
import { createSignedCall } from './signed-calls.ts'
import type { SignedCall } from './signed-calls.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'

let api: AccountApi
afterEach(() => api.close())

async function open(script: Record<string, Scripted[]>) {
  api = await startAccountApi(script)
  const state = createReaderState()
  const call = createSignedCall(state, api.page)
  return { state, call, initialise: () => initialiseReader(state, api.page, call) }
}

const lines = () => api.calls.map(({ line }) => line)
const SYNC = '/api/user/sync'
/** The profile is refreshed beside what the reader does. */
const awaitSync = (isDone: () => boolean) => waitUntil(isDone, { what: 'the profile is refreshed' })

/** What follows from what is there already has come then. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Initialises; the provider keeps the profile back until `answer` is resolved. */
async function initialiseSlowly() {
  const { state, call } = await open({ '/api/auth': [{ body: SIGNED_IN }] })
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
  let isKnown = false
  const slow: SignedCall = (path, body) => {
    if (path !== SYNC) return call(path, body)
    asked.resolve()
    return answer.promise
  }
  const done = initialiseReader(state, api.page, slow).then(() => (isKnown = true))
  await asked.promise
  await settle()
  return { state, answer, done, isKnown: () => isKnown }
}

describe('initialisation (requirements 4)', () => {
  it('fills sign-in state and saved set by one call, loading meanwhile', async () => {
    const { state, initialise } = await open({ '/api/auth': [{ body: SIGNED_IN }] })
    api.page.initialised.set(true)
    const done = initialise()
    expect([state.signIn.get().isLoading, state.record.get().isLoading]).toEqual([true, true])
    await done
    expect(state.signIn.get()).toEqual({
      user: ANNA,
      tokenExpires: SIGNED_IN.tokenExpires,
      isLoading: false,
      error: null,
    })
    expect(state.record.get()).toEqual({
      user: ANNA,
      isLoading: false,
      error: null,
      savedItems: { 'story:7242': true },
    })
    expect(lines()).toEqual(['GET /api/auth'])
  })

  it('who becomes signed in has the profile refreshed, once in a tab: the flag persists', async () => {
    const renamed = { ...ANNA, name: 'Anna Maria' }
    const { state, initialise } = await open({ '/api/auth': [{ body: SIGNED_IN }], [SYNC]: [{ body: renamed }] })
    await initialise()
    await awaitSync(() => state.record.get().user?.name === renamed.name)
    const { ssoId: id, email } = ANNA
    expect(api.calls[1]).toEqual({ line: `POST ${SYNC}`, body: { id, email, ssoUser: { id, email } } })
    expect([state.signIn.get().user?.name, state.record.get().user?.name]).toEqual(['Anna Maria', 'Anna Maria'])
    await initialise()
    expect(lines()).toEqual(['GET /api/auth', `POST ${SYNC}`, 'GET /api/auth'])
  })

  it('after nobody was signed in, somebody becomes so anew', async () => {
    const { initialise } = await open({
      '/api/auth': [{ body: SIGNED_IN }, { body: NOBODY }, { body: SIGNED_IN }],
      [SYNC]: [{ body: ANNA }],
    })
    for (let page = 0; page < 3; page += 1) await initialise()
    await awaitSync(() => lines().length > 4)
    expect(lines().filter((line) => line === `POST ${SYNC}`)).toHaveLength(2)
  })

  it("a profile that cannot be refreshed: 'Failed to sync user data' in the user state, and the reader stays", async () => {
    const { state, initialise } = await open({ '/api/auth': [{ body: SIGNED_IN }], [SYNC]: [{ status: 503 }] })
    await initialise()
    await awaitSync(() => state.record.get().error !== null)
    expect(state.record.get()).toMatchObject({ user: ANNA, error: 'Failed to sync user data' })
    expect(state.signIn.get().user).toEqual(ANNA)
  })

  it('is over while the provider keeps the profile back: no save waits for that', async () => {
    const { state, isKnown, answer, done } = await initialiseSlowly()
    expect([isKnown(), state.signIn.get().user, state.signIn.get().isLoading]).toEqual([true, ANNA, false])
    answer.resolve(new Response(null, { status: 503 }))
    await done
  })

  it('a profile that comes once its reader has signed out brings nobody back', async () => {
    const { state, answer, done } = await initialiseSlowly()
    clearReader(state)
    const late = new Response()
    late.json = async () => ANNA
    answer.resolve(late)
    await done
    await settle()
    expect([state.signIn.get().user, state.record.get().user]).toEqual([null, null])
  })

  it('an answer that comes once its reader has signed out brings nobody back, and nothing spins on', async () => {
    const { state, initialise } = await open({ '/api/auth': [{ body: SIGNED_IN }] })
    const done = initialise()
    clearReader(state)
    expect([state.signIn.get().isLoading, state.record.get().isLoading]).toEqual([false, false])
    await done
    expect([state.signIn.get().user, state.record.get().savedItems]).toEqual([null, {}])
    expect(lines()).toEqual(['GET /api/auth'])
  })

  it('of two questions the later one is believed, whichever is answered last', async () => {
    const { state, call } = await open({})
    const answers: ((answer: Response) => void)[] = []
    const page = { ...api.page, fetch: () => new Promise<Response>((resolve) => answers.push(resolve)) }
    api.page.initialised.set(true)
    const asked = [initialiseReader(state, page, call), initialiseReader(state, page, call)]
    answers[1]?.(Response.json(SIGNED_IN))
    await asked[1]
    answers[0]?.(Response.json(NOBODY))
    await asked[0]
    expect(state.signIn.get()).toMatchObject({ user: ANNA, isLoading: false })
  })

  it.each<[string, Scripted[]]>([
    ['a failure', [{ status: 503 }]],
    ['a malformed answer', [{ body: { isAuthenticated: 'yes' } }]],
    ['no answer', []],
  ])(
    "%s: 'Failed to initialize auth' is logged and stored, and nothing spins on (requirements 8)",
    async (_what, answers) => {
      const { state, initialise } = await open({ '/api/auth': answers })
      await initialise()
      expect(api.logged).toEqual(['Failed to initialize auth'])
      expect(state.signIn.get()).toMatchObject({ user: null, isLoading: false, error: 'Failed to initialize auth' })
    },
  )
})

describe('the sign-in address (requirements 4, 8)', () => {
  const PATH = '/api/auth/sign-in-address'

  it('is asked for with the page to come back to', async () => {
    await open({ [PATH]: [{ body: { url: 'https://sso.example/oauth/authorize?x=1' } }] })
    expect(await findSignInAddress(api.page, '/news/cronaca?x=1#y')).toBe('https://sso.example/oauth/authorize?x=1')
    expect(lines()).toEqual([`GET ${PATH}?next=%2Fnews%2Fcronaca%3Fx%3D1%23y`])
  })

  it('is the home page where it cannot be built', async () => {
    await open({ [PATH]: [{ body: { url: '/' } }] })
    expect(await findSignInAddress(api.page, '/')).toBe('/')
  })

  it.each([
    [{ status: 503 }],
    [{ body: {} }],
    [{ body: { url: 'javascript:alert(1)' } }],
    [{ body: { url: '//evil.example' } }],
    [{ body: { url: '/\\evil.example' } }],
  ])('a failure to get it is logged only: %j', async (answer) => {
    const { state } = await open({ [PATH]: [answer] })
    expect(await findSignInAddress(api.page, '/')).toBeNull()
    expect(api.logged).toHaveLength(1)
    expect(state.signIn.get().error).toBeNull()
  })
})

describe('signing out (requirements 4)', () => {
  it('calls the server and clears the user', async () => {
    const { state } = await open({ '/api/auth/logout': [{ body: { status: 'success' } }] })
    applyAnswer(state, SIGNED_IN)
    api.page.initialised.set(true)
    expect(await signOut(state, api.page)).toBe(true)
    expect(lines()).toEqual(['POST /api/auth/logout'])
    expect([state.signIn.get().user, state.record.get().savedItems, api.page.initialised.get()]).toEqual([
      null,
      {},
      false,
    ])
  })

  it("'Logout failed' where the server does not hear of it", async () => {
    const { state } = await open({ '/api/auth/logout': [{ status: 503 }] })
    applyAnswer(state, SIGNED_IN)
    expect(await signOut(state, api.page)).toBe(false)
    expect(api.logged).toEqual(['Logout failed'])
    expect(state.signIn.get()).toMatchObject({ user: ANNA, error: 'Logout failed' })
  })
})
