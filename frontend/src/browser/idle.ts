import { dropOverdueSave } from './account/overdue-save.ts'
import { offerInterstitial } from './ads/offer-interstitial.ts'
import { countRead } from './analytics/count-read.ts'
import { startConsent } from './consent/start-consent.ts'
import { startCharacterCounters } from './enhancers/character-counters.ts'
import { startCompactRow } from './enhancers/compact-row.ts'
import { layOutLateBands } from './enhancers/late-bands.ts'
import { startHearing } from './live/hear-live.ts'
import { offerNews } from './live/offer-news.ts'
import { startBreaking } from './live/show-breaking.ts'
import { addLateFaces } from './enhancers/late-faces.ts'
import { pauseShortVideos, playAlone } from './enhancers/media-playback.ts'
import { offerBuild } from './enhancers/offer-build.ts'
import { offerLite } from './enhancers/offer-lite.ts'
import { reloadPage, renewDay } from './enhancers/reload-page.ts'
import { startThemeSwitch } from './enhancers/theme-switch.ts'
import { startListenLinks } from './listening/listen-links.ts'
import {
  BREAKING,
  BUILD,
  CLIP,
  COMPACT_ROW,
  LATE,
  LISTEN,
  LITE_LINK,
  LIVE_FEED,
  MOST,
  NEWS,
  READ,
  RELOAD,
  SAVE,
  SHARE,
  SHORTS,
  STRIP,
  TEXT_SIZE_BUTTON,
  THEME_SWITCH,
  VIEWER,
} from './support/selectors.ts'
import { AD_SIZES } from './support/selectors.ts'
import { startBehaviours } from './support/start-behaviours.ts'
import type { Behaviour } from './support/start-behaviours.ts'

/** One visit of so many tells how it was. */
const SAMPLED_VISITS = 0.1

/**
 * The third moment: what can wait until the page is idle, because the reader meets it further down, or on the way back up. What
 * only few pages need comes in a file of its own (`import`).
 */
const IDLE: readonly Behaviour[] = [
  { start: startConsent },
  { on: THEME_SWITCH, start: startThemeSwitch },
  { on: COMPACT_ROW, start: startCompactRow },
  { start: playAlone },
  { on: SHORTS, start: pauseShortVideos },
  { on: CLIP, start: async (clips: HTMLElement[]) => (await import('./enhancers/media-buttons.ts')).addStarts(clips) },
  {
    on: STRIP,
    start: async (strips: HTMLElement[]) => (await import('./enhancers/media-buttons.ts')).addArrows(strips),
  },
  {
    on: VIEWER,
    start: async (viewers: HTMLElement[]) => (await import('./gallery/gallery-viewer.ts')).startViewer(viewers),
  },
  { on: LISTEN, start: startListenLinks },
  { on: MOST, start: startCharacterCounters },
  {
    on: SHARE,
    start: async (links: HTMLAnchorElement[]) => (await import('./enhancers/story-tools.ts')).startSharing(links),
  },
  {
    on: TEXT_SIZE_BUTTON,
    start: async (buttons: HTMLElement[]) => (await import('./enhancers/story-tools.ts')).startTextSize(buttons),
  },
  {
    on: LIVE_FEED,
    start: async (feeds: HTMLElement[]) => (await import('./live-blog/start-live-blog.ts')).startLiveBlog(feeds),
  },
  { on: SAVE, start: async () => (await import('./account/say-failed-press.ts')).sayFailedPress() },
  { on: READ, start: countRead },
  { on: BUILD, start: offerBuild },
  { on: LITE_LINK, start: offerLite },
  { on: BREAKING, start: startBreaking },
  { on: NEWS, start: offerNews },
  { start: startHearing },
  { on: RELOAD, start: reloadPage },
  // What has a lite version was asked for by its address alone, and sends nothing twice.
  { on: LITE_LINK, start: renewDay },
  { on: LATE, start: layOutLateBands },
  {
    start: async () => Math.random() < SAMPLED_VISITS && (await import('./analytics/web-vitals.ts')).reportVitals(),
  },
  { start: addLateFaces },
  { start: dropOverdueSave },
  { start: offerInterstitial },
  { on: AD_SIZES, start: async () => (await import('./ads/start-ads.ts')).startAds() },
]

/** Starts what has waited for an idle page. */
export function startIdle(): void {
  startBehaviours(IDLE)
}
