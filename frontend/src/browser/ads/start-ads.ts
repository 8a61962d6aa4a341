import { mayUse, watchConsent } from '../consent/consent-state.ts'
import { onReturn } from '../support/page-life.ts'
import { readPageServices } from '../support/page-services.ts'
import { AD_SIZES, selectorOf } from '../support/selectors.ts'
import type { AdsProvider, SlotFiller } from './fill-slots.ts'
import { fillSlots } from './fill-slots.ts'

/** How long an advertisement that was due may take before the reader is left in peace, and how often it is looked for; milliseconds. */
const PATIENCE_MS = 5000
const LOOK_MS = 200

/** Of this page, from when it is first wanted: by its slots or by the full-page advertisement, whichever starts first. */
let filling: Promise<Filling> | undefined

/** The ad server, and what has it fill the slots of this page. */
interface Filling extends SlotFiller {
  ads: AdsProvider
}

/**
 * Has the page's slots filled by the ad server from the moment on at which the reader consents to advertising; nothing of it is asked for
 * before, nor once that is withdrawn. On sites with ADS_PROVIDER=gpt alone: of the paper's own advertisements the server drew all.
 */
export function startAds(): void {
  watchConsent((choice) => {
    if (choice?.granted.includes('advertising') === true) startFilling().catch(console.warn)
  })
}

function startFilling(): Promise<Filling> {
  return (filling ??= fillPage([...document.querySelectorAll<HTMLElement>(selectorOf(AD_SIZES))]))
}

async function fillPage(slots: readonly HTMLElement[]): Promise<Filling> {
  const { createGptProvider } = await import('./gpt-provider.ts')
  const { adNetwork, adScript } = readPageServices()
  const ads = createGptProvider(adNetwork, adScript, () => mayUse('advertising'))
  ads.define(slots)
  const { arrive, join } = fillSlots(slots, ads)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  arrive(navigation?.type === 'back_forward' ? 'return' : 'new')
  onReturn(() => arrive('return'))
  return { ads, arrive, join }
}

/**
 * Has a slot filled that is out of page, once, by the refresh of the page's others where that is still to come; whether it was in time.
 * Never without consent to advertising.
 */
export async function fillOnce(slot: HTMLElement): Promise<boolean> {
  if (!mayUse('advertising')) return false
  const { ads, join } = await startFilling()
  ads.define([slot])
  join(slot)
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if (ads.isFilled(slot)) return true
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return false
}
