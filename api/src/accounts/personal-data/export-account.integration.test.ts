import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MessageAttachment } from '@liberta/database/messages/message-attachment.entity'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startDatabaseProxy } from '@liberta/test-kit/start-database-proxy'
import type { DatabaseProxy } from '@liberta/test-kit/start-database-proxy'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import { signInAnew, SITE, startSignInSite } from '../../../../infra/testing/start-sign-in.ts'
import type { SignInSite, TestBrowser } from '../../../../infra/testing/start-sign-in.ts'
import { nameExport } from './write-export.ts'
import { ExportAccountHandler, ExportAccountQuery } from './export-account.query.ts'

const MB = 1024 * 1024
const FIELDS = { kind: 'application', name: 'Anna', email: 'anna@example.it', subject: 'Candidatura', body: 'Eccomi' }
const CURRICULUM = Buffer.from('%PDF-1.7\n%…')
const SAMPLE = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * MB, 7)])

let site: SignInSite
let proxy: DatabaseProxy

beforeAll(async () => {
  site = await startSignInSite({ MESSAGE_BURST: '0' }, async () => {
    const database = await createScratchDatabase()
    proxy = await startDatabaseProxy(database.directUrl)
    return { ...database, url: proxy.url, drop: () => Promise.resolve(proxy.stop()).then(() => database.drop()) }
  })
})
afterAll(() => site.stop())

/** What a reader who is signed in sends with its files. */
async function write(browser: TestBrowser, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(FIELDS)) form.set(name, value)
  for (const [name, content] of Object.entries(files))
    form.append('allegati', new Blob([new Uint8Array(content)]), name)
  const answer = await browser.go('/api/messages', {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(200)
}

interface ExportedMessage {
  body: string
  attachments: { file_name: string; media_type: string; size: number; content: string }[]
}

describe('what a reader takes with them', () => {
  it('has the files of their messages: name, type, size and content (GDPR, articles 15 and 20)', async () => {
    const browser = await signInAnew(site)
    await write(browser, {})
    await write(browser, { 'curriculum.pdf': CURRICULUM, 'articolo.pdf': SAMPLE })
    await write(await signInAnew(site), { 'altrui.pdf': CURRICULUM })
    const answer = await browser.call('/api/user/export', {})
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { messages } = (await answer.json()) as { messages: ExportedMessage[] }
    expect(messages.map(({ body, attachments }) => [body, attachments.length])).toEqual([
      ['Eccomi', 0],
      ['Eccomi', 2],
    ])
    const files = messages.flatMap(({ attachments }) => attachments)
    const facts = files.map(({ file_name: name, media_type: type, size }) => [name, type, size])
    expect(facts).toEqual([
      ['articolo.pdf', 'application/pdf', SAMPLE.length],
      ['curriculum.pdf', 'application/pdf', CURRICULUM.length],
    ])
    for (const { file_name: name, content } of files)
      expect(Buffer.from(content, 'base64').equals(name === 'articolo.pdf' ? SAMPLE : CURRICULUM)).toBe(true)
  })

  it('says of each session when it began, was last used, and ends', async () => {
    const browser = await signInAnew(site)
    const [row] = await site.query<{ used: string }>(
      `update reader_sessions set renewed_at = now() - interval '3 hours'
      where user_id = (select id from users order by created_at desc limit 1) returning to_jsonb(renewed_at) as used`,
    )
    const { sessions } = (await (await browser.call('/api/user/export', {})).json()) as { sessions: unknown[] }
    const kept = { created_at: expect.any(String), last_used_at: row?.used, expires_at: expect.any(String) }
    expect(sessions).toEqual([kept])
  })

  it('bears the day of Rome, also just after midnight there', () => {
    expect(nameExport(new Date('2026-07-21T22:30:00Z'))).toBe('liberta-i-miei-dati-2026-07-22.json')
  })

  it('is read one message at a time, however much they sent', async () => {
    const browser = await signInAnew(site)
    await write(browser, { 'prima.pdf': CURRICULUM })
    await write(browser, { 'seconda.pdf': CURRICULUM })
    const [user] = await site.query<{ id: string }>('select id from users order by created_at desc limit 1')
    const { application } = site.api
    const orm = application.get(MikroORM)
    const parts = await application.get(ExportAccountHandler).execute(new ExportAccountQuery(user?.id ?? ''))
    const begun: string[] = []
    for await (const part of parts) {
      begun.push(part)
      // Gone before it was read: what was read already is all that is held.
      if (part.includes('prima.pdf')) await orm.em.fork().nativeDelete(MessageAttachment, { fileName: 'seconda.pdf' })
    }
    expect(begun.join('')).not.toContain('seconda.pdf')
    expect(JSON.parse(begun.join(''))).toMatchObject({ messages: [{ attachments: [{}] }, { attachments: [] }] })
  })

  it('has all that they wrote, read a few messages at a time, however many there are', async () => {
    const browser = await signInAnew(site)
    const [user] = await site.query<{ id: string }>('select id from users order by created_at desc limit 1')
    // Some at the same millisecond.
    await site.query(
      `insert into reader_messages (id, kind, user_id, name, email, subject, body, details, delivery, attempts, created_at)
      select gen_random_uuid(), 'letter', ?::uuid, 'Anna', 'anna@example.it', n::text, repeat('x', 60000), '{}', 'delivered', 1,
        now() - make_interval(secs => 400 - n / 30) from generate_series(1, 300) n`,
      [user?.id],
    )
    proxy.largestAnswer = 0
    const { messages } = (await (await browser.call('/api/user/export', {})).json()) as {
      messages: { subject: string; body: string; user_id?: string; created_at: string }[]
    }
    expect(new Set(messages.map(({ subject }) => subject)).size).toBe(300)
    expect(messages).toHaveLength(300)
    const times = messages.map(({ created_at: at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(messages.every(({ body, user_id: of }) => body.length === 60_000 && of === undefined)).toBe(true)
    expect(proxy.largestAnswer).toBeLessThan(2 * MB)
  })

  it('breaks off where the account is erased while it is written', async () => {
    await signInAnew(site)
    const [user] = await site.query<{ id: string }>('select id from users order by created_at desc limit 1')
    const parts = await site.api.application.get(ExportAccountHandler).execute(new ExportAccountQuery(user?.id ?? ''))
    const read = async () => {
      for await (const part of parts) {
        if (part.includes('exportedAt')) await site.query('delete from users where id = ?::uuid', [user?.id])
      }
    }
    await expect(read()).rejects.toThrow('erased')
  })

  it('comes in parts of less than a megabyte, however large a file is', async () => {
    const browser = await signInAnew(site)
    await write(browser, { 'articolo.pdf': SAMPLE })
    const [user] = await site.query<{ id: string }>('select id from users order by created_at desc limit 1')
    const parts = await site.api.application.get(ExportAccountHandler).execute(new ExportAccountQuery(user?.id ?? ''))
    const sizes: number[] = []
    for await (const part of parts) sizes.push(part.length)
    expect(Math.max(...sizes)).toBeLessThan(MB)
  })

  it('breaks off where a file is deleted while it is written, rather than have it end too early', async () => {
    const browser = await signInAnew(site)
    await write(browser, { 'articolo.pdf': SAMPLE })
    const [user] = await site.query<{ id: string }>('select id from users order by created_at desc limit 1')
    const parts = await site.api.application.get(ExportAccountHandler).execute(new ExportAccountQuery(user?.id ?? ''))
    const read = async () => {
      let written = 0
      for await (const part of parts) {
        written += part.length
        if (written > MB) await site.query('delete from message_attachments')
      }
    }
    await expect(read()).rejects.toThrow('deleted')
  })

  it('is one at a time: of ten of a reader at once nine get 429 with Retry-After, others get theirs', async () => {
    const browser = await signInAnew(site)
    for (const name of ['prima.pdf', 'seconda.pdf', 'terza.pdf', 'quarta.pdf', 'quinta.pdf', 'sesta.pdf'])
      await write(browser, { [name]: SAMPLE })
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.call('/api/user/export', {})))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(9)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    expect((await (await signInAnew(site)).call('/api/user/export', {})).status).toBe(200)
    const whole = answers.filter(({ status }) => status === 200).map((answer) => answer.json())
    expect(await Promise.all(whole)).toMatchObject([
      { messages: Array.from({ length: 6 }, () => ({ attachments: [{}] })) },
    ])
    await waitUntil(() => isExported(browser))
  })

  it('is whole for who presses twice, and whose browser leaves the first answer', async () => {
    const browser = await signInAnew(site)
    for (const name of ['prima.pdf', 'seconda.pdf']) await write(browser, { [name]: SAMPLE })
    const left = new AbortController()
    const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', origin: SITE }, signal: left.signal }
    expect((await browser.go('/api/user/export', init)).status).toBe(200)
    const second = browser.call('/api/user/export', {})
    left.abort()
    const answer = await second
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ messages: [{ attachments: [{}] }, { attachments: [{}] }] })
  })

  it('can be asked for anew by who has left before it began', async () => {
    const browser = await signInAnew(site)
    const entities = site.api.application.get(MikroORM).em.fork()
    await entities.begin()
    await entities.execute('lock table survey_votes in access exclusive mode')
    const left = new AbortController()
    const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', origin: SITE }, signal: left.signal }
    const asked = browser.go('/api/user/export', init).catch(() => null)
    await waitUntil(async () => {
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      return (await site.query(waiting)).length > 0
    })
    left.abort()
    expect(await asked).toBe(null)
    expect((await browser.call('/api/user/export', {})).status).toBe(429)
    await entities.rollback()
    await waitUntil(() => isExported(browser))
  })
})

async function isExported(browser: TestBrowser): Promise<boolean> {
  const answer = await browser.call('/api/user/export', {})
  await answer.text()
  return answer.status === 200
}
