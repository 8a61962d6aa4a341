import type { PageServices } from '../../settings/third-parties.ts'
import { SERVICES_NAME } from './selectors.ts'

const DEFAULTS: PageServices = {
  consentScript: null,
  analyticsScript: null,
  extraScript: null,
  ads: 'house',
  adNetwork: null,
  adScript: null,
  interstitialOnPhones: false,
}

/**
 * What the site loads from others, as the document's head says it. It reads what `pageServicesSchema` reads, by hand; the server
 * has checked it at its start.
 */
export function readPageServices(): PageServices {
  const [meta] = document.getElementsByName(SERVICES_NAME) as NodeListOf<HTMLMetaElement>
  return meta === undefined ? DEFAULTS : { ...DEFAULTS, ...(JSON.parse(meta.content) as Partial<PageServices>) }
}
