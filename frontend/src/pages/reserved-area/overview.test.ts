import { describe, expect, it } from '@jest/globals'
import { createSampleAccount, renderReserved, SAMPLE_READER, sampleSavedList } from '../../testing/sample-account.ts'

const unavailable = async () => ({ state: 'unavailable' }) as const

describe('/area-riservata', () => {
  it('greets, and tells what stands behind each door', async () => {
    const { body } = await renderReserved('/area-riservata')
    expect(body).toContain('Ciao Anna</h1>')
    for (const words of [
      '4 cose salvate.',
      '1 tema e 2 zone.',
      '1 iscrizione attiva.',
      'La tua ultima scelta: il 21 novembre 2026.',
    ]) {
      expect(body).toContain(words)
    }
  })

  it('counts as Italian writes numbers', async () => {
    const body = { ...sampleSavedList([]), total: 1024 }
    const account = createSampleAccount({ readSaved: async () => ({ state: 'present', body }) })
    expect((await renderReserved('/area-riservata', { account })).body).toContain('1.024 cose salvate.')
  })

  it('stands while nothing of it can be had, and claims nothing of what could not be read', async () => {
    const account = createSampleAccount({
      readSaved: unavailable,
      readInterests: unavailable,
      readPrivacy: unavailable,
      readSubscriptions: unavailable,
    })
    const page = await renderReserved('/area-riservata', { account, reader: { ...SAMPLE_READER, name: '' } })
    expect(page.status).toBe(200)
    expect(page.body).toContain('La tua area</h1>')
    expect(page.body).toContain('Le newsletter che ricevi.')
    expect(page.body).toContain('Quello che hai scelto sulla privacy.')
    expect(page.body).not.toContain('Nessuna iscrizione attiva')
    expect(page.body).not.toContain('Non hai ancora scelto')
    expect(page.body).toContain('I temi e le zone che ti stanno a cuore.')
  })
})
