import type { Plan } from '@liberta/contracts/subscriptions/plan.schema'

/** The plan with which one can begin for least, whatever its period; null where none is on offer. */
export function chooseOffer(plans: readonly Plan[]): Plan | null {
  return plans.toSorted((one, other) => one.price - other.price)[0] ?? null
}
