import { browserLog } from './browser-log.ts'
import { startCompactRow } from './compact-row.ts'
import { keepScroll } from './keep-scroll.ts'
import { startMediaPlayback } from './media-playback.ts'
import { startMenu } from './menu.ts'
import { whenActivated, whenIdle } from './page-life.ts'
import { startRelativeTimes } from './relative-times.ts'
import { startAccount } from './start-account.ts'
import { startIslands } from './start-islands.ts'
import { startThemeSwitch } from './theme-switch.ts'

/** What every page runs, once it is looked at. React comes later, with the first island that wakes. */
whenActivated(() => {
  keepScroll()
  startRelativeTimes()
  startMenu()
  startThemeSwitch()
  startCompactRow()
  startMediaPlayback()
  startAccount()
  startIslands()
  whenIdle(bringTheRest)
})

function bringTheRest(): void {
  import('./start-later.ts')
    .then(({ startLater }) => startLater())
    .catch((error: unknown) => browserLog.warn('What can wait did not come', error))
}
