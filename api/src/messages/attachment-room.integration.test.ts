import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'

const LETTER = {
  kind: 'letter',
  name: 'Anna',
  email: 'anna@example.it',
  subject: 'Il ponte',
  body: 'Gentile direttore',
}
const PDF = Buffer.from('%PDF-1.7\n%…')

let site: SignInSite

/** Sends a letter with a file; its status. */
async function sendFile(key: string): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(LETTER)) form.set(name, value)
  form.append('allegati', new Blob([new Uint8Array(PDF)]), 'lettera.pdf')
  const headers = { 'idempotency-key': key }
  return (await fetch(`${site.api.origin}/api/messages`, { method: 'POST', body: form, headers })).status
}

describe('files of all messages together', () => {
  beforeAll(async () => {
    site = await startSignInSite({ MESSAGE_BURST: '0', ATTACHMENTS_BYTES: String(2 * PDF.byteLength) })
  })
  afterAll(() => site.stop())

  it('take no more than ATTACHMENTS_BYTES: beyond it a file is refused (413), and nothing of the message is kept', async () => {
    expect([await sendFile('1'), await sendFile('2'), await sendFile('3')]).toEqual([200, 200, 413])
    expect(await site.query('select 1 from reader_messages')).toHaveLength(2)
  })

  it('a message that is kept already comes again as it was', async () => {
    expect(await sendFile('2')).toBe(200)
    expect(await site.query('select 1 from reader_messages')).toHaveLength(2)
  })

  it('a message without a file is taken as ever', async () => {
    expect((await new TestBrowser(site).call('/api/messages', LETTER)).status).toBe(200)
  })
})

describe('files of one address', () => {
  beforeAll(async () => {
    site = await startSignInSite({ MESSAGE_BURST: '0', ATTACHMENT_MB_PER_DAY: '2' })
  })
  afterAll(() => site.stop())

  it('take no more than ATTACHMENT_MB_PER_DAY in a day: then 429, and messages without files go on', async () => {
    expect([await sendFile('1'), await sendFile('2'), await sendFile('3')]).toEqual([200, 200, 429])
    expect((await new TestBrowser(site).call('/api/messages', LETTER)).status).toBe(200)
  })
})
