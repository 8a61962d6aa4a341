import { clockInRome, numberDayInRome } from './rome-calendar.ts'
import { writeDate, writeDayAndMonth } from './written-date.ts'

// Marked, so that a script in a browser that asks for an hour alone makes none.
const DAY_KEY = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The days of the week; Thursday first, as 1 January 1970 was one. */
const WEEKDAYS = ['giovedì', 'venerdì', 'sabato', 'domenica', 'lunedì', 'martedì', 'mercoledì'] as const

/** 'sabato', in Rome. */
export function writeWeekday(instant: Date): string {
  return WEEKDAYS.at(numberDayInRome(instant) % WEEKDAYS.length) ?? ''
}

/** 'Sabato', as a date begins a line with it. */
function beginWithWeekday(instant: Date): string {
  const weekday = writeWeekday(instant)
  return weekday.charAt(0).toUpperCase() + weekday.slice(1)
}

/** 'Sabato 21 novembre 2026', in Rome. */
export function writeDay(instant: Date): string {
  return `${beginWithWeekday(instant)} ${writeDate(instant)}`
}

/** 'Sabato 21 novembre', in Rome. */
export function writeDayOfYear(instant: Date): string {
  return `${beginWithWeekday(instant)} ${writeDayAndMonth(instant)}`
}

/** '10.42', in Rome; the hour without a leading zero, parted by a point as newspapers do. */
export function writeClock(instant: Date): string {
  const { hour, minute } = clockInRome(instant)
  return `${hour}.${pad(minute)}`
}

/** 'Sabato 21 novembre 2026, 10.42', in Rome. */
export function writeMoment(instant: Date): string {
  return `${writeDay(instant)}, ${writeClock(instant)}`
}

/** The day in Rome as `YYYY-MM-DD`; equal for two instants of one day. By `Intl`, as days are asked for that are older than the rule. */
export function dayInRome(instant: Date): string {
  return DAY_KEY.format(instant)
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
