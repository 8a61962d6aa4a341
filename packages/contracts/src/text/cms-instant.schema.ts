import { placeInRome } from '@liberta/italian/rome-time'
import { z } from 'zod'

/** Times that a pattern of RFC 3339 takes and PostgreSQL does not: of the year 0, and of zones that nobody lives in. */
const NO_TIME = /^0000-|[+-](?:1[6-9]|2\d):\d\d$/

/**
 * A time of ISO 8601 in the spellings that CMSs send: a space for the T, a small letter, a comma for the point, an offset without its colon
 * (PHP's own) or its minutes, a day alone.
 */
const SPELT_TIME = /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?) ?(?:([Zz])|([+-]\d\d)(?::?(\d\d))?)?)?$/

/** An instant of the CMS from the year 1 on, as RFC 3339 with its offset; one without is a time in Rome, a day alone its first instant (docs/naxos.md). */
export const cmsInstantSchema = readInstant('00:00:00')

/** The same of when something ends: a day alone is its last instant. */
export const cmsEndSchema = readInstant('23:59:59.999')

/** @param clock the time of a day that is given alone */
function readInstant(clock: string) {
  return z
    .string()
    .transform((time) => spellTime(time, clock))
    .pipe(z.iso.datetime({ offset: true, local: true }).refine((time) => !NO_TIME.test(time)))
    .transform(placeInRome)
}

/** A time as RFC 3339 spells it, where it is one as CMSs do; anything else as it is. */
function spellTime(given: string, clock: string): string {
  const [, day, time = clock, utc, hours, minutes = '00'] = SPELT_TIME.exec(given) ?? []
  if (day === undefined) return given
  const offset = hours === undefined ? (utc ?? '').toUpperCase() : `${hours}:${minutes}`
  return `${day}T${time.replace(',', '.')}${offset}`
}
