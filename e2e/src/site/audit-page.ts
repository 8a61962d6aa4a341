import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { awaitWholeLayout } from './inspect-page.ts'

/** WCAG 2.2, A and AA, and what axe holds for good practice; the size of targets is off unless it is asked for. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations' as const],
}

/** Runs axe in the page and resolves to one line per element that violates a rule. */
export async function auditPage(page: Page): Promise<string[]> {
  await awaitWholeLayout(page)
  // Legacy is what needs no second page to sum up: there are no frames of other origins.
  const results = await new AxeBuilder({ page }).options(OPTIONS).setLegacyMode().analyze()
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary ?? ''}`),
  )
}
