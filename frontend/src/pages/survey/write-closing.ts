import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import { writeClock, writeWeekday } from '@liberta/italian/italian-date'
import { writeDateSeenFrom } from '@liberta/italian/written-date'

/** Until when one can vote: 'Aperto fino a venerdì 27 novembre, ore 12', 'Aperto', 'Chiuso venerdì 27 novembre', 'Chiuso'. */
export function writeClosing({ closesAt }: Pick<Survey, 'closesAt'>, isOpen: boolean, now: Date): string {
  const at = closesAt === null ? null : new Date(closesAt)
  if (isOpen) return at === null ? 'Aperto' : `Aperto fino a ${writeDay(at, now)}, ore ${writeHour(at)}`
  // Closed by the editors before its time: the day that was set says nothing.
  return at === null || at > now ? 'Chiuso' : `Chiuso ${writeDay(at, now)}`
}

function writeDay(at: Date, now: Date): string {
  return `${writeWeekday(at)} ${writeDateSeenFrom(at, now)}`
}

function writeHour(at: Date): string {
  return writeClock(at).replace(/\.00$/, '')
}
