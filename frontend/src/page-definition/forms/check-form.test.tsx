import { describe, expect, it } from '@jest/globals'
import { messageSchema, TRAP_FIELD } from '@liberta/contracts/messages/message.schema'
import { renderToString } from 'react-dom/server'
import { headingLevels, renderSample } from '../../testing/render-sample.ts'
import { WITHDRAWAL_FIELDS } from './withdrawal.form.ts'
import { checkFields, checkForm, readValues, composeMessage } from './check-form.ts'
import type { FormDefinition, FormField } from './form.types.ts'
import { FaultSummary } from '../../components/forms/FaultSummary.tsx'
import { APPLICATION_FORM, EVENT_FORM, LETTER_FORM, REQUEST_FORM } from './forms.table.ts'
import { readFile } from '../../content/sent-file.ts'

const FORMS: readonly FormDefinition[] = [REQUEST_FORM, LETTER_FORM, EVENT_FORM, APPLICATION_FORM]
const NO_FILES = { files: [], hasTooMany: false, isTooLarge: false }

const field = (type: FormField['type']): FormField => ({
  name: 'x',
  label: 'X',
  type,
  longest: 40,
  options: ['Uno'],
})

/** Values that fill every field of a form. */
function fill({ fields }: FormDefinition): Map<string, string> {
  const values: Readonly<Record<FormField['type'], string>> = {
    text: 'Testo',
    email: 'anna@esempio.it',
    tel: '0523 393939',
    url: 'https://esempio.it/a',
    date: '2026-11-21',
    time: '20:30',
    textarea: 'Un testo\r\nsu due righe.',
    select: '',
    checkbox: 'si',
  }
  return new Map(fields.map(({ name, type, options }) => [name, options?.[0] ?? values[type]]))
}

describe.each(FORMS)('the form «$title»', (form) => {
  const attached = { files: [readFile('cv.pdf', Buffer.from('%PDF-1.7'), false)], hasTooMany: false, isTooLarge: false }

  it('filled in has no fault, and is a message that the API takes', () => {
    const values = readValues(form, fill(form))
    expect(checkForm(form, values, attached)).toEqual({})
    const message = messageSchema.parse(composeMessage(form, values))
    expect(message.kind).toBe(form.kind)
    expect(message.body).toBe('Un testo\nsu due righe.')
  })

  it('empty tells of every field that is needed, each in words of its own', () => {
    const faults = checkForm(form, readValues(form, new Map()), NO_FILES)
    const needed = form.fields.filter(({ required }) => required)
    expect(Object.keys(faults)).toEqual([
      ...needed.map(({ name }) => name),
      ...(form.attachments?.required ? ['allegati'] : []),
    ])
    expect(new Set(Object.values(faults)).size).toBe(Object.keys(faults).length)
  })

  it('empty says each fault in a sentence that stands by itself, and is not the hint again', () => {
    const faults = checkForm(form, readValues(form, new Map()), NO_FILES)
    for (const [name, fault] of Object.entries(faults)) {
      const { hint, label } = form.fields.find((each) => each.name === name) ?? {}
      expect(fault).not.toBe(hint)
      expect(fault).not.toMatch(new RegExp(`^${label}`))
      expect(fault.match(/:/g)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(fault).toMatch(/^[A-ZÈ«].{12,}\.$/)
    }
  })

  it('says of every field that it is not needed, where it is not', () => {
    const optional = form.fields.filter(({ required }) => !required)
    expect(optional.filter(({ label }) => !/ \(.+\)$/.test(label))).toEqual([])
  })

  it('says what did not leave in its own gender', () => {
    const html = renderToString(
      <FaultSummary
        fields={form.fields}
        unsent={form.unsent}
        faults={{ name: 'Scrivi come ti chiami.', body: 'Scrivi.' }}
      />,
    )
    const [, heading = ''] = /<h3[^>]*>(.*?)<\/h3>/.exec(html) ?? []
    expect(heading).toBe(`${form.unsent}: ci sono due cose da sistemare`)
    expect(form.unsent).toMatch(/^Il \S+ non è ancora partito$|^La \S+ non è ancora partita$/)
    expect(html).toContain('<a href="#campo-name">Scrivi come ti chiami.</a>')
  })

  it('has no field of the robots’ name, nor two of one', () => {
    const names = form.fields.map(({ name }) => name)
    expect(names).not.toContain(TRAP_FIELD)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('what is wrong with a field, said so that it can be mended (WCAG 3.3.3)', () => {
  it.each([
    ['email', 'anna', /chiocciola/],
    ['email', 'anna@esempio', /parte dopo il punto/],
    ['email', 'anna@esem pio.it', /anna@esempio.it/],
    ['tel', 'casa', /in cifre/],
    ['url', 'esempio.it', /indirizzo intero/],
    ['url', 'javascript:alert(1)', /indirizzo intero/],
    ['date', '21/11/2026', /2026-11-21/],
    ['date', '2026-02-31', /non c’è nel calendario/],
    ['date', '2026-13-01', /non c’è nel calendario/],
    ['time', '25:00', /20:30/],
    ['select', 'Due', /fra le voci/],
    ['text', 'a'.repeat(43), /^«X» è oltre misura di 3 caratteri: il massimo è 40\.$/],
  ] as const)('%s %j', (type, value, words) => {
    expect(checkFields([field(type)], { x: value })['x']).toMatch(words)
  })

  it.each([
    ['email', 'anna@esempio.it'],
    ['tel', '+39 (0523) 39-39.39'],
    ['url', 'http://esempio.it'],
    ['date', '2028-02-29'],
    ['time', '00:00'],
    ['text', ''],
  ] as const)('nothing: %s %j', (type, value) => {
    expect(checkFields([field(type)], { x: value })).toEqual({})
  })
})

describe('the last day of an event', () => {
  const EVENT = [
    { ...field('date'), name: 'data' },
    { ...field('date'), name: 'fine', notBefore: 'data' },
  ]

  const faults = (data: string, fine: string) => checkFields(EVENT, { data, fine })

  it('is not before the first', () => {
    expect(faults('2026-11-21', '2026-11-20')).toEqual({ fine: expect.stringContaining('viene prima') })
    expect(faults('2026-11-21', '2026-11-21')).toEqual({})
    expect(faults('2026-11-21', '')).toEqual({})
    expect(faults('', '2026-11-20')).toEqual({})
  })

  it('is asked for so in the form for events', () => {
    const event = FORMS.find(({ kind }) => kind === 'event')
    expect(event?.fields.find(({ name }) => name === 'fine')).toMatchObject({ notBefore: 'data' })
  })
})

describe('the forms of a withdrawal', () => {
  it('takes no address of the web in name or contract, and says so beside the field', () => {
    const typed = { name: 'Vinci su www.evil.example', contract: 'https://evil.example', email: 'anna@esempio.it' }
    const faults = checkFields(WITHDRAWAL_FIELDS, typed)
    expect(Object.keys(faults)).toEqual(['name', 'contract'])
    expect(faults['name']).toMatch(/senza indirizzi/)
  })
})

describe('pages with forms', () => {
  const PATHS = [
    '/contact-us/request',
    '/contact-us/lettera-al-direttore',
    '/event/report',
    '/who-we-are/work-with-us',
    '/abbonamenti',
  ]

  it.each(PATHS)('%s: every field has a label, headings are in order', async (path) => {
    const page = await renderSample(path)
    expect(page.status).toBe(200)
    const main = page.body.slice(page.body.indexOf('<main'), page.body.indexOf('</main>'))
    const fields = [...main.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    expect(fields.length).toBeGreaterThan(2)
    for (const id of fields) expect(main).toMatch(new RegExp(`for="${id}"|<label><input[^>]* id="${id}"`))
    const levels = headingLevels(page)
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it('the footer’s advertising contact leads to the request with «Pubblicità» chosen', async () => {
    const [, contact = ''] = /Per la pubblicità: <a href="([^"]+)"/.exec((await renderSample('/')).body) ?? []
    expect(contact).toBe('/contact-us/request?oggetto=pubblicita')
    const { body } = await renderSample(contact)
    expect(body).toContain('<option selected="">Pubblicità</option>')
    expect((await renderSample('/contact-us/request')).body).not.toContain('selected="">Pubblicità')
  })

  it('say thanks at an address of their own, which is nobody’s to find', async () => {
    const { body } = await renderSample('/event/report?inviato=1')
    expect(body).toContain('Segnalazione ricevuta')
    expect(body).not.toContain('id="campo-')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })
})
