import { joinNames } from '@liberta/italian/join-names'
import { WEEKDAYS } from '@liberta/contracts/events/event.schema'
import type { OpeningHours } from '@liberta/contracts/events/event.schema'
import { joinHour } from '@liberta/italian/written-date'

type Weekday = (typeof WEEKDAYS)[number]

const NAMES: Readonly<Record<Weekday, string>> = {
  Monday: 'lunedì',
  Tuesday: 'martedì',
  Wednesday: 'mercoledì',
  Thursday: 'giovedì',
  Friday: 'venerdì',
  Saturday: 'sabato',
  Sunday: 'domenica',
}

/** When a place is open, in words: 'da martedì a giovedì dalle 10 alle 13; sabato dalle 9.30 alle 12'. */
export function writeOpeningHours(hours: OpeningHours): string {
  return hours
    .map(({ days, opens, closes }) => {
      const clocks = `${joinHour('dalle', writeClockOf(opens))} ${joinHour('alle', writeClockOf(closes))}`
      return `${writeWeekdays(days)} ${clocks}`
    })
    .join('; ')
}

function writeWeekdays(days: readonly Weekday[]): string {
  const places = [...new Set(days)].map((day) => WEEKDAYS.indexOf(day)).toSorted((one, other) => one - other)
  const names = places.map((place) => NAMES[WEEKDAYS[place] ?? 'Monday'])
  const [first = '', last = ''] = [names[0], names.at(-1)]
  if (names.length === WEEKDAYS.length) return 'tutti i giorni'
  const areInTurn = places.every((place, index) => place === (places[0] ?? 0) + index)
  if (areInTurn && names.length > 2) return `da ${first} a ${last}`
  return joinNames(names)
}

/** '09:30' as '9.30', '10:00' as '10'. */
function writeClockOf(clock: string): string {
  const [hour = '', minute = ''] = clock.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`
}
