import { createAddressGrammar } from '@liberta/addresses/address-grammar'
import { readBannerSettings } from './banner-settings.ts'
import type { SiteSettings } from './site-facts.ts'
import type { SiteVariables } from './site-settings.schema.ts'
import { describeThirdParties } from './third-parties.ts'

/**
 * What pages are made by, of the configuration. Made once in each thread that renders.
 * @throws where the settings spell two families of addresses alike
 */
export function describeSite(variables: SiteVariables): SiteSettings {
  const origin = (variables.SITE_ORIGIN ?? `http://${variables.HOST}:${variables.PORT}`).replace(/\/+$/, '')
  return {
    origin,
    hasInternalPages:
      (variables.INTERNAL_PAGES ?? (variables.NODE_ENV === 'production' ? 'closed' : 'open')) === 'open',
    grammar: createAddressGrammar(variables.ADDRESS_SETTINGS),
    banners: readBannerSettings(variables),
    digitalEditionURL: variables.DIGITAL_EDITION_URL,
    checkoutURL: variables.CHECKOUT_URL ?? null,
    publisher: {
      name: variables.PUBLISHER_NAME,
      address: variables.PUBLISHER_ADDRESS,
      phone: variables.PUBLISHER_PHONE,
      email: variables.PUBLISHER_EMAIL ?? null,
      vatNumber: variables.PUBLISHER_VAT_NUMBER ?? null,
      registerNumber: variables.PUBLISHER_REGISTER_NUMBER ?? null,
      courtRegistration: variables.PUBLISHER_COURT_REGISTRATION ?? null,
      director: variables.PUBLISHER_DIRECTOR ?? null,
      advertisingContact: variables.PUBLISHER_ADVERTISING_CONTACT ?? null,
    },
    policies: {
      ethics: variables.ETHICS_POLICY_URL ?? null,
      corrections: variables.CORRECTIONS_POLICY_URL ?? null,
      factChecking: variables.FACT_CHECKING_POLICY_URL ?? null,
      unnamedSources: variables.UNNAMED_SOURCES_POLICY_URL ?? null,
    },
    social: [
      { name: 'Instagram', URL: variables.SOCIAL_INSTAGRAM_URL },
      { name: 'Youtube', URL: variables.SOCIAL_YOUTUBE_URL },
      { name: 'Facebook', URL: variables.SOCIAL_FACEBOOK_URL },
    ],
    preferredSourceURL: buildPreferredSource(origin),
    feeds: { content: variables.FEED_CONTENT, hub: variables.WEBSUB_HUB_URL ?? null },
    thirdParties: describeThirdParties(variables),
  }
}

/** Names that end so are of no site that others reach (RFC 6761, RFC 6762, RFC 9476). */
const OWN_NETWORK = /\.(?:localhost|local|test|internal|invalid|alt)$/

/** Google's page on which a reader prefers a site; it knows sites by their names, and those of one machine or network not at all. */
function buildPreferredSource(origin: string): string | null {
  if (!URL.canParse(origin)) return null
  const { hostname } = new URL(origin)
  const isPublic = /\.[a-z][a-z\d-]*$/.test(hostname) && !OWN_NETWORK.test(hostname)
  return isPublic ? `https://google.com/preferences/source?q=${hostname}` : null
}
