import { describe, expect, it } from '@jest/globals'
import { writeRequested } from '../../settings/requested-purposes.ts'
import { pageServicesSchema } from '../../settings/third-parties.ts'
import type { PageServices } from '../../settings/third-parties.ts'
import { renderSample } from '../../testing/render-sample.ts'
import { describePurposes, summarisePurposes } from './describe-consent.ts'

const services = (given: Partial<PageServices>) => pageServicesSchema.parse(given)
const ALL = services({
  ads: 'gpt',
  adNetwork: '1',
  analyticsScript: 'https://stats.example.it/a.js',
  extraScript: 'https://extra.example.it/b.js',
})

describe('what readers are asked for follows from what the site loads', () => {
  it.each([
    ['the paper’s own advertisements: their memory, by no company', services({}), 'advertising:'],
    ['Google’s advertisements', services({ ads: 'gpt', adNetwork: '1' }), 'advertising:Google'],
    ['nothing', services({ ads: 'none' }), ''],
    ['all', ALL, 'advertising:Google statistics:stats.example.it services:extra.example.it'],
    ['a consent platform', { ...ALL, consentScript: 'https://cmp.example.it/c.js' }, 'platform'],
  ])('%s', (_what, given, requested) => {
    expect(writeRequested(given)).toBe(requested)
  })

  it('the companies are named beside each purpose, and counted once each', () => {
    expect(describePurposes(ALL).map(({ name, companies }) => [name, ...companies])).toEqual([
      ['Pubblicità', 'Google'],
      ['Statistiche', 'stats.example.it'],
      ['Altri servizi', 'extra.example.it'],
    ])
    const one = services({ analyticsScript: 'https://a.example.it/a.js', extraScript: 'https://a.example.it/b.js' })
    expect(summarisePurposes(one).companies).toBe(1)
    expect(summarisePurposes(one).aims).toBe(
      'ricordare per un giorno l’annuncio che hai visto, contare le letture e aggiungere una funzione',
    )
  })

  it('the memory of the full-page advertisement is told of with its 24 hours', () => {
    for (const given of [ALL, services({})]) expect(describePurposes(given)[0]?.sentence).toContain('24 ore')
  })
})

describe('the question on a page', () => {
  it('stands directly after the skip link, out of sight until script shows it', async () => {
    const { body } = await renderSample('/')
    expect(body).toMatch(/Vai al contenuto<\/a><section class="consent" [^>]*hidden=""/)
  })

  it('is not asked on the page that tells of cookies, whose footer opens the choices all the same', async () => {
    const { body } = await renderSample('/policy')
    expect(body).not.toContain('<section class="consent"')
    expect(body).toContain('<dialog class="preferences"')
    expect(body).toContain('data-choices="advertising:"')
  })

  it('no switch is on before the reader turns it', async () => {
    const { body } = await renderSample('/')
    const boxes = body.match(/<input type="checkbox" role="switch"[^>]*>/g) ?? []
    expect(boxes).toHaveLength(1)
    expect(boxes.join('')).not.toContain('checked')
  })
})
