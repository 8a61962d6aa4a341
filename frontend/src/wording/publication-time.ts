import { dayInRome, writeClock } from '@liberta/contracts/wording/italian-date'
import { nextMidnightInRome } from '@liberta/contracts/wording/midnight-in-rome'
import { startOfDayInRome } from '@liberta/contracts/wording/start-of-day-in-rome'

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

/** First instants in Rome, in milliseconds. */
interface Edges {
  year: number
  yesterday: number
  today: number
  tomorrow: number
  nextYear: number
}

const edgesByNow = new WeakMap<Date, Edges>()

/** Kept for as long as the page's `now` lives: asking each card for its day would be the dearest part of it. */
function edgesAround(now: Date): Edges {
  const known = edgesByNow.get(now)
  if (known !== undefined) return known
  const today = dayInRome(now)
  const year = Number(today.slice(0, 4))
  const begin = (day: string) => startOfDayInRome(day)?.getTime() ?? now.getTime()
  const edges = {
    year: begin(`${year}-01-01`),
    yesterday: begin(dayInRome(new Date(begin(today) - A_DAY / 2))),
    today: begin(today),
    tomorrow: nextMidnightInRome(now).getTime(),
    nextYear: begin(`${year + 1}-01-01`),
  }
  edgesByNow.set(now, edges)
  return edges
}

/** When a story came out, for a card: '10.42' today, 'Ieri', '19 novembre', '19 novembre 2025' in another year. */
export function describePublication(instant: Date, now: Date): string {
  const at = instant.getTime()
  const { year, yesterday, today, tomorrow, nextYear } = edgesAround(now)
  if (at >= today && at < tomorrow) return writeClock(instant)
  if (at >= yesterday && at < today) return 'Ieri'
  return at >= year && at < nextYear ? DAY_OF_YEAR.format(instant) : DAY_WITH_YEAR.format(instant)
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

/** The hyphen first, so that a title without one is looked through quickly. */
const NUMBERS_APART = /[-–](?<=\d.)(?=\d)/g

function keepPair(pair: string, first: string, second: string): string {
  return first.length + 1 + second.length <= MOST_TOGETHER ? `${first}\u00a0` : pair
}

/**
 * Keeps together what no line may part: the first word of a quotation and the next one, and the two numbers of a score or of a pair of
 * years («2-0», «2025-26»), by a word joiner (U+2060) on either side of the hyphen.
 */
export function keepTogether(title: string): string {
  return title.replaceAll(QUOTED_PAIR, keepPair).replaceAll(NUMBERS_APART, '\u2060$&\u2060')
}
