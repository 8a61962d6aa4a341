import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite({ MESSAGE_BURST: '0' })
})
afterAll(() => site.stop())

const DECLARATION = { name: 'Anna', email: 'anna@example.it', contract: 'Digitale annuale' }
const LETTER = {
  kind: 'letter',
  name: 'Anna',
  email: 'anna@example.it',
  subject: 'Il ponte',
  body: 'Gentile direttore, …',
}
const PDF = Buffer.from('%PDF-1.7\n%…')

const call = (path: string, body: unknown, headers = {}) => new TestBrowser(site).call(path, body, headers)
const post = (body: FormData | URLSearchParams | string, headers = {}) =>
  fetch(`${site.api.origin}/api/messages`, { method: 'POST', body, headers, redirect: 'manual' })
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }
const manyDetails = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`campo${index}`, 'x']))
const fillWithParts = (count: number) =>
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`
const stored = () => site.query<Record<string, unknown>>('select * from reader_messages order by created_at')

function fill(files: [Buffer, string][], fields: Record<string, string> = LETTER): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [content, name] of files) form.append('allegati', new Blob([new Uint8Array(content)]), name)
  return form
}

describe('what readers write (requirements 2: contact request, letter, event, application)', () => {
  it('is kept with a line in the outbox, and once for one Idempotency-Key', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => call('/api/messages', LETTER, { 'idempotency-key': 'k1' })),
    )
    expect(await first?.json()).toEqual(await second?.json())
    expect(await stored()).toEqual([expect.objectContaining({ ...LETTER, delivery: 'waiting', user_id: null })])
    const lines = await site.query<{ topic: string }>(`select topic from outbox where topic = 'message.sent'`)
    expect(lines).toHaveLength(1)
  })

  it('goes back to its page from a form without a script, to this site only', async () => {
    const form = new URLSearchParams({ ...LETTER, kind: 'event', luogo: 'Piazza Cavalli', next: '/event/report' })
    const answer = await post(form, { accept: 'text/html' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/event/report?inviato=1'])
    expect((await stored()).at(-1)).toMatchObject({ kind: 'event', details: { luogo: 'Piazza Cavalli' } })
    form.set('next', '//evil.example/')
    expect((await post(form, { accept: 'text/html' })).headers.get('location')).toBe('/?inviato=1')
  })

  it('may bring files, told by their first bytes, under a harmless name', async () => {
    const answer = await post(fill([[PDF, '../../curr\u0000iculum.pdf']], { ...LETTER, kind: 'application' }))
    expect(answer.status).toBe(200)
    const files = await site.query('select file_name, media_type, size from message_attachments')
    expect(files).toEqual([
      { file_name: expect.not.stringMatching(/[\\/]/), media_type: 'application/pdf', size: PDF.length },
    ])
  })

  it('is another message with other files, though the key and the words are the same', async () => {
    const key = { 'idempotency-key': 'k2' }
    const before = (await stored()).length
    const other = Buffer.from('%PDF-1.7\nother')
    await Promise.all([PDF, other, other].map((file) => post(fill([[file, 'a.pdf']]), key)))
    expect(await stored()).toHaveLength(before + 2)
  })

  it.each([
    ['a program named .pdf', () => post(fill([[Buffer.from('MZ…'), 'a.pdf']])), 400],
    ['a page', () => post(fill([[Buffer.from('<svg onload=…'), 'a.png']])), 400],
    ['four files', () => post(fill(Array.from({ length: 4 }, () => [PDF, 'a.pdf']))), 400],
    ['a file too large', () => post(fill([[Buffer.concat([PDF, Buffer.alloc(5_000_000)]), 'a.pdf']])), 400],
    ['a form too large', () => post(fill([[Buffer.concat([PDF, Buffer.alloc(9_500_000)]), 'a.pdf']])), 413],
    ['a form of more parts than any of ours', () => post(fill([], { ...LETTER, ...manyDetails(60) })), 400],
    ['80,000 empty parts', () => post(fillWithParts(80_000), MULTIPART), 400],
    ['a form that breaks off', () => post('--x\r\nContent-Disposition: form-data; name="kind"', MULTIPART), 400],
    ['a form without a boundary', () => post('x', { 'content-type': 'multipart/form-data' }), 400],
    ['no address', () => call('/api/messages', { ...LETTER, email: 'anna' }), 400],
    ['no text', () => call('/api/messages', { ...LETTER, body: ' ' }), 400],
    ['an unknown form', () => call('/api/messages', { ...LETTER, kind: 'spam' }), 400],
    ['a list', () => call('/api/messages', [LETTER]), 400],
    [
      'files at another address',
      () => fetch(`${site.api.origin}/api/withdrawals`, { method: 'POST', body: fill([]) }),
      415,
    ],
  ] as const)('is refused: %s', async (_what, send, status) => {
    const before = (await stored()).length
    expect((await send()).status).toBe(status)
    expect(await stored()).toHaveLength(before)
  })

  it('a robot is thanked, and nothing is kept', async () => {
    const before = (await stored()).length
    expect(await (await call('/api/messages', { ...LETTER, sito: 'https://spam.example' })).json()).toMatchObject({
      status: 'success',
    })
    expect(await stored()).toHaveLength(before)
  })
})

describe('a withdrawal in two steps', () => {
  it('is declared, confirmed, and receipted once', async () => {
    const declared = (await (await call('/api/withdrawals', DECLARATION)).json()) as { id: string; receiptNumber: null }
    expect(declared).toMatchObject({ status: 'success', receiptNumber: null, confirmedAt: null })
    const confirm = async () => (await call('/api/withdrawals/confirm', { id: declared.id })).json()
    const [first, second] = await Promise.all([confirm(), confirm()])
    expect(first).toMatchObject({
      receiptNumber: expect.stringMatching(/^R-\d{8}-\d{8}$/),
      confirmedAt: expect.any(String),
    })
    expect(second).toEqual(first)
    const lines = await site.query(`select 1 from outbox where topic = 'withdrawal.confirmed'`)
    expect(lines).toHaveLength(1)
  })
})

describe('a flood', () => {
  it('is stopped after five messages of one address', async () => {
    const other = await startSignInSite()
    const browser = new TestBrowser(other)
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push((await browser.call('/api/messages', LETTER)).status)
    // Who writes letters takes nobody behind the same address the right to withdraw from a contract.
    const withdrawals: number[] = []
    for (let count = 0; count < 22; count += 1)
      withdrawals.push((await browser.call('/api/withdrawals', DECLARATION)).status)
    await other.stop()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(withdrawals).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
  })
})
