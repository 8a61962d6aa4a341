import { parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { startOfRomeDay } from '@liberta/italian/rome-time'

/** What is over, and what «oggi» means, changes with the day; a search may hold either. */
const MODELS_OF_THE_DAY: ReadonlySet<string> = new Set(['event', 'eventList', 'search'])

/** Whether a model may be another one tomorrow though the CMS has changed nothing. */
export function movesWithTheDay({ model, id }: ReadModelReference): boolean {
  if (model === 'obituaryList') return (parseObituaryListId(id)?.period ?? null) !== null
  return MODELS_OF_THE_DAY.has(model)
}

/** Milliseconds for which a model stays fresh: what moves with the calendar no longer than until midnight in Rome. */
export function endWithTheDay(reference: ReadModelReference, freshForMs: number, now: number = Date.now()): number {
  if (!movesWithTheDay(reference)) return freshForMs
  return Math.max(0, Math.min(freshForMs, startOfRomeDay(now, 1) - now))
}
