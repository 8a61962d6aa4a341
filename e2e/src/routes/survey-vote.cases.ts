import { expect, test } from '@playwright/test'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** A vote in the survey, and the voter's way back to it. */
export function describeSurveyVote(paper: Paper): void {
  test.describe('/surveyDetail: who has voted and comes back', () => {
    test('sees the results and their own answer, not the form, and may change it', () =>
      asReader(paper.browser, {}, async (page) => {
        const address = `${paper.site.urls.site}/surveyDetail`
        await page.goto(address)
        const main = page.getByRole('main')
        const answer = (await main.getByRole('radio').count()) - 1
        await main.getByRole('radio').nth(answer).check()
        const chosen = await main.locator('label').nth(answer).innerText()
        await main.getByRole('button', { name: 'Vota' }).click()
        await main.getByText('Hai votato. Grazie.').waitFor()
        await page.goto('about:blank')
        await page.goto(address)
        await main.getByText('Hai già votato.').waitFor()
        expect(await main.getByRole('radio').count()).toBe(0)
        expect(await main.getByRole('listitem').filter({ hasText: 'il tuo voto' }).innerText()).toContain(chosen)
        await main.getByRole('link', { name: 'Cambia il tuo voto' }).click()
        await main.getByRole('button', { name: 'Vota' }).waitFor()
        expect(new URL(page.url()).searchParams.get('voto')).toBe('nuovo')
      }))

    test('without JavaScript finds the way to it by a link', () =>
      asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
        await page.goto(`${paper.site.urls.site}/surveyDetail`)
        const main = page.getByRole('main')
        await main.getByRole('radio').first().check()
        await main.getByRole('button', { name: 'Vota' }).click()
        await main.getByText('Hai votato. Grazie.').waitFor()
        await page.goto(`${paper.site.urls.site}/surveyDetail`)
        await main.getByRole('link', { name: 'Guarda il tuo voto' }).click()
        await main.getByText('Hai già votato.').waitFor()
      }))
  })
}
