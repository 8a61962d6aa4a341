import { describe, expect, it } from '@jest/globals'
import type { ReaderSessionView } from '@liberta/contracts/accounts/reader-sessions.schema'
import { createSampleAccount, renderReserved } from '../../testing/sample-account.ts'

const ADDRESS = '/area-riservata/profilo'
const unavailable = async () => ({ state: 'unavailable' }) as const
const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))

async function readSampleSessions(): Promise<ReaderSessionView[]> {
  const answer = await createSampleAccount().readSessions()
  if (answer.state !== 'present') throw new Error(answer.state)
  return answer.body
}

describe('where a reader is signed in', () => {
  it('the profile tells where the reader is signed in, and signs out there alone where they are not', async () => {
    const main = mainOf((await renderReserved(ADDRESS)).body)
    expect(main.match(/Questo dispositivo|Un altro dispositivo/g)).toEqual([
      'Questo dispositivo',
      'Un altro dispositivo',
    ])
    expect(main).toContain('aria-label="Chiudi l’accesso fatto il 3 novembre 2026 alle 9.00"')
    expect(main.match(/name="session" value="[^"]+"/g)).toEqual(['name="session" value="other-one-01"'])
    expect(main).not.toContain('Chiudi tutti gli altri')
  })

  it('the profile offers to sign out of all others where there are several', async () => {
    const sessions = await readSampleSessions()
    const [, other] = sessions.map((each) => ({ ...each, handle: 'one-more-002' }))
    const body = other ? [...sessions, other] : sessions
    const account = createSampleAccount({ readSessions: async () => ({ state: 'present', body }) })
    const main = mainOf((await renderReserved(ADDRESS, { account })).body)
    expect(main).toMatch(/name="session" value="others"[^]*?>Chiudi tutti gli altri</)
  })

  it('the profile stands where its sessions cannot be had', async () => {
    const account = createSampleAccount({ readSessions: unavailable })
    const page = await renderReserved(ADDRESS, { account })
    const main = mainOf(page.body)
    expect(page.status).toBe(200)
    // And no list beside it.
    expect(main).toMatch(/l’elenco non si può leggere: riprova fra poco\.<\/p><\/section>/)
    expect(main).not.toContain('name="session"')
  })
})
