import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import { messageSchema } from '@liberta/contracts/messages/message.schema'
import { startSignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'
import { Readers } from '../auth/readers.ts'
import { ReaderSessions } from '../auth/sessions/reader-sessions.ts'
import { SendMessageCommand } from '../messages/send-message.command.ts'
import { SaveInterestsCommand } from './interests/save-interests.command.ts'
import { SubscribeCommand } from './newsletters/subscribe.command.ts'
import { ExportAccountQuery } from './personal-data/export-account.query.ts'
import { RecordCookieChoiceCommand } from './privacy/record-cookie-choice.command.ts'
import { SavePrivacySettingsCommand } from './privacy/save-privacy-settings.command.ts'
import { ToggleSavedItemCommand } from './saved-items/toggle-saved-item.command.ts'

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

const CONSENTS = { personalizationConsent: true, groupMarketingConsent: true, partnerMarketingConsent: true }
const ITEM = { itemId: '1', type: 'story', title: '', currentStatus: false }

describe('a reader who was erased while a command was on its way', () => {
  it.each([
    ['save', (id: string, key?: string) => new ToggleSavedItemCommand(id, ITEM, key)],
    ['interests', (id: string, key?: string) => new SaveInterestsCommand(id, { topics: [], zones: [] }, key)],
    ['newsletter', (id: string, key?: string) => new SubscribeCommand(id, '1', true, key)],
    [
      'privacy',
      (id: string, key?: string) => new SavePrivacySettingsCommand(id, { ...CONSENTS, textVersion: '1' }, key),
    ],
    ['cookies', (id: string, key?: string) => new RecordCookieChoiceCommand(id, { version: 1, granted: [] }, key)],
  ])('%s: 401, with a key and without', async (_what, make) => {
    const commands = site.api.application.get(CommandBus)
    const gone = randomUUID()
    await expect(commands.execute(make(gone))).rejects.toMatchObject({ status: 401 })
    await expect(commands.execute(make(gone, 'key'))).rejects.toMatchObject({ status: 401 })
    expect(await site.query('select 1 from outbox')).toEqual([])
  })

  it('export: 401', async () => {
    const asked = site.api.application.get(QueryBus).execute(new ExportAccountQuery(randomUUID()))
    await expect(asked).rejects.toMatchObject({ status: 401 })
  })

  it('has written their message all the same, as somebody who is not signed in, once for its key', async () => {
    const letter = messageSchema.parse({ kind: 'letter', name: 'Anna', email: 'anna@example.it', body: 'Gentile' })
    const send = () =>
      site.api.application.get(CommandBus).execute(new SendMessageCommand(letter, [], randomUUID(), 'key'))
    const id = await send()
    expect(await send()).toBe(id)
    expect(await site.query('select id, user_id from reader_messages')).toEqual([{ id, user_id: null }])
  })

  it('is not brought back by a profile that was being read (GDPR, article 17)', async () => {
    const anna = new TestBrowser(site)
    await anna.signIn('anna.bersani@example.it')
    const sessions = site.api.application.get(ReaderSessions)
    const session = await sessions.look(anna.cookie('liberta_sessione') ?? '')
    const token = session && sessions.tokensOf(session)?.accessToken
    const readers = site.api.application.get(Readers)
    expect(await readers.resync(session?.id ?? '', token ?? '')).toMatchObject({ id: session?.id, name: 'Anna' })
    await site.query('delete from users')
    expect(await readers.resync(session?.id ?? '', token ?? '')).toBeNull()
    expect(await site.query('select 1 from users')).toEqual([])
    expect((await anna.call('/api/user/sync', {})).status).toBe(401)
  })
})
