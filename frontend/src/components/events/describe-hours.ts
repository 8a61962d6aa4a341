import { joinNames } from '@liberta/italian/join-names'
import { WEEKDAYS } from '@liberta/contracts/events/event.schema'
import type { OpeningHours } from '@liberta/contracts/events/event.schema'
import { joinHours, writeBeginning, writeEnd } from '@liberta/italian/written-hours'

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

/** When a place is open, in words: 'da martedì a giovedì dalle 10 alle 13; sabato dalle 9.30 alle 24'; of whole days their names alone. */
export function writeOpeningHours(hours: OpeningHours): string {
  return hours
    .map(({ days, opens, closes }) => {
      const span = joinHours(writeBeginning(clockOf(opens)), writeEnd(clockOf(closes)))
      return span === null ? writeWeekdays(days) : `${writeWeekdays(days)} ${span}`
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

/** '09:30' as '9.30', as the site's clocks are written. */
function clockOf(time: string): string {
  return time.replace(/^0/, '').replace(':', '.')
}
