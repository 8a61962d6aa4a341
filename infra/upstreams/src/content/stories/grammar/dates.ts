import { MONTHS } from '@liberta/italian/written-date'
import { figureWithArticle } from './numbers.ts'

const weekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const

const dayMs = 86_400_000

/** Last Sunday of a month at 01:00 UTC, when the European Union changes its clocks (directive 2000/84/EC). */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs
}

/**
 * The moment moved so that its UTC fields read as the wall clock of Rome. Done by rule rather than with Intl, which costs
 * more than the whole headline.
 */
export function toRomeClock(moment: Date): Date {
  const time = moment.getTime()
  const year = moment.getUTCFullYear()
  const summer = time >= clockChange(year, 2) && time < clockChange(year, 9)
  return new Date(time + (summer ? 2 : 1) * 3_600_000)
}

/** «sabato 14 marzo», `offset` days after the day of the Roman clock given. */
export function weekdayDate(clock: Date, offset: number): string {
  const day = new Date(clock.getTime() + offset * dayMs)
  return `${weekdays[day.getUTCDay()]} ${dayMonth(day)}`
}

/** «il 14 marzo», «l’8 marzo», «il primo marzo»: with its article, so that prepositions contract with it. */
export function dateWithArticle(clock: Date, offset: number): string {
  const day = new Date(clock.getTime() + offset * dayMs)
  return day.getUTCDate() === 1 ? `il ${dayMonth(day)}` : figureWithArticle(dayMonth(day))
}

/** «sabato», `offset` days after the day given. */
export function weekdayName(clock: Date, offset: number): string {
  return weekdays[new Date(clock.getTime() + offset * dayMs).getUTCDay()] ?? ''
}

function dayMonth(day: Date): string {
  const number = day.getUTCDate()
  return `${number === 1 ? 'primo' : number} ${MONTHS[day.getUTCMonth()]}`
}
