import type { Locator, Page } from '@playwright/test'
import { asReader, DESK } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

export const banner = (page: Page) => page.getByRole('banner')
export const menu = (page: Page) => page.getByRole('dialog')
export const footer = (page: Page) => page.getByRole('contentinfo')

/** Visits a page as a reader whose browser runs no scripts. */
export function visitWithoutScripts(
  { site, browser }: Paper,
  path: string,
  look: (page: Page) => Promise<void>,
  viewport = DESK,
): Promise<void> {
  return asReader(browser, { viewport, javaScriptEnabled: false }, async (page) => {
    await page.goto(site.urls.site + path, { waitUntil: 'load' })
    await look(page)
  })
}

/** Opens the off-canvas menu with one of the two buttons of the header. */
export async function openMenu(page: Page, name = 'Cerca'): Promise<void> {
  await banner(page).getByRole('button', { name }).click()
  await menu(page).waitFor()
}

/** Name and address of every link that is shown inside. */
export async function linksIn(place: Locator): Promise<[string, string][]> {
  const links = await place.getByRole('link').all()
  return Promise.all(
    links.map(async (link): Promise<[string, string]> => {
      const name = (await link.innerText()).replaceAll(/\s+/g, ' ').trim()
      return [name, (await link.getAttribute('href')) ?? '']
    }),
  )
}

/** The first link of exactly this name. */
export function namedLink(place: Locator, name: string): Locator {
  return place.getByRole('link', { name, exact: true }).first()
}
