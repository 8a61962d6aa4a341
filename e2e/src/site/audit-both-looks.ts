import type { Page } from '@playwright/test'
import { auditPage } from './audit-page.ts'
import { findSidewaysScroll } from './inspect-page.ts'
import { DESK, PHONE } from './reader.ts'

const LOOKS = [
  [DESK, 'light'],
  [PHONE, 'dark'],
] as const

/**
 * What axe finds on the page as it stands, in the light at a desk and in the dark on a phone, and what scrolls sideways at 320 px
 * (WCAG 2.2, 1.4.10); each with `where`.
 */
export async function auditBothLooks(page: Page, where: string): Promise<string[]> {
  const faults: string[] = []
  for (const [viewport, colorScheme] of LOOKS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const fault of await auditPage(page)) faults.push(`${where}: ${fault} (${viewport.width} ${colorScheme})`)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  for (const fault of await findSidewaysScroll(page)) faults.push(`${where}: ${fault}`)
  return faults
}
