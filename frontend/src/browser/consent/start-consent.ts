import { CHOICES, FIRST_LAYER, PREFERENCES, selectorOf } from '../support/selectors.ts'
import { forgetLapsed, readChoice, setConsentOpen } from './consent-state.ts'

/** Who reads for a machine is not asked. */
const BOT = /bot|crawl|spider/i

const has = (selector: string) => document.querySelector(selector) !== null
const load = () => import('./consent-layers.ts')

/** Asks who has not chosen yet, or not for so long that it counts no more, and lets the links to the choices open them. */
export function startConsent(): void {
  forgetLapsed()
  if (has(selectorOf(PREFERENCES)))
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selectorOf(CHOICES)) : null
      if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      load()
        .then(({ openPreferences }) => openPreferences())
        .catch((error: unknown) => {
          report(error)
          location.assign(link.href)
        })
    })
  if (!has(selectorOf(FIRST_LAYER)) || readChoice() !== null || BOT.test(navigator.userAgent)) return
  setConsentOpen(true)
  load()
    .then(({ openFirstLayer }) => openFirstLayer())
    .catch(report)
}

function report(error: unknown): void {
  setConsentOpen(false)
  console.warn('The choice of cookies cannot be had now', error)
}
