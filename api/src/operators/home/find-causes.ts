import { isColdCircuit } from '@liberta/platform/upstreams/call-urgency'
import type { HeldUpstream, HomeFacts } from './gather-facts.ts'
import { tellSpan } from './write-terms.ts'

/** Something that is not as it has to be. */
export interface Cause {
  /** What its rows are called: `tier weather`, `check postgres`, `queue refresh`. */
  row: string
  /** How it goes on after «One thing:». */
  words: string
  impact: string
  action: string
  severity: number
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['cache-redis', 'the Redis of the caches does not answer'],
  ['queue-redis', 'the Redis of the queues does not answer'],
  ['change-subscription', 'this copy of the API does not hear of changes'],
  ['home-freshness', 'the home page is not refreshed'],
  ['postgres', 'PostgreSQL does not answer'],
  ['outbox', 'what readers changed waits'],
])

/** What follows from what: where the first fails, the others are no causes. */
const FOLLOWS: ReadonlyMap<string, readonly string[]> = new Map([
  ['check cache-redis', ['check home-freshness', 'check change-subscription']],
  ['check queue-redis', ['check home-freshness', 'check outbox', 'mail']],
  ['check postgres', ['check outbox']],
  ['check outbox', ['mail']],
  ['check home-freshness', ['tier hot']],
  ['upstream naxos', ['check home-freshness', 'tier hot', 'tier warm', 'tier steady']],
  ['upstream open_meteo', ['tier weather']],
])

/** What is wrong, the worst first; what only follows from another cause is left out. */
export function findCauses({ health, freshness, queues, mail, backup, held }: HomeFacts): Cause[] {
  const checks = health.filter(({ ok }) => !ok)
  const causes: Cause[] = [
    ...checks.map(({ name, impact, action, severity }) => ({
      row: `check ${name}`,
      words: WORDS.get(name) ?? `${name} is not well`,
      impact,
      action,
      severity,
    })),
    ...(held ?? []).filter(isNotWell).map(describeHeld),
    ...(freshness?.tiers ?? []).filter(({ late }) => late > 0).map(describeLate),
    ...queues.flatMap(({ name, facts }) => (facts?.isPaused ? [describePaused(name)] : [])),
    ...(mail !== null && mail.waitsMs > MAIL_WAITS_AT_MOST_MS ? [describeMail(mail)] : []),
    ...(mail !== null && mail.lostReceipts > 0 ? [describeLostReceipts(mail)] : []),
    ...(mail !== null && mail.failed > 0 ? [describeGivenUp(mail)] : []),
    ...(backup?.isFollowed === false ? [BACKUP_STOPPED] : []),
  ]
  const explained = new Set(causes.flatMap(({ row }) => FOLLOWS.get(row) ?? []))
  return causes.filter(({ row }) => !explained.has(row)).toSorted((one, other) => one.severity - other.severity)
}

/** What is said of an upstream whose calls are held back. */
const OF_UPSTREAM = {
  naxos: {
    name: 'the CMS',
    impact: 'Pages stay as they are; a page never read before answers 503.',
    action:
      'see what is wrong there (runbook, CmsDown and CmsSlow); calls begin by themselves within ten seconds of its return',
    severity: 1.4,
  },
  open_meteo: {
    name: 'Open-Meteo',
    impact: 'The last weather stays.',
    action: 'nothing: it is called again by itself',
    severity: 2.7,
  },
  sso: {
    name: 'the sign-in provider',
    impact: 'Nobody can sign in; who is signed in stays so.',
    action: 'tell who runs it; it is called again by itself',
    severity: 2.1,
  },
} as const

/** Of what is cold an upstream may be asked what it can never answer. */
function isNotWell({ circuits }: HeldUpstream): boolean {
  return circuits.some(({ call }) => !isColdCircuit(call))
}

function describeHeld({ upstream, circuits }: HeldUpstream): Cause {
  const { name, ...rest } = OF_UPSTREAM[upstream]
  return { row: `upstream ${upstream}`, words: `${name} is not well (${tellCircuits(circuits)})`, ...rest }
}

const MOST_NAMED = 3

/** The kinds of calls that are held back, and how the last of them failed: `front/home slow, story slow and 4 more`. */
export function tellCircuits(circuits: HeldUpstream['circuits']): string {
  const named = circuits.slice(0, MOST_NAMED).map(({ call, cause }) => `${call} ${cause}`)
  const more = circuits.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function describeLate({ tier, oldestMs, oldestName }: NonNullable<HomeFacts['freshness']>['tiers'][number]): Cause {
  const what = tier === 'weather' ? 'the weather' : (oldestName ?? tier)
  return {
    row: `tier ${tier}`,
    words: `${what} has not come for ${tellSpan(oldestMs ?? 0)}`,
    impact: 'Readers see it as it was then.',
    action:
      tier === 'weather' ? 'see whether Open-Meteo answers' : 'see the worker, its queues and whether the CMS answers',
    severity: tier === 'hot' ? 1.5 : 2.5,
  }
}

function describePaused(queue: string): Cause {
  return {
    row: `queue ${queue}`,
    words: `the queue ${queue} is paused`,
    impact: 'What is in it waits.',
    action: `once the reason is over: npm run ops -- resume ${queue}`,
    severity: 2.8,
  }
}

/** A mail server is tried again for hours; what waits longer than this is looked at. */
const MAIL_WAITS_AT_MOST_MS = 10 * 60_000

function describeMail({ waiting, waitsMs }: NonNullable<HomeFacts['mail']>): Cause {
  return {
    row: 'mail',
    words: `${waiting === 1 ? 'a mail has' : `${waiting} mails have`} waited for ${tellSpan(waitsMs)}`,
    impact: 'What readers wrote has not reached the desk; nothing is lost.',
    action: 'see whether the mail server answers (runbook, MailFailing)',
    severity: 2.6,
  }
}

const MEND_GIVEN_UP =
  'see why among the failed jobs of the outbox; once it is mended: npm run ops -- rebuild (runbook, MailGivenUp)'

function describeLostReceipts({ lostReceipts }: NonNullable<HomeFacts['mail']>): Cause {
  const what = lostReceipts === 1 ? 'a receipt of a withdrawal was' : `${lostReceipts} receipts of withdrawals were`
  return {
    row: 'mail',
    words: `${what} given up`,
    impact: 'The desk or the reader has no proof of a withdrawal, and it is not sent again by itself.',
    action: MEND_GIVEN_UP,
    severity: 2.4,
  }
}

function describeGivenUp({ failed }: NonNullable<HomeFacts['mail']>): Cause {
  return {
    row: 'mail',
    words: `${failed === 1 ? 'a mail was' : `${failed} mails were`} given up`,
    impact: 'What readers wrote has not reached the desk, and is not tried again by itself.',
    action: MEND_GIVEN_UP,
    severity: 2.7,
  }
}

const BACKUP_STOPPED: Cause = {
  row: 'backup',
  words: 'nobody takes PostgreSQL’s log',
  impact: 'Readers notice nothing; what is written now would be lost with its disk.',
  action: 'start the backup again (runbook, BackupStopped)',
  severity: 2.9,
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** How things are, in one sentence. */
export function writeSentence(causes: readonly Cause[]): string {
  const [first, second] = causes
  if (!first) return 'All is well.'
  if (!second) return `One thing: ${first.words}.`
  const more = causes.length > 2 ? `; and ${causes.length - 2} more` : ''
  return `${NUMBERS[causes.length] ?? 'Many'} things: ${first.words}; ${second.words}${more}.`
}
