const ZONE = 'Europe/Rome'

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, ...options })

const DAY_FULL = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const DAY_SHORT = format({ weekday: 'long', day: 'numeric', month: 'long' })
const DAY_KEY = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })
const CLOCK = format({ hour: 'numeric', minute: '2-digit', hour12: false })

/** As newspapers begin and date: a capital, and '1°' for the first of a month. */
const finish = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replace(/ 1 /, ' 1° ')

/** 'Sabato 21 novembre 2026', in Rome. */
export function writeDay(instant: Date): string {
  return finish(DAY_FULL.format(instant))
}

/** 'Sabato 21 novembre', in Rome. */
export function writeDayOfYear(instant: Date): string {
  return finish(DAY_SHORT.format(instant))
}

/** '10.42', in Rome; the hour without a leading zero, parted by a point as newspapers do. */
export function writeClock(instant: Date): string {
  return CLOCK.format(instant)
    .replace(':', '.')
    .replace(/^0(?=\d\.)/, '')
}

/** 'Sabato 21 novembre 2026, 10.42', in Rome. */
export function writeMoment(instant: Date): string {
  return `${writeDay(instant)}, ${writeClock(instant)}`
}

/** The day in Rome as `YYYY-MM-DD`; equal for two instants of one day. */
export function dayInRome(instant: Date): string {
  return DAY_KEY.format(instant)
}
