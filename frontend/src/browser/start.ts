import { goOnListening } from './listening/go-on-listening.ts'
import { startSaveButtons } from './account/save-buttons.ts'
import { browserLog } from './support/browser-log.ts'
import { keepScroll } from './enhancers/keep-scroll.ts'
import { startMenu } from './enhancers/menu.ts'
import { whenActivated, whenIdle } from './support/page-life.ts'
import { startRelativeTimes } from './enhancers/relative-times.ts'
import { showOwnVote } from './enhancers/show-own-vote.ts'
import { startAccount } from './start-account.ts'
import { startIslands } from './start-islands.ts'

/** What every page runs, once it is looked at. React comes later, with the first island that wakes. */
const PARTS = [
  keepScroll,
  startMenu,
  startAccount,
  startIslands,
  startRelativeTimes,
  startSaveButtons,
  goOnListening,
  showOwnVote,
]

// Each in a task of its own, after the layout that ends the parsing: a touch in between is answered first, and a part that
// fails takes no other with it.
whenActivated(() => {
  for (const start of PARTS) setTimeout(start)
  whenIdle(bringTheRest)
})

function bringTheRest(): void {
  import('./start-later.ts')
    .then(({ startLater }) => startLater())
    .catch((error: unknown) => browserLog.warn('What can wait did not come', error))
}
