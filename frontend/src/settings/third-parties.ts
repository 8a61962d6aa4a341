import { z } from 'zod'

/** Who fills the ad slots: an ad server's tag (Google Publisher Tag), the paper's own advertisements, or nobody. */
const AD_PROVIDERS = ['gpt', 'house', 'none'] as const

const ORIGIN = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$|^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/

/**
 * Whether it is an origin that a policy may name: https, or this machine for tests. Nothing that could end a directive, and no
 * star but for all names under one.
 */
const isOrigin = (text: string) => ORIGIN.test(text)
const isScriptAddress = (text: string) =>
  URL.canParse(text) && isOrigin(new URL(text).origin) && !text.includes('*') && new URL(text).username === ''

const scriptAddress = z.string().refine(isScriptAddress, 'expected an https address such as https://host/script.js')
const networkCode = z.string().regex(/^\d{1,20}$/, 'expected digits: the network code of the ad server')

const listedOrigins = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.string().refine(isOrigin, 'expected https://host or https://*.host, parted by commas')))

/** The variables that set what is loaded from others; nothing is unless it is set. Keys of the site's own schema. */
export const thirdPartySettings = {
  CONSENT_SCRIPT_URL: scriptAddress.optional(),
  ANALYTICS_SCRIPT_URL: scriptAddress.optional(),
  EXTRA_SCRIPT_URL: scriptAddress.optional(),
  ADS_PROVIDER: z.enum(AD_PROVIDERS, 'expected gpt, house or none').default('house'),
  /** Of the ad server; needed with `gpt`. */
  ADS_NETWORK_CODE: networkCode.optional(),
  /** Another address of the ad server's tag: for tests alone, which have no ad server. */
  ADS_SCRIPT_URL: scriptAddress.optional(),
  INTERSTITIAL_ON_PHONES: z.enum(['on', 'off'], 'expected on or off').default('off'),
  /** Origins that these scripts load from, send to or frame, beside their own. */
  THIRD_PARTY_ORIGINS: listedOrigins,
}

const variablesSchema = z.object(thirdPartySettings)

/** The variables of others, as they were read. */
export type ThirdPartyVariables = z.infer<typeof variablesSchema>

/** What a page says of others to the browser; what is left out is the default. */
export const pageServicesSchema = z.object({
  consentScript: scriptAddress.nullable().default(null),
  analyticsScript: scriptAddress.nullable().default(null),
  extraScript: scriptAddress.nullable().default(null),
  ads: z.enum(AD_PROVIDERS).default('house'),
  adNetwork: networkCode.nullable().default(null),
  adScript: scriptAddress.nullable().default(null),
  interstitialOnPhones: z.boolean().default(false),
})

/** What browsers need to know of others: addresses of their scripts, who fills the ad slots. */
export type PageServices = z.infer<typeof pageServicesSchema>

/** Whose scripts and advertisements the site lets in, of the configuration; fixed while the process runs. */
export interface ThirdParties {
  services: PageServices
  /** Origins that the policy allows beside those of the services. */
  origins: readonly string[]
}

/** Nobody: what holds where nothing is configured. */
export const NO_THIRD_PARTIES: ThirdParties = { services: pageServicesSchema.parse({}), origins: [] }

/** Whether the site's pages have room for advertisements, its own or others'. */
export function isAdvertised({ thirdParties }: { thirdParties: ThirdParties }): boolean {
  return thirdParties.services.ads !== 'none'
}

/** Gathers the variables into the one value that documents and policies are made by. */
export function describeThirdParties(variables: ThirdPartyVariables): ThirdParties {
  return {
    services: {
      consentScript: variables.CONSENT_SCRIPT_URL ?? null,
      analyticsScript: variables.ANALYTICS_SCRIPT_URL ?? null,
      extraScript: variables.EXTRA_SCRIPT_URL ?? null,
      ads: variables.ADS_PROVIDER,
      adNetwork: variables.ADS_PROVIDER === 'gpt' ? (variables.ADS_NETWORK_CODE ?? null) : null,
      adScript: variables.ADS_PROVIDER === 'gpt' ? (variables.ADS_SCRIPT_URL ?? null) : null,
      interstitialOnPhones: variables.INTERSTITIAL_ON_PHONES === 'on',
    },
    origins: variables.THIRD_PARTY_ORIGINS,
  }
}

/** JSON of what differs from the default, for the document; null where nothing does. */
export function writeServices(services: PageServices): string | null {
  const standard = new Map<string, unknown>(Object.entries(NO_THIRD_PARTIES.services))
  const different = Object.entries(services).filter(([name, value]) => value !== standard.get(name))
  return different.length === 0 ? null : JSON.stringify(Object.fromEntries(different))
}
