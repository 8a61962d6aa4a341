import { expect, test } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import type { ServedWithOthers } from '../ads/served-with-others.ts'
import { leavePicturesOut, openContext } from '../site/reader.ts'

const AT_ONCE = 6
/** Longer than the 1200 ms after which advertisements would be asked for. */
const LONGER_THAN_A_REFRESH_MS = 1500

/** What the network sees of a reader who has not consented, on every kind of page (docs/consent.md). */
export function describeSilence(served: () => ServedWithOthers): void {
  test.describe('with advertisements, analytics and a further script configured', () => {
    for (const state of ['before a choice', 'after a refusal'] as const)
      test(`no kind of page asks anything of another origin ${state}`, async ({ browser }) => {
        const { site, paths } = served()
        const context = await openContext(browser, { isAsked: true })
        await leavePicturesOut(context)
        const foreign: string[] = []
        context.on('request', (request) => {
          const isOwn = request.url().startsWith(`${site}/`) || !request.url().startsWith('http')
          if (!isOwn) foreign.push(`${new URL(request.frame().url()).pathname} asks ${request.url()}`)
        })
        if (state === 'after a refusal') await refuse(context, site)
        const kinds = [...Object.values(paths), '/policy', '/contact-us/request', '/non-esiste']
        const work = kinds[Symbol.iterator]()
        const visited = await Promise.all(Array.from({ length: AT_ONCE }, () => visitEach(context, site, work)))
        expect(visited.flat().toSorted()).toEqual(kinds.toSorted())
        expect(foreign).toEqual([])
        await context.close()
      })
  })
}

/** As a reader refuses. */
async function refuse(context: BrowserContext, site: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(site, { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click()
  await page.getByRole('region', { name: 'Una scelta' }).waitFor({ state: 'hidden' })
  await page.close()
}

/** Visits what is left of the paths, until the pages would have asked; resolves to those that it has visited. */
async function visitEach(context: BrowserContext, site: string, paths: Iterator<string>): Promise<string[]> {
  const page = await context.newPage()
  const visited: string[] = []
  for (let next = paths.next(); next.done !== true; next = paths.next()) {
    await page.goto(site + next.value, { waitUntil: 'load' })
    await page.waitForTimeout(LONGER_THAN_A_REFRESH_MS)
    visited.push(next.value)
  }
  return visited
}
