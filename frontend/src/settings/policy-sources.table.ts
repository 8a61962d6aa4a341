import type { PolicySources } from '../http/security-headers.ts'
import type { PageServices, ThirdParties } from './third-parties.ts'

/**
 * Hosts of Google Publisher Tag, by what it does with them. Google answers for none of them: it supports a policy of nonces only, which
 * a page that is the same for everybody cannot have. What is missing shows in the reports of pages, and is added by
 * THIRD_PARTY_ORIGINS. Advertisements stand in frames of SafeFrame's own hosts, which do not inherit the page's policy.
 */
const GPT_SOURCES: PolicySources = {
  // The tag and its parts; checks of what was seen, and by whom.
  script: [
    'https://securepubads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://tpc.googlesyndication.com',
    'https://ep2.adtrafficquality.google',
  ],
  // SafeFrame has a name of its own for each advertisement.
  frame: [
    'https://*.safeframe.googlesyndication.com',
    'https://tpc.googlesyndication.com',
    'https://securepubads.g.doubleclick.net',
    'https://googleads.g.doubleclick.net',
    'https://ep2.adtrafficquality.google',
    'https://www.google.com',
  ],
  img: [
    'https://securepubads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://tpc.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://ep1.adtrafficquality.google',
  ],
  connect: [
    'https://securepubads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://ep1.adtrafficquality.google',
    'https://csi.gstatic.com',
  ],
}

/** What each provider of advertisements loads; the paper's own come from the paper. */
const AD_SOURCES: Readonly<Record<PageServices['ads'], readonly PolicySources[]>> = {
  gpt: [GPT_SOURCES],
  house: [],
  none: [],
}

/** What pages may load from others: of the ad server its table, of configured scripts their origins, which they also send to. */
export function listPolicySources({ services, origins }: ThirdParties): PolicySources {
  const scripts = [services.consentScript, services.analyticsScript, services.extraScript, services.adScript]
  const own = scripts.flatMap((address) => (address === null ? [] : [new URL(address).origin]))
  const parts: PolicySources[] = [
    { script: own, frame: [], img: own, connect: own },
    { script: origins, frame: origins, img: origins, connect: origins },
    ...AD_SOURCES[services.ads],
  ]
  const join = (kind: keyof PolicySources) => [...new Set(parts.flatMap((part) => part[kind]))]
  return { script: join('script'), frame: join('frame'), img: join('img'), connect: join('connect') }
}
