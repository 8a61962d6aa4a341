import { READS_PATH } from '@liberta/contracts/accounts/account-path'
import { whenActivated } from '../support/page-life.ts'
import { READ } from '../support/selectors.ts'

/** Tells the site, once a page that is looked at, which story is read: its number, and nothing of the reader. */
export function countRead([story]: HTMLElement[]): void {
  whenActivated(() => {
    const body = JSON.stringify({ story: Number(story?.getAttribute(READ)) })
    navigator.sendBeacon(READS_PATH, new Blob([body], { type: 'application/json' }))
  })
}
