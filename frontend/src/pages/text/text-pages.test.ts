import { describe, expect, it } from '@jest/globals'
import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import { canonicalOf, headingLevels, renderSample, structureOf, unavailable } from '../../testing/render-sample.ts'
import { samplePage } from '../../samples/sample-pages.ts'
import { addressOfPhone } from '../../components/text/WaysToWrite.tsx'
import type { SampleOverrides } from '../../samples/sample-source.ts'

const ORIGIN = 'https://www.example.it'

/** The rows of requirements 2 that are text and nothing else, with what the sample's text is called. */
const ROWS = [
  ['/about', 'Libertà, il quotidiano di Piacenza'],
  ['/policy', 'Informativa sui cookie'],
  ['/clubliberta', 'Club Libertà'],
  ['/note-legali', 'Note legali'],
  ['/event/report', 'Segnala un evento'],
  ['/contact-us', 'Contatti'],
  ['/contact-us/faq', 'Domande frequenti'],
  ['/contact-us/request', 'Scrivi alla redazione'],
  ['/contact-us/lettera-al-direttore', 'Lettera al direttore'],
  ['/privacy-policy', 'Informativa sulla privacy'],
  ['/archivio-storico', 'Archivio storico'],
  ['/who-we-are', 'Chi siamo'],
  ['/editoriale-liberta', 'Editoriale Libertà'],
  ['/privacy-testi-e-foto', 'Privacy, testi e foto'],
  ['/area-abbonati', 'Area abbonati'],
  ['/dichiarazione-di-accessibilita', 'Dichiarazione di accessibilità'],
] as const

const textOf = (slug: string, overrides: Partial<EditorialPage>): SampleOverrides => ({
  page: async () => {
    const page = samplePage(slug)
    return page === null ? { state: 'missing' } : { state: 'present', body: { ...page, ...overrides }, tags: [] }
  },
})

const nothing = async () => ({ state: 'missing' as const })

describe('the fixed routes that are text (requirements 2)', () => {
  it.each(ROWS)('%s is «%s», as editors wrote it', async (path, title) => {
    const page = await renderSample(path)
    expect(page).toMatchObject({ status: 200, kind: 'text' })
    expect(canonicalOf(page)).toBe(ORIGIN + path)
    expect(page.body).toContain(`${title}</h1>`)
    expect(page.body).toContain('Rispondiamo ogni giorno dalle 9 alle 20.')
    expect(page.body).toContain('Allo sportello, il martedì e il venerdì mattina')
    expect(page.body).toContain('Esce il primo numero.')
    expect(page.body).toContain('href="/contact-us/lettera-al-direttore"')
    expect(page.body).toContain('>il 21 novembre 2026</time>')
    expect(page.tags).toEqual([expect.stringMatching(/^page:/)])
  })

  it.each(ROWS)('%s has one h1, skips no level, and says where it stands', async (path, title) => {
    const page = await renderSample(path)
    const levels = headingLevels(page)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1))
    const breadcrumbs = structureOf(page).find((data) => data['@type'] === 'BreadcrumbList')
    const steps = breadcrumbs?.itemListElement as { name: string; item: string }[]
    expect(steps.length).toBeGreaterThanOrEqual(2)
    expect(steps.at(-1)).toMatchObject({ name: title, item: ORIGIN + path })
    expect(page.body.match(/aria-current="page"/g)).toHaveLength(1)
  })

  it.each([
    ['/contact-us', 'Contatti'],
    ['/who-we-are', 'Chi siamo'],
  ])('%s, which opens its family, says «%s» once before its text', async (path, name) => {
    const { body } = await renderSample(path)
    const above = body.slice(body.indexOf('<article'), body.indexOf('</h1>'))
    expect(above.match(new RegExp(`>${name}<|>${name}$`, 'g'))).toHaveLength(1)
  })

  it('says of the others over the title to which family they belong', async () => {
    const { body } = await renderSample('/contact-us/faq')
    expect(body).toMatch(/Contatti<\/p><h1/)
  })

  it.each([...ROWS.filter(([path]) => path !== '/area-abbonati').map(([path]) => path), '/who-we-are/work-with-us'])(
    '%s is there without an editorial page, in the site’s own words',
    async (path) => {
      const page = await renderSample(path, { page: async () => ({ state: 'missing' }) })
      expect(page.status).toBe(200)
      expect(page.body).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(page.body).toMatch(/<form|href="tel:/)
      expect(page.body).not.toContain('Aggiornato <time')
      expect(page.tags).toEqual(expect.arrayContaining([expect.stringMatching(/^page:/)]))
    },
  )

  it.each(['/contact-us/request', '/contact-us/lettera-al-direttore', '/event/report', '/who-we-are/work-with-us'])(
    '%s shows its form though the CMS has no text for it',
    async (path) => {
      const page = await renderSample(path, { page: async () => ({ state: 'missing' }) })
      expect(page.body).toMatch(/<form[^>]*method="post"/)
    },
  )

  it('the page whose path is configured answers 404 where editors have written nothing', async () => {
    const page = await renderSample('/area-abbonati', { page: async () => ({ state: 'missing' }) })
    expect(page.status).toBe(404)
    expect(page.body).toContain('Page Not Found: /area-abbonati')
  })

  it.each(['/clubliberta', '/abbonamenti', '/newsletter', '/archivio-storico'])(
    '%s leads to no page beside it that may not be there',
    async (path) => {
      const { body } = await renderSample(path)
      const family = /<nav [^>]*aria-label="Servizi">.*?<\/nav>/s.exec(body)?.[0] ?? ''
      const links = [...family.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
      expect(links.length).toBeGreaterThan(3)
      for (const href of links)
        expect([href, (await renderSample(href, { page: nothing })).status]).toEqual([href, 200])
    },
  )

  it('the page whose path is configured stands in its own list of pages', async () => {
    const { body } = await renderSample('/area-abbonati')
    expect(body).toMatch(/href="\/area-abbonati" aria-current="page"/)
  })

  it('/lifestyleFood is there though the CMS has neither its text nor its section', async () => {
    const page = await renderSample('/lifestyleFood', { page: nothing, storyList: nothing })
    expect(page).toMatchObject({ status: 200 })
    expect(page.body).toContain('>Food</h1>')
  })

  it('answers 503 where the text was never read and cannot be had', async () => {
    const page = await renderSample('/about', {
      page: unavailable,
    })
    expect(page).toMatchObject({ status: 503, retryAfterSeconds: 7 })
  })

  it('shows a text without standfirst or blocks, and one with a very long title', async () => {
    const title =
      'Informativa sul trattamento dei dati personali di chi scrive lettere, manda fotografie o segnala eventi'
    const page = await renderSample('/policy', textOf('policy', { title, standfirst: null, blocks: [] }))
    expect(page.status).toBe(200)
    expect(page.body).toMatch(/data-long="true"[^>]*>Informativa sul trattamento/)
    expect(page.body).toContain(`content="${title}, su Libertà, il quotidiano di Piacenza e della sua provincia."`)
  })
})

describe('/contact-us/faq', () => {
  it('opens every answer in place, and tells machines of all', async () => {
    const page = await renderSample('/contact-us/faq')
    expect(page.body.match(/<summary><h2>/g)).toHaveLength(1)
    expect(page.body).toMatch(/<summary><h2>Come ci si trova<\/h2><\/summary><ul/)
    expect(structureOf(page).find((data) => data['@type'] === 'FAQPage')).toMatchObject({
      mainEntity: [
        {
          name: 'Come ci si trova',
          acceptedAnswer: { text: expect.stringContaining('Al telefono Per posta') as unknown },
        },
      ],
    })
  })

  it.each([
    ['its text', async () => ({ state: 'missing' as const })],
    ['a question', textOf('contact-us-faq', { blocks: [{ type: 'paragraph', text: 'Presto.' }] }).page],
    ['an answer', textOf('contact-us-faq', { blocks: [{ type: 'heading', text: 'Quando?' }] }).page],
  ])('is a page of the contacts to machines without %s', async (_what, page) => {
    const types = structureOf(await renderSample('/contact-us/faq', { page })).map((data) => data['@type'])
    expect(types).toEqual(['ContactPage', 'BreadcrumbList'])
  })
})

describe('the pages with a form', () => {
  it.each(['/contact-us/request', '/contact-us/lettera-al-direttore', '/event/report'])(
    '%s has its form, sent to itself, and tells how to write and to call',
    async (path) => {
      const { body } = await renderSample(path)
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
      expect(main).toContain('href="tel:+390523393939"')
      expect(main).toContain('via Benedettine 68, 29121 Piacenza')
      expect(main).toContain(`action="${path}#invio"`)
    },
  )

  it.each([
    ['0523 393939', 'tel:+390523393939'],
    ['+39 0523 393939', 'tel:+390523393939'],
  ])('%s is called at %s', (phone, address) => {
    expect(addressOfPhone(phone)).toBe(address)
  })
})
