import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { preactInBrowsers } from '../../frontend/scripts/preact-in-browsers.plugin.ts'
import { SAMPLE_ISLANDS } from './islands/sample-islands.ts'

type SampleName = keyof typeof SAMPLE_ISLANDS

/** Puts what wakes an island on `window`; the result says why it could not be. */
const ENTRY = `
  import { hydrateIsland } from '${join(import.meta.dirname, '../../frontend/src/islands/hydrate-island.tsx')}'
  import { SAMPLE_ISLANDS } from '${join(import.meta.dirname, 'islands/sample-islands.ts')}'
  window.wake = (name, props) =>
    hydrateIsland(document.querySelector('main'), SAMPLE_ISLANDS[name], props).then(() => 'awake', (error) => error.message)`

declare global {
  interface Window {
    wake: (name: string, props: object) => Promise<string>
  }
}

/** A script for browsers, of one module, as the site's build makes it. */
async function buildScript(text: string): Promise<string> {
  const id = 'virtual:entry'
  const resolveId = (name: string) => (name === id ? id : null)
  const load = (name: string) => (name === id ? text : null)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId, load }, preactInBrowsers()],
    build: { write: false, rolldownOptions: { input: id } },
  })
  const [output] = 'output' in built ? built.output : []
  if (output === undefined) throw new Error('Nothing was built')
  return output.code
}

/** A page with an island that React has written on the server, as the browser has it after it was woken. */
async function wake(page: Page, name: SampleName, props: object = {}) {
  const Island = SAMPLE_ISLANDS[name] as ComponentType<object>
  await page.setContent(`<main>${renderToString(createElement(Island, props))}</main>`)
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'wake' in window)
  const island = page.locator('main > *')
  const before = await island.elementHandle()
  const outcome = await page.evaluate(([sample, given]) => window.wake(sample, given), [name, props] as const)
  return { outcome, island, before }
}

let script: string

test.beforeAll(async () => {
  script = await buildScript(ENTRY)
})

test.describe('An island that React wrote on the server, in the browser', () => {
  test('keeps the elements of the page, and hears its clicks once it is awake', async ({ page }) => {
    const { outcome, island, before } = await wake(page, 'Counter', { first: 3 })
    expect(outcome).toBe('awake')
    expect(await island.evaluate((element, same) => element === same, before)).toBe(true)
    await expect(island).toHaveText('Letto 3 volte')
    await island.click()
    await expect(island).toHaveText('Letto 4 volte')
  })

  test('begins with what the server knew, and then shows what the browser knows: words and attributes', async ({
    page,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => void warnings.push(message.text()))
    const { island } = await wake(page, 'Late')
    await expect(island).toHaveText('È sera')
    await expect(island).toHaveClass('sera')
    expect(warnings).toEqual([])
  })

  test('is mended with a warning where its words differ from the page', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => void warnings.push(message.text()))
    const { outcome, island } = await wake(page, 'Differing')
    expect(outcome).toBe('awake')
    await expect(island).toHaveText('browser')
    expect(warnings).toEqual(['An island differs from its page'])
  })

  test('gives its place back to the server’s HTML when it cannot be drawn', async ({ page }) => {
    const { outcome, island } = await wake(page, 'Broken')
    expect(outcome).toBe('non si disegna')
    await expect(island).toHaveText('del server')
  })

  test('gives its place back to the server’s HTML when it fails later', async ({ page }) => {
    const { outcome, island, before } = await wake(page, 'Breaking')
    expect(outcome).toBe('awake')
    await island.click()
    await expect.poll(() => island.evaluate((element, same) => element === same, before)).toBe(false)
    await expect(island).toHaveText('del server')
  })
})

test('a browser’s script has nothing of React in it, and none is built that imports what Preact does not have', async () => {
  expect(script).not.toContain('react.dev/errors')
  await expect(buildScript("import { renderToString } from 'react-dom/server'\nrenderToString(null)")).rejects.toThrow(
    'Browser code imports react-dom/server, for which Preact has nothing',
  )
})
