import { READS_PATH } from '@liberta/contracts/accounts/account-path'
import { whenSeen } from '../support/reader-presence.ts'
import { READ } from '../support/selectors.ts'

/** Tells the site, once a page that is looked at, which story is read: its number, and nothing of the reader. */
export function countRead([story]: HTMLElement[]): void {
  whenSeen(() => {
    const body = JSON.stringify({ story: Number(story?.getAttribute(READ)) })
    navigator.sendBeacon(READS_PATH, new Blob([body], { type: 'application/json' }))
  })
}
