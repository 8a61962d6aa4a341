import { dayInRome, writeClock } from '@liberta/contracts/wording/italian-date'

const DAY_OF_YEAR = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', day: 'numeric', month: 'long' })
const DAY_WITH_YEAR = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const WEEKDAY = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', weekday: 'long' })
const DAY_NUMBER = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', day: 'numeric' })
const A_DAY = 86_400_000

const daysByNow = new WeakMap<Date, { today: string; yesterday: string }>()

/** Kept for as long as the page's `now` lives: formatting dates is the dearest part of a card. */
function daysAround(now: Date): { today: string; yesterday: string } {
  const known = daysByNow.get(now)
  if (known !== undefined) return known
  const days = { today: dayInRome(now), yesterday: dayInRome(new Date(now.getTime() - A_DAY)) }
  daysByNow.set(now, days)
  return days
}

/** When a story came out, for a card: '10.42' today, 'Ieri', '19 novembre', '19 novembre 2025' in another year. */
export function describePublication(instant: Date, now: Date): string {
  const day = dayInRome(instant)
  const { today, yesterday } = daysAround(now)
  if (day === today) return writeClock(instant)
  if (day === yesterday) return 'Ieri'
  return day.slice(0, 4) === today.slice(0, 4) ? DAY_OF_YEAR.format(instant) : DAY_WITH_YEAR.format(instant)
}

/** The parts of an event's date as a card sets them: '21', 'sabato', 'ore 20.30'. */
export function describeEventDay(instant: Date): { day: string; weekday: string; hour: string } {
  return {
    day: DAY_NUMBER.format(instant),
    weekday: WEEKDAY.format(instant),
    hour: `ore ${writeClock(instant).replace(/\.00$/, '')}`,
  }
}

/** The length of a clip: '4.12', '41.05', '1.02.09'. */
export function describeClipLength(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join('.')
}

/** The first two words of a quotation. */
const QUOTED_PAIR = /([«“][^\s«»“”]+) (?=([^\s«»“”]+))/gu
/** Letters of two words that fit a line of the narrowest card, beside its photograph in a window of 320 px. */
const MOST_TOGETHER = 16

function keepPair(pair: string, first: string, second: string): string {
  return first.length + 1 + second.length <= MOST_TOGETHER ? `${first}\u00a0` : pair
}

/**
 * Keeps together what no line may part: the first word of a quotation and the next one, and the two numbers of a score or of a pair of
 * years («2-0», «2025-26»), by a word joiner (U+2060) on either side of the hyphen.
 */
export function keepTogether(title: string): string {
  return title.replaceAll(QUOTED_PAIR, keepPair).replaceAll(/(?<=\d)[-–](?=\d)/g, '\u2060$&\u2060')
}
