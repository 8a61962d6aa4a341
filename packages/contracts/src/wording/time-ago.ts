const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY

const relative = new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' })

/**
 * How long ago an instant was, in Italian: 'adesso', '5 minuti fa', 'ieri', '3 settimane fa'. With a threshold in months
 * that is exceeded, 'circa N mesi fa' (specification §9).
 */
export function describeTimeAgo(instant: Date, now: Date, monthThreshold?: number): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - instant.getTime()) / 1000))
  const months = Math.floor(seconds / MONTH)
  if (monthThreshold !== undefined && months > monthThreshold) return `circa ${months} mesi fa`
  if (seconds < MINUTE) return 'adesso'
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute')
  if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour')
  if (seconds < 7 * DAY) return relative.format(-Math.floor(seconds / DAY), 'day')
  if (seconds < MONTH) return relative.format(-Math.floor(seconds / (7 * DAY)), 'week')
  if (seconds < YEAR) return relative.format(-months, 'month')
  return relative.format(-Math.floor(seconds / YEAR), 'year')
}
