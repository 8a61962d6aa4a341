/** One thing that a reader is asked to consent to, beside what the site cannot do without. */
interface CookiePurpose {
  name: string
  /** The purposes of the Transparency and Consent Framework 2.2 that a platform's answer has to grant for it. */
  tcf: readonly number[]
  /** What Google's Consent Mode (version 2) calls it. */
  signals: readonly string[]
}

/** What readers are asked for; which of it a site asks follows from what it loads from others (docs/consent.md). */
export const COOKIE_PURPOSES = {
  advertising: {
    name: 'Pubblicità',
    tcf: [1, 3, 4],
    signals: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  },
  statistics: { name: 'Statistiche', tcf: [1, 8], signals: ['analytics_storage'] },
  services: { name: 'Altri servizi', tcf: [1, 10], signals: [] },
} as const satisfies Record<string, CookiePurpose>

/** The name of a purpose, as it is stored and sent. */
export type Purpose = keyof typeof COOKIE_PURPOSES
