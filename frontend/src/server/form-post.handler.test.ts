import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { FIXED_PAGES } from '@liberta/addresses/fixed-page.table'
import { FORM_BYTES } from '@liberta/contracts/messages/upload-limits.table'
import { samplePage } from '../samples/sample-pages.ts'
import { SAMPLE_SESSION } from '../testing/start-account-api.ts'
import { useOwnSite } from '../testing/use-own-site.ts'

const site = useOwnSite()
const { get, post } = site
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const READER = { cookie: SAMPLE_SESSION }

/** The page of work, as editors open a position: by a link to it. */
function leadToPosition(): void {
  const items = [{ name: 'Redattore web', URL: '/who-we-are/work-with-us/position/redattore-web' }]
  const body = { data: { ...samplePage('work-with-us'), blocks: [{ type: 'links', items }] } }
  site.api.answers.set('GET /api/naxos/page/work-with-us', { status: 200, body })
}

const REQUEST = { subject: 'Altro', body: 'Buongiorno.', name: 'Anna', email: 'anna@esempio.it' }
/** What letters and reports of events ask beside. */
const MORE = {
  telefono: '0523 393939',
  comune: 'Piacenza',
  luogo: 'Piazza Cavalli',
  data: '2027-05-01',
  pubblicazione: 'si',
}
const PDF = '%PDF-1.7 …'

describe('forms of pages that everybody shares', () => {
  it('sends a request on as a command, and says thanks on a page that caches may keep', async () => {
    const sent = await post('/contact-us/request', form({ ...REQUEST, telefono: '0523 393939' }))
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact-us/request?inviato=1#invio'])
    expect(JSON.parse(site.api.calls[0]?.body ?? '')).toEqual({
      ...REQUEST,
      kind: 'request',
      details: { telefono: '0523 393939' },
    })
    const thanks = await get('/contact-us/request?inviato=1')
    expect(await thanks.text()).toContain('Messaggio ricevuto')
  })

  it('what comes twice has one key', async () => {
    await Promise.all([post('/contact-us/request', form(REQUEST)), post('/contact-us/request', form(REQUEST))])
    const keys = site.api.calls.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('shows the form again with what was typed, what is wrong and where (WCAG 3.3.1)', async () => {
    const answer = await post('/contact-us/request', form({ ...REQUEST, email: 'anna@esempio', body: '' }))
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
    expect(html).toContain('Manca la parte dopo il punto, per esempio .it')
    expect(html).toContain('href="#campo-email"')
    expect(html).toMatch(/id="campo-email"[^>]*aria-invalid="true"[^>]*aria-describedby="errore-email"/)
    expect(html).toContain('value="anna@esempio"')
    expect(html).toContain('<title>Da correggere: ')
    expect(site.api.calls).toEqual([])
  })

  it('sends files that are what they say', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...REQUEST, body: 'Mi presento.' })) body.set(name, value)
    body.append('allegati', new Blob([PDF]), '../../cv.pdf')
    leadToPosition()
    const sent = await post('/who-we-are/work-with-us/position/redattore-web', body)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/who-we-are/work-with-us?inviato=1#invio'])
    expect(site.api.calls[0]?.body).toContain('filename="cv.pdf"')
    expect(site.api.calls[0]?.body).toMatch(/name="posizione"\r\n\r\nredattore-web/)
  })

  it('takes none for a position that nobody offers', async () => {
    const answer = await post('/who-we-are/work-with-us/position/capo-astronauta', form(REQUEST))
    expect([answer.status, site.api.calls.length]).toEqual([404, 0])
  })

  it.each([
    ['a program named .pdf', [['MZ…', 'cv.pdf']], 'non è un JPEG, un PNG o un PDF'],
    ['a file too large', [[PDF + 'a'.repeat(4_300_000), 'cv.pdf']], 'è troppo grande'],
    ['four files', Array.from({ length: 4 }, () => [PDF, 'cv.pdf']), 'Sono troppi file'],
    ['no file', [], 'Manca il file'],
  ] as const)('refuses %s, in words', async (_what, files, words) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(REQUEST)) body.set(name, value)
    for (const [content, name] of files) body.append('allegati', new Blob([content ?? '']), name)
    const answer = await post('/who-we-are/work-with-us', body)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(words)
    expect(site.api.calls).toEqual([])
  })

  it.each([
    [429, 429, 'Aspetta un minuto'],
    [503, 503, 'riprova fra poco'],
    [400, 422, 'non passa i nostri controlli'],
  ])('keeps what was typed where the API answers %i', async (given, status, words) => {
    site.api.answers.set('POST /api/messages', { status: given })
    const answer = await post('/contact-us/request', form(REQUEST))
    const html = await answer.text()
    expect(answer.status).toBe(status)
    expect(html).toContain(words)
    expect(html).toContain('Buongiorno.</textarea>')
  })

  it.each([
    ['/contact-us/request', FIXED_PAGES.contactRequest.text],
    ['/contact-us/lettera-al-direttore', FIXED_PAGES.letterForm.text],
    ['/event/report', FIXED_PAGES.eventReport.text],
    ['/who-we-are/work-with-us', FIXED_PAGES.workWithUs.text],
    ['/who-we-are/work-with-us/position/redattore-web', 'redattore-web'],
  ])('keeps what was typed at %s where the API is away for the page’s text «%s» as well', async (path, slug) => {
    for (const call of [`GET /api/naxos/page/${slug}`, 'GET /api/naxos/page/work-with-us', 'POST /api/messages'])
      site.api.answers.set(call, { status: 503 })
    const file = new FormData()
    for (const [name, value] of Object.entries({ ...REQUEST, ...MORE })) file.set(name, value)
    file.append('allegati', new Blob([PDF], { type: 'application/pdf' }), 'cv.pdf')
    const answer = await post(path, file)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
    expect(html).toContain('riprova fra poco')
    expect(html).toContain('Buongiorno.</textarea>')
    expect(html).toContain(`action="${path}`)
  })

  it('thanks a robot and sends nothing', async () => {
    const answer = await post('/contact-us/request', form({ ...REQUEST, sito: 'https://spam.example' }))
    expect([answer.status, site.api.calls.length]).toEqual([303, 0])
  })

  it.each(['/', '/contact-us', '/news/cronaca', '/questa/non/esiste'])('%s takes no form', async (path) => {
    expect((await post(path, form(REQUEST))).status).toBe(405)
  })

  it('keeps what was typed where the files weigh more than is read, and says what they may weigh', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(REQUEST)) body.set(name, value)
    for (const name of ['uno.jpg', 'due.jpg', 'tre.jpg'])
      body.append('allegati', new Blob([Buffer.alloc(FORM_BYTES.site / 3 + 1000)]), name)
    const answer = await post('/who-we-are/work-with-us', body)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
    expect(html).toContain('<html lang="it"')
    expect(html).toContain('ognuno può pesare 4 MB, tutti insieme 8 MB')
    expect(html).toContain('Buongiorno.</textarea>')
    expect(site.api.calls).toEqual([])
  })

  it('says so above a form that takes no files as well', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(REQUEST)) body.set(name, value)
    body.append('altro', new Blob([Buffer.alloc(FORM_BYTES.site + 1000)]), 'uno.jpg')
    const answer = await post('/contact-us/request', body)
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('Buongiorno.</textarea>')
  })

  it.each([
    [400, 'multipart/form-data; boundary=X', '--X\r\ncontent-dis'],
    [413, 'application/x-www-form-urlencoded', `body=${'a'.repeat(300_000)}`],
    [415, 'text/plain', 'x'],
  ])('answers %i in Italian where a form of %s cannot be read', async (status, type, body) => {
    for (const path of ['/contact-us/request', '/abbonamenti', '/newsletter', '/surveyDetail']) {
      if (path !== '/contact-us/request' && status === 400) continue
      const answer = await post(path, body, { 'content-type': type })
      expect([answer.status, answer.headers.get('content-language')]).toEqual([status, 'it'])
      expect(await answer.text()).toContain('invialo di nuovo')
    }
  })

  it.each([
    ['a form', new URLSearchParams({ body: 'a'.repeat(300_000) }).toString(), 'application/x-www-form-urlencoded'],
    ['an upload', `--x\r\n${'a'.repeat(17_000_000)}`, 'multipart/form-data; boundary=x'],
  ])('tells that %s is too large, and reads no further', async (_what, body, type) => {
    const answer = await post('/contact-us/request', body, { 'content-type': type })
    expect([answer.status, site.api.calls.length]).toEqual([413, 0])
  })

  it('refuses a form from another site', async () => {
    expect((await post('/contact-us/request', form(REQUEST), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

describe('a withdrawal («recedere dal contratto qui»)', () => {
  const declared = { name: 'Anna', email: 'anna@esempio.it', contract: 'Digitale annuale' }

  it('is declared, confirmed, and receipted', async () => {
    const first = await (await post('/abbonamenti', form({ passo: 'dichiara', ...declared }))).text()
    expect(first).toContain('Conferma il recesso</h1>')
    expect(first).toContain('Digitale annuale')
    const id = /name="id" value="([^"]+)"/.exec(first)?.[1] ?? ''
    const second = await post('/abbonamenti', form({ passo: 'conferma', id, ...declared }))
    expect([second.status, second.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await second.text()).toContain('R-20261121-00000001')
  })

  it('asks for what is missing, and takes no made-up id', async () => {
    const answer = await post('/abbonamenti', form({ passo: 'dichiara', ...declared, contract: '' }))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Scrivi da quale contratto vuoi recedere.')
    const odd = await (await post('/abbonamenti', form({ passo: 'conferma', id: '../x', ...declared }))).text()
    expect(odd).toContain('Conferma il recesso</h1>')
  })

  const ID = '0f0e0d0c-0b0a-4908-8706-050403020111'
  const confirm = () => post('/abbonamenti', form({ passo: 'conferma', id: ID, ...declared }))

  it.each([
    [503, 503, 'non sappiamo se il recesso è arrivato'],
    [429, 429, 'Aspetta un minuto'],
  ])(
    'whose confirmation the API answers %i can be confirmed once more, by the same button',
    async (given, status, words) => {
      site.api.answers.set('POST /api/withdrawals/confirm', { status: given })
      const answer = await confirm()
      const html = await answer.text()
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store'])
      expect(html).toContain(words)
      expect(html).toContain('name="passo" value="conferma"')
      expect(html).toContain(`name="id" value="${ID}"`)
      site.api.answers.delete('POST /api/withdrawals/confirm')
      expect(await (await confirm()).text()).toContain('R-20261121-00000001')
    },
  )

  it('that was declared too long ago begins anew, and says so', async () => {
    site.api.answers.set('POST /api/withdrawals/confirm', { status: 404 })
    const html = await (await confirm()).text()
    expect(html).toContain('name="passo" value="dichiara"')
    expect(html).toContain('La dichiarazione non c’è più')
    expect(html).toContain('value="Digitale annuale"')
  })
})

describe('a newsletter', () => {
  it('is taken with one click by who is signed in', async () => {
    const answer = await post('/newsletter', form({ newsletterId: '811', nome: 'Gusto' }), READER)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/area-riservata/newsletter'])
    expect(JSON.parse(site.api.calls[0]?.body ?? '')).toEqual({ newsletterId: '811', active: true })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^liberta_avviso=/)
  })

  it.each([
    [422, 'Qualcosa nella richiesta non era al suo posto'],
    [500, 'In questo momento non riusciamo a registrare la modifica'],
  ])('that the API answers %d is told for what it is on the page that follows', async (status, words) => {
    site.api.answers.set('POST /api/user/newsletters', { status })
    const answer = await post('/newsletter', form({ newsletterId: '811', nome: 'Gusto' }), READER)
    const [flashMessage = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? []
    const cookie = [READER.cookie, flashMessage].join('; ')
    expect(await (await site.get('/area-riservata/newsletter', { cookie })).text()).toContain(words)
  })

  it('leads anybody else to sign-in, and back', async () => {
    const answer = await post('/newsletter', form({ newsletterId: '811' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/login?next=${encodeURIComponent('/area-riservata/newsletter')}`,
    ])
  })
})

describe('hostile bodies', () => {
  const paths = fc.constantFrom('/contact-us/request', '/abbonamenti', '/newsletter', '/who-we-are/work-with-us')
  const types = fc.constantFrom(
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/json',
  )
  const bodies = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc
      .string({ maxLength: 100 })
      .map((text) => `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n${text}\r\n--x--`),
    fc
      .string({ maxLength: 100 })
      .map((text) => `--x\r\nContent-Disposition: form-data; name="allegati"; filename="${text}"\r\n\r\n`),
  )

  it('are answered 303 or 4xx, never 5xx, and never hang', async () => {
    await fc.assert(
      fc.asyncProperty(paths, types, bodies, async (path, type, body) => {
        const { status } = await post(path, body, { 'content-type': type })
        expect(status === 303 || status === 200 || (status >= 400 && status < 500)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
