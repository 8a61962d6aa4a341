import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { layOutWholePage } from './inspect-page.ts'

/** WCAG 2.2, A and AA, and what axe holds for good practice; the size of targets is off unless it is asked for. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations' as const],
}

/** What hangs on the colours of a theme; nothing else that axe looks at does. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Runs axe in the page, all rules or those named, and resolves to one line per element that violates one. */
export async function auditPage(page: Page, rules?: readonly string[]): Promise<string[]> {
  await layOutWholePage(page)
  await bringAxe(page)
  // What is still coming or going has the contrast of neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const chosen = rules === undefined ? OPTIONS : { runOnly: [...rules], resultTypes: OPTIONS.resultTypes }
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary ?? ''}`),
    )
  }, chosen)
}

/** Gives axe to every frame that has not got it. A page is audited in several looks, and half a megabyte is slow to be compiled anew. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  }
}
