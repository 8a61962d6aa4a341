import { startIslands } from '../islands/start-islands.ts'
import { startAccount } from './account/start-account.ts'
import { startSaveButtons } from './account/save-buttons.ts'
import { keepScroll } from './enhancers/keep-scroll.ts'
import { startMenu } from './enhancers/menu.ts'
import { startRelativeTimes } from './enhancers/relative-times.ts'
import { showOwnVote } from './enhancers/show-own-vote.ts'
import { watchSearches } from './enhancers/watch-searches.ts'
import { resumeListening } from './listening/resume-listening.ts'
import { whenActivated, whenIdle } from './support/page-life.ts'
import { OWN_VOTE_LINK, SERVICES_ELEMENT } from './support/selectors.ts'
import { startBehaviours } from './support/start-behaviours.ts'
import type { Behaviour } from './support/start-behaviours.ts'

/** The second moment: what every page starts once it is looked at and has been painted (`load-main.ts`). Preact comes with the first island that wakes. */
const MAIN: readonly Behaviour[] = [
  { start: keepScroll },
  { start: startRelativeTimes },
  { start: startMenu },
  { start: watchSearches },
  {
    start: async () =>
      document.querySelector(SERVICES_ELEMENT) && (await import('./analytics/load-services.ts')).startServices(),
  },
  { start: startAccount },
  { start: startIslands },
  { start: startSaveButtons },
  { start: resumeListening },
  { on: OWN_VOTE_LINK, start: showOwnVote },
]

/** The third moment has a file of its own, which is asked for when the page is idle. */
const IDLE: Behaviour = { start: async () => (await import('./idle.ts')).startIdle() }

whenActivated(() => {
  startBehaviours(MAIN)
  whenIdle(() => startBehaviours([IDLE]))
})
