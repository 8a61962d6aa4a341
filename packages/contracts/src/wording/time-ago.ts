const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30 * DAY
const YEAR = 365 * DAY

interface Unit {
  /** The unit serves for less than this; seconds. */
  until: number
  length: number
  /** From one on, where the language has words of its own. */
  named: readonly string[]
  many: string
}

/**
 * Words of a table: `Intl.RelativeTimeFormat` says the same (a test holds them together), but takes 13 ms to be made, on a
 * phone more than all else that a page runs.
 */
const UNITS: readonly Unit[] = [
  { until: HOUR, length: MINUTE, named: ['1 minuto fa'], many: 'minuti fa' },
  { until: DAY, length: HOUR, named: ['1 ora fa'], many: 'ore fa' },
  { until: WEEK, length: DAY, named: ['ieri', 'l’altro ieri'], many: 'giorni fa' },
  { until: MONTH, length: WEEK, named: ['la settimana scorsa'], many: 'settimane fa' },
  { until: YEAR, length: MONTH, named: ['il mese scorso'], many: 'mesi fa' },
  { until: Infinity, length: YEAR, named: ['l’anno scorso'], many: 'anni fa' },
]

/**
 * How long ago an instant was, in Italian: 'adesso', '5 minuti fa', 'ieri', '3 settimane fa'. With a threshold in months
 * that is exceeded, 'circa N mesi fa' (specification §9). What is still to come is now.
 */
export function describeTimeAgo(instant: Date, now: Date, monthThreshold?: number): string {
  const seconds = Math.floor((now.getTime() - instant.getTime()) / 1000)
  const months = Math.floor(seconds / MONTH)
  if (monthThreshold !== undefined && months > monthThreshold) return `circa ${months} mesi fa`
  const unit = UNITS.find(({ until }) => seconds < until)
  if (unit === undefined || seconds < MINUTE) return 'adesso'
  const count = Math.floor(seconds / unit.length)
  return unit.named[count - 1] ?? `${count} ${unit.many}`
}
