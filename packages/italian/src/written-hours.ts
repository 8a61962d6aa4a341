import { joinHour } from './written-date.ts'

/** A clock's midnight, and the last minute before it: between them lies a whole day, of which no hour was given (requirements 1.21). */
const [MIDNIGHT, LAST_MINUTE] = ['0.00', '23.59']
/** Midnight, as the end of a day. */
const DAY_END = '24'

/** A clock's hour, '9' for '9.00', where something begins; null at midnight: then none was given. */
export function writeBeginning(clock: string): string | null {
  return clock === MIDNIGHT ? null : dropMinutes(clock)
}

/** A clock's hour where something ends: midnight is '24'; null for 23.59: then none was given. */
export function writeEnd(clock: string): string | null {
  if (clock === LAST_MINUTE) return null
  return clock === MIDNIGHT ? DAY_END : dropMinutes(clock)
}

/** From when to when, each null where it was not given: 'dalle 10 alle 19', 'dalle 18', 'fino alle 19'; null for a whole day. */
export function joinHours(from: string | null, to: string | null): string | null {
  if (from === null) return to === null || to === DAY_END ? null : `fino ${joinHour('alle', to)}`
  return to === null ? joinHour('dalle', from) : `${joinHour('dalle', from)} ${joinHour('alle', to)}`
}

/** A full hour without its minutes: '9' for '9.00'. */
export function dropMinutes(clock: string): string {
  return clock.replace(/\.00$/, '')
}
