const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A span in the words of the operators' pages: `9 s`, `14 minutes`, `3 hours`. */
export function tellSpan(ms: number): string {
  if (ms < 2 * MINUTE) return `${Math.round(ms / SECOND)} s`
  if (ms < 2 * HOUR) return `${Math.round(ms / MINUTE)} minutes`
  if (ms < 48 * HOUR) return `${Math.round(ms / HOUR)} hours`
  return `${Math.round(ms / (24 * HOUR))} days`
}

/** The same in a row: seconds as long as they are few, then `14 min`, `3 h 40 min`. */
export function writeSpan(ms: number): string {
  if (ms < 10 * SECOND) return `${(ms / SECOND).toFixed(1)} s`
  if (ms < 15 * MINUTE) return `${Math.round(ms / SECOND)} s`
  if (ms < HOUR) return `${Math.round(ms / MINUTE)} min`
  const minutes = Math.round((ms % HOUR) / MINUTE)
  return `${Math.floor(ms / HOUR)} h${minutes === 0 ? '' : ` ${minutes} min`}`
}
