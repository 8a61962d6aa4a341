import { afterEach, describe, expect, it } from '@jest/globals'
import { applyAnswer, createReaderState } from './reader-state.ts'
import { createSignedCall } from './signed-calls.ts'
import { ANNA, NOBODY, SIGNED_IN, startAccountApi } from '../../testing/account-api.ts'
import type { AccountApi, Scripted } from '../../testing/account-api.ts'
import { isSaved, toggleSaved } from './toggle-saved.ts'

const PATH = '/api/save-for-later/toggle'
const STORY = { type: 'story', itemId: '7242', title: 'Il Po scende' }
const EVENT = { type: 'event', itemId: '7242', title: 'Mercato europeo' }

let api: AccountApi
afterEach(() => api.close())

async function open(answers: Scripted[], reader = SIGNED_IN) {
  api = await startAccountApi({ [PATH]: answers, '/api/auth/refresh': [{ status: 401 }] })
  const state = createReaderState()
  applyAnswer(state, reader)
  return { state, toggle: (item: typeof STORY) => toggleSaved(state, createSignedCall(state, api.page), item) }
}

describe('save and remove (requirements 7)', () => {
  it('the map is keyed type:itemId: an event is not the story of the same number', async () => {
    const { state } = await open([])
    expect([isSaved(state, STORY), isSaved(state, EVENT)]).toEqual([true, false])
  })

  it('shows it at once, and tells the server what the reader saw', async () => {
    const { state, toggle } = await open([{ body: { status: 'success', isSaved: true }, afterMs: 20 }])
    const outcome = toggle(EVENT)
    expect(isSaved(state, EVENT)).toBe(true)
    expect(await outcome).toBe('saved')
    const body = { userId: ANNA.id, ...EVENT, currentStatus: false }
    expect(api.calls).toEqual([{ line: `POST ${PATH}`, body }])
  })

  it('removes what was saved', async () => {
    const { state, toggle } = await open([{ body: { status: 'success', isSaved: false } }])
    expect(await toggle(STORY)).toBe('removed')
    expect(isSaved(state, STORY)).toBe(false)
    expect(api.calls[0]?.body).toMatchObject({ currentStatus: true })
  })

  it('believes the server rather than itself', async () => {
    const { state, toggle } = await open([{ body: { status: 'success', isSaved: true } }])
    expect(await toggle(STORY)).toBe('saved')
    expect(isSaved(state, STORY)).toBe(true)
  })

  it.each<[string, Scripted[], string]>([
    ['a failure', [{ status: 500 }], 'failed'],
    ['no more room', [{ status: 409 }], 'full'],
    ['another reader', [{ status: 403 }], 'changed'],
    ['no answer', [], 'failed'],
    ['a malformed answer', [{ body: { status: 'success' } }], 'failed'],
    ['no success', [{ body: { status: 'error', isSaved: true } }], 'failed'],
  ])('%s brings back the state before (requirements 8)', async (_what, answers, outcome) => {
    for (const item of [STORY, EVENT]) {
      const { state, toggle } = await open(answers)
      const before = isSaved(state, item)
      expect(await toggle(item)).toBe(outcome)
      expect(isSaved(state, item)).toBe(before)
      if (item === STORY) await api.close()
    }
  })

  it('without anybody signed in it returns false, nothing is called, and nothing is saved (requirements 6)', async () => {
    const { state, toggle } = await open([{ body: { status: 'success', isSaved: true } }], NOBODY)
    expect([await toggle(EVENT), isSaved(state, EVENT), api.calls]).toEqual([false, false, []])
  })

  it('touches nothing of who has signed in meanwhile', async () => {
    const { state, toggle } = await open([{ body: { status: 'success', isSaved: true }, afterMs: 20 }])
    const outcome = toggle(EVENT)
    applyAnswer(state, { ...SIGNED_IN, user: { ...ANNA, id: 'bruno' }, savedItems: [] })
    await outcome
    expect(state.record.get().savedItems).toEqual({})
  })

  it('a session that has ended leaves nothing saved on the page', async () => {
    const { state, toggle } = await open([{ status: 401 }])
    expect(await toggle(EVENT)).toBe('failed')
    expect(state.record.get().savedItems).toEqual({})
    expect(api.gone).toHaveLength(1)
  })
})
