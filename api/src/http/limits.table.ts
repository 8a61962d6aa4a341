import type { ApiSettings } from '../settings/api-settings.schema.ts'

/** How much of one thing a client may do. */
export interface Allowance {
  /** How many there are in a window; 0 is no limit at all. */
  burst: number
  /** How many a client has in a minute, in the long run: a window is as long as its burst lasts at that rate. */
  perMinute: number
}

const MINUTES_IN_A_DAY = 24 * 60

/** What is limited, by the words of the refusal («Too many …»), and from where its allowance comes. */
export const LIMITS = {
  /** In megabytes, in a day. */
  attachments: ({ ATTACHMENT_MB_PER_DAY: most }) => ({ burst: most, perMinute: most / MINUTES_IN_A_DAY }),
  /** Letters and reports: each becomes a mail. */
  messages: ({ MESSAGE_BURST: burst, MESSAGES_PER_MINUTE: perMinute }) => ({ burst, perMinute }),
  /** Of contracts, apart from letters: who writes many takes nobody behind the same address a right with a deadline. */
  withdrawals: ({ MESSAGE_BURST: burst, MESSAGES_PER_MINUTE: perMinute }) => ({
    burst: 4 * burst,
    perMinute: 4 * perMinute,
  }),
  /** More readers than one may sit behind an address, but not a thousand. */
  votes: ({ VOTE_BURST: burst, VOTES_PER_MINUTE: perMinute }) => ({ burst, perMinute }),
  /** Of one reader in a day, about cookies and consents: each is a line that is kept as proof, however alike two are. */
  choices: () => ({ burst: 100, perMinute: 100 / MINUTES_IN_A_DAY }),
  /** Each costs a few bits; one client counts once a story and an hour however often it comes. */
  reads: () => ({ burst: 600, perMinute: 600 }),
  /** Searches that nobody made before: each costs a refresh, and made-up ones have no end. */
  'new searches': ({ COLD_READ_BURST: burst, COLD_READS_PER_MINUTE: perMinute }) => ({ burst, perMinute }),
  /** What is not warm and a declared robot asks for, of all robots together: an archive has no end either. */
  'robot reads': ({ ROBOT_COLD_READ_BURST: burst, ROBOT_COLD_READS_PER_MINUTE: perMinute }) => ({ burst, perMinute }),
  /** Access tokens that the sign-in provider refuses: each costs a call of the provider. */
  'unknown tokens': () => ({ burst: 20, perMinute: 20 }),
  /** Codes of sign-ins that the provider refuses: the same. */
  'code exchanges': () => ({ burst: 20, perMinute: 20 }),
  /** At the operators' pages. */
  'wrong passwords': () => ({ burst: 10, perMinute: 6 }),
  /** Lines of the audit log about one address that has to wait there. */
  'refusals told': () => ({ burst: 1, perMinute: 1 }),
} as const satisfies Record<string, (settings: ApiSettings) => Allowance>

export type LimitName = keyof typeof LIMITS
