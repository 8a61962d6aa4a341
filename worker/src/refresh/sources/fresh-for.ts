import { parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import { keptGoodRuleOf } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { startOfRomeDay } from '@liberta/italian/rome-time'

/** Whether a model may be another one tomorrow though the CMS has changed nothing: by its entry, or by what its id asks for. */
export function movesWithTheDay({ model, id }: ReadModelReference): boolean {
  if (model === 'obituaryList') return (parseObituaryListId(id)?.period ?? null) !== null
  return keptGoodRuleOf(model).movesWithDay === true
}

/** Milliseconds for which a model stays fresh: what moves with the calendar no longer than until midnight in Rome. */
export function endWithTheDay(reference: ReadModelReference, freshForMs: number, now: number = Date.now()): number {
  if (!movesWithTheDay(reference)) return freshForMs
  return Math.max(0, Math.min(freshForMs, startOfRomeDay(now, 1) - now))
}
