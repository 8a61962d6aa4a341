import type { EventDay } from './group-events.ts'

/** One row of the agenda: a full day over the whole width, one quiet day alone, or two side by side. */
export type AgendaRow =
  | { form: 'today' | 'full' | 'alone'; days: readonly [EventDay] }
  | { form: 'pair'; wide: 'first' | 'second'; days: readonly [EventDay, EventDay] }

/** Events of a day that stand beside another day's. */
const QUIET = 2

/**
 * Lays the days of the agenda. Quiet days stand two by two where neighbours have the same number of events, so that no half of a row is
 * white, the wider one now at the left, now at the right (7|5, then 5|7); the order of the days is never changed.
 */
export function planAgenda(days: readonly EventDay[], today: string): AgendaRow[] {
  const rows: AgendaRow[] = []
  let pairs = 0
  for (let at = 0; at < days.length; at += 1) {
    const [day, next] = [days[at], days[at + 1]]
    if (day === undefined) break
    if (day.day === today) rows.push({ form: 'today', days: [day] })
    else if (day.events.length > QUIET) rows.push({ form: 'full', days: [day] })
    else if (next?.events.length === day.events.length) {
      rows.push({ form: 'pair', wide: pairs % 2 === 0 ? 'first' : 'second', days: [day, next] })
      pairs += 1
      at += 1
    } else rows.push({ form: 'alone', days: [day] })
  }
  return rows
}
