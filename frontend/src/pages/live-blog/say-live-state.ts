import type { LiveFacts, LiveState } from '@liberta/contracts/live-blog/live-blog.schema'
import { writeClock, writeWeekday } from '@liberta/italian/italian-date'
import { daysSince } from '@liberta/italian/rome-calendar'
import { joinDate, joinHour, writeDateSeenFrom } from '@liberta/italian/written-date'
import { writeNumber } from '@liberta/italian/write-number'
import { dropMinutes, writeBeginning } from '@liberta/italian/written-hours'
import { isSilent, saySilence, SILENT_AFTER_MS } from '../../components/live/say-silence.ts'

/** How a live blog stands to its reader: as the editors say, or unheard of. */
export type ShownState = LiveState | 'silent'

export interface StateLine {
  state: ShownState
  /** «In diretta»: what is said first. */
  title: string
  /** What follows it. */
  words: string
}

/** What the line is made of. */
export interface LiveMoment extends LiveFacts {
  /** When the newest entry was written; null where there is none. */
  updatedAt: string | null
  /** When the CMS, or who writes for it, was last heard of; milliseconds of the epoch, null where that is not known. */
  contactMs: number | null
  total: number
}

/** The one line under the standfirst, always in the same place: «In diretta, aggiornata alle 10.42, 41 aggiornamenti». */
export function sayLiveState(moment: LiveMoment, now: Date): StateLine {
  const { state, resumesAt, endedAt, updatedAt, contactMs, total } = moment
  const count = countUpdates(total)
  const updated = updatedAt === null ? null : `aggiornata ${sayWhen(new Date(updatedAt), now)}`
  switch (state) {
    case 'ended':
      return { state, title: 'Conclusa', words: join(endedAt && sayWhen(new Date(endedAt), now), count) }
    case 'paused': {
      const isAhead = resumesAt !== null && Date.parse(resumesAt) > now.getTime()
      return {
        state,
        title: 'In pausa',
        words: join(isAhead ? `riprende ${sayWhen(new Date(resumesAt), now)}` : updated, count),
      }
    }
    case 'live':
      if (contactMs !== null && isSilent(contactMs, now.getTime())) {
        return { state: 'silent', ...saySilence(contactMs) }
      }
      return { state, title: 'In diretta', words: join(updated, count) }
  }
}

/** The moment from which a line is no longer true; null for one that stays so until midnight. */
export function findLineEnd({ state, resumesAt, contactMs }: LiveMoment, now: Date): Date | null {
  if (state === 'paused') return resumesAt === null ? null : later(new Date(resumesAt), now)
  if (state !== 'live' || contactMs === null) return null
  // Once it is silent it is looked at again and again: the first word that comes ends it.
  return later(new Date(contactMs + SILENT_AFTER_MS), now) ?? new Date(now.getTime() + LOOK_AGAIN_MS)
}

const LOOK_AGAIN_MS = 5000

function later(moment: Date, now: Date): Date | null {
  return moment > now ? moment : null
}

/** 'alle 10.42', 'ieri alle 23.10', 'domani alle 6', 'lunedì alle 9.30', 'il 19 novembre'; of another day than today midnight is no hour. */
export function sayWhen(instant: Date, now: Date): string {
  const clock = writeClock(instant)
  if (daysSince(instant, now) === 0) return joinHour('alle', dropMinutes(clock))
  const hour = writeBeginning(clock)
  return hour === null ? sayDay(instant, now) : `${sayDay(instant, now)} ${joinHour('alle', hour)}`
}

function sayDay(instant: Date, now: Date): string {
  const days = daysSince(instant, now)
  if (days === 1) return 'ieri'
  if (days === -1) return 'domani'
  return days < 0 && days > -7 ? writeWeekday(instant) : joinDate('il', writeDateSeenFrom(instant, now))
}

/** '41 aggiornamenti', 'un aggiornamento'. */
function countUpdates(total: number): string | null {
  if (total === 0) return null
  return total === 1 ? 'un aggiornamento' : `${writeNumber(total)} aggiornamenti`
}

function join(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ')
}
