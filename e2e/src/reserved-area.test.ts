import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { asWritten } from './site/as-written.ts'
import { auditBothLooks } from './site/audit-both-looks.ts'
import { findSidewaysScroll, measureRowGaps, readHeadings } from './site/inspect-page.ts'
import { asReader, leavePicturesOut, PHONE } from './site/reader.ts'
import { passProvider } from './site/sign-in.ts'
import { usePaper } from './site/use-paper.ts'

const PAGES = [
  '/area-riservata',
  '/area-riservata/salvati',
  '/area-riservata/interessi',
  '/area-riservata/newsletter',
  '/area-riservata/privacy',
  '/area-riservata/profilo',
  '/area-riservata/i-miei-dati',
  '/area-riservata/i-miei-dati/esporta',
  '/area-riservata/i-miei-dati/cancella',
]

const paper = usePaper()

/** Runs a visit of someone who has just signed in, by links and forms alone. */
function asSignedIn(
  email: string,
  visit: (page: Page, context: BrowserContext) => Promise<void>,
  javaScriptEnabled = true,
): Promise<void> {
  return asReader(paper.browser, { javaScriptEnabled, reducedMotion: 'reduce' }, async (page, context) => {
    await leavePicturesOut(context)
    await page.goto(`${paper.site.urls.site}/login?next=/area-riservata`)
    await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
    if (email === 'Anna') await passProvider(page, paper.site)
    else {
      await page.getByLabel(/e-mail/i).fill(email)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === '/area-riservata')
    }
    await visit(page, context)
  })
}

const open = (page: Page, path: string) => page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
const notice = (page: Page) => page.locator('#avviso')

/** Saves stories of the front as the save button does. */
async function save(context: BrowserContext, ids: readonly number[]): Promise<void> {
  const { site } = paper.site.urls
  for (const itemId of ids) {
    const data = { itemId, type: 'story', title: `Storia ${itemId}`, currentStatus: false }
    const answer = await context.request.post(`${site}/api/save-for-later/toggle`, { data, headers: { origin: site } })
    expect(answer.status()).toBe(200)
  }
}

test.describe('/area-riservata/{slug…} (requirements 2)', () => {
  test('sends who is not signed in to the home page', async () => {
    await asReader(paper.browser, {}, async (page) => {
      for (const path of ['/area-riservata', '/area-riservata/salvati', '/area-riservata/altro']) {
        await open(page, path)
        expect(new URL(page.url()).pathname).toBe('/')
      }
    })
  })

  test('answers a path that is no page of it with 404, for who is signed in', () =>
    asSignedIn('Anna', async (page) => {
      expect((await open(page, '/area-riservata/altro'))?.status()).toBe(404)
    }))

  test('axe finds 0 violations on each page, in both themes, at 1440 and 375 px, and nobody scrolls sideways', () =>
    // As long as addresses are here.
    asSignedIn('mariaantonietta.degliantoni@comune.castelsangiovanni.pc.it', async (page, context) => {
      await save(context, [paper.content.story.id])
      const faults: string[] = []
      for (const path of PAGES) {
        await open(page, path)
        faults.push(...(await auditBothLooks(page, path)))
        const levels = (await readHeadings(page)).map(({ level }) => level)
        expect(levels.filter((level) => level === 1)).toEqual([1])
      }
      expect(faults).toEqual([])
    }))
})

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const) {
  test.describe(`the reader’s own things, ${how} JavaScript`, () => {
    const email = `lettore.con.un.indirizzo.lungo.${how}@comune.castelsangiovanni.example.it`

    test('saved items: listed, searched, taken away and put back', () =>
      asSignedIn(
        email,
        async (page, context) => {
          await open(page, '/area-riservata/salvati')
          await page.getByText('Qui non c’è ancora niente').waitFor()
          await save(context, [paper.content.story.id, 999_999_999])
          await open(page, '/area-riservata/salvati')
          await page.getByText('2 elementi').waitFor()
          await page.getByText('Non è più disponibile sul sito.').waitFor()
          for (const width of [PHONE.width, 1280]) {
            await page.setViewportSize({ ...PHONE, width })
            const list = page
              .getByRole('main')
              .getByRole('list')
              .filter({ has: page.getByRole('article') })
            expect(Math.min(...(await measureRowGaps(list)))).toBeGreaterThanOrEqual(16)
            const pictures = list.locator('article > :first-child')
            for (const picture of await pictures.all()) expect((await picture.boundingBox())?.width).toBeLessThan(133)
          }
          const saved = page.getByRole('main').locator(`a[href="${paper.content.pages.story}"]`).last()
          expect(asWritten(await saved.innerText())).toContain(paper.content.story.title)
          await page.getByLabel('Cerca nei titoli').fill('999999999')
          await page.getByRole('button', { name: 'Mostra' }).click()
          await page.getByText('1 elemento').waitFor()
          await page.getByRole('button', { name: 'Togli dai salvati: Storia 999999999' }).click()
          await notice(page).getByText('Tolto dai salvati: «Storia 999999999».').waitFor()
          await page.getByRole('button', { name: 'Annulla', exact: true }).click()
          await notice(page).getByText('Di nuovo fra i salvati').waitFor()
          await page.getByText('2 elementi').waitFor()
          await page.reload()
          expect(await notice(page).count()).toBe(0)
        },
        javaScriptEnabled,
      ))

    test('saved items: narrowed to what of them is wanted, in the order that is wanted', () =>
      asSignedIn(
        email,
        async (page, context) => {
          await save(context, [paper.content.story.id])
          await open(page, '/area-riservata/salvati')
          await page.getByLabel('Che cosa').selectOption('story')
          await page.getByLabel('Ordine').selectOption('title')
          await page.getByRole('button', { name: 'Mostra' }).click()
          await page.waitForURL((url) => /type=story.*sort=title/.test(url.search))
          await expect(page.getByLabel('Che cosa')).toHaveValue('story')
          await expect(page.getByLabel('Ordine')).toHaveValue('title')
          await expect(page.getByRole('button', { name: 'Mostra' })).toHaveCount(1)
        },
        javaScriptEnabled,
      ))

    test('privacy: the three consents are stored with their history; a stale form overwrites nothing', () =>
      asSignedIn(
        email,
        async (page, context) => {
          await open(page, '/area-riservata/privacy')
          const other = await context.newPage()
          await open(other, '/area-riservata/privacy')
          await page.getByLabel('Offerte di Editoriale Libertà').check()
          await page.getByRole('button', { name: 'Salva le scelte' }).click()
          await notice(page).getByText('sono registrate').waitFor()
          await page.getByText('Sì a offerte del gruppo; no al resto').waitFor()
          await other.getByLabel('Offerte di altre aziende').check()
          await other.getByRole('button', { name: 'Salva le scelte' }).click()
          await notice(other).getByText('non abbiamo sovrascritto nulla').waitFor()
          expect(await other.getByLabel('Offerte di Editoriale Libertà').isChecked()).toBe(true)
          expect(await other.getByLabel('Offerte di altre aziende').isChecked()).toBe(false)
        },
        javaScriptEnabled,
      ))

    test('interests: topics and zones of the CMS are chosen and kept', () =>
      asSignedIn(
        email,
        async (page) => {
          await open(page, '/area-riservata/interessi')
          await page.getByRole('group', { name: 'Temi' }).getByRole('checkbox').first().check()
          await page.getByRole('group', { name: 'Zone' }).getByLabel('Val Trebbia').check()
          await page.getByRole('button', { name: 'Salva gli interessi' }).click()
          await notice(page).getByText('I tuoi interessi sono registrati.').waitFor()
          expect(await page.getByLabel('Val Trebbia').isChecked()).toBe(true)
        },
        javaScriptEnabled,
      ))

    test('newsletter: one click on the public page subscribes, one click here leaves', () =>
      asSignedIn(
        email,
        async (page) => {
          await open(page, '/newsletter')
          await page
            .getByRole('button', { name: /^Iscriviti: / })
            .first()
            .click()
          await notice(page).getByText('Iscrizione fatta').waitFor()
          await page.getByRole('button', { name: /^Annulla l’iscrizione: / }).click()
          await notice(page).getByText('Iscrizione annullata').waitFor()
        },
        javaScriptEnabled,
      ))

    test('the profile signs out, and the area is closed again', () =>
      asSignedIn(
        email,
        async (page) => {
          await open(page, '/area-riservata/profilo')
          await page.getByText(email).first().waitFor()
          await page.setViewportSize({ width: 320, height: 700 })
          expect(await findSidewaysScroll(page)).toEqual([])
          await page.getByRole('button', { name: 'Esci' }).click()
          await page.waitForURL((url) => url.pathname === '/')
          await open(page, '/area-riservata/profilo')
          expect(new URL(page.url()).pathname).toBe('/')
        },
        javaScriptEnabled,
      ))

    test('the profile signs out where the reader is not: a device that is lost shows nothing of theirs any more', () =>
      asSignedIn(email, (lost) =>
        asSignedIn(
          email,
          async (page) => {
            await open(page, '/area-riservata/profilo')
            await page.getByRole('heading', { name: 'Questo dispositivo' }).waitFor()
            await page
              .getByRole('button', { name: /^Chiudi (?:l’accesso fatto|tutti)/ })
              .last()
              .click()
            await notice(page).getByText('servirà un nuovo accesso').waitFor()
            await open(lost, '/area-riservata/profilo')
            expect(new URL(lost.url()).pathname).toBe('/')
            await open(page, '/area-riservata/profilo')
            await page.getByText(email).first().waitFor()
          },
          javaScriptEnabled,
        ),
      ))

    test('the data are a file; the account is erased by its word, and everything with it', () =>
      asSignedIn(
        email,
        async (page) => {
          await open(page, '/area-riservata/i-miei-dati')
          await page.getByRole('link', { name: 'Scarica i tuoi dati' }).click()
          const download = page.waitForEvent('download')
          await page.getByRole('button', { name: 'Scarica il file' }).click()
          expect((await download).suggestedFilename()).toMatch(/^liberta-i-miei-dati-.*\.json$/)
          await open(page, '/area-riservata/i-miei-dati/cancella')
          await page.getByLabel(/Per confermare/).fill('cancella')
          await page.getByRole('button', { name: 'Cancella il mio account' }).click()
          await page.getByText('Va scritta tutta in lettere maiuscole').waitFor()
          await page.getByLabel(/Per confermare/).fill('CANCELLA')
          await page.getByRole('button', { name: 'Cancella il mio account' }).click()
          await page.getByRole('heading', { name: 'L’account è cancellato' }).waitFor()
          await open(page, '/area-riservata')
          expect(new URL(page.url()).pathname).toBe('/')
        },
        javaScriptEnabled,
      ))
  })
}
