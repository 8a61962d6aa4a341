import { isConsentOpen } from '../consent/consent-state.ts'
import { isBusy } from '../support/is-busy.ts'
import { loadSheet } from '../support/load-resource.ts'
import { openDialog } from '../support/open-dialog.ts'
import { closePopover } from '../support/popover.ts'
import { readPageServices } from '../support/page-services.ts'
import { whenSeen } from '../support/reader-presence.ts'
import sheet from './interstitial.late.css?url'

/** How long it stands, and how often it tells how long it still will (requirements 4.17, 9.31). */
const SECONDS = 5
const TICK_MS = 1000

/**
 * Shows the full-page advertisement over the page, which does not scroll meanwhile. Its button and Escape close it,
 * both at once; else it closes itself. The count rests while the page is hidden.
 * @param isDue whether it still is: while this page waits to be seen, or for what is sold, another page may show it
 * @returns whether it was shown: not where something else is open, plays or is being written, nor where there is no advertisement
 */
export async function showInterstitial(dialog: HTMLDialogElement, isDue: () => boolean): Promise<boolean> {
  await new Promise<void>(whenSeen)
  if (!isDue()) return false
  const [isFilled] = await Promise.all([fill(dialog), loadSheet(sheet)])
  if (!isFilled || isBusy() || isConsentOpen() || !isDue()) return false
  const [count, title] = dialog.querySelectorAll('b')
  if (title !== undefined) title.textContent = document.querySelector('h1')?.textContent || document.title
  let left = SECONDS
  const timer = setInterval(() => {
    if (document.hidden) return
    left -= 1
    if (count !== undefined) count.textContent = String(left)
    if (left === 0) closePopover(dialog)
  }, TICK_MS)
  void openDialog(dialog).then(() => clearInterval(timer))
  return true
}

/** Whether there is an advertisement: the paper's own always is, one that is sold is asked for. */
async function fill({ children: [, plane] }: HTMLDialogElement): Promise<boolean> {
  if (readPageServices().ads !== 'gpt') return true
  return (await import('./start-ads.ts')).fillOnce(plane as HTMLElement)
}
