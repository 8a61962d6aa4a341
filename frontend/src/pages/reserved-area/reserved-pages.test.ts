import { describe, expect, it } from '@jest/globals'
import {
  createSampleAccount,
  renderReserved,
  SAMPLE_READER,
  SAMPLE_SAVED,
  sampleSavedList,
} from '../../testing/sample-account.ts'
import { FIRST_SAMPLE_EVENT } from '../../samples/sample-events.ts'
import { FIRST_SAMPLE_ITEM } from '../../samples/sample-multimedia.ts'
import { headingLevels } from '../../testing/render-sample.ts'
import { findReservedPage } from '../../rendering/reserved-pages.table.ts'
import { RESERVED_PAGES } from '../../page-definition/addresses/reserved-address.ts'
import { renderSample } from '../../testing/render-sample.ts'

const ADDRESSES = Object.keys(RESERVED_PAGES).map((path) =>
  path === '' ? '/area-riservata' : `/area-riservata/${path}`,
)
const unavailable = async () => ({ state: 'unavailable' }) as const
const withdrawn = async () => ({ state: 'withdrawn' }) as const
const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))

describe('the reserved area (requirements 2)', () => {
  it.each(ADDRESSES)('%s has one h1, headings in order, and is nobody’s to find or to keep', async (address) => {
    const page = await renderReserved(address)
    expect([page.status, page.kind]).toEqual([200, 'passing'])
    const levels = headingLevels(page)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    expect(page.body).toContain('<meta name="robots" content="noindex"/>')
    expect(page.body).not.toContain('rel="canonical"')
    expect(mainOf(page.body)).toMatch(/aria-current="(page|true)"/)
    expect(page.body).toContain(' data-own=""')
  })

  it.each(ADDRESSES)('%s greets the reader in header, slim row and menu, before any script', async (address) => {
    const { body } = await renderReserved(address)
    const buttons = body.match(/<a [^>]*data-account=.*?<\/a>/g) ?? []
    expect(buttons).toHaveLength(3)
    for (const button of buttons) {
      expect(button).toContain('href="/area-riservata/salvati"')
      expect(button).toContain('data-account="/login"')
      expect(button).toContain('<b aria-hidden="true">AB</b>')
      expect(button).toContain('<span>Ciao Anna</span>')
    }
  })

  it('no page that everybody shares greets anybody', async () => {
    expect((await renderSample('/')).body).not.toContain('Ciao ')
  })

  it.each(['/area-riservata/altro', '/area-riservata/salvati/ieri'])('%s is a 404', async (address) => {
    const page = await renderReserved(address)
    expect(page.status).toBe(404)
    expect(page.body).toContain(`Page Not Found: ${address}`)
  })

  it('is a 503 while nobody can be recognised', async () => {
    const page = await renderSample('/area-riservata/salvati', {}, (context) => findReservedPage(null, context))
    expect([page.status, page.kind]).toEqual([503, 'unavailable'])
  })
})

describe('/area-riservata/salvati', () => {
  it('shows each item as the paper has it today, and says what is gone', async () => {
    const main = mainOf((await renderReserved('/area-riservata/salvati')).body)
    expect(main).toMatch(/href="\/news\/[^"]+\/7001"/)
    expect(main).not.toContain('Titolo di quando fu salvato')
    expect(main).toMatch(new RegExp(`href="/multimedia/detail/[^"]+-${FIRST_SAMPLE_ITEM + 1}"`))
    expect(main).toMatch(new RegExp(`href="/event/[^"]+-${FIRST_SAMPLE_EVENT + 1}"`))
    expect(main).toContain('Una storia che non c’è più')
    expect(main).toContain('Non è più disponibile sul sito.')
    expect(main).toContain('4 elementi')
    expect(main).toMatch(/aria-label="Togli dai salvati: Una storia che non c’è più"/)
  })

  it('names nothing that the newsroom took back by the title of the day on which it was saved', async () => {
    const sources = { story: withdrawn, event: withdrawn, multimedia: withdrawn }
    const main = mainOf((await renderReserved('/area-riservata/salvati', {}, sources)).body)
    for (const { title } of SAMPLE_SAVED) expect(main).not.toContain(title)
    expect(main.match(/<h2[^>]*>Contenuto ritirato dalla redazione/g)).toHaveLength(SAMPLE_SAVED.length)
  })

  it('keeps what was searched, filtered and sorted, in the form and in the ways on', async () => {
    const submitted: unknown[] = []
    const account = createSampleAccount({
      readSaved: async (query) => {
        submitted.push(query)
        return { state: 'present', body: sampleSavedList(SAMPLE_SAVED, 3) }
      },
    })
    const { body } = await renderReserved('/area-riservata/salvati?query=%22po%22&type=story&sort=title&page=1', {
      account,
    })
    expect(submitted).toEqual([{ query: '"po"', type: 'story', sort: 'title', page: 1 }])
    expect(body).toContain('value="&quot;po&quot;"')
    expect(body).toMatch(/<option value="story" selected="">Articoli/)
    expect(body).toContain('href="/area-riservata/salvati?query=%22po%22&amp;type=story&amp;sort=title&amp;page=2"')
  })

  it('shows the last page to who is led back to one that is no more', async () => {
    const submitted: number[] = []
    const account = createSampleAccount({
      readSaved: async ({ page = 1 }) => {
        submitted.push(page)
        const body = { ...sampleSavedList(page > 1 ? [] : SAMPLE_SAVED), total: 1024, page }
        return { state: 'present', body }
      },
    })
    const main = mainOf((await renderReserved('/area-riservata/salvati?page=2', { account })).body)
    expect(submitted).toEqual([2, 1])
    expect(main).toContain('1.024 elementi')
    expect(main).toContain('Una storia che non c’è più')
  })

  it.each(['sort=nonsense&type=%3Cscript%3E&page=0', 'page=-1&sort=', 'page=99999999'])(
    'takes no %s',
    async (query) => {
      const submitted: unknown[] = []
      const account = createSampleAccount({
        readSaved: async (wanted) => {
          submitted.push(wanted)
          return { state: 'present', body: sampleSavedList([]) }
        },
      })
      await renderReserved(`/area-riservata/salvati?${query}`, { account })
      expect(submitted).toEqual([{ query: '', sort: 'newest', page: 1 }])
    },
  )

  it.each(['__proto__', 'hasOwnProperty', 'valueOf', 'constructor', 'ricetta'])(
    'shows an item of the type %s, which this site does not know, by its own title',
    async (type) => {
      const item = { itemId: '1', type, title: 'Di un altro genere', addedAt: '2026-11-20T10:00:00.000Z' }
      const account = createSampleAccount({
        readSaved: async () => ({ state: 'present', body: sampleSavedList([item]) }),
      })
      const page = await renderReserved(`/area-riservata/salvati?type=${type}`, { account })
      expect(page.status).toBe(200)
      expect(mainOf(page.body)).toContain('Di un altro genere')
      expect(mainOf(page.body)).not.toContain('[native code]')
    },
  )

  it('is kind where nothing is saved, and where nothing is found', async () => {
    const account = createSampleAccount({
      readSaved: async () => ({ state: 'present', body: sampleSavedList([]) }),
    })
    const empty = await renderReserved('/area-riservata/salvati', { account })
    expect(empty.body).toContain('Qui non c’è ancora niente')
    const none = await renderReserved('/area-riservata/salvati?query=xyz', { account })
    expect(none.body).toContain('non c’è niente di simile')
    expect(none.body).toContain('href="/area-riservata/salvati">Mostra tutti')
  })

  it('offers to have back what was taken away', async () => {
    const item = { type: 'story', itemId: '7001', title: 'Il ponte & «il Po»' }
    const { body } = await renderReserved('/area-riservata/salvati', { flashMessage: { kind: 'removed', item } })
    expect(body).toContain('Tolto dai salvati: «Il ponte &amp; «il Po»».')
    expect(body).toContain('name="azione" value="rimetti"')
    expect(body).toContain('>Annulla</button>')
  })

  it('stands while the content behind it is silent, and is a 503 while the list is', async () => {
    const source = { story: unavailableContent, multimedia: unavailableContent, event: unavailableContent }
    const { status, body } = await renderReserved('/area-riservata/salvati', {}, source)
    expect(status).toBe(200)
    expect(body).toContain('Titolo di quando fu salvato')
    expect(body).not.toContain('Non è più disponibile')
    const silent = await renderReserved('/area-riservata/salvati', {
      account: createSampleAccount({ readSaved: unavailable }),
    })
    expect(silent.status).toBe(503)
  })
})

const unavailableContent = async () => ({ state: 'unavailable', retryAfterSeconds: 5 }) as const

describe('/area-riservata/privacy', () => {
  it('explains each of the three consents (requirements 3), shows what is stored and its history', async () => {
    const main = mainOf((await renderReserved('/area-riservata/privacy')).body)
    expect(main).toMatch(/name="personalizationConsent"[^>]*checked=""/)
    expect(main).not.toMatch(/name="(group|partner)MarketingConsent"[^>]*checked=""/)
    for (const name of ['personalizationConsent', 'groupMarketingConsent', 'partnerMarketingConsent']) {
      expect(main).toContain(`aria-describedby="${name}-spiegazione"`)
    }
    expect(main).toContain('name="version" value="2"')
    expect(main).toContain('Sì a contenuti personalizzati; no al resto')
  })

  it('a stale form shows what is stored now, and says so', async () => {
    const page = await renderReserved('/area-riservata/privacy', { flashMessage: { kind: 'stale' }, status: 409 })
    expect(page.status).toBe(409)
    expect(page.body).toContain('non abbiamo sovrascritto nulla')
    expect(page.body).toMatch(/name="personalizationConsent"[^>]*checked=""/)
  })

  it('choices that could not be stored are shown again', async () => {
    const submitted = new URLSearchParams({ partnerMarketingConsent: 'si' })
    const page = await renderReserved('/area-riservata/privacy', {
      flashMessage: { kind: 'unavailable' },
      status: 503,
      submitted,
    })
    expect(page.body).toMatch(/name="partnerMarketingConsent"[^>]*checked=""/)
    expect(page.body).not.toMatch(/name="personalizationConsent"[^>]*checked=""/)
  })
})

describe('/area-riservata/interessi', () => {
  it('offers the CMS’s topics and zones, with what was chosen ticked, also what is offered no longer', async () => {
    const main = mainOf((await renderReserved('/area-riservata/interessi')).body)
    expect(main).toContain('value="piena-del-po"')
    expect(main).toContain('Piena del Po</span></label>')
    expect(main).toContain('value="lungo-il-po"')
    expect(main.replaceAll('<!-- -->', '')).toMatch(
      /zona-di-ieri<span[^>]*> \(non è più in elenco: togli la spunta per levarlo\)/,
    )
    expect(main.match(/non è più in elenco/g)).toHaveLength(1)
    expect(main.match(/checked=""/g)).toHaveLength(3)
  })

  it('says so where the lists cannot be read, and loses nothing of what was chosen', async () => {
    const source = { search: unavailableContent, tags: unavailableContent }
    const page = await renderReserved('/area-riservata/interessi', {}, source)
    expect(page.status).toBe(200)
    expect(mainOf(page.body).match(/checked=""/g)).toHaveLength(3)
    expect(page.body).not.toContain('non è più in elenco')
  })
})

describe('/area-riservata/newsletter, profilo, i-miei-dati', () => {
  it('each newsletter can be taken or left', async () => {
    const main = mainOf((await renderReserved('/area-riservata/newsletter')).body)
    expect(main).toContain('aria-label="Annulla l’iscrizione: Prima di uscire"')
    expect(main).toContain('aria-label="Iscriviti: Gusto"')
    expect(main).toContain(SAMPLE_READER.email)
  })

  it('claims of no newsletter that it has ended where the list cannot be read; those one gets can be left', async () => {
    const source = { newsletters: unavailableContent }
    const main = mainOf((await renderReserved('/area-riservata/newsletter', {}, source)).body)
    expect(main).toContain('l’elenco non si può leggere')
    expect(main).toContain('aria-label="Annulla l’iscrizione: Newsletter 811"')
    expect(main).not.toContain('spediamo')
  })

  it('says of a newsletter that is in the list no longer that it has ended', async () => {
    const source = { newsletters: async () => ({ state: 'present' as const, body: [], tags: [] }) }
    const main = mainOf((await renderReserved('/area-riservata/newsletter', {}, source)).body)
    expect(main).toContain('Non la spediamo più.')
  })

  it('the profile shows name, address, initials and the way out, and asks nobody for a photograph', async () => {
    const reader = { ...SAMPLE_READER, profilePhotoUrl: 'https://sso.example/anna.jpg' }
    const main = mainOf((await renderReserved('/area-riservata/profilo', { reader })).body)
    expect(main).toContain('>AB</p>')
    expect(main).toContain('action="/api/auth/logout"')
    expect(main).not.toContain('<img')
    expect(main).not.toContain('sso.example')
  })

  it('the account is erased only with the word written out', async () => {
    const page = await renderReserved('/area-riservata/i-miei-dati/cancella', {
      flashMessage: { kind: 'wrongWord' },
      status: 422,
    })
    expect(page.status).toBe(422)
    expect(page.body).toMatch(/id="conferma"[^>]*aria-invalid="true"/)
    expect(page.body).toContain('CANCELLA')
  })
})
