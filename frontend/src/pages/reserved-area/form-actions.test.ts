import { describe, expect, it } from '@jest/globals'
import { LONGEST_SLUG } from '@liberta/contracts/text/slug'
import { createSampleAccount } from '../../testing/sample-account.ts'
import type { AccountSource } from '../../content/account-source.ts'
import { clearFlashMessage, keepFlashMessage, readFlashMessage } from '../../page-definition/personal/flash-message.ts'
import { FORM_ACTIONS } from '../../rendering/form-actions.table.ts'
import type { ReservedPath } from '../../page-definition/addresses/reserved-address.ts'

/** What a page's form with these fields comes to, and the calls that it makes. */
async function order(
  path: ReservedPath,
  fields: Record<string, string> | [string, string][],
  account: Partial<AccountSource> = {},
) {
  const calls: unknown[][] = []
  const spied = Object.fromEntries(
    Object.entries(createSampleAccount(account)).map(([name, call]) => [
      name,
      (...given: unknown[]) => {
        calls.push([name, ...given])
        return (call as (...given: unknown[]) => unknown)(...given)
      },
    ]),
  ) as unknown as AccountSource
  const outcome = await FORM_ACTIONS[path]?.(new URLSearchParams(fields), spied)
  return { outcome, calls }
}

const ITEM = { type: 'story', itemId: '7001', title: 'Il ponte' }

describe('orders of the reserved area', () => {
  it('takes an item away and puts it back', async () => {
    const removed = await order('salvati', { azione: 'togli', ...ITEM })
    expect(removed.calls).toEqual([['keepItem', ITEM, false]])
    expect(removed.outcome).toEqual({ type: 'done', to: 'salvati', flashMessage: { kind: 'removed', item: ITEM } })
    const restored = await order('salvati', { azione: 'rimetti', ...ITEM })
    expect(restored.calls).toEqual([['keepItem', ITEM, true]])
  })

  it('a box that is not ticked is a no', async () => {
    const { calls } = await order('privacy', { version: '2', groupMarketingConsent: 'si', chiave: 'abcdefgh-1' })
    const settings = {
      personalizationConsent: false,
      groupMarketingConsent: true,
      partnerMarketingConsent: false,
      version: 2,
    }
    expect(calls).toEqual([['savePrivacy', settings, 'abcdefgh-1']])
  })

  it('a form without a version overwrites nothing', async () => {
    const { calls } = await order('privacy', {})
    expect(calls[0]?.[1]).toMatchObject({ version: 999_999_999 })
  })

  it('interests are taken once each, however the CMS spells them, and nothing that none can be', async () => {
    const { calls } = await order('interessi', [
      ['topics', 'piena-del-po'],
      ['topics', 'piena-del-po'],
      ['topics', 'querela~2e4'],
      ['topics', ''],
      ['topics', 'a'.repeat(LONGEST_SLUG + 1)],
      ['zones', 'val-nure'],
      ['zones', 'Val d’Arda'],
      ['version', '3'],
    ])
    expect(calls[0]?.[1]).toEqual({
      topics: ['piena-del-po', 'querela~2e4'],
      zones: ['val-nure', 'Val d’Arda'],
      version: 3,
    })
  })

  it.each([
    ['stale', 409],
    ['refused', 422],
    ['unavailable', 503],
  ] as const)('what is %s answers %i with the page again', async (state, status) => {
    const { outcome } = await order('privacy', { version: '1' }, { savePrivacy: async () => ({ state }) })
    expect(outcome).toEqual({ type: 'again', status, flashMessage: { kind: state } })
  })

  it('says that there is no room, where what was taken away cannot be put back', async () => {
    const full = { keepItem: async () => ({ state: 'full' as const }) }
    const { outcome } = await order('salvati', { azione: 'rimetti', ...ITEM }, full)
    expect(outcome).toEqual({ type: 'again', status: 409, flashMessage: { kind: 'full' } })
  })

  it('ends a session elsewhere, and no form without the word does', async () => {
    const ended = await order('profilo', { azione: 'chiudi', session: 'others' })
    expect(ended.calls).toEqual([['endSessions', 'others']])
    expect(ended.outcome).toEqual({ type: 'done', to: 'profilo', flashMessage: { kind: 'sessionsEnded' } })
    expect((await order('profilo', { azione: 'aggiorna', session: 'others' })).calls).toEqual([['syncProfile']])
  })

  it('a session that has ended leads to sign-in', async () => {
    const { outcome } = await order(
      'newsletter',
      { newsletterId: '811', active: 'si', nome: 'Gusto' },
      { subscribe: async () => ({ state: 'signedOut' }) },
    )
    expect(outcome).toEqual({ type: 'signedOut' })
  })

  it.each(['', 'cancella', 'CANCELLA TUTTO'])('the word %j erases nothing', async (confirmation) => {
    const { outcome, calls } = await order('i-miei-dati/cancella', { confirmation })
    expect([outcome, calls]).toEqual([{ type: 'again', status: 422, flashMessage: { kind: 'wrongWord' } }, []])
  })

  it('the word erases, and the data are a file', async () => {
    expect((await order('i-miei-dati/cancella', { confirmation: ' CANCELLA ' })).outcome).toEqual({ type: 'erased' })
    expect((await order('i-miei-dati/esporta', {})).outcome).toMatchObject({ type: 'file' })
  })

  it('where a file is being written already, the page says so', async () => {
    const { outcome } = await order('i-miei-dati/esporta', {}, { exportData: async () => ({ state: 'tooMany' }) })
    expect(outcome).toEqual({ type: 'again', status: 429, flashMessage: { kind: 'exportsFull' } })
  })
})

describe('the flash message that goes with a reader to the next page', () => {
  const flashMessage = { kind: 'removed', item: ITEM } as const

  it('comes back as it went, in a cookie that no script reads and no other page gets', () => {
    const line = keepFlashMessage(flashMessage, true) ?? ''
    const attributes = new Set(line.split('; ').slice(1))
    expect(attributes).toEqual(new Set(['HttpOnly', 'Max-Age=60', 'Path=/area-riservata', 'SameSite=Lax', 'Secure']))
    expect(readFlashMessage(`a=b; ${line.split(';')[0]}`)).toEqual(flashMessage)
    expect(clearFlashMessage(false)).toMatch(/^liberta_avviso=; .*Max-Age=0/)
  })

  it.each([
    undefined,
    '',
    'liberta_avviso=',
    'liberta_avviso=%%%',
    'liberta_avviso=e30',
    `liberta_avviso=${'a'.repeat(9000)}`,
  ])('is none in %.40s', (cookie) => expect(readFlashMessage(cookie)).toBeNull())
})
