import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { auditBothLooks } from './site/audit-both-looks.ts'
import { warmPage } from './site/find-pages.ts'
import { asReader } from './site/reader.ts'
import { usePaper } from './site/use-paper.ts'

/** Fills what each form asks for, as somebody would. */
const FORMS = [
  {
    path: '/contact-us/request',
    button: 'Invia il messaggio',
    thanks: 'Messaggio ricevuto',
    fill: async (page: Page) => {
      await page.getByLabel('Di che cosa si tratta').selectOption('Una correzione')
      await page.getByLabel('Messaggio', { exact: true }).fill('Il ponte è lungo 300 metri.')
      await fillPerson(page)
    },
  },
  {
    path: '/contact-us/lettera-al-direttore',
    button: 'Invia la lettera',
    thanks: 'Lettera ricevuta',
    fill: async (page: Page) => {
      await page.getByLabel('Lettera', { exact: true }).fill('Caro direttore, la corriera non passa più.')
      await page.getByLabel('Comune', { exact: true }).fill('Bobbio')
      await page.getByLabel('Telefono').fill('0523 393939')
      await page.getByLabel(/La lettera è mia/).check()
      await fillPerson(page)
    },
  },
  {
    path: '/event/report',
    button: 'Segnala l’evento',
    thanks: 'Segnalazione ricevuta',
    fill: async (page: Page) => {
      await page.getByLabel('Titolo').fill('Sagra della coppa')
      await page.getByLabel('Giorno', { exact: true }).fill('2026-12-05')
      await page.getByLabel('Luogo').fill('Piazza Cavalli')
      await page.getByLabel('Comune', { exact: true }).fill('Piacenza')
      await page.getByLabel('Descrizione').fill('Dalle 18, con musica.')
      await page.getByLabel('Chi organizza o segnala').fill('Anna Bersani')
      await page.getByLabel('E-mail').fill('anna@example.it')
    },
  },
  {
    path: '/who-we-are/work-with-us',
    button: 'Invia la candidatura',
    thanks: 'Candidatura ricevuta',
    fill: async (page: Page) => {
      await fillPerson(page)
      await page.getByLabel('Presentati').fill('Scrivo da dieci anni.')
      const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') }
      await page.getByLabel('Curriculum').setInputFiles(file)
    },
  },
] as const

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Nome e cognome').fill('Anna Bersani')
  await page.getByLabel('E-mail').fill('anna@example.it')
}

const paper = usePaper()
async function open(page: Page, path: string): Promise<void> {
  await warmPage(paper.site, path)
  await page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
}

for (const { path, button, thanks, fill } of FORMS) {
  test.describe(`the form of ${path}`, () => {
    for (const javaScriptEnabled of [true, false]) {
      test(`is sent, and says thanks; JavaScript: ${javaScriptEnabled}`, () =>
        // One address may send a few at once: each case comes from another.
        asReader(
          paper.browser,
          { javaScriptEnabled, extraHTTPHeaders: addressOf(path, javaScriptEnabled) },
          async (page) => {
            await open(page, path)
            await fill(page)
            await page.getByRole('button', { name: button }).click()
            await page.getByRole('heading', { name: thanks }).waitFor()
            expect(new URL(page.url()).search).toBe('?inviato=1')
          },
        ))
    }

    test('sent empty it tells what is missing, keeps the focus there, and axe finds 0 violations', () =>
      asReader(paper.browser, { reducedMotion: 'reduce' }, async (page) => {
        await open(page, path)
        expect(await auditBothLooks(page, 'empty')).toEqual([])
        await page.getByRole('button', { name: button }).click()
        const summary = page.getByRole('alert').filter({ hasText: /non è ancora partit[oa]: c/ })
        await expect(summary).toBeFocused()
        expect(await auditBothLooks(page, 'faults')).toEqual([])
        await summary.getByRole('link').first().click()
        await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
      }))
  })
}

test.describe('the counter under a letter', () => {
  test('tells the room that is left, by ear, too', () =>
    asReader(paper.browser, {}, async (page) => {
      await open(page, '/contact-us/lettera-al-direttore')
      const letter = page.getByRole('textbox', { name: 'Lettera', exact: true })
      await letter.fill('Gentile direttore')
      await page.getByText('1.483 battute ancora').waitFor()
      const described = await letter.evaluate((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? `nothing is called ${id}`),
      )
      expect(described).toEqual([expect.stringContaining('Al massimo 1.500 battute'), '1.483 battute ancora'])
    }))
})

/** An address of its own for each case, as a proxy in front would tell it. */
function addressOf(path: string, javaScriptEnabled: boolean): Record<string, string> {
  const last = FORMS.findIndex((form) => form.path === path) * 2 + (javaScriptEnabled ? 1 : 2)
  return { 'x-forwarded-for': `192.0.2.${last}` }
}

test.describe('a newsletter', () => {
  test('leads who is not signed in to sign-in', () =>
    asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
      await open(page, '/newsletter')
      await page
        .getByRole('button', { name: /^Iscriviti: / })
        .first()
        .click()
      expect(new URL(page.url()).pathname).toBe('/login')
    }))
})

test.describe('«recedere dal contratto qui»', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`takes two steps and gives a receipt; JavaScript: ${javaScriptEnabled}`, () =>
      asReader(paper.browser, { javaScriptEnabled, reducedMotion: 'reduce' }, async (page) => {
        await open(page, '/abbonamenti')
        await page.getByRole('main').getByRole('link', { name: 'Recedere dal contratto qui' }).click()
        await page.getByRole('button', { name: 'Recedere dal contratto qui' }).click()
        await page.getByText('Scrivi da quale contratto vuoi recedere.').first().waitFor()
        await fillPerson(page)
        await page.getByLabel('Contratto', { exact: true }).fill('Digitale annuale, 14 novembre')
        await page.getByRole('button', { name: 'Recedere dal contratto qui' }).click()
        await page.getByRole('heading', { name: 'Conferma il recesso' }).waitFor()
        if (javaScriptEnabled) expect(await auditBothLooks(page, 'confirm')).toEqual([])
        await page.getByRole('button', { name: 'Conferma recesso' }).click()
        await page.getByRole('heading', { name: 'Ricevuta del recesso' }).waitFor()
        await page.getByText(/^R-\d{8}-\d{8}$/).waitFor()
        if (javaScriptEnabled) expect(await auditBothLooks(page, 'receipt')).toEqual([])
      }))
  }
})
