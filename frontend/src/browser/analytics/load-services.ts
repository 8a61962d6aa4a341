import { sendPageViews } from './page-views.ts'
import { readPageServices } from '../support/page-services.ts'
import { startPlatform } from '../consent/consent-platform.ts'
import { watchConsent } from '../consent/consent-state.ts'
import { loadOthersScript } from '../consent/consent-signals.ts'

/** Brings the scripts that the site loads from others: a consent platform at once, every other one when its purpose is granted. */
export function startServices(): void {
  const { consentScript, analyticsScript, extraScript } = readPageServices()
  if (consentScript !== null) startPlatform(consentScript).catch(console.warn)
  if (analyticsScript !== null) sendPageViews()
  const loaded = new Set<string>()
  watchConsent((choice) => {
    const wanted = [
      choice?.granted.includes('statistics') && analyticsScript,
      choice?.granted.includes('services') && extraScript,
    ]
    for (const address of wanted) {
      if (!address || loaded.has(address)) continue
      loaded.add(address)
      loadOthersScript(address).catch(console.warn)
    }
  })
}
